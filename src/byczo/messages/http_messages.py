"""What requests over HTTP carry, and what their answers do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from byczo.core.events import Event
from byczo.core.game_record import Result, Seat
from byczo.messages.client_messages import Word
from byczo.messages.game_view import GameView
from byczo.messages.review import Review
from byczo.messages.vocabulary import ClockName, DeviceKind, Status


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table; with a name also sit down there."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    listed: bool = False
    clock: ClockName = "off"
    hints: bool = True
    name: Word | None = None


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Word


class Nothing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An empty object."""


class Version(msgspec.Struct, frozen=True, kw_only=True):
    """Which program this is."""

    name: str
    version: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here.

    ``rule_sets`` has the options that choose each of them, ``bots`` who can sit at its tables;
    ``levels`` are those of them that people choose from, the kindest first.
    ``chapters`` name the texts of its rules, ``rule_values`` the numbers in them at a usual table.
    """

    game: str
    title: str
    players: list[int]
    minutes: int
    fewest_wins: bool
    rule_sets: dict[str, dict[str, Any]]
    levels: list[str]
    bots: list[str]
    chapters: list[str]
    rule_values: dict[str, int | str]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody saw happen, and how a seat saw the table after it.

    ``entry`` is how far that is in the log of the record: the number of entries that are done.
    """

    entry: int
    events: list[Event]
    view: GameView


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as one of its seats saw it, decision by decision."""

    game: str
    options: dict[str, Any]
    rule_values: dict[str, int | str]
    seats: list[Seat]
    seat: int
    scores: list[list[int]]
    result: Result | None
    steps: list[ReplayStep]


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game judged by the coach, or how far that is.

    ``before`` counts the games that are judged first, ``done`` and ``total`` decisions of this one;
    0 of 0 until it begins. Ask again until there is a ``review``.
    """

    before: int
    done: int
    total: int
    review: Review | None


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """What a program shows as ``Authorization: Bearer``, so that it is known again."""

    token: str


class NewToken(msgspec.Struct, frozen=True, kw_only=True):
    """What a program shows from now on; a page gets it as a cookie alone, which no script reads."""

    token: str | None


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device on which one is the same guest.

    ``system`` is what it runs on, as it says itself. ``first`` and ``last`` are when it was seen,
    the last time to the hour; ``here`` is the device that asks.
    """

    id: str
    kind: DeviceKind
    system: str
    first: int
    last: int
    here: bool = False


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """What another device shows, once, to become the same guest; and until when that is possible.

    In the browser it is the end of an address: ``/device#link``.
    """

    link: str
    until: int


class UseLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Become the guest who made the link."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class Revocation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which device is the guest no longer; without one, all but this."""

    device: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class AtTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table that was opened or joined."""

    table: str


class TableCode(msgspec.Struct, frozen=True, kw_only=True):
    """What friends can be told to find the table, and the server's time until which it is good."""

    code: str
    until: int


class SheetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How somebody wants a sheet to be printed.

    Without ``players`` there is room for six, or for as many as can play. ``sheet`` names some of
    the game's sheets where it has several, as in ACE; ``own`` are others than the game's, as JSON.
    ``options`` are options of the game that the sheet shows, as JSON: {"target": 100}.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    sheet: Annotated[str, msgspec.Meta(max_length=26)] | None = None
    options: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    paper: Literal["a4", "letter"] = "a4"
    mono: bool = False
    language: Literal["en", "pl", "it", "de"] = "en"
    own: Annotated[str, msgspec.Meta(max_length=6000)] | None = None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    changed: int
    names: list[str]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list."""

    table: str
    number: int
    game: str
    ended: int
    names: list[str]
    result: Result | None
