"""What bots play 6 nimmt! for."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded
from byczo.core.declaration import RELATIVE, WIN
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME as SIX
from byczo.games.six_nimmt.strategy import may_be_last_round


@pytest.mark.parametrize(
    ("options", "totals", "payoff"),
    [
        ({"players": 3}, [0, 0, 0], RELATIVE),
        ({"players": 3}, [20, 30, 40], RELATIVE),
        ({"players": 3}, [20, 30, 60], WIN),
        ({"players": 3, "rounds": 1}, [0, 0, 0], RELATIVE),
    ],
)
def test_near_the_end_of_a_match_the_win_counts(
    options: dict[str, int], totals: list[int], payoff: int
) -> None:
    match = Match(SIX, options, chance=Seeded(1))
    seen = match.observe(0)
    seen.closed = int(sum(totals) > 0)
    seen.totals[:3] = totals
    assert SIX.strategy.payoff(seen) == payoff


@pytest.mark.parametrize(("rounds", "closed", "last"), [(3, 2, True), (3, 1, False), (1, 0, False)])
def test_the_last_of_several_rounds(rounds: int, closed: int, *, last: bool) -> None:
    seen = Match(SIX, {"players": 3, "rounds": rounds}, chance=Seeded(1)).observe(0)
    seen.closed = closed
    assert may_be_last_round(seen) is last
