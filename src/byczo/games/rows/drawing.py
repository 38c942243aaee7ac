"""Cards with bull heads, drawn: large in rows and hands, small beside seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from byczo.games.rows.heads import heads_of
from byczo.games.table_drawing import FENCE, ON_MEADOW, ROW, slot, spread
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box

HEAD = (
    "M21 19C13 19 6 14 4 2C0 14 3 25 15 28C8 27 4 30 1 34C6 39 13 38 18 34C18 37 19 39 20 41"
    "C22 45 22 48 22 51C22 57 27 60 32 60C37 60 42 57 42 51C42 48 42 45 44 41C45 39 46 37 46 34"
    "C51 38 58 39 63 34C60 30 56 27 49 28C61 25 64 14 60 2C58 14 51 19 43 19"
    "C36 15.500 28 15.500 21 19ZM32 21L35 27L32 33L29 27ZM22.500 32L29.500 35L24.500 37.500Z"
    "M41.500 32L34.500 35L39.500 37.500ZM26 51C26 49.500 29.500 49.500 30 52C28.500 54 26 53 26 51Z"
    "M38 51C38 49.500 34.500 49.500 34 52C35.500 54 38 53 38 51Z"
)
"""The bull's head of the browser client, in a square of 64."""

ASPECT = 1 / 1.4
"""Of a card, as of a box for it."""

SMALL = 1.15
"""The aspect of a small card."""


@dataclass(frozen=True)
class Stock:
    """The colours of a card, by its heads."""

    area: str
    edge: str
    rim: str
    number: str
    heads: str


STOCKS = {
    1: Stock("#fbf4e2", "#c9b88f", "#d8ccb2", "#41362a", "#75634a"),
    2: Stock("#d3e5ee", "#8fb4c9", "#9fc0d2", "#123f5c", "#1f6591"),
    3: Stock("#f8dd8a", "#c79c33", "#d2ac57", "#53370a", "#8a5a08"),
    5: Stock("#c4432c", "#862414", "#dd8a6f", "#fff3dc", "#ffd9b8"),
    7: Stock("#4b2353", "#2d1233", "#a5714f", "#ffe3a0", "#f2b84c"),
}
"""As in the browser; the rim is a mixture of area and heads."""

LINES = {1: (1,), 2: (2,), 3: (3,), 5: (3, 2), 7: (4, 3)}
"""How many heads stand side by side at the foot of a card, line by line."""


def card(drawing: Drawing, box: Box, number: int, *, chosen: bool = False) -> None:
    """A card with its number and its heads."""
    heads = heads_of([number])
    stock, unit = STOCKS[heads], box.width / 100
    edge = drawing.look.accent if chosen else stock.edge
    drawing.box(
        box, fill=stock.area, stroke=edge, thickness=unit * (5 if chosen else 2), radius=11 * unit
    )
    rim = box.inset(6 * unit)
    drawing.box(rim, stroke=stock.rim, thickness=1.2 * unit, radius=7 * unit)
    lines = LINES[heads]
    high = box.height * (0.56 if len(lines) == 1 else 0.5)
    room = Box(box.x + 12 * unit, box.y + 9 * unit, 76 * unit, high)
    drawing.label(str(number), room, 50 * unit, fill=stock.number, face="slab")
    size = (26 if heads < 3 else 24 if heads == 3 else 21) * unit
    for line, count in enumerate(lines):
        y = box.bottom - (27 if len(lines) == 1 else 42 - 21 * line) * unit
        for n in range(count):
            x = box.x + box.width / 2 + (n - (count - 1) / 2) * size * 1.04
            drawing.sign(HEAD, x, y, size, fill=stock.heads, square=64)


def small_cards(drawing: Drawing, box: Box, cards: Sequence[int], highest: float = 6.2) -> None:
    """Numbers in the colours of their cards, from the left."""
    for number, place in zip(
        cards, spread(box, len(cards), SMALL, highest, left=True), strict=True
    ):
        stock = STOCKS[heads_of([number])]
        drawing.box(
            place, fill=stock.area, stroke=stock.edge, thickness=0.25, radius=place.height * 0.15
        )
        inner = place.inset(place.height * 0.08)
        drawing.label(str(number), inner, place.height * 0.6, fill=stock.number, face="slab")


def head_count(drawing: Drawing, box: Box, heads: int, fill: str = ON_MEADOW) -> None:
    """A bull's head over a number."""
    upper, lower = box.rows([1.3, 1])
    size = min(upper.height, upper.width)
    drawing.sign(HEAD, upper.x + upper.width / 2, upper.y + size / 2, size, fill=fill, square=64)
    drawing.label(str(heads), lower, lower.height * 0.95, fill=fill, face="slab")


def cards_in_row(drawing: Drawing, box: Box, cards: Sequence[int], room: int, most: int) -> Box:
    """A row with so much room, and the fence before its last place; gives the box of that place.

    ``most`` is the room of the longest row: cards are of one size in all rows.
    """
    height = min(box.height - 3.5, (box.width - 4) / (most + 1) / ASPECT)
    width = height * ASPECT
    x = box.x + (box.width - (most + 1) * width - 4) / 2
    drawing.box(
        Box(x, box.y + (box.height - height) / 2 - 1, (room + 1) * width + 4, height + 2),
        fill=ROW,
        radius=2,
    )
    places = [
        Box(x + 1 + n * width, box.y + (box.height - height) / 2, width, height).inset(0.6)
        for n in range(room)
    ]
    for n, place in enumerate(places):
        if n < len(cards):
            card(drawing, place, cards[n])
        else:
            slot(drawing, place)
    end = x + 2 + room * width
    drawing.line(end, places[0].y, end, places[0].bottom, stroke=FENCE, thickness=0.8)
    return Box(end + 1, places[0].y, width, places[0].height)


def hand(drawing: Drawing, box: Box, cards: Sequence[int], chosen: int | None) -> None:
    """The observer's cards; the one that is chosen has a red edge."""
    for number, place in zip(cards, spread(box, len(cards), ASPECT), strict=True):
        card(drawing, place, number, chosen=number == chosen)
