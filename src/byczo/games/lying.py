"""Cards by where they lie."""

from __future__ import annotations

from collections.abc import Iterable


def sort_cards(lies: Iterable[int], places: int) -> list[list[int]]:
    """The cards at each place, in order, where ``lies`` tells the place of the cards 0, 1, 2, …

    Card 0 is no card and is left out.
    """
    cards: list[list[int]] = [[] for _ in range(places)]
    for card, place in enumerate(lies):
        cards[place].append(card)
    cards[0].remove(0)
    return cards
