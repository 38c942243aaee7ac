"""The pictures of the rules of Twenty One: what fits, hits, crossing out, and a full row."""

from __future__ import annotations

from byczo.core.picture import Picture

PICTURES = (
    Picture(
        text="write",
        at="write",
        do="write yrk",
        brings={"event": "wrote", "seat": 0, "dice": {"k": 6, "y": 5, "r": 1}},
    ),
    Picture(
        text="cross",
        at="cross",
        do="cross",
        brings={"event": "crossed", "seat": 0, "colour": "w", "number": 4},
    ),
    Picture(
        text="full",
        at="tempo",
        do="write gb",
        brings={"event": "row-filled", "seat": 0, "hits": 4, "points": 26},
    ),
)
