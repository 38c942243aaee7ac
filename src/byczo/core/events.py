"""What everybody at the table sees happen, as messages. Games add their own kinds."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened in public."""


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """Cards were dealt, or offered, for a new round."""

    round: int


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    """A seat has made a choice that is still secret."""

    seat: int


class RoundClosed(Event, frozen=True, kw_only=True, tag="round-closed"):
    """A round was scored."""

    round: int
    points: list[int]
    totals: list[int]


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """The game has ended. Equal best totals share the win."""

    totals: list[int]
    winners: list[int]
    reason: str
