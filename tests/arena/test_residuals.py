"""A machine whose tables differ is found; honest ones are not suspected."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.arena.residuals import shares_of
from byczo.arena.seatings import Pairing, Seating
from byczo.arena.table_play import SeatCounts, TableResult

PAIRING = Pairing("a", "b")


def played(bad: float, slow: float = 1.0) -> dict[tuple[int, Seating], TableResult]:
    """200 deals of three workers; at tables of the last one bot a takes more heads."""
    chance = np.random.default_rng(1)
    tables = {}
    for deal in range(200):
        for own, seating in enumerate(PAIRING.seatings(3)):
            worker = "xyz"[chance.integers(3)]
            totals = chance.integers(0, 30, 3)
            totals[own] += bad * (worker == "z")
            seconds = 0.01 * (slow if worker == "z" else 1.0)
            tables[deal, seating] = TableResult(
                deal=deal,
                bots=seating.bots,
                copy=0,
                rounds=1,
                totals=totals.tolist(),
                counts=[SeatCounts(decisions=10, timed=10, seconds=seconds) for _ in range(3)],
                worker=worker,
            )
    return tables


@pytest.mark.parametrize(("bad", "suspected"), [(0, []), (12, ["z"])])
def test_a_bad_machine_shows(bad: int, suspected: list[str]) -> None:
    shares = shares_of(played(bad), [PAIRING], 200, 3, fewest_wins=True)
    assert [share.worker for share in shares] == ["x", "y", "z"]
    assert sum(share.tables for share in shares) == 600
    assert [
        share.worker for share in shares if share.suspicious and share.worker == "z"
    ] == suspected
    assert (shares[2].residual.mean < -4) == bool(suspected)


def test_a_slow_machine_shows() -> None:
    x, y, z = shares_of(played(0, slow=3.0), [PAIRING], 200, 3, fewest_wins=True)
    assert x.pace == pytest.approx(y.pace)
    assert x.pace is not None
    assert z.pace == pytest.approx(3 * x.pace)


def test_too_few_deals_raise_no_suspicion() -> None:
    tables = {key: table for key, table in played(30).items() if key[0] < 5}
    assert not any(s.suspicious for s in shares_of(tables, [PAIRING], 5, 3, fewest_wins=True))
