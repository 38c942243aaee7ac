"""What talk and votes do to a table."""

from __future__ import annotations

from byczo.core.events import Event
from byczo.messages import table_events
from byczo.table import log_entries as entries
from byczo.table.table import Table


def said(table: Table, entry: entries.ChatSaid) -> list[Event]:
    """Somebody has said something."""
    name = table.chairs[entry.seat].name
    return [table_events.Said(seat=entry.seat, name=name, text=entry.text, at=entry.at)]


def reacted(table: Table, entry: entries.ReactionShown) -> list[Event]:
    """Somebody has shown a feeling."""
    return [table_events.Reacted(seat=entry.seat, reaction=entry.reaction)]


def pause_voted(table: Table, entry: entries.PauseVoted) -> list[Event]:
    """A vote for or against a pause, or the end of one."""
    if table.status == "paused":
        table.status = "playing"
        if table.due is not None:
            table.due += entry.at - table.paused_at
            table.shown += entry.at - table.paused_at
        for chair in table.chairs:
            chair.wants_pause = False
        return [table_events.PlayedOn(seat=entry.seat)]
    table.chairs[entry.seat].wants_pause = entry.want
    vote = table_events.PauseVote(seat=entry.seat, want=entry.want)
    return [vote, *settle_votes(table, entry.at)]


def abandon_voted(table: Table, entry: entries.AbandonVoted) -> list[Event]:
    """A vote for or against ending the game."""
    table.chairs[entry.seat].wants_abandon = entry.want
    vote = table_events.AbandonVote(seat=entry.seat, want=entry.want)
    return [vote, *settle_votes(table, entry.at)]


def settle_votes(table: Table, now: int) -> list[Event]:
    """What all people who play agree on happens."""
    voters = [c for c in table.chairs if c.by == "human" and not c.stand_in and table.playing]
    if voters and all(chair.wants_abandon for chair in voters):
        table.status, table.due = "abandoned", None
        return [table_events.Abandoned()]
    if voters and table.status == "playing" and all(chair.wants_pause for chair in voters):
        table.status, table.paused_at = "paused", now
        return [table_events.Paused()]
    return []
