"""Cards by where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Places = tuple[tuple[int, ...], ...]


def sort_cards(lies: Iterable[int], places: int) -> Places:
    """The cards at each place, in order; ``lies`` tells the place of card 0, of card 1 and so on.

    Card 0 is no card and is left out.
    """
    return _sorted(tuple(lies), places)


@lru_cache(512)
def _sorted(lies: tuple[int, ...], places: int) -> Places:
    """All who look at a table ask the same, one after the other."""
    cards: list[list[int]] = [[] for _ in range(places)]
    for card, place in enumerate(lies):
        cards[place].append(card)
    cards[0].remove(0)
    return tuple(map(tuple, cards))
