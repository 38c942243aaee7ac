"""The yardstick of searches."""

from __future__ import annotations

from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.monte_carlo import MonteCarloBot
from tests.play.positions import must_take, six_nimmt_table

SIX = game_of("six-nimmt")


def test_plain_monte_carlo_decides() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(2), compiled=True)
    assert MonteCarloBot(SIX, stream_of(1), worlds=20).decide(match.observe(0), 0) in match.actions(
        0
    )


def test_it_finds_the_cheapest_row() -> None:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    decided = MonteCarloBot(SIX, stream_of(1), worlds=4).decide(state, 0)
    assert SIX.notation.write_action(state, decided) == "row 2"


def test_a_single_choice_needs_no_worlds() -> None:
    state = six_nimmt_table([[1], [10], [20], [50]], [60])
    stream = stream_of(1)
    assert MonteCarloBot(SIX, stream, worlds=10**9).decide(state, 0) == 60
    assert stream[0] == stream_of(1)[0]
