"""What a coach says of an action in 6 nimmt!, from what the seat can see."""

from __future__ import annotations

from byczo.core.declaration import OWN, RELATIVE, Coaching
from byczo.core.reason import Reason, because
from byczo.core.rule import rule
from byczo.games.rows.gaps import gap_text
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.policy import cheapest_row
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    HAND,
    HELD,
    PICK,
    PLAY,
    ROW_LENGTH,
    ROWS,
    TACTICAL,
    TAKE,
    UNSEEN,
    State,
    row_for,
)

NEAR = 2
"""Cards no further apart can follow each other with little between them."""

EDGE = 10
"""The lowest and the highest tenth of the cards in a draft are its edges."""


@rule
def payoff(seen: State) -> int:
    """Own heads; in a duel with open hands the difference, for it can be solved."""
    return RELATIVE if seen.variant == TACTICAL and seen.players == 2 else OWN


@rule
def turn_of(seen: State) -> int:
    """Which card of the hand is decided about, counted from 1."""
    if seen.phase == PICK:
        return seen.picks // seen.players + 1
    return seen.turn + (seen.phase == PLAY)


DANGER = "six-nimmt-danger-row"
"""What to fear: taking a row."""


@rule
def feared(seen: State) -> bool:
    """Who has to choose one takes it anyway."""
    return seen.phase == PLAY


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat has taken a row, or must choose one now."""
    forced = state.phase == TAKE and state.waiting == 1 << seat
    return bool(forced or state.heads[seat] > seen.heads[seat])


def why(seen: State, seat: int, action: int) -> Reason:
    """What the table says of a card to play, a row to take or a card to draft."""
    if seen.phase == PICK:
        return why_pick(seen, seat, action)
    if seen.phase == TAKE:
        return why_take(seen, action - FIRST_ROW)
    return why_play(seen, seat, action)


def why_play(seen: State, seat: int, card: int) -> Reason:
    """Where the card goes as the rows are now, and who can come between."""
    row = row_for(seen, card)
    rest = others_cards(seen, seat)
    if row == NO_ROW:
        cheapest = cheapest_row(seen)
        price = {"row": cheapest + 1, "heads": int(seen.row_heads[cheapest])}
        if rest and rest[0] < card:
            return because("six-nimmt-why-low", **price)
        return because("six-nimmt-why-lowest", **price)
    end, heads = int(seen.ends[row]), int(seen.row_heads[row])
    between = [other for other in rest if end < other < card]
    free = ROW_LENGTH - int(seen.lengths[row])
    most = min(len(between), seen.players - 1)
    if free == 0 and not between:
        if rest and rest[0] < seen.ends.min():
            return because("six-nimmt-why-sixth-unless", row=row + 1, heads=heads)
        return because("six-nimmt-why-sixth", row=row + 1, heads=heads)
    if free == 0:
        return because("six-nimmt-why-full", row=row + 1, gap=gap_text(between), heads=heads)
    if not between:
        place = int(seen.lengths[row]) + 1
        return because("six-nimmt-why-next", row=row + 1, end=end, place=place)
    if most < free:
        return because("six-nimmt-why-room", row=row + 1, free=free, most=most)
    if free == 1:
        return because("six-nimmt-why-fifth", row=row + 1, gap=gap_text(between), heads=heads)
    return because("six-nimmt-why-crowd", row=row + 1, gap=gap_text(between), free=free)


def others_cards(seen: State, seat: int) -> list[int]:
    """The cards that others may hold as far as the seat knows, in ascending order."""
    place = HELD if seen.variant == TACTICAL else UNSEEN
    mine = {int(card) for card in seen.hands[seat, : seen.held[seat]]}
    lies = seen.lies.tolist()
    return [card for card in range(1, CARDS + 1) if lies[card] == place and card not in mine]


def why_take(seen: State, row: int) -> Reason:
    """What the row costs, compared with the cheapest."""
    cheapest = cheapest_row(seen)
    heads, least = int(seen.row_heads[row]), int(seen.row_heads[cheapest])
    if heads == least:
        return because("six-nimmt-why-cheapest", heads=heads)
    return because("six-nimmt-why-dearer", heads=heads, row=cheapest + 1, least=least)


def why_pick(seen: State, seat: int, card: int) -> Reason:
    """How the card goes with those picked before, or where it stands among all."""
    mine = [int(other) for other in seen.hands[seat, : seen.held[seat]]]
    nearest = min(mine, key=lambda other: abs(other - card), default=None)
    if nearest is not None and abs(nearest - card) <= NEAR:
        return because("six-nimmt-why-beside", card=nearest)
    highest = HAND * seen.players + ROWS
    if card * EDGE <= highest:
        return because("six-nimmt-why-pick-low")
    if (highest + 1 - card) * EDGE <= highest:
        return because("six-nimmt-why-pick-high")
    return because("six-nimmt-why-pick-middle")


COACHING = Coaching(
    unit="heads",
    payoff=payoff,
    turn=turn_of,
    why=why,
    danger=DANGER,
    feared=feared,
    harmed=harmed,
)
