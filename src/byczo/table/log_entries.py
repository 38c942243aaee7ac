"""The log of a table: everything that ever changed it, as it is stored.

Replaying the entries gives the table again, so an entry holds all that its effect depends on:
the time, the secret of a game, the bot's choice. The log never leaves the server.
"""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.core.game_record import GameRecord
from byczo.messages.vocabulary import Away, ClockName, Reaction


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="e",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Something that changed the table.

    ``at``: when, in milliseconds. ``who`` asked for it with which ``id`` (see
    :mod:`byczo.messages.client_messages`); both empty when the server itself did it.
    """

    at: int
    who: str = ""
    id: str = ""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A table stands. ``secret`` fixes the chance of its first game."""

    game: str
    options: dict[str, Any]
    listed: bool
    clock: ClockName
    hints: bool
    secret: str


class Brought(Opened, frozen=True, kw_only=True, tag="brought"):
    """A table stands for a game that was played elsewhere."""

    record: GameRecord


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person (``who``) or a bot sat down."""

    name: str
    bot: str | None = None


class Invited(Entry, frozen=True, kw_only=True, tag="invited"):
    """A seat is kept for a program; only the hash of its token is kept."""

    name: str
    token: str


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A person is called something else from now on."""

    seat: int
    name: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat was given up: by its person, or by the host's wish."""

    seat: int


class SetUpChanged(Entry, frozen=True, kw_only=True, tag="set-up"):
    """The host changed what the table has agreed on."""

    options: dict[str, Any]
    listed: bool
    clock: ClockName
    hints: bool


class SealGiven(Entry, frozen=True, kw_only=True, tag="seal"):
    """A person promised a salt: only its hash is known."""

    seat: int
    seal: str


class SealsClosed(Entry, frozen=True, kw_only=True, tag="seals-closed"):
    """The game is about to begin, with the salts that these seats show now."""

    seats: list[int]


class SaltGiven(Entry, frozen=True, kw_only=True, tag="salt"):
    """A person added a salt; the last of those that are awaited begins the game."""

    seat: int
    salt: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The seats were drawn and the game began."""

    order: list[int]


class Acted(Entry, frozen=True, kw_only=True, tag="act"):
    """A seat did something in the game. ``clock``: a bot did it, as the time was over."""

    seat: int
    do: str
    clock: bool = False


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """A bot plays for the seat's person: who left, or is absent."""

    seat: int
    bot: str
    why: Away


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The person of the seat is back."""

    seat: int


class ChatSaid(Entry, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    seat: int
    text: str


class ReactionShown(Entry, frozen=True, kw_only=True, tag="react"):
    """Somebody showed a feeling."""

    seat: int
    reaction: Reaction


class PauseVoted(Entry, frozen=True, kw_only=True, tag="pause"):
    """A seat wants a pause, or to play."""

    seat: int
    want: bool


class AbandonVoted(Entry, frozen=True, kw_only=True, tag="abandon"):
    """A seat wants the game to end, or not."""

    seat: int
    want: bool


class Rematched(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The table gathers for another game with a new secret."""

    secret: str


class LinkMade(Entry, frozen=True, kw_only=True, tag="link"):
    """The seat has a new token; only its hash is kept."""

    seat: int
    token: str


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """Another guest (``who``) showed the seat's token and now plays for it, too."""

    seat: int


class Unlinked(Entry, frozen=True, kw_only=True, tag="unlinked"):
    """Only one guest (``who``) plays for the seat from now on, and no token opens it."""

    seat: int


class PadPut(Entry, frozen=True, kw_only=True, tag="pad"):
    """A score pad lies on the table."""

    options: dict[str, Any]
    names: list[str]
    rounds: list[list[int]]
    everybody: bool


class PadWritten(Entry, frozen=True, kw_only=True, tag="pad-round"):
    """A round of the pad (from 1) has these marks from now on; with none, it is struck out."""

    round: int
    marks: list[int] | None


class PadOpened(Entry, frozen=True, kw_only=True, tag="pad-open"):
    """Everybody may write on the pad, or only the host."""

    everybody: bool


AnyEntry = (
    Opened
    | Brought
    | Sat
    | Invited
    | Renamed
    | Left
    | SetUpChanged
    | SealGiven
    | SealsClosed
    | SaltGiven
    | Started
    | Acted
    | Replaced
    | Returned
    | ChatSaid
    | ReactionShown
    | PauseVoted
    | AbandonVoted
    | Rematched
    | LinkMade
    | Claimed
    | Unlinked
    | PadPut
    | PadWritten
    | PadOpened
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _encoder.encode(entry)


def read(stored: bytes | str) -> AnyEntry:
    """An entry from the store."""
    return _decoder.decode(stored)
