"""The pictures of the rules of X nimmt!: rows, X row and X pile, and the lowest card."""

from __future__ import annotations

from byczo.core.picture import Picture

PICTURES = (
    Picture(
        text="nearest",
        at="first",
        do="play 22",
        brings={"event": "placed", "seat": 0, "card": 22, "row": 1, "taken": []},
    ),
    Picture(
        text="full",
        at="third",
        do="play 24",
        brings={"event": "placed", "seat": 0, "card": 24, "taken": [20, 22]},
    ),
    Picture(
        text="x-row",
        at="choose",
        do="x 20",
        brings={"event": "went-to-x", "seat": 0, "card": 20, "piled": []},
    ),
    Picture(
        text="x-pile",
        at="pile",
        do="x 3",
        brings={"event": "went-to-x", "seat": 0, "card": 3, "piled": [20, 24]},
    ),
    Picture(
        text="lowest",
        at="row",
        do="row 1",
        brings={"event": "placed", "seat": 0, "card": 3, "row": 1},
        shows={"card": 3},
    ),
)
