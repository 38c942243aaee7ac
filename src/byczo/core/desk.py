"""Where messages are made: room for the kernels that write views and events as JSON."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.json_kernel import STACK
from byczo.core.layout import Batch, Ints, Record
from byczo.core.match_kernels import (
    NOT_ALLOWED,
    deal_outcome,
    do_action,
    list_actions,
    observe_table,
    write_seen,
    write_view,
)
from byczo.core.message_form import Form

Fit = Callable[[Callable[..., Any]], Callable[..., Any]]


class Desk:
    """Calls the kernels of one game's messages, for all of its matches in one thread."""

    def __init__(
        self,
        state: type[Record],
        views: Form[Any],
        events: Form[Any],
        *,
        fewest_wins: bool,
        most_actions: int,
        fit: Fit,
        interpreted: bool,
    ) -> None:
        self.blank, self.seen, self.trial = (state.batch(1) for _ in range(3))
        self.listed = np.zeros(most_actions, np.int16)
        self.view, self.events = views.blank.copy(), events.blank.copy()
        self.out = np.zeros(max(views.script.size, events.script.size), np.uint8)
        self.text = self.out.data
        self.fewest_wins = fewest_wins
        self.interpreted = interpreted
        stack = np.zeros(STACK, np.int32)
        self._view = (views.blank, self.view, *self._writing(views, self.view, stack))
        self._events = (events.blank, self.events, *self._writing(events, self.events, stack))
        self._write_view, self._write_seen = fit(write_view), fit(write_seen)
        self._do_action, self._deal_outcome = fit(do_action), fit(deal_outcome)
        self._list_actions, self._observe = fit(list_actions), fit(observe_table)

    def _writing(self, form: Form[Any], filled: Batch, stack: Any) -> tuple[Any, ...]:
        """What ``write_json`` takes for this form."""
        arrays = filled.view(np.int16), form.script.steps, form.script.texts, stack, self.out
        # Python reads the numbers of a memoryview several times sooner than those of an array.
        return tuple(array.data for array in arrays) if self.interpreted else arrays

    def actions(self, table: Batch, seat: int) -> list[int]:
        """What the seat may do, ascending."""
        found: list[int] = self.listed[: self._list_actions(table, seat, self.listed)].tolist()
        return found

    def observe(self, table: Batch, seat: int, seen: Batch) -> None:
        """Write what the seat may know."""
        self._observe(table, seat, self.blank, seen)

    def view_json(self, table: Batch, seat: int) -> bytes:
        """The table as the seat sees it."""
        size = self._write_view(
            table, seat, self.blank, self.seen, self.trial, self.listed, *self._view
        )
        return self.text[:size].tobytes()

    def seen_json(self, seen: Batch, seat: int) -> bytes:
        """The table as the seat sees it, from what it observes."""
        size = self._write_seen(seen, seat, self.trial, self.listed, *self._view)
        return self.text[:size].tobytes()

    def act(self, table: Batch, public: Batch, seat: int, action: int) -> bytes | None:
        """Do an action and tell what happened; None, and nothing is done: it is not allowed.

        ``public`` is what everybody may know; it is brought up to date.
        """
        size = self._do_action(
            table, seat, action, self.fewest_wins, public, self.blank, self.seen, *self._events
        )
        return None if size == NOT_ALLOWED else self.text[:size].tobytes()

    def deal(self, table: Batch, public: Batch, outcome: Ints) -> bytes:
        """Let chance happen and tell what happened."""
        size = self._deal_outcome(
            table, outcome, self.fewest_wins, public, self.blank, self.seen, *self._events
        )
        return self.text[:size].tobytes()


class Desks(threading.local):
    """One desk for each thread: two threads must not write on one desk at once."""

    def __init__(self, make: Callable[[], Desk]) -> None:
        self.desk = make()
