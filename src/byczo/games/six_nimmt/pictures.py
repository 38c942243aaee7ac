"""The pictures of the rules of 6 nimmt!: nearest row, sixth card, lowest card, and bull heads."""

from __future__ import annotations

from byczo.core.picture import Picture

PICTURES = (
    Picture(
        text="nearest",
        at="nearest",
        do="play 54",
        brings={"event": "placed", "seat": 0, "card": 54, "row": 3, "heads": 0},
    ),
    Picture(
        text="sixth",
        at="sixth",
        do="play 61",
        brings={"event": "placed", "seat": 0, "card": 61, "row": 3, "heads": 7},
    ),
    Picture(
        text="lowest",
        at="row",
        do="row 1",
        brings={"event": "placed", "seat": 0, "card": 4, "row": 1, "heads": 5},
        shows={"card": 4},
    ),
    Picture(
        text="heads",
        at="nearest",
        do="play 95",
        brings={"event": "placed", "seat": 0, "card": 95, "row": 4},
        shows={"heads": {"1": 1, "5": 2, "10": 3, "11": 5, "55": 7}},
    ),
)
