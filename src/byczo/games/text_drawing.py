"""A board of the terminal as a drawing: for games that have no drawing of their own."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console, RenderableType
from rich.segment import Segment

from byczo.printing.drawing import Drawing
from byczo.printing.font import FontName
from byczo.printing.look import Look
from byczo.printing.paper import Box
from byczo.printing.shapes import Anchor

COLUMNS = 80
CELL, SIZE = 16 / 9, 1.6
"""The height of a line and the size of its letters, by the width of a column."""

STAND_INS = str.maketrans("✓✗▸→‹›▲▼", "*x>»<>^v")
"""Signs that the fonts of the package lack."""

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
LINES_OF = {
    "─": (LEFT, RIGHT),
    "│": (UP, DOWN),
    "┌": (RIGHT, DOWN),
    "┐": (LEFT, DOWN),
    "└": (RIGHT, UP),
    "┘": (LEFT, UP),
    "├": (UP, DOWN, RIGHT),
    "┤": (UP, DOWN, LEFT),
    "┬": (LEFT, RIGHT, DOWN),
    "┴": (LEFT, RIGHT, UP),
    "┼": (LEFT, RIGHT, UP, DOWN),
}
"""Where the lines of a frame lead from the middle of their cell."""

WORDS = re.compile(
    rf"[{''.join(LINES_OF)}]|[^\s{''.join(LINES_OF)}]+(?: [^\s{''.join(LINES_OF)}]+)*"
)
"""A piece of a frame, or words with single spaces between them."""


def board_console() -> Console:
    """Where boards are rendered: as wide as their drawing, in sixteen colours."""
    return Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="standard")


def draw_text(drawing: Drawing, board: RenderableType, room: Box) -> None:
    """The board in this room, in letters that are as large as it has room for."""
    lines = board_console().render_lines(board, pad=False)
    width = min(room.width / COLUMNS, room.height / max(1, len(lines)) / CELL)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            x, y = room.x + column * width, room.y + row * width * CELL
            _draw(drawing, segment, Box(x, y, width, width * CELL))
            column += segment.cell_length


def _draw(drawing: Drawing, segment: Segment, cell: Box) -> None:
    """Words of one style, from this cell on."""
    ink, ground = _colour(drawing.look, segment), _ground(segment)
    if ground is not None:
        wide = cell.width * segment.cell_length
        drawing.box(Box(cell.x, cell.y, wide, cell.height), fill=ground)
    for found in WORDS.finditer(segment.text.translate(STAND_INS)):
        words, x = found[0], cell.x + found.start() * cell.width
        if words in LINES_OF:
            _frame(drawing, words, x + cell.width / 2, cell)
            continue
        box = Box(x, cell.y, len(words) * cell.width, cell.height)
        anchor: Anchor = "end" if words.isdigit() else "start"
        face: FontName = "bold" if _is(segment, "bold") else "text"
        drawing.label(words, box, SIZE * cell.width, fill=ink, face=face, anchor=anchor)


def _frame(drawing: Drawing, sign: str, x: float, cell: Box) -> None:
    y = cell.y + cell.height / 2
    for across, down in LINES_OF[sign]:
        end = x + across * cell.width / 2, y + down * cell.height / 2
        drawing.line(x, y, *end, thickness=0.25)


def _colour(look: Look, segment: Segment) -> str:
    style = segment.style
    if style is None or style.color is None or style.color.is_default:
        return look.faint if _is(segment, "dim") else look.ink
    colour = style.color.get_truecolor()
    if _ground(segment) is not None:
        return colour.hex
    return "#" + "".join(f"{part * 3 // 4:02x}" for part in colour)  # darker, for it is on paper


def _ground(segment: Segment) -> str | None:
    style = segment.style
    if style is None or style.bgcolor is None or style.bgcolor.is_default:
        return None
    return style.bgcolor.get_truecolor().hex


def _is(segment: Segment, quality: str) -> bool:
    return segment.style is not None and bool(getattr(segment.style, quality))
