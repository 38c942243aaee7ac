"""6 nimmt! as a seat sees it, as messages for clients."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from byczo.core.contract import NOBODY
from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.games.lying import sort_cards
from byczo.games.six_nimmt.notation import write_action
from byczo.games.six_nimmt.options import VARIANTS, Variant
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HAND,
    NO_ROW,
    OFFERED,
    PICK,
    PLAY,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    UNSEEN,
    State,
    row_for,
)

VARIANT_NAMES = {number: name for name, number in VARIANTS.items()}
Phase = Literal["deal", "pick", "play", "take", "done"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row on the table."""

    cards: list[int]
    heads: int


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` only where the observer may know it."""

    cards: int
    heads: int
    total: int
    ready: bool
    hand: list[int] | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the observer may do, and what would happen if it happened now.

    ``row`` is where the card would land (None: below all rows, so a row must be taken),
    ``position`` which card of the row it would be, ``heads`` what it would take.
    """

    do: str
    card: int | None = None
    row: int | None = None
    position: int | None = None
    heads: int = 0


class SixNimmtView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="six-nimmt"):
    """The table of 6 nimmt! before one seat, or before a spectator (seat None)."""

    seat: int | None
    variant: Variant
    phase: Phase
    round: int
    half: int
    turn: int
    waiting: list[int]
    rows: list[Row]
    places: list[Place]
    chosen: int | None
    offered: list[int]
    played: list[int]
    unseen: list[int]
    open_cards: list[tuple[int, int]]  # this turn's cards that wait to be placed: (seat, card)
    choices: list[Choice]


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """All cards of a turn were turned over: one per seat."""

    cards: list[int]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card went to a row; with heads, if it took the cards that lay there."""

    seat: int
    card: int
    row: int
    heads: int


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    """Tactical variant: a seat drafted a card."""

    seat: int
    card: int


def view(seen: State, seat: int, engine: Engine) -> SixNimmtView:
    """Everything a client needs to show the table and to offer the choices."""
    actions = engine.actions(seen, seat) if seat != NOBODY else []
    seen = seen.plain()
    seats = range(seen.players)
    me = seat if seat != NOBODY else None
    places = [_place(seen, s, me) for s in seats]
    own = {*(places[me].hand or ())} if me is not None else set()
    lying = _lying(seen)
    return SixNimmtView(
        seat=me,
        variant=VARIANT_NAMES[seen.variant],
        phase=PHASES[seen.phase],
        round=seen.round,
        half=seen.half,
        turn=seen.turn,
        waiting=[s for s in seats if seen.waiting > 0 and seen.waiting >> s & 1],
        rows=[
            Row(cards=list(cards[:length]), heads=heads)
            for cards, length, heads in zip(seen.rows, seen.lengths, seen.row_heads, strict=True)
        ],
        places=places,
        chosen=_chosen(seen, me),
        offered=lying[OFFERED],
        played=lying[PLAYED],
        unseen=[card for card in lying[UNSEEN] if card not in own],
        open_cards=[(s, seen.cards[s]) for s in seen.order[seen.placed : seen.players]]
        if seen.turn
        else [],
        choices=[_choice(seen, action) for action in actions],
    )


def happened(before: State, after: State) -> list[Event]:
    """Picks, reveals and placements between two public observations."""
    if after.round != before.round:
        return []
    events: list[Event] = []
    if before.phase == PICK:
        seat = before.waiting.bit_length() - 1
        events += [
            Picked(seat=seat, card=card)
            for card in _lying(before)[OFFERED]
            if after.lies[card] != OFFERED
        ]
    resolved = before.placed
    if after.turn != before.turn:
        resolved = 0
        events.append(Revealed(cards=list(after.cards[: after.players])))
    for s in after.order[resolved : after.placed]:
        events.append(
            Placed(seat=s, card=after.cards[s], row=after.places[s] + 1, heads=after.gains[s])
        )
    return events


def _lying(seen: State) -> list[list[int]]:
    """The cards in play that are UNSEEN, OFFERED, HELD and PLAYED."""
    last = CARDS if seen.variant != TACTICAL else HAND * seen.players + ROWS
    return sort_cards(seen.lies[: last + 1], PLAYED + 1)


def _place(seen: State, seat: int, me: int | None) -> Place:
    held = seen.held[seat]
    visible = seat == me or seen.variant == TACTICAL
    return Place(
        cards=held,
        heads=seen.heads[seat],
        total=seen.totals[seat],
        ready=seen.phase == PLAY and not seen.waiting >> seat & 1,
        hand=sorted(seen.hands[seat][:held]) if visible else None,
    )


def _chosen(seen: State, me: int | None) -> int | None:
    if me is None or seen.phase != PLAY or seen.waiting >> me & 1:
        return None
    return seen.chosen[me]


def _choice(seen: State, action: int) -> Choice:
    do = write_action(seen, action)
    if action >= FIRST_ROW:
        row = action - FIRST_ROW
        return Choice(do=do, row=row + 1, position=1, heads=seen.row_heads[row])
    row = NO_ROW if seen.phase == PICK else row_for(seen, action)
    if row == NO_ROW:
        return Choice(do=do, card=action)
    position = seen.lengths[row] + 1
    heads = seen.row_heads[row] if position > ROW_LENGTH else 0
    return Choice(do=do, card=action, row=row + 1, position=position, heads=heads)
