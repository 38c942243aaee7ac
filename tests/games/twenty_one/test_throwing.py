"""The own form of chance in kernels does what that of the core does."""

from __future__ import annotations

import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.fitting import interpreted
from byczo.core.kernels import act_at_random, happen, room_for
from byczo.core.rule import compiled
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.rules import AGAIN, DEAL, ROLL
from byczo.games.twenty_one.throwing import throw


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@pytest.mark.parametrize("players", [2, 6])
def test_the_same_draws_make_the_same_table(players: int, mode: str) -> None:
    """Through whole games: the deal, first throws and second ones."""
    plain = {blank: part for blank, part in GAME.parts.items() if blank is not happen}
    translate = compiled if mode == "compiled" else interpreted
    usual, own = translate(happen, plain), translate(throw)
    state = GAME.start(GAME.read_options({"players": players}))
    stream, room = stream_of(players), room_for(GAME)
    seen = set()
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            seen.add(state.phase)
            other, luck = state.twin(), stream.copy()
            usual(other, luck, *room_for(GAME))
            own(state, stream, *room)
            assert state.same(other)
            assert stream[0] == luck[0]
        else:
            GAME.compiled.fit(act_at_random)(state, stream)
    assert seen == {DEAL, ROLL, AGAIN}
