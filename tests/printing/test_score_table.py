"""Parts of score sheets."""

from __future__ import annotations

import pytest

from byczo.printing.paper import Box
from byczo.printing.score_table import rounds_per_sheet, scale_of


def test_a_sheet_grows_until_it_touches_one_edge() -> None:
    assert scale_of(Box(0, 0, 100, 300), 50, 100) == 2
    assert scale_of(Box(0, 0, 100, 100), 50, 100) == 1


@pytest.mark.parametrize(
    ("rounds", "most", "sheets"),
    [(5, 10, [5]), (10, 10, [10]), (11, 10, [5, 6]), (25, 10, [8, 8, 9]), (1, 1, [1])],
)
def test_rounds_are_spread_evenly_over_few_sheets(
    rounds: int, most: int, sheets: list[int]
) -> None:
    found = rounds_per_sheet(rounds, most)
    assert [len(part) for part in found] == sheets
    assert [number for part in found for number in part] == list(range(1, rounds + 1))
