"""Reasons are what the rules of a game say, on every engine, from what a seat sees alone."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from byczo.core.declaration import Coaching
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.reason import Reason
from byczo.core.rule import compiled, interpreted
from byczo.games import game_of
from byczo.play import reasons as module
from byczo.play.reasons import Reasons
from tests.play.positions import moments, six_nimmt_table
from tests.support import TABLES, legal, seen_by

SOME = TABLES[::7]


@pytest.mark.parametrize(
    ("game", "options"), SOME, ids=[f"{game.id}-{options.players}" for game, options in SOME]
)
def test_they_are_the_same_as_plain_python(
    game: Game, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[tuple[int, int], Reason | None] = {}
    for translate in (compiled, interpreted):
        monkeypatch.setattr(module, "compiled", translate)
        reasons = Reasons(game)
        for number, (state, seat) in enumerate(moments(game, options, 8, 4)):
            seen = seen_by(game, game.compiled, state, seat)
            for action in legal(game.compiled, state, seat)[:12]:
                reason = reasons.of(seen, seat, action)
                assert told.setdefault((number, action), reason) == reason is not None


def test_one_reason_leaves_nothing_in_the_next() -> None:
    state = six_nimmt_table([[12, 14], [33, 41, 42, 44, 45], [60, 61, 62, 64], [90]], [15, 52])
    reasons = Reasons(game_of("six-nimmt"))
    full = reasons.of(state, 0, 52)
    assert full == Reason("six-nimmt-why-full", {"row": 2, "heads": 14, "gap": "46–51"})
    following = Reason("six-nimmt-why-next", {"row": 1, "end": 14, "place": 3})
    assert reasons.of(state, 0, 15) == following
    assert reasons.of(state, 0, 52) == full
    assert msgspec.json.decode(msgspec.json.encode(full), type=Reason) == full


def test_a_game_without_reasons_has_none() -> None:
    game = replace(game_of("six-nimmt"), coaching=Coaching())
    assert Reasons(game).of(six_nimmt_table([[1], [2], [3], [4]], [9]), 0, 9) is None
