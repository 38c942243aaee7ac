"""A reminder for score sheets: how many bull heads are on which cards."""

from __future__ import annotations

from byczo.games.rows.heads import HEADS
from byczo.printing.drawing import Drawing
from byczo.printing.look import Paint
from byczo.printing.paper import Box

BULL = (
    "M21 19C13 19 6 14 4 2C0 14 3 25 15 28C8 27 4 30 1 34C6 39 13 38 18 34C18 37 19 39 20 41"
    "C22 45 22 48 22 51C22 57 27 60 32 60C37 60 42 57 42 51C42 48 42 45 44 41C45 39 46 37 46 34"
    "C51 38 58 39 63 34C60 30 56 27 49 28C61 25 64 14 60 2C58 14 51 19 43 19"
    "C36 15.5 28 15.5 21 19ZM32 21L35 27L32 33L29 27ZM22.5 32L29.5 35L24.5 37.5Z"
    "M41.5 32L34.5 35L39.5 37.5ZM26 51C26 49.5 29.5 49.5 30 52C28.5 54 26 53 26 51Z"
    "M38 51C38 49.5 34.5 49.5 34 52C35.5 54 38 53 38 51Z"
)
"""A bull's head in a square of 64."""

BULL_SQUARE = 64

STOCKS = {
    1: Paint("#fbf4e2", "#c9b88f", "#41362a"),
    2: Paint("#d3e5ee", "#8fb4c9", "#123f5c"),
    3: Paint("#f8dd8a", "#c79c33", "#53370a"),
    5: Paint("#c4432c", "#862414", "#fff3dc"),
    7: Paint("#4b2353", "#2d1233", "#ffe3a0"),
}
"""What cards look like, by their heads."""

PLAIN = Paint("#ffffff", "#000000", "#000000")


def heads_key(drawing: Drawing, box: Box, scale: float) -> None:
    """Five small cards side by side: some numbers, and the heads that each of them has."""
    gap = 1.6 * scale
    wide = Box(box.x - gap / 2, box.y, box.width + gap, box.height)
    for (heads, cards), column in zip(_examples().items(), wide.columns([1] * 5), strict=True):
        paint = PLAIN if drawing.look.mono else STOCKS[heads]
        card = Box(column.x + gap / 2, column.y, column.width - gap, column.height)
        drawing.box(card, fill=paint.area, stroke=paint.edge, radius=1.6 * scale)
        upper, lower = card.inset(0.8 * scale).rows([1, 1])
        drawing.label(cards, upper, 3.6 * scale, fill=paint.print, face="slab")
        size = min(lower.height, lower.width / heads)
        first = lower.x + (lower.width - (heads - 1) * size) / 2
        for n in range(heads):
            middle = first + n * size, lower.y + lower.height / 2
            drawing.sign(BULL, *middle, size * 0.92, fill=paint.print, square=BULL_SQUARE)


def _examples() -> dict[int, str]:
    """The lowest cards with each count of heads, from few heads to many."""
    found: dict[int, list[int]] = {}
    for card, heads in enumerate(HEADS.tolist()):
        if heads:
            found.setdefault(heads, []).append(card)
    return {
        heads: " ".join(map(str, cards[:3])) + (" …" if len(cards) > 3 else "")
        for heads, cards in sorted(found.items())
    }
