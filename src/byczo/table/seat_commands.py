"""Commands about seats: each is checked and becomes an entry of the log, or an error."""

from __future__ import annotations

from byczo.messages.client_messages import (
    AddBot,
    Back,
    Invite,
    Leave,
    Link,
    Remove,
    Rename,
    Replace,
    Sit,
    Unlink,
)
from byczo.table import log_entries as entries
from byczo.table.checks import (
    Caller,
    chair_at,
    known_bot,
    names_at,
    require_free_seat,
    require_gathering,
    require_host,
    require_open_seals,
    require_playing,
    seat_of,
)
from byczo.table.errors import AlreadySeated, BadToken, NoSuchSeat, StillHere
from byczo.table.game_changes import STAND_IN
from byczo.table.names import bot_name, free_name, readable_name
from byczo.table.table import Table
from byczo.table.tokens import hashed, same


def sit(table: Table, command: Sit, caller: Caller) -> entries.Sat:
    """Take a seat."""
    require_open_seals(table)
    if table.seat_of(caller.person) is not None:
        raise AlreadySeated("you have a seat at this table")
    name = free_name(readable_name(command.name), names_at(table))
    require_free_seat(table)
    return entries.Sat(at=caller.now, who=caller.person, id=command.id, name=name)


def rename(table: Table, command: Rename, caller: Caller) -> entries.Renamed:
    """Be called something else; the name that one has may be written in another way."""
    seat = seat_of(table, caller)
    others = [name for place, name in enumerate(names_at(table)) if place != seat]
    name = free_name(readable_name(command.name), others)
    return entries.Renamed(at=caller.now, who=caller.person, id=command.id, seat=seat, name=name)


def add_bot(table: Table, command: AddBot, caller: Caller) -> entries.Sat:
    """Let a bot sit down."""
    require_open_seals(table)
    require_host(table, caller)
    require_free_seat(table)
    bot = known_bot(table, command.bot)
    taken = names_at(table)
    name = bot_name(taken) if command.name is None else readable_name(command.name)
    name = free_name(name, taken)
    return entries.Sat(at=caller.now, who=caller.person, id=command.id, name=name, bot=bot)


def invite(table: Table, command: Invite, caller: Caller) -> entries.Invited:
    """Keep a seat for a program."""
    require_open_seals(table)
    require_host(table, caller)
    name = free_name(readable_name(command.name), names_at(table))
    require_free_seat(table)
    token = hashed(command.token)
    if any(chair.token is not None and same(chair.token, token) for chair in table.chairs):
        raise BadToken("this token opens another seat here: draw a new one")
    return entries.Invited(at=caller.now, who=caller.person, id=command.id, name=name, token=token)


def leave(table: Table, command: Leave, caller: Caller) -> entries.Left | entries.Replaced:
    """Get up; during a game a bot plays on."""
    seat = seat_of(table, caller)
    if not table.playing:
        return entries.Left(at=caller.now, who=caller.person, id=command.id, seat=seat)
    return entries.Replaced(
        at=caller.now, who=caller.person, id=command.id, seat=seat, bot=STAND_IN, why="left"
    )


def remove(table: Table, command: Remove, caller: Caller) -> entries.Left:
    """Free somebody's seat."""
    require_gathering(table)
    require_host(table, caller)
    chair_at(table, command.seat)
    return entries.Left(at=caller.now, who=caller.person, id=command.id, seat=command.seat)


def replace(table: Table, command: Replace, caller: Caller) -> entries.Replaced:
    """Let a bot play for somebody who is absent."""
    require_playing(table)
    require_host(table, caller)
    chair = chair_at(table, command.seat)
    if chair.player is not None:
        raise NoSuchSeat(f"a bot plays for seat {command.seat} already")
    if any(person in caller.present for person in chair.people):
        raise StillHere(f"{chair.name} is here: only an absent person can be replaced")
    bot = STAND_IN if command.bot is None else known_bot(table, command.bot)
    return entries.Replaced(
        at=caller.now,
        who=caller.person,
        id=command.id,
        seat=command.seat,
        bot=bot,
        why="replaced",
    )


def back(table: Table, command: Back, caller: Caller) -> entries.Returned:
    """Return to one's seat."""
    seat = seat_of(table, caller)
    if table.chairs[seat].stand_in is None:
        raise AlreadySeated("nobody plays for you: your seat is yours")
    return entries.Returned(at=caller.now, who=caller.person, id=command.id, seat=seat)


def link(table: Table, command: Link, caller: Caller) -> entries.LinkMade:
    """Let another device play for one's seat."""
    seat = seat_of(table, caller)
    token = hashed(command.token)
    return entries.LinkMade(at=caller.now, who=caller.person, id=command.id, seat=seat, token=token)


def unlink(table: Table, command: Unlink, caller: Caller) -> entries.Unlinked:
    """Let only this device play for one's seat."""
    seat = seat_of(table, caller)
    return entries.Unlinked(at=caller.now, who=caller.person, id=command.id, seat=seat)


def claim(table: Table, token: str, caller: Caller) -> entries.Claimed | None:
    """Another device of a seat's person shows the seat's token; None if it plays already."""
    digest = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.token is not None and same(chair.token, digest):
            if caller.person in chair.people:
                return None
            if table.seat_of(caller.person) is not None:
                raise AlreadySeated("you have another seat at this table: give it up first")
            return entries.Claimed(at=caller.now, who=caller.person, seat=seat)
    raise BadToken("this link opens no seat here: ask for a new one on the first device")
