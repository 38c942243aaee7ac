"""Nothing that lay on the desk before can be seen in a message."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.desk import Desk
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from tests.support import NAMES, TABLES, short

tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)


def litter(desk: Desk, junk: int) -> None:
    """Leave the same byte everywhere on the desk."""
    for room in (desk.seen, desk.trial, desk.view, desk.events, desk.listed, desk.out):
        memory: Any = room.view("uint8")
        memory[:] = junk


@pytest.mark.usefixtures("engine")
@tables
def test_messages_begin_with_a_blank(game: Game, options: Options) -> None:
    """What a rule forgets to fill is empty, and never what another seat was shown."""
    name = f"blank {options.players}"
    clean, dirty = (
        Match(game, short(game, options), chance=Seeded(name), compiled=True) for _ in range(2)
    )
    engine = game.compiled
    stream = stream_of(name)
    while not clean.over:
        seat = clean.waiting[0]
        actions = clean.actions(seat)
        action = actions[draw(stream, len(actions))]
        told = clean.act_json(seat, action)
        litter(game.desks(engine).desk, 0x55)
        assert dirty.act_json(seat, action) == told
        if draw(stream, 6):
            continue
        viewer = draw(stream, options.players + 1)
        observer = viewer if viewer < options.players else None
        litter(game.desks(engine).desk, 0)
        view = clean.view_json(observer)
        litter(game.desks(engine).desk, 0x55)
        assert dirty.view_json(observer) == view
