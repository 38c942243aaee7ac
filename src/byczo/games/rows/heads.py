"""Bull heads: the same on the cards of 6 nimmt! (1 to 104) and of X nimmt! (1 to 100)."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from byczo.core.layout import Ints
from byczo.core.rule import rule


def _heads(card: int) -> int:
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


HEADS = np.array([0, *(_heads(card) for card in range(1, 105))], np.int16)
"""Heads by card; no card, no heads."""

_PLAIN: list[int] = HEADS.tolist()


@rule
def count_heads(cards: Ints, first: int, end: int) -> int:
    """The heads on ``cards[first:end]``."""
    total = 0
    for place in range(first, end):
        total += HEADS[cards[place]]
    return total


def heads_of(cards: Iterable[int]) -> int:
    """The heads on these cards: plain numbers in, a plain number out."""
    return sum([_PLAIN[card] for card in cards])
