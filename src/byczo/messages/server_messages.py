"""What the server says to a client: the lower half of the protocol.

A frame is a JSON list of these. What is numbered is public and the same for everybody at the
table; what belongs to one seat is never numbered, so that nobody can count secrets.
"""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.core.events import Event
from byczo.core.game_record import Result
from byczo.messages.advice import Advice
from byczo.messages.game_view import GameView
from byczo.messages.shared_pad import PadNow
from byczo.messages.vocabulary import Away, ClockName, Status


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """Anything the server says."""


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """First answer to a hello. ``now`` is the server's time in milliseconds.

    ``heartbeat``: seconds after which a client that has said nothing should send a ping.
    """

    table: str
    version: str
    now: int
    heartbeat: int


class You(ServerMessage, frozen=True, kw_only=True, tag="you"):
    """Where the receiver sits (None: a spectator), and whether the table obeys them.

    ``devices`` counts the guests that may play for the seat: this one, and other devices.
    """

    seat: int | None
    host: bool
    devices: int = 0


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table.

    ``by`` is ``human``, ``program`` (a bot that plays from outside) or the name of a bot of the
    server. ``stand_in`` is the bot that plays for an absent person, ``away`` why it does.
    ``seal`` is the SHA-256 of the salt that it adds to the chance of the game.
    """

    name: str
    by: str
    stand_in: str | None
    away: Away | None
    salted: bool
    wants_pause: bool
    wants_abandon: bool
    seal: str | None = None


class TableNow(ServerMessage, frozen=True, kw_only=True, tag="table"):
    """All that everybody may know about the table, apart from the game on it.

    ``players``: with how many the game can begin. The ``secret`` is shown when
    the game has ended; before that its ``commitment``. ``scores`` are the points of
    all rounds that are over, ``rule_values`` the numbers in the text of the rules at this table.
    While it is ``revealing``, seats and seals stay as they are, and salts are shown. A table with a
    ``pad`` is for a game with the real box: nobody sits there.
    """

    n: int
    game: str
    options: dict[str, Any]
    rule_values: dict[str, int | str]
    players: list[int]
    status: Status
    number: int
    listed: bool
    clock: ClockName
    hints: bool
    host: int | None
    places: list[SeatNow]
    commitment: str
    salts: list[str]
    secret: str | None
    scores: list[list[int]]
    result: Result | None
    revealing: bool = False
    pad: PadNow | None = None


class Events(ServerMessage, frozen=True, kw_only=True, tag="events"):
    """What has happened: the first of these events has the number ``first``."""

    first: int
    events: list[Event]


class ViewNow(ServerMessage, frozen=True, kw_only=True, tag="view"):
    """The game as the receiver sees it, after event ``n``.

    ``due`` is the server's time at which the clock runs out. It runs from ``starts`` on: until
    then even a slow client has shown what happened.
    """

    n: int
    moment: int
    due: int | None
    view: GameView
    starts: int | None = None


class Chosen(ServerMessage, frozen=True, kw_only=True, tag="chosen"):
    """To the devices of one seat: what it has secretly chosen."""

    moment: int
    do: str


class Ack(ServerMessage, frozen=True, kw_only=True, tag="ack"):
    """The command with this id is done and stored."""

    id: str


class Refused(ServerMessage, frozen=True, kw_only=True, tag="error"):
    """A command was not done; nothing has changed.

    ``code`` is stable, ``text`` is for people in their language, ``detail`` says exactly what
    was wrong and what would be right.
    """

    code: str
    text: str
    detail: str
    id: str | None = None


class Present(ServerMessage, frozen=True, kw_only=True, tag="present"):
    """The seats whose people are here now, and how many watch; ``bots`` is always true."""

    seats: list[int]
    watching: int
    bots: bool


class Hinted(ServerMessage, frozen=True, kw_only=True, tag="hint"):
    """What the coach says of all that the seat may do at this moment, the best first.

    A quick answer comes first, then better ones until the ``last``.
    """

    id: str
    moment: int
    advice: Advice
    last: bool


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """Here I am."""

    sent: int
    now: int
