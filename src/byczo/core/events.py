"""What everybody at the table sees happen, as messages. Games add their own kinds.

A game declares all kinds of its events as one union, ``CommonEvent | Placed | Picked``. Rules know
them by their number in it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from byczo.core.message_fields import AtMost, Words
from byczo.core.seats import MOST_SEATS

BySeat = Annotated[tuple[int, ...], AtMost(MOST_SEATS)]
"""One number for each seat, or some of the seats."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened in public."""


class Events(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened between two decisions; a game declares ``events`` with its own kinds."""


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """Cards were dealt, or offered, for a new round."""

    round: int


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    """A seat has made a choice that is still secret."""

    seat: int


class RoundClosed(Event, frozen=True, kw_only=True, tag="round-closed"):
    """A round was scored."""

    round: int
    points: BySeat
    totals: BySeat


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """The game has ended. Equal best totals share the win."""

    totals: BySeat
    winners: BySeat
    reason: Annotated[str, Words.REASON]


CommonEvent = RoundBegun | Ready | RoundClosed | GameEnded
ROUND_BEGUN, READY, ROUND_CLOSED, GAME_ENDED = range(4)
OWN_EVENTS = 4
"""The number of the first kind of event that is the game's own."""

MOST_COMMON_EVENTS = 3
"""How many of the common events can happen at once: a round closes, and another begins."""
