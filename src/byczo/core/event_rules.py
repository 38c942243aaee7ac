"""Telling what happened: the rules that fill the list of events."""

from __future__ import annotations

from typing import Any

from byczo.core.contract import NOBODY, OVER, TableState, happened, has_chosen
from byczo.core.events import GAME_ENDED, READY, ROUND_BEGUN, ROUND_CLOSED
from byczo.core.field_copies import copy_list
from byczo.core.rule import rule


@rule
def add_event(events: Any, kind: int) -> int:
    """Add a blank event of this kind, and return its place in the list."""
    place = int(events.events_count)
    events.events[place].kind = kind
    events.events_count = place + 1
    return place


@rule
def tell(before: TableState, after: TableState, actor: int, fewest_wins: bool, events: Any) -> None:
    """Tell all that everybody saw happen between two observations of a spectator.

    ``actor`` is the seat that acted, or NOBODY.
    """
    if after.round != before.round and after.closed == before.closed:
        tell_round_begun(after, events)
    happened(before, after, events)
    if events.events_count == 0 and is_ready(before, after, actor):
        place = add_event(events, READY)
        events.events[place].ready.seat = actor
    if after.closed != before.closed:
        tell_round_closed(after, events)
        if after.round != before.round:
            tell_round_begun(after, events)
    if after.waiting == OVER:
        tell_game_ended(after, fewest_wins, events)


@rule
def is_ready(before: TableState, after: TableState, actor: int) -> bool:
    """Whether a seat has chosen in secret, or changed its mind, and the others are still to choose.

    Then the decision goes on. Whatever else an action does, the next decision has begun, though
    the game may tell no event of it.
    """
    if actor == NOBODY or after.waiting <= 0 or after.waiting != before.waiting & ~(1 << actor):
        return False
    return has_chosen(after, actor)


@rule
def tell_round_begun(after: TableState, events: Any) -> None:
    """A new round."""
    place = add_event(events, ROUND_BEGUN)
    events.events[place].round_begun.round = after.round


@rule
def tell_round_closed(after: TableState, events: Any) -> None:
    """What the round brought, and the totals with it."""
    place = add_event(events, ROUND_CLOSED)
    event = events.events[place].round_closed
    event.round = after.closed
    event.points_count = after.players
    copy_list(after.points, event.points)
    event.totals_count = after.players
    copy_list(after.totals, event.totals)


@rule
def tell_game_ended(after: TableState, fewest_wins: bool, events: Any) -> None:
    """The totals, and whose are the best."""
    place = add_event(events, GAME_ENDED)
    event = events.events[place].game_ended
    event.reason = after.reason
    event.totals_count = after.players
    copy_list(after.totals, event.totals)
    best = int(after.totals[0])
    for seat in range(after.players):
        total = int(after.totals[seat])
        best = min(best, total) if fewest_wins else max(best, total)
    for seat in range(after.players):
        if after.totals[seat] == best:
            event.winners[event.winners_count] = seat
            event.winners_count += 1
