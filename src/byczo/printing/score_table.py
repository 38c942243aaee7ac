"""Parts that score sheets share: heading, columns of players, rows of rounds, remarks."""

from __future__ import annotations

from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box


def scale_of(box: Box, width: float, height: float) -> float:
    """How much larger the box is than the one that a sheet was designed for."""
    return min(box.width / width, box.height / height)


def rounds_per_sheet(rounds: int, most: int) -> list[range]:
    """The rounds 1, 2, … on as few sheets as can hold them, evenly spread."""
    sheets = -(-rounds // most)
    ends = [rounds * n // sheets for n in range(sheets + 1)]
    return [range(ends[n] + 1, ends[n + 1] + 1) for n in range(sheets)]


def heading(drawing: Drawing, box: Box, title: str, say: Say, scale: float) -> Box:
    """The title over a bar, and a line for the date; gives the box below."""
    look = drawing.look
    top, rest = box.split_top(13 * scale)
    base = top.y + 7.6 * scale
    date_width = 32 * scale
    drawing.text(title, top.x, base, 8 * scale, face="slab", width=top.width - date_width * 1.6)
    label = say("print-date")
    size = 2.9 * scale
    x = top.right - date_width
    drawing.line(x, base, top.right, base, stroke=look.faint)
    drawing.text(label, x - 1.2 * scale, base, size, fill=look.faint, anchor="end")
    bar = Box(top.x, top.y + 10 * scale, top.width, 0.9 * scale)
    drawing.box(bar, fill=look.accent)
    return rest


def remark(drawing: Drawing, box: Box, words: str, scale: float) -> None:
    """A short sentence along the foot of a sheet."""
    drawing.label(words, box, 2.9 * scale, fill=drawing.look.faint, anchor="start")


def name_row(drawing: Drawing, label: Box, columns: list[Box], say: Say, scale: float) -> None:
    """Room for the players' names, above their columns."""
    look = drawing.look
    drawing.label(say("print-name"), label, 2.9 * scale, fill=look.faint, anchor="start")
    for column in columns:
        drawing.box(column, fill=look.tint, stroke=look.ink, thickness=0.3)


def row_label(
    drawing: Drawing, box: Box, words: str, scale: float, *, strong: bool = False
) -> None:
    """What a row of the table is for, at its left end."""
    room = Box(box.x, box.y, box.width - 1.5 * scale, box.height)
    drawing.label(words, room, 3.3 * scale, face="bold" if strong else "text", anchor="start")


def cells(
    drawing: Drawing, boxes: list[Box], *, fill: str | None = None, strong: bool = False
) -> None:
    """Empty boxes to write in; those that matter most have a strong edge."""
    look = drawing.look
    for box in boxes:
        stroke, thickness = (look.ink, 0.5) if strong else (look.rule, 0.25)
        drawing.box(box, fill=fill, stroke=stroke, thickness=thickness)


def frames(drawing: Drawing, columns: list[Box], rows: Box) -> None:
    """A strong line around the part of each column that lies in these rows."""
    for column in columns:
        whole = Box(column.x, rows.y, column.width, rows.height)
        drawing.box(whole, stroke=drawing.look.ink, thickness=0.35)
