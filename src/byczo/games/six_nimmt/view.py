"""6 nimmt! as a seat sees it, as messages for clients."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec
import numpy as np

from byczo.core.contract import NOBODY
from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.games.lying import Places, sort_cards
from byczo.games.six_nimmt.notation import write_action
from byczo.games.six_nimmt.options import VARIANTS, Variant
from byczo.games.six_nimmt.preview import FACTS, preview
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


def view(seen: State, public: State, seat: int, engine: Engine) -> SixNimmtView:
    """Everything a client needs to show the table and to offer the choices."""
    facts = _preview(seen, seat, engine) if seat != NOBODY else []
    hand = sorted(seen.hands[seat, : public.held[seat]].tolist()) if seat != NOBODY else []
    own = set(hand)
    seats = range(public.players)
    lying = _lying(public)
    return SixNimmtView(
        seat=seat if seat != NOBODY else None,
        variant=VARIANT_NAMES[public.variant],
        phase=PHASES[public.phase],
        round=public.round,
        half=public.half,
        turn=public.turn,
        waiting=[s for s in seats if public.waiting > 0 and public.waiting >> s & 1],
        rows=list(map(_row, public.rows, public.lengths, public.row_heads)),
        places=[_place(public, s, hand if s == seat else None) for s in seats],
        chosen=_chosen(seen, public, seat),
        offered=list(lying[OFFERED]),
        played=list(lying[PLAYED]),
        unseen=[card for card in lying[UNSEEN] if card not in own],
        open_cards=_open_cards(public),
        choices=[_choice(public, action, row) for action, row in facts],
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


def _lying(seen: State) -> Places:
    """The cards in play that are UNSEEN, OFFERED, HELD and PLAYED."""
    last = CARDS if seen.variant != TACTICAL else HAND * seen.players + ROWS
    return sort_cards(seen.lies[: last + 1], PLAYED + 1)


@lru_cache(512)
def _row(cards: tuple[int, ...], length: int, heads: int) -> Row:
    """All seats see the same rows, and most rows are as they were before."""
    return Row(cards=list(cards[:length]), heads=heads)


def _open_cards(seen: State) -> list[tuple[int, int]]:
    if not seen.turn or seen.placed == seen.players:
        return []
    return [(s, seen.cards[s]) for s in seen.order[seen.placed : seen.players]]


def _place(seen: State, seat: int, hand: list[int] | None) -> Place:
    held = seen.held[seat]
    if hand is None and seen.variant == TACTICAL:
        hand = sorted(seen.hands[seat][:held])
    return Place(
        cards=held,
        heads=seen.heads[seat],
        total=seen.totals[seat],
        ready=seen.phase == PLAY and not seen.waiting >> seat & 1,
        hand=hand,
    )


def _chosen(seen: State, public: State, seat: int) -> int | None:
    if seat == NOBODY or public.phase != PLAY or public.waiting >> seat & 1:
        return None
    return int(seen.chosen[seat])


def _preview(seen: State, seat: int, engine: Engine) -> list[list[int]]:
    facts = np.empty((engine.most_actions, FACTS), np.int16)
    count = engine.fit(preview)(seen.alone(), seat, facts)
    return sorted(facts[:count].tolist())


def _choice(seen: State, action: int, row: int) -> Choice:
    do = write_action(seen, action)
    if action >= FIRST_ROW:
        row = action - FIRST_ROW
        return Choice(do=do, row=row + 1, position=1, heads=seen.row_heads[row])
    if row == NO_ROW:
        return Choice(do=do, card=action)
    position = seen.lengths[row] + 1
    heads = seen.row_heads[row] if position > ROW_LENGTH else 0
    return _landing(do, action, row + 1, position, heads)


@lru_cache(4096)
def _landing(do: str, card: int, row: int, position: int, heads: int) -> Choice:
    """Most cards of a hand would land where they would have before."""
    return Choice(do=do, card=card, row=row, position=position, heads=heads)
