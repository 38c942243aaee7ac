"""Cards by where they lie."""

from __future__ import annotations

from collections.abc import Iterable


def sort_cards(lies: Iterable[int], places: int) -> list[list[int]]:
    """The cards at each place, in order; ``lies`` tells the place of card 0, of card 1 and so on.

    Card 0 is no card and is left out.
    """
    cards: list[list[int]] = [[] for _ in range(places)]
    for card, place in enumerate(lies):
        cards[place].append(card)
    cards[0].remove(0)
    return cards
