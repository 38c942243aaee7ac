"""The reminder of heads on a score sheet."""

from __future__ import annotations

from byczo.games.rows.heads import HEADS
from byczo.games.rows.heads_key import BULL, BULL_SQUARE, STOCKS, _examples


def test_every_count_of_heads_has_its_look_and_its_examples() -> None:
    assert set(STOCKS) == set(_examples()) == set(HEADS.tolist()) - {0}
    assert _examples()[5] == "11 22 33 …"
    assert _examples()[7] == "55"


def test_the_bull_lies_within_its_square() -> None:
    numbers = "".join(sign if sign.isdigit() or sign == "." else " " for sign in BULL).split()
    assert 0 <= min(map(float, numbers)) <= max(map(float, numbers)) <= BULL_SQUARE
