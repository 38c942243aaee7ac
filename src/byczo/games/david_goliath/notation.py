"""David & Goliath as text: ``g7`` is the green 7; ``play g7``, and deals."""

from __future__ import annotations

from typing import Any

from byczo.core.action_texts import ActionTexts, Named, Verb
from byczo.core.chance_texts import SEATS, ChanceForm, ChancePart, ChanceTexts
from byczo.core.errors import BadChance
from byczo.core.notation import fields_of, numbers
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    HAND,
    NUMBER,
    PLAY,
    State,
    highest_number,
    next_dealer,
)

LETTERS = "rygbv"
"""Red, yellow, green, blue, violet."""

NAMES = ("", *(f"{LETTERS[COLOUR[card]]}{NUMBER[card]}" for card in range(1, CARDS + 1)))
"""Names by card."""

CARD_OF = {name: card for card, name in enumerate(NAMES) if card}
"""Cards by name."""


def in_play(state: State, place: int) -> bool:
    """Whether the card of this place in the pack is played with by so many."""
    return bool(NUMBER[place + 1] <= highest_number(state.players))


def what_cards_are(state: State) -> str:
    """The names of all cards in play, in words."""
    highest = highest_number(state.players)
    return f"a card is one of the letters {LETTERS} and a number from 1 to {highest}"


ACTION_TEXTS = ActionTexts(
    verbs=(Verb("play", 1, CARDS, Named(NAMES[1:], in_play, what_cards_are)),),
    examples={PLAY: "'play g7'"},
)
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action


CHANCE_TEXTS = ChanceTexts(
    (
        ChanceForm(
            "deal",
            (
                ChancePart("hands", (SEATS, HAND), highest=CARDS, distinct=True, values=NAMES[1:]),
                ChancePart("dealer", lowest=0),
            ),
        ),
    )
)
write_outcome = CHANCE_TEXTS.write_outcome


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A deal of the whole pack, by the seat whose turn it is to deal."""
    deal = fields_of(entry, "deal", {"hands", "dealer"})
    dealer: int = numbers(deal["dealer"], "dealer", ())
    if not 0 <= dealer < state.players:
        raise BadChance(f"dealer: there is no seat {dealer}, seats are 0 to {state.players - 1}")
    if state.round > 0 and dealer != next_dealer(state):
        raise BadChance(f"dealer: it is seat {next_dealer(state)}'s turn to deal, not {dealer}'s")
    return [*_hands(state, deal["hands"]), dealer]


def _hands(state: State, hands: object) -> list[int]:
    if not isinstance(hands, list) or len(hands) != state.players:
        found = len(hands) if isinstance(hands, list) else "no list"
        raise BadChance(f"hands: expected a list of {state.players}, found {found}")
    cards: list[int] = []
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != HAND:
            found = len(hand) if isinstance(hand, list) else "no list"
            raise BadChance(f"hands: expected {HAND} cards for each seat, found {found}")
        cards += [_card(state, name) for name in hand]
    for name in (NAMES[card] for card in set(cards) if cards.count(card) > 1):
        raise BadChance(f"hands: card {name} is dealt twice")
    return cards


def _card(state: State, name: object) -> int:
    card = CARD_OF.get(name, 0) if isinstance(name, str) else 0
    if card == 0 or not in_play(state, card - 1):
        raise BadChance(f"hands: no card {name!r} to deal: {what_cards_are(state)}")
    return card
