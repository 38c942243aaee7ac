"""The values of a row: known expectations, and a second opinion by plain enumeration."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod

import numpy as np
import pytest

from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.solver.forecast import FULL_SHEET, TURNS, position_of, sheet_tables
from byczo.games.twenty_one.solver.row_values import ALL_OPEN, HITS, MASKS, PLACES, row_values

BONUS = (0, 1, 3, 6, 10, 15, 21)
NUMBERS = [[number for _, number in row] for row in default_layout()[0]]


def test_the_first_row_when_i_always_roll() -> None:
    """And reroll whenever that is better for this row."""
    assert row_values([6, 5, 4, 3, 2, 1], mine=1.0)[ALL_OPEN, 0] == pytest.approx(28.25, abs=0.005)


def test_the_first_row_when_somebody_else_rolls_once() -> None:
    worth = row_values([6, 5, 4, 3, 2, 1], mine=0.0, again=0.0)[ALL_OPEN, 0]
    assert worth == pytest.approx(22.22, abs=0.005)


def test_a_single_field_by_hand() -> None:
    """A 1 as the last field: a hit with one roll in six, else it is crossed or missed."""
    values = row_values([6, 5, 4, 3, 2, 1], mine=0.0)
    last = 1 << 5
    assert values[last, 0] == pytest.approx((1 + 1) / 6)
    assert values[last, 5] == pytest.approx((1 + 6) / 6)
    own = row_values([6, 5, 4, 3, 2, 1], mine=1.0)
    assert own[last, 0] == pytest.approx((1 + 1) * 11 / 36)


def by_enumeration(
    numbers: list[int], start: int, price: float, mine: float, again: float
) -> float:
    """What :func:`row_values` computes for open fields and no hits, written without its tricks."""

    @cache
    def worth(fields: frozenset[int], hits: int) -> float:
        if not fields:
            return 0.0
        places = sorted(fields)
        rolls = list(product(range(1, 7), repeat=len(places)))

        def entered(roll: tuple[int, ...]) -> float:
            dice = dict(zip(places, roll, strict=True))
            best = worth(fields - {places[0]}, hits)
            for chosen in product((False, True), repeat=len(places)):
                wrote = {place for place, yes in zip(places, chosen, strict=True) if yes}
                if wrote and all(dice[place] <= numbers[place] for place in wrote):
                    now = hits + sum(dice[place] == numbers[place] for place in wrote)
                    points = sum(dice[place] for place in wrote) + BONUS[now] - BONUS[hits]
                    best = max(best, points + worth(fields - wrote, now))
            return best

        by_roll = {roll: entered(roll) for roll in rolls}

        def rerolled(roll: tuple[int, ...]) -> float:
            faces = [(1,) if die == 1 else range(1, 7) for die in roll]
            outcomes = [by_roll[again] for again in product(*faces)]
            return sum(outcomes) / prod(len(face) for face in faces)

        own = sum(max(by_roll[roll], rerolled(roll)) for roll in rolls) / len(rolls)
        once = sum(by_roll.values()) / len(rolls)
        twice = sum(rerolled(roll) for roll in rolls) / len(rolls)
        return mine * own + (1 - mine) * ((1 - again) * once + again * twice) - price

    return worth(frozenset(p for p in range(PLACES) if start >> p & 1), 0)


@pytest.mark.parametrize("price", [0.0, 3.0, -1.0])
@pytest.mark.parametrize(("mine", "again"), [(1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (0.25, 0.5)])
@pytest.mark.parametrize("numbers", [[6, 5, 4, 3, 2, 1], [4, 4, 3, 3, 2, 1]])
@pytest.mark.parametrize("start", [0b000111, 0b110100, 0b101001])
def test_agrees_with_enumeration(
    numbers: list[int], start: int, price: float, mine: float, again: float
) -> None:
    table = row_values(numbers, price=price, mine=mine, again=again)
    slow = by_enumeration(numbers, start, price, mine, again)
    assert table[start, 0] == pytest.approx(slow, abs=1e-9)


def test_more_rolls_of_my_own_are_better() -> None:
    shares = [row_values(NUMBERS[1], mine=mine)[ALL_OPEN, 0] for mine in (0.0, 0.25, 0.5, 1.0)]
    assert shares == sorted(shares)


@pytest.mark.parametrize("price", [0.0, 4.0, 12.0])
def test_outlooks_hold_what_the_values_say(price: float) -> None:
    """From every position: the sheet will be full, and points less turns × price is the value."""
    players = 3
    values, _, outlooks = sheet_tables(NUMBERS, players, price)
    turns = np.arange(TURNS)
    for wait, row, open_fields in product(range(players), range(len(NUMBERS)), range(1, MASKS)):
        for hits in range(HITS - open_fields.bit_count()):
            outlook = outlooks[wait, position_of(row, open_fields, hits)]
            assert outlook[:, 0].sum() == pytest.approx(1)
            assert np.allclose(outlook[1:, 0] + outlook[1:, 3], outlook[:-1, 3])
            worth = outlook[:, 1].sum() - price * (turns * outlook[:, 0]).sum()
            assert worth == pytest.approx(values[wait, row, open_fields, hits])
    assert outlooks[0, FULL_SHEET, 0].tolist() == [1, 0, 0, 0, 0, 0]


def test_alone_at_the_table_a_sheet_is_worth_its_rows() -> None:
    values, _, _ = sheet_tables(NUMBERS, 1, 2.0)
    rows = [row_values(row, price=2.0, mine=1.0) for row in NUMBERS]
    for row, table in enumerate(rows):
        later = sum(float(other[ALL_OPEN, 0]) for other in rows[row + 1 :])
        for open_fields in range(1, MASKS):
            filled = HITS - open_fields.bit_count()
            expected = table[open_fields, :filled] + later
            assert np.allclose(values[0, row, open_fields, :filled], expected)


def test_the_less_i_wait_for_my_roll_the_better() -> None:
    values, _, _ = sheet_tables(NUMBERS, 4, 4.0)
    starts = values[:, 0, ALL_OPEN, 0].tolist()
    assert starts == sorted(starts, reverse=True)


def test_a_higher_price_is_faster_and_scores_less() -> None:
    turns = np.arange(TURNS)
    starts = [sheet_tables(NUMBERS, 2, price)[2][0, 0] for price in (0.0, 2.0, 4.0, 8.0)]
    lengths = [float((turns * start[:, 0]).sum()) for start in starts]
    points = [float(start[:, 1].sum()) for start in starts]
    assert lengths == sorted(lengths, reverse=True)
    assert points == sorted(points, reverse=True)
