"""What the solver knows of each seat."""

from __future__ import annotations

import numpy as np

from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.solver.forecast import PARTS, TURNS, sheet_tables
from byczo.games.twenty_one.solver.rows_by_place import numbers_of
from byczo.games.twenty_one.solver.seats import (
    FACTS,
    HAS,
    OPEN,
    PRICE,
    ROW,
    WAIT,
    agree_on_prices,
    forecast_seat,
    read_seats,
    wait_now,
)
from byczo.games.twenty_one.solver.win_chance import REACH


def test_the_facts_of_all_seats() -> None:
    match = Match(GAME, {"players": 3})
    match.deal({"deal": {"sheets": default_layout()[:3], "first": 1}})
    match.deal({"roll": {"w": 4, "y": 5, "r": 6, "g": 6, "b": 6, "k": 6}})
    state = match.state
    state.row[2], state.hits[2, 1], state.free[2] = 1, 2, 0b000011
    state.scores[2, :2] = [20, 5]
    numbers, dice, colours = np.zeros((3, 3, 6), np.int16)
    facts, points = np.zeros((3, FACTS), np.int16), np.zeros(3, np.int16)
    read_seats(state, numbers, dice, colours, facts, points)
    assert facts[:, WAIT].tolist() == [1, 2, 0]
    assert facts[2, [HAS, ROW]].tolist() == [2, 1]
    assert int(facts[2, OPEN]).bit_count() == 2
    assert points.tolist() == [0, 0, 25]
    assert numbers[0].tolist() == [6, 5, 4, 3, 2, 1]


def test_who_waits_last_rolls_now() -> None:
    assert [wait_now(np.array([0, 0, 0, wait, 0], np.int16), 3) for wait in range(3)] == [1, 2, 0]


def test_every_seat_takes_the_price_that_suits_it() -> None:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    numbers = numbers_of(match.state, 0)
    forecasts = np.array([sheet_tables(numbers, 2, price)[2] for price in (0.0, 4.0, 8.0)])
    facts = np.zeros((2, FACTS), np.int16)
    facts[:, OPEN], facts[:, WAIT] = 0b111111, [1, 0]
    expected, below = np.zeros((2, TURNS, PARTS)), np.zeros((TURNS, REACH, 2))
    agree_on_prices(2, facts, np.zeros(2, np.int16), forecasts, expected, below)
    assert set(facts[:, PRICE].tolist()) <= {0, 1, 2}
    out = np.zeros((TURNS, PARTS))
    forecast_seat(facts[1], 2, forecasts, out)
    assert np.allclose(out, expected[1])
    behind = np.array([0, 60], np.int16)
    agree_on_prices(2, facts, behind, forecasts, expected, below)
    assert facts[0, PRICE] <= facts[1, PRICE], "who lies behind is in no hurry"
