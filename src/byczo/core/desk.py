"""Where messages are made: room for the kernels that write views and events as JSON."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, cast

import numpy as np

from byczo.core.json_kernel import STACK
from byczo.core.layout import Batch, Ints, Record
from byczo.core.match_kernels import (
    deal_outcome,
    do_action,
    list_actions,
    list_limits,
    observe_table,
    unfold_draws,
    write_seen,
    write_view,
)
from byczo.core.message_form import MessageForm
from byczo.core.rule import OPEN, bind, bind_text

Fit = Callable[[Callable[..., Any]], Callable[..., Any]]


class Desk:
    """Room to work in for all matches of a game in one thread; they take turns."""

    def __init__(
        self,
        state: type[Record],
        views: MessageForm[Any],
        events: MessageForm[Any],
        *,
        fewest_wins: bool,
        most_actions: int,
        most_draws: int,
        most_outcome: int,
        fit: Fit,
        interpreted: bool,
    ) -> None:
        self.fit = fit
        self.fewest_wins = fewest_wins
        self.interpreted = interpreted
        self.blank, self.seen, self.trial = (state.batch(1) for _ in range(3))
        self.listed = np.zeros(most_actions, np.int16)
        self.limits, self.draws = np.zeros((2, most_draws), np.int16)
        self.outcome = np.zeros(most_outcome, np.int16)
        self.view, self.events = views.blank.copy(), events.blank.copy()
        self.out = np.zeros(max(views.script.size, events.script.size), np.uint8)
        self.text = self.out.data
        stack = np.zeros(STACK, np.int32)
        self.viewing = (
            *(self.trial, self.listed, views.blank, self.view),
            *self._writing(views, self.view, stack),
        )
        self.telling = (
            *(self.blank, self.seen, events.blank, self.events),
            *self._writing(events, self.events, stack),
        )

    def _writing(self, form: MessageForm[Any], filled: Batch, stack: Any) -> tuple[Any, ...]:
        """What ``write_json`` takes for this form."""
        arrays = filled.view(np.int16), form.script.steps, form.script.texts, stack, self.out
        # Python reads the numbers of a memoryview several times sooner than those of an array.
        return tuple(array.data for array in arrays) if self.interpreted else arrays

    def seen_json(self, seen: Batch, seat: int) -> bytes:
        """A table as the seat sees it, from what it observes."""
        size = self.fit(write_seen)(seen, seat, *self.viewing)
        return self.text[:size].tobytes()


class TableDesk:
    """A desk with one table on it: its kernels know where everything lies."""

    def __init__(self, desk: Desk, table: Batch, public: Batch) -> None:
        """``public`` is what everybody may know of the table; it is kept up to date."""
        self.desk = desk
        self.text = desk.text
        self.listed = desk.listed
        self.table, self.public = table, public
        self.view_json: Callable[[int], bytes] = cast(
            Any, bind_text(desk.fit(write_view), table, OPEN, desk.blank, desk.seen, *desk.viewing)
        )
        """The table as a seat sees it."""
        self.act: Callable[[int, int], bytes | None] = bind_text(
            *(desk.fit(do_action), table, OPEN, OPEN, desk.fewest_wins, public, *desk.telling)
        )
        """Do an action of a seat and tell what happened; None, and nothing is done: not allowed."""
        self._list_actions = bind(desk.fit(list_actions), table, OPEN, desk.listed)
        self._list_limits = bind(desk.fit(list_limits), table, desk.limits)
        self._unfold_draws = bind(desk.fit(unfold_draws), table, desk.draws, desk.outcome)

    def actions(self, seat: int) -> list[int]:
        """What the seat may do, ascending."""
        found: list[int] = self.listed[: self._list_actions(seat)].tolist()
        return found

    def observe(self, seat: int, seen: Batch) -> None:
        """Write what the seat may know."""
        self.desk.fit(observe_table)(self.table, seat, self.desk.blank, seen)

    def limits(self) -> list[int]:
        """The limits of what is to be drawn now."""
        limits: list[int] = self.desk.limits[: self._list_limits()].tolist()
        return limits

    def unfold(self, drawn: list[int]) -> Ints:
        """The outcome of chance that follows from what was drawn."""
        self.desk.draws[: len(drawn)] = drawn
        return self.desk.outcome[: self._unfold_draws()]

    def deal(self, outcome: Ints) -> bytes:
        """Let chance happen and tell what happened."""
        desk = self.desk
        deal = desk.fit(deal_outcome)
        size = deal(self.table, outcome, desk.fewest_wins, self.public, *desk.telling)
        return self.text[:size].tobytes()


class Desks(threading.local):
    """One desk for each thread: two threads must not write on one desk at once."""

    def __init__(self, make: Callable[[], Desk]) -> None:
        self.desk = make()
