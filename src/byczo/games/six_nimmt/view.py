"""6 nimmt! as a seat sees it, as messages for clients."""

from __future__ import annotations

import msgspec

from byczo.core.contract import Table
from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.games.heads import HEADS
from byczo.games.six_nimmt.notation import write_action
from byczo.games.six_nimmt.options import VARIANTS
from byczo.games.six_nimmt.rules import (
    FIRST_ROW,
    NO_ROW,
    OFFERED,
    PICK,
    PLAY,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    State,
    row_for,
    row_heads,
)

PHASES = ("deal", "pick", "play", "take", "done")


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
    variant: str
    phase: str
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
    seats = range(seen.players)
    me = seat if seat in seats else None
    known = set(_hand(seen, seat)) if me is not None else set()
    cards = range(1, 105 if seen.variant != TACTICAL else 10 * seen.players + 5)
    return SixNimmtView(
        seat=me,
        variant=next(name for name, number in VARIANTS.items() if number == seen.variant),
        phase=PHASES[seen.phase],
        round=seen.round,
        half=seen.half,
        turn=seen.turn,
        waiting=[s for s in seats if seen.waiting > 0 and seen.waiting >> s & 1],
        rows=[_row(seen, row) for row in range(ROWS)],
        places=[_place(seen, s, me) for s in seats],
        chosen=_chosen(seen, me),
        offered=[card for card in cards if seen.lies[card] == OFFERED],
        played=[card for card in cards if seen.lies[card] == 3],
        unseen=[card for card in cards if seen.lies[card] == 0 and card not in known],
        open_cards=[
            (int(s), int(seen.cards[s]))
            for s in seen.order[seen.placed : seen.players]
            if seen.turn
        ],
        choices=[] if me is None else _choices(seen, seat, engine),
    )


def happened(before: State, after: State) -> list[Event]:
    """Picks, reveals and placements between two public observations."""
    events: list[Event] = []
    if before.phase == PICK:
        new = [c for c in range(1, 105) if before.lies[c] == OFFERED != after.lies[c]]
        seat = before.waiting.bit_length() - 1
        if after.round == before.round:
            events += [Picked(seat=seat, card=card) for card in new]
    resolved = 0 if after.turn != before.turn else before.placed
    if after.round == before.round and (after.turn, after.placed) != (before.turn, before.placed):
        if after.turn != before.turn:
            events.append(Revealed(cards=[int(c) for c in after.cards[: after.players]]))
        for s in after.order[resolved : after.placed]:
            events.append(
                Placed(
                    seat=int(s),
                    card=int(after.cards[s]),
                    row=int(after.places[s]) + 1,
                    heads=int(after.gains[s]),
                )
            )
    return events


def _hand(seen: Table, seat: int) -> list[int]:
    assert isinstance(seen, State)
    return sorted(int(card) for card in seen.hands[seat, : seen.held[seat]])


def _row(seen: State, row: int) -> Row:
    cards = [int(card) for card in seen.rows[row, : seen.lengths[row]]]
    return Row(cards=cards, heads=int(sum(HEADS[card] for card in cards)))


def _place(seen: State, seat: int, me: int | None) -> Place:
    return Place(
        cards=int(seen.held[seat]),
        heads=int(seen.heads[seat]),
        total=int(seen.totals[seat]),
        ready=seen.phase == PLAY and not seen.waiting >> seat & 1,
        hand=_hand(seen, seat) if seat == me or seen.variant == TACTICAL else None,
    )


def _chosen(seen: State, me: int | None) -> int | None:
    if me is None or seen.phase != PLAY or seen.waiting >> me & 1:
        return None
    return int(seen.chosen[me])


def _choices(seen: State, seat: int, engine: Engine) -> list[Choice]:
    actions = (engine.choice(seen, seat, k) for k in range(engine.choices(seen, seat)))
    return [_choice(seen, int(action)) for action in sorted(actions)]


def _choice(seen: State, action: int) -> Choice:
    do = write_action(seen, action)
    if action >= FIRST_ROW:
        row = action - FIRST_ROW
        return Choice(do=do, row=row + 1, position=1, heads=int(row_heads(seen, row)))
    if seen.phase == PICK:
        return Choice(do=do, card=action)
    row = int(row_for(seen, action))
    if row == NO_ROW:
        return Choice(do=do, card=action)
    if seen.lengths[row] == ROW_LENGTH:
        heads = int(row_heads(seen, row))
        return Choice(do=do, card=action, row=row + 1, position=ROW_LENGTH + 1, heads=heads)
    return Choice(do=do, card=action, row=row + 1, position=int(seen.lengths[row]) + 1)
