"""Checks that commands share: who may do something, and when."""

from __future__ import annotations

from collections.abc import Callable, Collection
from secrets import token_bytes

from msgspec import Struct

from byczo.core.errors import Unknown
from byczo.core.validation import listed
from byczo.table.chair import Chair
from byczo.table.errors import (
    HostOnly,
    NoSuchSeat,
    NotGathering,
    NotPlaying,
    NotSeated,
    TableFull,
    TooLate,
)
from byczo.table.table import Table


class Caller(Struct, frozen=True):
    """Who gives a command and when, which people are present, and where secrets come from."""

    person: str
    now: int
    present: Collection[str] = ()
    entropy: Callable[[int], bytes] = token_bytes


def seat_of(table: Table, caller: Caller) -> int:
    """The caller's seat; NotSeated without one."""
    seat = table.seat_of(caller.person)
    if seat is None:
        raise NotSeated("you have no seat at this table")
    return seat


def voter_of(table: Table, caller: Caller) -> int:
    """The caller's seat, if it has a vote now."""
    require_playing(table)
    seat = seat_of(table, caller)
    if table.chairs[seat].stand_in is not None:
        raise NotSeated("a bot plays for you: come back first")
    return seat


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of that number."""
    if not 0 <= seat < len(table.chairs):
        raise NoSuchSeat(f"there is no seat {seat}: {len(table.chairs)} are taken, from 0 on")
    return table.chairs[seat]


def require_host(table: Table, caller: Caller) -> None:
    """The host decides; while the host is absent, everybody who sits here does."""
    if caller.person == table.host:
        return
    if table.host in caller.present or table.seat_of(caller.person) is None:
        raise HostOnly("only the host can do that")


def require_gathering(table: Table) -> None:
    """Before the game begins."""
    if table.status != "gathering":
        raise NotGathering("the game has begun already")


def require_open_seals(table: Table) -> None:
    """Before the game begins, and before anybody shows a salt."""
    require_gathering(table)
    if table.closed_at is not None:
        raise NotGathering("the game is about to begin: salts are being shown")


def require_playing(table: Table) -> None:
    """While a game is on."""
    if not table.playing:
        raise NotPlaying("no game is being played")


def require_moment(table: Table, moment: int) -> None:
    """The game has not moved on since."""
    if moment != table.moment:
        raise TooLate(f"this answers moment {moment}; the game is at moment {table.moment}")


def require_free_seat(table: Table) -> None:
    """One more can sit down."""
    most = max(table.players)
    if len(table.chairs) >= most:
        raise TableFull(f"all {most} seats are taken")


def known_bot(table: Table, name: str) -> str:
    """The name of a bot that plays this game."""
    known = table.bot_names()
    if name not in known:
        raise Unknown(f"there is no bot {name!r}: there are {listed(known)}")
    return name


def names_at(table: Table) -> list[str]:
    """The names of those who sit here."""
    return [chair.name for chair in table.chairs]
