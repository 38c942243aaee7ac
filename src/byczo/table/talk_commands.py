"""Talk and votes: each command is checked and becomes an entry of the log, or an error."""

from __future__ import annotations

from byczo.messages.client_messages import Abandon, Chat, Pause, React
from byczo.table import log_entries as entries
from byczo.table.checks import Caller, seat_of, voter_of
from byczo.table.errors import PausedNow
from byczo.table.names import readable_text
from byczo.table.table import Table


def chat(table: Table, command: Chat, caller: Caller) -> entries.ChatSaid:
    """Say something."""
    seat = seat_of(table, caller)
    text = readable_text(command.text)
    return entries.ChatSaid(at=caller.now, who=caller.person, id=command.id, seat=seat, text=text)


def react(table: Table, command: React, caller: Caller) -> entries.ReactionShown:
    """Show a feeling."""
    seat = seat_of(table, caller)
    return entries.ReactionShown(
        at=caller.now, who=caller.person, id=command.id, seat=seat, reaction=command.reaction
    )


def pause(table: Table, command: Pause, caller: Caller) -> entries.PauseVoted:
    """Vote for a pause, or end it."""
    seat = voter_of(table, caller)
    if table.status == "paused" and command.want:
        raise PausedNow("the table has paused already")
    return entries.PauseVoted(
        at=caller.now, who=caller.person, id=command.id, seat=seat, want=command.want
    )


def abandon(table: Table, command: Abandon, caller: Caller) -> entries.AbandonVoted:
    """Vote for ending the game."""
    seat = voter_of(table, caller)
    return entries.AbandonVoted(
        at=caller.now, who=caller.person, id=command.id, seat=seat, want=command.want
    )
