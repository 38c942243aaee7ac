"""6 nimmt! as a seat sees it, as messages for clients."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec
import numpy as np
from msgspec.structs import replace

from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.core.layout import Batch
from byczo.games.cards_by_place import cards_at, sort_cards
from byczo.games.six_nimmt.notation import write_in
from byczo.games.six_nimmt.options import VARIANTS, Variant
from byczo.games.six_nimmt.preview import ACTION, PHASE, POSITION, ROOM, ROW, preview
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HAND,
    OFFERED,
    PICK,
    PLAY,
    PLAYED,
    ROWS,
    TACTICAL,
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


def view(seen: Batch, public: State, engine: Engine) -> SixNimmtView:
    """Everything a client needs to show the table."""
    seats = range(public.players)
    unseen, offered, _, played = sort_cards(seen, _last(public), PLAYED + 1, engine)
    return SixNimmtView(
        seat=None,
        variant=VARIANT_NAMES[public.variant],
        phase=PHASES[public.phase],
        round=public.round,
        half=public.half,
        turn=public.turn,
        waiting=[s for s in seats if public.waiting > 0 and public.waiting >> s & 1],
        rows=list(map(_row, public.rows, public.lengths, public.row_heads)),
        places=_places(public),
        chosen=None,
        offered=offered,
        played=played,
        unseen=unseen,
        open_cards=_open_cards(public),
        choices=[],
    )


def view_from(
    seat: int, view: SixNimmtView, seen: Batch, public: State, engine: Engine
) -> SixNimmtView:
    """The same with the seat's own hand, and what it may do."""
    out = np.empty(ROOM, np.int32)
    end = engine.fit(preview)(seen, seat, _last(public), out)
    held, unseen, *rest = out[:end].tolist()
    facts_at = held + unseen
    places = view.places.copy()
    places[seat] = replace(places[seat], hand=rest[:held])
    return replace(
        view,
        seat=seat,
        places=places,
        chosen=_chosen(seen, public, seat),
        unseen=rest[held:facts_at],
        choices=[_CHOICES[fact] for fact in rest[facts_at:]],
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
            for card in cards_at(OFFERED, before.lies)
            if after.lies[card] != OFFERED
        ]
    resolved = before.placed
    if after.turn != before.turn:
        resolved = 0
        events.append(Revealed(cards=list(after.cards[: after.players])))
    if resolved < after.placed:
        events += [
            Placed(seat=s, card=after.cards[s], row=after.places[s] + 1, heads=after.gains[s])
            for s in after.order[resolved : after.placed]
        ]
    return events


def _last(seen: State) -> int:
    """The highest card in play."""
    return CARDS if seen.variant != TACTICAL else HAND * seen.players + ROWS


@lru_cache(512)
def _row(cards: tuple[int, ...], length: int, heads: int) -> Row:
    """All seats see the same rows, and most rows are as they were before."""
    return Row(cards=list(cards[:length]), heads=heads)


def _open_cards(seen: State) -> list[tuple[int, int]]:
    if not seen.turn or seen.placed == seen.players:
        return []
    return [(s, seen.cards[s]) for s in seen.order[seen.placed : seen.players]]


def _places(seen: State) -> list[Place]:
    playing, waiting, is_open = seen.phase == PLAY, seen.waiting, seen.variant == TACTICAL
    held, heads, totals = seen.held, seen.heads, seen.totals
    return [
        Place(
            cards=held[s],
            heads=heads[s],
            total=totals[s],
            ready=playing and not waiting >> s & 1,
            hand=sorted(seen.hands[s][: held[s]]) if is_open else None,
        )
        for s in range(seen.players)
    ]


def _chosen(seen: Batch, public: State, seat: int) -> int | None:
    if public.phase != PLAY or public.waiting >> seat & 1:
        return None
    return int(seen[0].chosen[seat])


class _Choices(dict[int, Choice]):
    """Facts of a preview as messages. There are some ten thousand; most are seen again."""

    def __missing__(self, fact: int) -> Choice:
        action, row = _part(fact, ACTION, PHASE), _part(fact, ROW, ACTION)
        choice = self[fact] = Choice(
            do=write_in(fact >> PHASE, action),
            card=action if action < FIRST_ROW else None,
            row=row or None,
            position=_part(fact, POSITION, ROW) or None,
            heads=_part(fact, 0, POSITION),
        )
        return choice


def _part(fact: int, start: int, end: int) -> int:
    return (fact >> start) % (1 << end - start)


_CHOICES = _Choices()
