"""The authority at a table: lets commands and entries happen, and says what is to be told.

The answer to a command is one :class:`Change`. Whoever keeps the table stores its entry first and
tells the rest afterwards.
"""

from __future__ import annotations

from collections.abc import Set

import msgspec

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


class Change(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What an entry changed: what is to be stored, and what is to be told afterwards.

    ``events`` and ``known`` are for everybody, ``chosen`` for the devices of the seat that acted.
    After a move (``moved``) everybody needs a new view, and so when there is something ``known``;
    ``views`` are those that cannot wait, by seat.
    """

    entry: entries.AnyEntry
    stored: bytes
    moved: bool
    events: Events | None
    chosen: Chosen | None
    known: TableNow | None
    views: dict[int | None, ViewNow]
    summary: TableSummary | None
    finished: Finished | None


def perform(table: Table, command: Command, caller: Caller, here: Set[str] = frozenset()) -> Change:
    """Do what is asked. Raises a ByczoError, and changes nothing, when it cannot be done."""
    return let_happen(table, decide(table, command, caller), here)


def let_happen(table: Table, entry: entries.AnyEntry, here: Set[str] = frozenset()) -> Change:
    """Apply an entry of this process or of another. Only people who are ``here`` get views."""
    moment, status = table.moment, table.status
    happened = apply(table, entry)
    moved = table.moment != moment
    quiet = type(entry) in QUIET
    public = not quiet or table.ended or not LOUD.isdisjoint(map(type, happened))
    listed = not quiet or table.status != status
    finished = listed and table.ended and status in {"playing", "paused"}
    chosen = None
    if not moved and type(entry) is entries.Acted:
        chosen = Chosen(moment=table.moment, do=entry.do)
    first = table.count - len(happened) + 1
    return Change(
        entry=entry,
        stored=entries.written(entry),
        moved=moved,
        events=Events(first=first, events=happened) if happened else None,
        chosen=chosen,
        known=table_now(table) if public else None,
        views=_views(table, here, everybody=public) if public or moved else {},
        summary=summary_of(table, entry.at) if listed else None,
        finished=finished_of(table, entry.at) if finished else None,
    )


def _views(table: Table, here: Set[str], *, everybody: bool) -> dict[int | None, ViewNow]:
    """After a move only those who must decide need to see the table at once."""
    if table.match is None:
        return {}
    waiting = table.match.waiting
    if everybody or not waiting:
        return {seat: view_of(table, seat) for seat in {table.seat_of(person) for person in here}}
    chairs = table.chairs
    return {
        seat: view_of(table, seat) for seat in waiting if not here.isdisjoint(chairs[seat].people)
    }
