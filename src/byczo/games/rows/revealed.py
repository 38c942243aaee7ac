"""All cards of a turn are turned over: what everybody is told of it."""

from __future__ import annotations

from typing import Any

from byczo.core.event_rules import add_event
from byczo.core.events import OWN_EVENTS, BySeat, Event
from byczo.core.field_copies import copy_list
from byczo.core.rule import rule
from byczo.games.rows.state import RowsState

REVEALED = OWN_EVENTS
"""The first of the events that a game of rows has beside the common ones."""


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """All cards of a turn were turned over: one per seat."""

    cards: BySeat


@rule
def tell_revealed(after: RowsState, events: Any) -> None:
    """Which card each seat has revealed."""
    place = add_event(events, REVEALED)
    event = events.events[place].revealed
    event.cards_count = after.players
    copy_list(after.cards, event.cards)
