"""The sheets of Twenty One, A to F or a host's own, to write on with a pen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from byczo.core.errors import BadOption
from byczo.core.validation import listed
from byczo.games.twenty_one.layout import NAMES, Printed, checked_layout, default_layout
from byczo.games.twenty_one.rules import BONUS
from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.font import font
from byczo.printing.look import SIGNS, STAR
from byczo.printing.paper import COUNTS, Box
from byczo.printing.score_table import scale_of
from byczo.printing.shapes import Shape
from byczo.printing.sheet import Request, Sheet, SheetSet

WIDTH, HEIGHT = 132.0, 89.0
COLOURS = {
    "w": "twenty-one-print-white",
    "y": "twenty-one-print-yellow",
    "r": "twenty-one-print-red",
    "g": "twenty-one-print-green",
    "b": "twenty-one-print-blue",
    "k": "twenty-one-print-black",
}
COLUMNS = [0.36, *[1.0] * 6, 0.1, 0.72, 0.72, 0.92]
"""Row number, six fields, a gap, sum, bonus, points."""


SMALLEST = 2.0
"""The size of words that can still be read well, in millimetres."""


def score_sheets(request: Request) -> SheetSet:
    """The sheets that were asked for, or a different one for each player."""
    if request.own_sheets is not None:
        layout, chosen = checked_layout(request.own_sheets), NAMES
    else:
        layout, chosen = request.options.layout or default_layout(), _chosen(request)
    sheets = [
        Sheet(partial(_drawn, request, name, layout[NAMES.index(name)]), WIDTH / HEIGHT)
        for name in dict.fromkeys(chosen)
    ]
    return SheetSet(tuple(sheets), next(count for count in COUNTS if count >= len(sheets)))


def _chosen(request: Request) -> str:
    if request.sheet is None:
        return NAMES[: request.options.players]
    chosen = NAMES if request.sheet == "all" else request.sheet.upper()
    if not chosen or any(name not in NAMES for name in chosen):
        raise BadOption(
            f"there is no sheet {request.sheet!r}: the sheets are {listed(list(NAMES))}, "
            "several as in ACE, or all"
        )
    return chosen


def _drawn(request: Request, name: str, sheet: Printed, box: Box) -> list[Shape]:
    drawing, scale = Drawing(request.look), scale_of(box, WIDTH, HEIGHT)
    look = request.look
    drawing.box(box, stroke=look.accent, thickness=0.5 * scale, radius=3 * scale)
    inner = box.inset(2.3 * scale)
    top, rest = inner.split_top(11 * scale)
    _top(drawing, top, name, request, scale)
    captions, rest = rest.split_top(4 * scale)
    _captions(drawing, captions, request.say, scale)
    *rows, foot = rest.rows([1] * 5 + [0.72])
    for number, (row, fields) in enumerate(zip(rows, sheet, strict=True), 1):
        _row(drawing, row, number, fields, request, scale)
    _foot(drawing, foot, request.say, scale)
    return drawing.shapes


def _top(drawing: Drawing, box: Box, name: str, request: Request, scale: float) -> None:
    """The letter of the sheet, the title, and a line for the player's name."""
    look = drawing.look
    badge = Box(box.x, box.y, 9.5 * scale, 9.5 * scale)
    drawing.box(badge, fill=look.accent, radius=2 * scale)
    drawing.label(name, badge, 6.6 * scale, fill=look.on_accent, face="slab")
    base = box.y + 7.4 * scale
    title = Box(badge.right + 2.5 * scale, box.y, box.width * 0.42, badge.height)
    end = title.x + drawing.label(request.game.title, title, 7 * scale, face="slab", anchor="start")
    words, size = request.say("print-name"), 2.9 * scale
    x = end + 5 * scale
    width = drawing.text(words, x, base, size, fill=look.faint)
    drawing.line(x + width + 1.2 * scale, base, box.right, base, stroke=look.faint)


def _captions(drawing: Drawing, box: Box, say: Say, scale: float) -> None:
    columns = box.columns(COLUMNS)[-3:]
    names = ("twenty-one-print-sum", "twenty-one-print-bonus", "twenty-one-print-points")
    for column, name in zip(columns, names, strict=True):
        drawing.label(say(name), column.inset(0.4), 2.6 * scale, fill=drawing.look.faint)


def _row(
    drawing: Drawing,
    box: Box,
    number: int,
    fields: Sequence[Sequence[str | int]],
    request: Request,
    scale: float,
) -> None:
    look = drawing.look
    place, *boxes, _, total, bonus, points = box.columns(COLUMNS)
    drawing.label(str(number), place, 4.2 * scale, fill=look.accent, face="slab", anchor="start")
    gap = 0.7 * scale
    for field, (colour, printed) in zip(boxes, fields, strict=True):
        _field(drawing, field.inset(gap), str(colour), str(printed), request.say, scale)
    for column, mark in ((total, ""), (bonus, "+"), (points, "=")):
        cell = column.inset(gap)
        strong = column is points
        drawing.box(
            cell,
            fill=look.tint if strong else None,
            stroke=look.ink if strong else look.rule,
            thickness=0.45 if strong else 0.25,
            radius=1.2 * scale,
        )
        if mark:
            room = Box(cell.x + 0.7 * scale, cell.y, 4 * scale, cell.height)
            drawing.label(mark, room, 4 * scale, fill=look.faint, anchor="start")


def _field(drawing: Drawing, box: Box, colour: str, printed: str, say: Say, scale: float) -> None:
    """A tile, and on its paper a star to mark a hit."""
    look = drawing.look
    paper = tile(drawing, box, colour, printed, scale)
    star = 2.3 * scale
    drawing.sign(STAR, paper.right - star * 0.75, paper.y + star * 0.75, star, stroke=look.rule)
    if look.mono:
        _name_colour(drawing, paper.inset(0.3 * scale), colour, say, scale)


def tile(
    drawing: Drawing, box: Box, colour: str, printed: str, scale: float, fill: str = "#ffffff"
) -> Box:
    """A painted tile with number and sign; gives the paper on it, to write on."""
    look, paint = drawing.look, drawing.look.paints[colour]
    drawing.box(box, fill=paint.area, stroke=paint.edge, thickness=0.3, radius=1.5 * scale)
    border = 0.6 * scale
    band, below = box.split_top(box.height * 0.4)
    paper = Box(below.x + border, below.y, below.width - 2 * border, below.height - border)
    edge = look.rule if look.mono else paint.edge
    drawing.box(paper, fill=fill, stroke=edge, thickness=0.15, radius=1.1 * scale)
    left, right = band.columns([1, 1])
    size = min(band.height, left.width)
    drawing.label(printed, left, size * 0.84, fill=paint.print, face="slab")
    middle = right.x + right.width / 2, right.y + right.height / 2
    drawing.sign(SIGNS[colour], *middle, size * 0.55, fill=paint.print)
    return paper


def _name_colour(drawing: Drawing, box: Box, colour: str, say: Say, scale: float) -> None:
    """The colour in words along the foot of the box, in one size for all colours."""
    widest = max(font("text").width(say(name)) for name in COLOURS.values())
    size = min(max(2.2 * scale, SMALLEST), box.width / widest)
    drawing.text(
        say(COLOURS[colour]), box.x, box.bottom - size * 0.2, size, fill=drawing.look.faint
    )


def _foot(drawing: Drawing, box: Box, say: Say, scale: float) -> None:
    """What hits bring, and the total."""
    look, gap = drawing.look, 0.7 * scale
    _, *steps, _, first, second, points = box.columns(COLUMNS)
    for hits, step in enumerate(steps, 1):
        cell = step.inset(gap)
        drawing.box(cell, fill=look.tint, stroke=look.rule, radius=1.2 * scale)
        upper, lower = cell.inset(0.4 * scale).rows([0.8, 1])
        star = upper.height * 0.8
        drawing.label(
            str(hits), Box(upper.x, upper.y, upper.width / 2, upper.height), star, anchor="end"
        )
        x = upper.x + upper.width / 2 + star * 0.75
        drawing.sign(STAR, x, upper.y + upper.height / 2, star * 0.9, fill=look.ink)
        drawing.label(f"+{BONUS[hits]}", lower, lower.height * 1.05, face="bold")
    words = Box(first.x, first.y, second.right - first.x - 1.5 * scale, first.height)
    drawing.label(say("print-total"), words, 4.2 * scale, face="slab", anchor="end")
    drawing.box(
        points.inset(gap),
        fill=look.tint,
        stroke=look.accent,
        thickness=0.7 * scale,
        radius=1.2 * scale,
    )
