"""Who must act is read from the bits of the state."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.rule import compiled
from byczo.core.seats import MOST_SEATS
from byczo.core.waiting import ask, ask_everybody, list_waiting, lowest_seat


@pytest.mark.parametrize(
    ("waiting", "seats"),
    [(0b1011, [0, 1, 3]), (0b0100, [2]), (0b1111, [0, 1, 2, 3]), (OVER, []), (CHANCE, [])],
)
def test_seats_that_must_act_are_listed_in_order(waiting: int, seats: list[int]) -> None:
    state, out = TableState.blank(), np.full(4, -1, np.int16)
    state.players, state.waiting = 4, waiting
    assert out[: list_waiting(state, out)].tolist() == seats
    assert out[: compiled(list_waiting)(state, out)].tolist() == seats


def test_one_seat_or_everybody_is_asked() -> None:
    state = TableState.blank()
    state.players = 3
    ask(state, 1, 4)
    assert (state.phase, state.waiting) == (4, 0b010)
    ask_everybody(state, 2)
    assert (state.phase, state.waiting) == (2, 0b111)


def test_the_lowest_seat_of_all_that_may_wait() -> None:
    lowest = compiled(lowest_seat)
    for waiting in range(1, 1 << MOST_SEATS):
        seats = [seat for seat in range(MOST_SEATS) if waiting >> seat & 1]
        assert lowest_seat(waiting) == lowest(waiting) == seats[0]
