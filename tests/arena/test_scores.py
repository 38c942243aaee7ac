"""What the tables of a pairing give, deal by deal."""

from __future__ import annotations

import pytest

from byczo.arena.scores import Scores, scores_of
from byczo.arena.seatings import Seating, pairings_of
from byczo.arena.table_play import TableResult


def table(deal: int, seating: Seating, totals: list[int]) -> TableResult:
    return TableResult(
        deal=deal, bots=seating.bots, copy=seating.copy, totals=totals, rounds=2, counts=[]
    )


def scores(*, fewest_wins: bool) -> Scores:
    (pairing, *_) = pairings_of(["a", "b"], cross=False, control=False)
    seatings = pairing.seatings(3)
    totals = [[10, 20, 30], [20, 20, 5], [9, 9, 9]]
    tables = {
        (0, seating): table(0, seating, total)
        for seating, total in zip(seatings, totals, strict=True)
    }
    return scores_of(tables, pairing, range(1), 3, fewest_wins=fewest_wins)


def test_a_bot_is_averaged_over_its_seats() -> None:
    found = scores(fewest_wins=True)
    assert found.points[0] == pytest.approx((10 + 20 + 9) / 3)
    assert found.rounds[0] == 2
    assert found.lead[0] == pytest.approx((15 - 7.5 + 0) / 3)
    assert found.wins[0] == pytest.approx((1 + 0 + 1 / 3) / 3)
    assert found.ahead[0] == pytest.approx((1 + 0.25 + 0.5) / 3)


def test_where_many_points_are_good_the_lead_turns_round() -> None:
    found = scores(fewest_wins=False)
    assert found.lead[0] == pytest.approx(-(15 - 7.5 + 0) / 3)
    assert found.wins[0] == pytest.approx((0 + 1 / 2 + 1 / 3) / 3)
