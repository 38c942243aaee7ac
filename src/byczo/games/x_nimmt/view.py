"""X nimmt! as a seat sees it, as messages for clients."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.core.layout import Batch
from byczo.games.cards_by_place import sort_cards
from byczo.games.rows.heads import heads_of
from byczo.games.rows.placing import NO_ROW
from byczo.games.x_nimmt.notation import write_action
from byczo.games.x_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HELD,
    OPEN,
    PILE_COUNTS,
    PLAY,
    ROWS,
    SHORTEST_ROW,
    SORT,
    UNSEEN,
    State,
    fills,
    hands_are_open,
    row_for,
)

Phase = Literal["deal", "play", "take", "x", "done"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row on the table; the card that makes it ``room`` cards long takes the others."""

    room: int
    cards: list[int]
    heads: int


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` and its heads only where the observer may know them.

    ``known`` are the cards that everybody saw going into the hand and that are still there.
    """

    cards: int
    known: list[int]
    x_row: list[int]
    x_pile: list[int]
    pile_heads: int
    pile_points: int  # what the X pile counts
    total: int
    ready: bool
    hand: list[int] | None
    hand_heads: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what would happen if it happened now.

    ``row`` is where the card would land (None: below all rows, so a row must be taken),
    ``position`` which card of the row it would be, ``takes`` the cards it would take. A card for
    the X row sends ``piles`` to the X pile and ``returns`` into the hand; so does taking a row of
    one card, which has nothing to return.
    """

    do: str
    card: int | None = None
    row: int | None = None
    position: int | None = None
    takes: list[int] = []
    heads: int = 0  # of the cards that it takes
    piles: list[int] = []
    returns: list[int] = []
    points: int = 0  # that the cards in ``piles`` will count


class XNimmtView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="x-nimmt"):
    """The table of X nimmt! before one seat, or before a spectator (seat None)."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    turn: int
    waiting: list[int]
    rows: list[Row]
    places: list[Place]
    chosen: int | None
    taken: list[int]  # cards that the waiting seat has taken and must sort
    played: list[int]  # all cards that lie or lay open and are in nobody's hand
    unseen: list[int]
    open_cards: list[tuple[int, int]]  # this turn's cards that wait to be placed: (seat, card)
    choices: list[Choice]


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """All cards of a turn were turned over: one per seat."""

    cards: list[int]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card went to a row, and took the cards that lay there if there are any in ``taken``."""

    seat: int
    card: int
    row: int
    taken: list[int]


class WentToX(Event, frozen=True, kw_only=True, tag="went-to-x"):
    """A card that was taken went to the seat's X row; a lower card first piles what lay there."""

    seat: int
    card: int
    piled: list[int]


class IntoHand(Event, frozen=True, kw_only=True, tag="into-hand"):
    """The other cards that were taken went into the hand."""

    seat: int
    cards: list[int]


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    """The round has ended: what a seat still held, and the heads that count."""

    seat: int
    hand: list[int]
    hand_heads: int
    pile_heads: int


def view(seen: Batch, public: State, engine: Engine) -> XNimmtView:
    """Everything a client needs to show the table."""
    seats = range(public.players)
    waiting = [s for s in seats if public.waiting > 0 and public.waiting >> s & 1]
    lying = sort_cards(seen, CARDS, HELD + public.players, engine)
    places = [_place(public, s, lying[HELD + s]) for s in seats]
    return XNimmtView(
        seat=None,
        phase=PHASES[public.phase],
        round=public.round,
        rounds=public.rounds,
        turn=public.turn,
        waiting=waiting,
        rows=[_row(public, row) for row in range(ROWS)],
        places=places,
        chosen=None,
        taken=_taken(public, waiting[0]) if public.phase == SORT else [],
        played=lying[OPEN],
        unseen=_without(lying[UNSEEN], (card for place in places for card in place.hand or ())),
        open_cards=[(s, public.cards[s]) for s in public.order[public.placed : public.players]]
        if public.turn
        else [],
        choices=[],
    )


def view_from(
    seat: int, view: XNimmtView, seen: Batch, public: State, engine: Engine
) -> XNimmtView:
    """The same with the seat's own hand, and what it may do."""
    hand = sorted(seen[0].hands[seat, : public.held[seat]].tolist())
    places = view.places.copy()
    places[seat] = replace(places[seat], hand=hand, hand_heads=heads_of(hand))
    return replace(
        view,
        seat=seat,
        places=places,
        chosen=_chosen(seen, public, seat),
        unseen=_without(view.unseen, hand),
        choices=[_choice(public, seat, action, view.rows) for action in engine.actions(seen, seat)],
    )


def happened(before: State, after: State) -> list[Event]:
    """Reveals, placements and what became of the cards taken, between two public observations."""
    if after.round != before.round:
        return []
    events: list[Event] = []
    if before.phase == SORT:
        events += _sorted(before, after, before.order[before.placed - 1])
    resolved = before.placed
    if after.turn != before.turn:
        resolved = 0
        events.append(Revealed(cards=list(after.cards[: after.players])))
    for s in after.order[resolved : after.placed] if resolved < after.placed else ():
        card, row = after.cards[s], after.places[s] + 1
        events.append(Placed(seat=s, card=card, row=row, taken=_taken(after, s)))
        events += _sorted(before, after, s)
    if after.closed != before.closed:
        events += [_counted(after, s) for s in range(after.players)]
    return events


def _sorted(before: State, after: State, seat: int) -> list[Event]:
    """Where the cards went that the seat took, if that is settled."""
    if after.x_count[seat] == before.x_count[seat]:
        return []
    card = after.x_ends[seat]
    piled = list(after.x_cards[seat][before.x_first[seat] : after.x_first[seat]])
    returned = sorted(c for c in _taken(after, seat) if c != card)
    went = WentToX(seat=seat, card=card, piled=piled)
    return [went, IntoHand(seat=seat, cards=returned)] if returned else [went]


def _counted(after: State, seat: int) -> Counted:
    hand = _hand(after, seat)
    return Counted(
        seat=seat, hand=hand, hand_heads=heads_of(hand), pile_heads=heads_of(_x_pile(after, seat))
    )


def _hand(seen: State, seat: int) -> list[int]:
    return sorted(seen.hands[seat][: seen.held[seat]])


def _x_row(seen: State, seat: int) -> list[int]:
    return list(seen.x_cards[seat][seen.x_first[seat] : seen.x_count[seat]])


def _x_pile(seen: State, seat: int) -> list[int]:
    return list(seen.x_cards[seat][: seen.x_first[seat]])


def _taken(seen: State, seat: int) -> list[int]:
    return list(seen.taken[seat][: seen.gains[seat]])


def _row(seen: State, row: int) -> Row:
    cards = list(seen.rows[row][: seen.lengths[row]])
    return Row(room=SHORTEST_ROW + row, cards=cards, heads=heads_of(cards))


def _without(cards: Iterable[int], known: Iterable[int]) -> list[int]:
    known = set(known)
    return [card for card in cards if card not in known]


def _place(seen: State, seat: int, known: list[int]) -> Place:
    hand = _hand(seen, seat) if hands_are_open(seen) else None
    x_pile = _x_pile(seen, seat)
    return Place(
        cards=seen.held[seat],
        known=known,
        x_row=_x_row(seen, seat),
        x_pile=x_pile,
        pile_heads=heads_of(x_pile),
        pile_points=PILE_COUNTS * heads_of(x_pile),
        total=seen.totals[seat],
        ready=seen.phase == PLAY and not seen.waiting >> seat & 1,
        hand=hand,
        hand_heads=None if hand is None else heads_of(hand),
    )


def _chosen(seen: Batch, public: State, seat: int) -> int | None:
    if public.phase != PLAY or public.waiting >> seat & 1:
        return None
    return int(seen[0].chosen[seat])


def _choice(seen: State, seat: int, action: int, rows: list[Row]) -> Choice:
    do = write_action(seen, action)
    if seen.phase == SORT:
        returns = sorted(card for card in _taken(seen, seat) if card != action)
        piles = _piles(seen, seat, action)
        points = PILE_COUNTS * heads_of(piles)
        return Choice(do=do, card=action, piles=piles, returns=returns, points=points)
    if action >= FIRST_ROW:
        row = rows[action - FIRST_ROW]
        piles = _piles(seen, seat, row.cards[0]) if len(row.cards) == 1 else []
        return Choice(
            do=do,
            row=action - FIRST_ROW + 1,
            position=1,
            takes=row.cards,
            heads=row.heads,
            piles=piles,
            points=PILE_COUNTS * heads_of(piles),
        )
    number = row_for(seen, action)
    if number == NO_ROW:
        return Choice(do=do, card=action)
    row = rows[number]
    position = len(row.cards) + 1
    if not fills(seen, number):
        return Choice(do=do, card=action, row=number + 1, position=position)
    return Choice(
        do=do, card=action, row=number + 1, position=position, takes=row.cards, heads=row.heads
    )


def _piles(seen: State, seat: int, card: int) -> list[int]:
    """The X row, if this card would send it to the X pile."""
    return _x_row(seen, seat) if card < seen.x_ends[seat] else []
