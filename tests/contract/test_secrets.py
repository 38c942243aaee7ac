"""Two worlds, made without the game's own idea of what is hidden.

Here the second world does not come from ``imagine``: two cards that nobody has seen yet change
hands in the deal itself, or a secret choice is another one. Whoever cannot know must see the same,
byte for byte, at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from tests.contract.worlds import other_world, with_hidden_hands
from tests.nights import NIGHT
from tests.support import legal, seen_by, short, tables_where, walk

pytestmark = pytest.mark.usefixtures("engine")
SEEDS = [0, *(pytest.param(seed, marks=NIGHT) for seed in (1, 2))]


def shown(match: Match, log: list[Any], seat: int) -> list[Any]:
    """All that the seat, and a spectator, get to see while the log is played."""
    pictures: list[Any] = []
    observed: Callable[[int | None], Any] = match.observe
    for entry in log:
        if "score" in entry:
            continue
        told = match.act_json(entry["seat"], entry["do"]) if "do" in entry else match.deal(entry)
        pictures.append(
            (
                told,
                match.view_json(seat),
                match.view_json(None),
                observed(seat).tobytes(),
                observed(None).tobytes(),
                match.legal(seat),
            )
        )
    return pictures


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("game", "options"), with_hidden_hands(), ids=lambda part: getattr(part, "id", "")
)
def test_cards_that_nobody_has_seen(game: Game, options: Options, seed: int) -> None:
    """Two games with the same public history and other hidden hands look the same."""
    brief = short(game, options)
    stream = stream_of(f"hidden {seed}")
    match = Match(game, brief, chance=Seeded(seed), compiled=True)
    for _ in range(draw(stream, 6 * options.players)):
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    compared = 0
    for _ in range(12):
        observer = draw(stream, options.players)
        log = other_world(match.log, options.players, observer, lambda n: draw(stream, n))
        if log is None:
            continue
        try:
            there = shown(Match(game, brief, compiled=True), log, observer)
        except IllegalAction:
            continue  # with those cards somebody would have had to follow the colour
        here = shown(Match(game, brief, compiled=True), match.log, observer)
        assert here == there
        compared += 1
    assert compared


@tables_where(lambda game, _: game.simultaneous)
def test_choices_that_nobody_has_seen(game: Game, options: Options) -> None:
    """What a seat has chosen in secret looks the same to all others, whatever it is."""
    engine = game.compiled
    stream = stream_of("secret")
    everybody = range(-1, options.players)
    compared = 0
    for state in walk(game, short(game, options), 6, engine):
        if max(state.waiting, 0).bit_count() < 2 or draw(stream, 3):
            continue
        chooser = state.waiting.bit_length() - 1
        actions = legal(engine, state, chooser)
        one, two = state.twin(), state.twin()
        engine.act(one, chooser, actions[0])
        engine.act(two, chooser, actions[-1])
        for seat in everybody:
            mine, yours = seen_by(game, engine, one, seat), seen_by(game, engine, two, seat)
            assert mine.same(yours) is (seat != chooser or len(actions) == 1)
        compared += 1
    assert compared
