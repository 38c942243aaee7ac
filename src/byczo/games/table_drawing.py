"""What drawn tables share: the page, the meadow and the wood, seats, and cards side by side."""

from __future__ import annotations

from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box

WIDTH, HEIGHT = 240.0, 160.0
"""Of every drawing, in millimetres: frames of a video are of one size."""

PAPER, SHEET, LINE = "#f4ecdb", "#fcf7eb", "#d9cbb0"
MEADOW, ROW, SLOT, ON_MEADOW = "#93b56e", "#86aa61", "#5b7f3e", "#1c2a14"
WOOD, FENCE, GOOD = "#c99f6b", "#6d4526", "#2f6b3a"
"""The colours of the browser client by day."""

MARGIN, TITLE, GAP = 6.0, 12.0, 3.0
HAND = 31.0
"""The height of the strip with the observer's hand."""

NAME = 27.0
"""The room for a seat's name."""

CHECK, CROSS = "M5 12.5L10 17.5L19 7", "M4 4L20 20M20 4L4 20"
"""In a square of 24."""


def paper(drawing: Drawing, title: str) -> Box:
    """The page on which a room draws, with the title of its game; gives the box below."""
    page = Box(0, 0, WIDTH, HEIGHT)
    drawing.box(page, fill=PAPER)
    top, rest = page.inset(MARGIN).split_top(TITLE)
    left = Box(top.x, top.y - 1.5, top.width * 0.4, 9)
    drawing.label(title, left, 8, fill=drawing.look.accent, face="slab", anchor="start")
    return rest


def table(drawing: Drawing, words: str) -> Box:
    """Words about the moment, beside the title; gives the box below."""
    top, rest = Box(0, 0, WIDTH, HEIGHT).inset(MARGIN).split_top(TITLE)
    right = Box(top.right - top.width * 0.5, top.y - 1.5, top.width * 0.5, 9)
    drawing.label(words, right, 4.4, fill=drawing.look.faint, face="bold", anchor="end")
    return rest


def with_hand(drawing: Drawing, box: Box, seat: int | None) -> tuple[Box, Box | None]:
    """The box above the hand, and that of the hand on its wood; a spectator has none."""
    if seat is None:
        return box, None
    above, low = box.split_top(box.height - HAND)
    wood = Box(low.x, low.y + GAP, low.width, low.height - GAP)
    drawing.box(wood, fill=WOOD, stroke=FENCE, thickness=0.7, radius=3)
    return above, wood.inset(2)


def meadow(drawing: Drawing, box: Box) -> Box:
    """The ground on which cards lie; gives the box inside its edge."""
    drawing.box(box, fill=MEADOW, stroke=FENCE, thickness=0.7, radius=3)
    return box.inset(2.5)


def spread(
    box: Box, count: int, aspect: float, highest: float = HEIGHT, *, left: bool = False
) -> list[Box]:
    """Boxes of one aspect (width over height) in lines, as large as they can be."""
    if not count:
        return []

    def height_in(lines: int) -> float:
        return min(highest, box.height / lines, box.width / -(-count // lines) / aspect)

    lines = max(range(1, count + 1), key=height_in)
    height, a_line = height_in(lines), -(-count // lines)
    width, gap = height * aspect, height * aspect * 0.03
    x = box.x if left else box.x + (box.width - a_line * width) / 2
    y = box.y + (box.height - lines * height) / 2
    return [
        Box(x + n % a_line * width, y + n // a_line * height, width, height).inset(gap)
        for n in range(count)
    ]


def seat_boxes(box: Box, players: int, highest: float) -> list[Box]:
    """Room for the seats, one below the other."""
    height = min(highest, (box.height + 1.5) / players)
    return [Box(box.x, box.y + n * height, box.width, height - 1.5) for n in range(players)]


def seat_frame(drawing: Drawing, box: Box, *, own: bool) -> Box:
    """The paper of a seat, framed in ink if it is the observer's; gives the box inside."""
    stroke, thickness = (drawing.look.ink, 0.6) if own else (LINE, 0.4)
    drawing.box(box, fill=SHEET, stroke=stroke, thickness=thickness, radius=2)
    return Box(box.x + 2, box.y + 0.8, box.width - 4, box.height - 1.6)


def seat_head(
    drawing: Drawing, box: Box, name: str, words: str, total: int, mark: bool | None
) -> None:
    """A seat's name over some words, and its total; the mark says ready, waited for, or None."""
    badge, rest = box.split_left(7)
    seat_mark(drawing, badge.x + 2.2, box.y + box.height / 2, mark)
    text, number = rest.split_left(NAME)[0], Box(box.right - 13, box.y, 13, box.height)
    upper, lower = text.rows([1.15, 1])
    size = min(box.height, 11) * 0.44
    drawing.label(name, upper, size, face="bold", anchor="start")
    drawing.label(words, lower, size * 0.8, fill=drawing.look.faint, anchor="start")
    drawing.label(str(total), number, size * 1.5, face="slab", anchor="end")


def seat_mark(drawing: Drawing, x: float, y: float, mark: bool | None) -> None:
    """A circle with a check if the seat is ready, with three dots if it is waited for."""
    if mark is None:
        return
    circle = Box(x - 2.2, y - 2.2, 4.4, 4.4)
    fill, edge = (GOOD, GOOD) if mark else (SHEET, drawing.look.accent)
    drawing.box(circle, fill=fill, stroke=edge, thickness=0.4, radius=2.2)
    if mark:
        drawing.sign(CHECK, x, y, 3.6, stroke=SHEET, thickness=0.6)
        return
    for n in (-1, 0, 1):
        dot = Box(x + n * 1.15 - 0.35, y - 0.35, 0.7, 0.7)
        drawing.box(dot, fill=drawing.look.accent, radius=0.35)


def cross(drawing: Drawing, box: Box, size: float) -> None:
    """A red cross in the middle of the box."""
    middle = box.x + box.width / 2, box.y + box.height / 2
    drawing.sign(CROSS, *middle, size, stroke=drawing.look.accent, thickness=size * 0.2)


def slot(drawing: Drawing, box: Box) -> None:
    """A free place for a card."""
    drawing.box(box, stroke=SLOT, thickness=0.35, radius=box.width * 0.1)


def caption(drawing: Drawing, box: Box, words: str) -> None:
    """A line about what is going on, on the meadow."""
    drawing.label(words, box, 4, fill=ON_MEADOW, face="bold")


def round_words(say: Say, number: int, *more: str) -> str:
    """Round 2, and what else there is to say."""
    return " · ".join([say("table-round-begun", round=number), *more])
