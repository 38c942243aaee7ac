"""What a coach says of a card in David & Goliath, from what the seat can see."""

from __future__ import annotations

from byczo.core.declaration import RELATIVE, Coaching
from byczo.core.reason import Reason, because
from byczo.core.rule import rule
from byczo.games.david_goliath.notation import LETTERS, NAMES
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    NUMBER,
    UNSEEN,
    State,
    has,
    highest,
    lowest,
    worth,
)


@rule
def payoff(seen: State) -> int:
    """Points against the mean of the others: what one wins the others lack."""
    return RELATIVE


@rule
def turn_of(seen: State) -> int:
    """Which trick is played, counted from 1."""
    return seen.tricks + 1


DANGER = "david-goliath-danger-worth"
"""What to fear: a trick that makes the own winnings worth less."""


@rule
def harmed(seen: State, state: State, seat: int) -> bool:
    """Whether the seat's winnings have lost worth."""
    return winnings(state, seat) < winnings(seen, seat)


@rule
def winnings(state: State, seat: int) -> int:
    """What the cards won so far are worth."""
    total = 0
    for colour in range(COLOURS):
        total += worth(state.counts[seat, colour], state.sums[seat, colour])
    return total


def why(seen: State, seat: int, action: int) -> Reason:
    """What the card wins if the trick stays as it is, and how many cards can still change that."""
    number = NUMBER[action]
    rest = [NUMBER[card] for card in others_cards(seen, seat)]
    above, below = sum(n >= number for n in rest), sum(n <= number for n in rest)
    if seen.played == 0:
        return why_lead(above, below)
    trick = seen.twin()
    trick.middle[seen.played] = action
    trick.played = seen.played + 1
    high = highest(trick)
    low = lowest(trick, high)
    last = trick.played == seen.players
    if high == seen.played:
        won = [int(card) for card in seen.middle[: seen.played]]
        return why_goliath(seen, seat, won, 0 if last else above)
    if low == seen.played:
        return why_david(seen, seat, int(seen.middle[high]), 0 if last else below)
    return because("david-goliath-why-between")


def others_cards(seen: State, seat: int) -> list[int]:
    """The cards that others hold."""
    unseen = (card for card in range(1, CARDS + 1) if seen.lies[card] == UNSEEN)
    return [card for card in unseen if not has(seen, seat, card)]


def why_lead(above: int, below: int) -> Reason:
    """A card that nobody can top or go below, or one between the others'."""
    if above == 0:
        return because("david-goliath-why-lead-highest")
    if below == 0:
        return because("david-goliath-why-lead-lowest")
    return because("david-goliath-why-lead", above=above, below=below)


def why_goliath(seen: State, seat: int, won: list[int], above: int) -> Reason:
    """The highest card so far: it wins all others."""
    spoiled = spoiled_by(seen, seat, won)
    cards, gain = named(won), signed(gain_of(seen, seat, won))
    if above > 0:
        return because("david-goliath-why-high", cards=cards, gain=gain, above=above)
    if spoiled:
        return because("david-goliath-why-goliath-spoils", cards=cards, gain=gain, **spoiled)
    return because("david-goliath-why-goliath", cards=cards, gain=gain)


def why_david(seen: State, seat: int, won: int, below: int) -> Reason:
    """The lowest card so far: it wins the highest."""
    spoiled = spoiled_by(seen, seat, [won])
    card, gain = NAMES[won], signed(gain_of(seen, seat, [won]))
    if below > 0:
        return because("david-goliath-why-low", card=card, gain=gain, below=below)
    if spoiled:
        return because("david-goliath-why-david-spoils", card=card, gain=gain, **spoiled)
    return because("david-goliath-why-david", card=card, gain=gain)


def worths(seen: State, seat: int, won: list[int]) -> list[tuple[int, int]]:
    """By colour: what the seat's winnings are worth before and after it wins these cards."""
    pairs = []
    for colour in range(COLOURS):
        count, numbers = int(seen.counts[seat, colour]), int(seen.sums[seat, colour])
        added = [int(NUMBER[card]) for card in won if COLOUR[card] == colour]
        after = worth(count + len(added), numbers + sum(added))
        pairs.append((worth(count, numbers), after))
    return pairs


def gain_of(seen: State, seat: int, won: list[int]) -> int:
    """What winning these cards changes."""
    return sum(after - before for before, after in worths(seen, seat, won))


def spoiled_by(seen: State, seat: int, won: list[int]) -> dict[str, int | str]:
    """The colour that loses most when these cards are won, if any does."""
    pairs = worths(seen, seat, won)
    colour = min(range(COLOURS), key=lambda colour: pairs[colour][1] - pairs[colour][0])
    before, after = pairs[colour]
    return {"colour": LETTERS[colour], "before": before, "after": after} if after < before else {}


def named(cards: list[int]) -> str:
    """Cards by their names."""
    return " ".join(NAMES[card] for card in cards)


def signed(points: int) -> str:
    """Points with their sign: +7, −3, ±0."""
    return f"{points:+d}".replace("-", "−") if points else "±0"


COACHING = Coaching(
    unit="points", payoff=payoff, turn=turn_of, why=why, danger=DANGER, harmed=harmed
)
