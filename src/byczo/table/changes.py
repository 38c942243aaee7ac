"""What an entry of the log does to its table, for a new entry as for one from the store."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from byczo.core.events import Event
from byczo.core.fairness import Fair
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.play.roster import bots_for
from byczo.table import (
    game_changes,
    log_entries as entries,
    pad_changes,
    seat_changes,
    talk_changes,
)
from byczo.table.chair import Chair
from byczo.table.rates import RATES
from byczo.table.table import Agreed, Table

REMEMBERED_COMMANDS = 64
"""Ids of commands that are remembered of each person."""

REMEMBERED_PEOPLE = 200
"""People whose commands are remembered; whoever came first is forgotten first."""


def replay(log: Iterable[entries.AnyEntry], *, compiled: bool = False) -> Table:
    """The table that a log leads to."""
    log = iter(log)
    opened = next(log)
    assert isinstance(opened, entries.Opened)
    return carry_on(open_table(opened, compiled=compiled), log)


def carry_on(table: Table, log: Iterable[entries.AnyEntry]) -> Table:
    """The table after further entries."""
    for entry in log:
        apply(table, entry)
    return table


def open_table(opened: entries.Opened, *, compiled: bool = False) -> Table:
    """The table that the first entry of a log opens."""
    agreed = Agreed(opened.options, opened.listed, opened.clock, opened.hints)
    table = Table(opened.game, agreed, opened.who, opened.secret, compiled=compiled)
    table.at = opened.at
    if opened.id:
        _remember(table, opened)
    if isinstance(opened, entries.Brought):
        _bring(table, opened.record)
    return table


def apply(table: Table, entry: entries.AnyEntry) -> list[Event]:
    """Let an entry happen; returns what everybody saw. An illegal action changes nothing."""
    events = _CHANGES[type(entry)](table, entry)
    table.at = max(table.at, entry.at)
    table.entries += 1
    if type(entry) in RATES:
        table.rates.note(entry)
    if entry.id:
        _remember(table, entry)
    table.events.extend(events)
    table.count += len(events)
    return events


def _remember(table: Table, entry: entries.Entry) -> None:
    ids = table.done.setdefault(entry.who, {})
    ids[entry.id] = None
    if len(ids) > REMEMBERED_COMMANDS:
        del ids[next(iter(ids))]
    if len(table.done) > REMEMBERED_PEOPLE:
        del table.done[next(iter(table.done))]


def _bring(table: Table, record: GameRecord) -> None:
    """A game from elsewhere: it is over and its people are gone; its bots would play again."""
    table.match = Match.load(table.game, record, compiled=table.compiled)
    if isinstance(table.match.chance, Fair):
        table.fair = table.match.chance
    if record.fairness is not None:
        table.seals, table.order = record.fairness.seals, record.fairness.order
    bots = bots_for(table.game)
    table.chairs = [
        Chair(seat.name, [], seat.by)
        if seat.by in bots
        else Chair(seat.name, [], None, away="left")
        for seat in record.seats
    ]
    table.status = "over"


_CHANGES: dict[type[entries.Entry], Callable[[Table, Any], list[Event]]] = {
    entries.Sat: seat_changes.sat,
    entries.Invited: seat_changes.invited,
    entries.Renamed: seat_changes.renamed,
    entries.Left: seat_changes.left,
    entries.SetUpChanged: game_changes.set_up,
    entries.SealGiven: game_changes.sealed,
    entries.SealsClosed: game_changes.seals_closed,
    entries.SaltGiven: game_changes.salted,
    entries.Started: game_changes.started,
    entries.Acted: game_changes.acted,
    entries.Replaced: seat_changes.replaced,
    entries.Returned: seat_changes.returned,
    entries.ChatSaid: talk_changes.said,
    entries.ReactionShown: talk_changes.reacted,
    entries.PauseVoted: talk_changes.pause_voted,
    entries.AbandonVoted: talk_changes.abandon_voted,
    entries.Rematched: game_changes.rematched,
    entries.LinkMade: seat_changes.linked,
    entries.Unlinked: seat_changes.unlinked,
    entries.Claimed: seat_changes.claimed,
    entries.PadPut: pad_changes.put,
    entries.PadWritten: pad_changes.written,
    entries.PadOpened: pad_changes.opened,
}
