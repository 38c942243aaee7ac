"""What may be asked of a table: a command is checked and becomes an entry of the log.

Nothing changes here; :mod:`byczo.table.changes` lets the entry happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from byczo.core.game_record import GameRecord
from byczo.messages import client_messages
from byczo.messages.client_messages import Command, SetUp
from byczo.table import (
    brought_records,
    changes,
    game_commands,
    log_entries as entries,
    pad_commands,
    seat_commands,
    talk_commands,
)
from byczo.table.checks import Caller
from byczo.table.errors import NoPad, TooFast
from byczo.table.names import readable_name
from byczo.table.rates import MOST_ENTRIES, RATES
from byczo.table.table import Table


def decide(table: Table, command: Command, caller: Caller) -> entries.AnyEntry:
    """The entry that the command leads to. Raises a ByczoError when it cannot be done."""
    if table.pad is not None and type(command) not in WITH_A_PAD:
        raise NoPad("this table is a score pad for a game with the real box: nobody plays here")
    entry = _DECISIONS[type(command)](table, command, caller)
    if type(entry) is not entries.Acted:
        check_rates(table, entry)
    return entry


def check_rates(table: Table, entry: entries.AnyEntry) -> None:
    """TooFast when so much has happened that the entry must wait. Moves never do."""
    if type(entry) in RATES:
        table.rates.check(entry)
    if table.entries >= MOST_ENTRIES and not isinstance(entry, entries.Rematched):
        raise TooFast("so much has happened at this table that it takes only moves until the end")


def open_table(wish: SetUp, game: str, caller: Caller) -> entries.Opened:
    """A new table: private, without a clock and with hints unless asked for otherwise."""
    opened = entries.Opened(
        at=caller.now,
        who=caller.person,
        id=wish.id,
        game=game,
        options=wish.options or {},
        listed=bool(wish.listed),
        clock=wish.clock or "off",
        hints=wish.hints is not False,
        secret=caller.entropy(32).hex(),
    )
    changes.open_table(opened)  # refuses what cannot be played
    return opened


def bring_game(record: GameRecord, caller: Caller) -> entries.Brought:
    """A table for a finished game; whether it follows the rules is seen when it is opened."""
    brought_records.check(record)
    return entries.Brought(
        at=caller.now,
        who=caller.person,
        id="bring",
        game=record.game,
        options={name: value for name, value in record.options.items() if name != "players"},
        listed=False,
        clock="off",
        hints=True,
        secret=caller.entropy(32).hex(),
        record=structs.replace(
            record,
            seats=[structs.replace(seat, name=readable_name(seat.name)) for seat in record.seats],
        ),
    )


_DECISIONS: dict[type[Command], Callable[[Table, Any, Caller], entries.AnyEntry]] = {
    client_messages.Act: game_commands.act,
    client_messages.Sit: seat_commands.sit,
    client_messages.Rename: seat_commands.rename,
    client_messages.AddBot: seat_commands.add_bot,
    client_messages.Invite: seat_commands.invite,
    client_messages.Leave: seat_commands.leave,
    client_messages.Remove: seat_commands.remove,
    client_messages.Replace: seat_commands.replace,
    client_messages.Back: seat_commands.back,
    client_messages.SetUp: game_commands.set_up,
    client_messages.Seal: game_commands.seal,
    client_messages.Salt: game_commands.salt,
    client_messages.Start: game_commands.start,
    client_messages.Chat: talk_commands.chat,
    client_messages.React: talk_commands.react,
    client_messages.Pause: talk_commands.pause,
    client_messages.Abandon: talk_commands.abandon,
    client_messages.Rematch: game_commands.rematch,
    client_messages.Link: seat_commands.link,
    client_messages.Unlink: seat_commands.unlink,
    client_messages.PutPad: pad_commands.put,
    client_messages.WriteRound: pad_commands.write,
    client_messages.OpenPad: pad_commands.open_to,
}

WITH_A_PAD = {client_messages.PutPad, client_messages.WriteRound, client_messages.OpenPad}
"""All that can be done at a table that is for a game with the real box."""
