"""What a coach says of an action in X nimmt!, from what the seat can see."""

from __future__ import annotations

from byczo.core.declaration import RELATIVE, Coaching
from byczo.core.reason import Reason, because
from byczo.core.rule import rule
from byczo.games.rows.gaps import gap_text
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import NO_ROW
from byczo.games.x_nimmt.policy import cheapest_row, x_row_heads
from byczo.games.x_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HELD,
    PLAY,
    SHORTEST_ROW,
    TAKE,
    UNSEEN,
    State,
    fills,
    row_for,
    row_heads,
)


@rule
def payoff(seen: State) -> int:
    """Points against the mean of the others: their hands count, too."""
    return RELATIVE


@rule
def turn_of(seen: State) -> int:
    """Which turn of the round is decided about, counted from 1."""
    return seen.turn + (seen.phase == PLAY)


DANGER = "x-nimmt-danger-row"
"""What to fear: taking a row."""


@rule
def feared(seen: State) -> bool:
    """Who has to choose one, or to sort it, has it already."""
    return seen.phase == PLAY


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat has taken a row in this turn, or must choose one now."""
    forced = state.phase == TAKE and state.waiting == 1 << seat
    return bool(forced or (state.turn > seen.turn and state.gains[seat] > 0))


def why(seen: State, seat: int, action: int) -> Reason:
    """What the table says of a card to play, a row to take or a card for the X row."""
    if seen.phase == PLAY:
        return why_play(seen, seat, action)
    if seen.phase == TAKE:
        row = action - FIRST_ROW
        return because("x-nimmt-why-take", cards=cards_of(seen, row), heads=row_heads(seen, row))
    return why_x(seen, seat, action)


def why_play(seen: State, seat: int, card: int) -> Reason:
    """Where the card goes as the rows are now, and who can come between."""
    row = row_for(seen, card)
    rest = others_cards(seen, seat)
    if row == NO_ROW:
        cheapest = cheapest_row(seen)
        price = {"row": cheapest + 1, "heads": row_heads(seen, cheapest)}
        if rest and rest[0] < card:
            return because("x-nimmt-why-low", **price)
        return because("x-nimmt-why-lowest", **price)
    end, cards, heads = int(seen.ends[row]), cards_of(seen, row), row_heads(seen, row)
    between = [other for other in rest if end < other < card]
    free = SHORTEST_ROW + row - 1 - int(seen.lengths[row])
    most = min(len(between), seen.players - 1)
    if fills(seen, row) and not between:
        if rest and rest[0] < seen.ends.min():
            return because("x-nimmt-why-fills-unless", row=row + 1, cards=cards, heads=heads)
        return because("x-nimmt-why-fills", row=row + 1, cards=cards, heads=heads)
    if fills(seen, row):
        gap = gap_text(between)
        return because("x-nimmt-why-full", row=row + 1, gap=gap, cards=cards, heads=heads)
    if not between:
        place = int(seen.lengths[row]) + 1
        return because("x-nimmt-why-next", row=row + 1, end=end, place=place)
    if most < free:
        return because("x-nimmt-why-room", row=row + 1, free=free, most=most)
    if free == 1:
        return because("x-nimmt-why-last", row=row + 1, gap=gap_text(between), heads=heads)
    return because("x-nimmt-why-crowd", row=row + 1, gap=gap_text(between), free=free)


def others_cards(seen: State, seat: int) -> list[int]:
    """The cards that others hold or may hold as far as the seat knows, in ascending order."""
    mine = {int(card) for card in seen.hands[seat, : seen.held[seat]]}
    lies = seen.lies.tolist()
    return [
        card
        for card in range(1, CARDS + 1)
        if (lies[card] == UNSEEN or lies[card] >= HELD) and card not in mine
    ]


def cards_of(seen: State, row: int) -> str:
    """The cards in a row."""
    return " ".join(str(card) for card in seen.rows[row, : seen.lengths[row]])


def why_x(seen: State, seat: int, card: int) -> Reason:
    """What becomes of the X row."""
    end, heads = int(seen.x_ends[seat]), HEADS[card]
    if card < end:
        points = 2 * x_row_heads(seen, seat)
        return because("x-nimmt-why-x-breaks", end=end, points=points)
    if end == 0:
        return because("x-nimmt-why-x-starts", heads=heads)
    return because("x-nimmt-why-x-fits", end=end, heads=heads)


COACHING = Coaching(
    unit="points",
    payoff=payoff,
    turn=turn_of,
    why=why,
    danger=DANGER,
    feared=feared,
    harmed=harmed,
)
