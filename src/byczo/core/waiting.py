"""Who must act, in rules."""

from __future__ import annotations

from byczo.core.contract import TableState
from byczo.core.layout import Ints
from byczo.core.rule import rule


@rule
def ask(state: TableState, seat: int, phase: int) -> None:
    """Nothing goes on before this seat has decided."""
    state.phase = phase
    state.waiting = 1 << seat


@rule
def ask_everybody(state: TableState, phase: int) -> None:
    """Nothing goes on before all have decided."""
    state.phase = phase
    state.waiting = (1 << state.players) - 1


@rule
def lowest_seat(waiting: int) -> int:
    """The lowest of the seats that must act: the bits below its own are counted."""
    return int.bit_count(int(~waiting & (waiting - 1)))


@rule
def list_waiting(state: TableState, out: Ints) -> int:
    """List the seats that must act now; returns how many they are."""
    count = 0
    for seat in range(state.players):
        if state.waiting > 0 and state.waiting >> seat & 1:
            out[count] = seat
            count += 1
    return count
