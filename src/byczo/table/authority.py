"""The authority at a table: lets commands and entries happen, and says what is to be told.

The answer to a command is one :class:`Change`. Whoever keeps the table stores its entry first and
tells the rest afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from byczo.core.events import Event
from byczo.messages.client_messages import Command
from byczo.messages.server_messages import Chosen, Events, TableNow, ViewNow
from byczo.messages.table_events import CameBack, TakenOver
from byczo.table import log_entries as entries
from byczo.table.changes import apply
from byczo.table.checks import Caller
from byczo.table.commands import decide
from byczo.table.presentation import finished_of, summary_of, table_now, view_of
from byczo.table.summaries import Finished, TableSummary
from byczo.table.table import Table

QUIET = {entries.Acted, entries.ChatSaid, entries.ReactionShown, entries.LinkMade}
"""Entries that leave what is known about the table as it is."""

LOUD = {TakenOver, CameBack}
"""Events that change it, whatever entry led to them."""

Seats = Callable[[Table], Collection[int | None]]
"""The seats whose people follow the table; None for those who watch."""


class Change(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What an entry changed, as messages.

    ``events`` and ``known`` are for everybody, ``chosen`` for the devices of the seat that acted.
    ``views`` are for those who must decide or whose table looks different; after a move
    (``moved``) the others need one, too, but not at once.
    """

    entry: entries.AnyEntry
    moved: bool
    events: Events | None
    chosen: Chosen | None
    known: TableNow | None
    views: dict[int | None, ViewNow]
    summary: TableSummary | None
    finished: Finished | None


def perform(table: Table, command: Command, caller: Caller, seats: Seats) -> Change:
    """Do what is asked. Raises a ByczoError, and changes nothing, when it cannot be done."""
    return let_happen(table, decide(table, command, caller), seats)


def let_happen(table: Table, entry: entries.AnyEntry, seats: Seats) -> Change:
    """Apply an entry of this process or of another."""
    moment, status = table.moment, table.status
    happened = apply(table, entry)
    moved = table.moment != moment
    public = type(entry) not in QUIET or table.ended or _is_loud(happened)
    listed = type(entry) not in QUIET or table.status != status
    finished = listed and table.ended and status in {"playing", "paused"}
    return Change(
        entry=entry,
        moved=moved,
        events=_numbered(table, happened),
        chosen=_chosen(table, entry) if not moved else None,
        known=table_now(table) if public else None,
        views=_views(table, seats, public=public) if moved or public else {},
        summary=summary_of(table, entry.at) if listed else None,
        finished=finished_of(table, entry.at) if finished else None,
    )


def _is_loud(happened: list[Event]) -> bool:
    return not LOUD.isdisjoint(map(type, happened))


def _numbered(table: Table, happened: list[Event]) -> Events | None:
    if not happened:
        return None
    return Events(first=table.count - len(happened) + 1, events=happened)


def _chosen(table: Table, entry: entries.AnyEntry) -> Chosen | None:
    if not isinstance(entry, entries.Acted):
        return None
    return Chosen(moment=table.moment, do=entry.do)


def _views(table: Table, seats: Seats, *, public: bool) -> dict[int | None, ViewNow]:
    """After a move, only those who must decide need to see the table at once."""
    if table.match is None:
        return {}
    waiting = () if public else table.match.waiting
    return {seat: view_of(table, seat) for seat in seats(table) if not waiting or seat in waiting}
