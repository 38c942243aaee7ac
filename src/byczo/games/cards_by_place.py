"""Cards by where they lie."""

from __future__ import annotations

import numpy as np

from byczo.core.contract import States
from byczo.core.game import Engine
from byczo.core.layout import Batch, Ints
from byczo.core.rule import brief


def sort_cards(seen: Batch, last: int, places: int, engine: Engine) -> list[list[int]]:
    """The cards up to the last that lie at each place, in order.

    ``seen`` is a batch of one. Its ``lies`` tell the place of each card.
    """
    out = np.empty(places + last, np.int16)
    engine.fit(spread)(seen, last, places, out)
    cards = out.tolist()
    ends = cards[:places]
    return [cards[start:end] for start, end in zip([places, *ends], ends, strict=False)]


def cards_at(place: int, lies: Ints) -> list[int]:
    """The cards that lie at one place."""
    return [card for card in range(1, len(lies)) if lies[card] == place]


@brief
def spread(seen: States, last: int, places: int, out: Ints) -> None:
    """Write where the cards of each place end in this list, then the cards, place by place."""
    lies = seen[0].lies
    end = places
    for place in range(places):
        for card in range(1, last + 1):
            if lies[card] == place:
                out[end] = card
                end += 1
        out[place] = end
