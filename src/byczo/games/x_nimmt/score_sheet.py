"""The score sheet of X nimmt!: what is left in the hand, what lies in the pile, counted twice."""

from __future__ import annotations

from functools import partial

from byczo.games.rows.heads_key import heads_key
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box
from byczo.printing.score_table import (
    cells,
    frames,
    heading,
    name_row,
    remark,
    rounds_per_sheet,
    row_label,
    scale_of,
)
from byczo.printing.shapes import Shape
from byczo.printing.sheet import Request, Sheet, SheetSet

WIDTH = 132.0
ROUND_HEIGHT, OTHER_HEIGHT = 21.0, 47.0
MOST_ROUNDS = 5
LABELS = 24.0


def score_sheets(request: Request) -> SheetSet:
    """One sheet a game; more only for very many rounds."""
    request.refuse_sheet()
    parts = rounds_per_sheet(request.options.rounds, MOST_ROUNDS)
    height = OTHER_HEIGHT + ROUND_HEIGHT * len(parts[0])
    sheets = [Sheet(partial(_drawn, request, part), WIDTH / height) for part in parts]
    return SheetSet(tuple(sheets), 4 if len(parts[0]) <= 2 else 2)


def _drawn(request: Request, rounds: range, box: Box) -> list[Shape]:
    say, players = request.say, request.options.players
    drawing = Drawing(request.look)
    scale = scale_of(box, WIDTH, OTHER_HEIGHT + ROUND_HEIGHT * len(rounds))
    rest = heading(drawing, box, request.game.title, say, scale)
    key, rest = rest.split_top(10.5 * scale)
    heads_key(drawing, key, scale)
    _, rest = rest.split_top(2.5 * scale)
    table, foot = rest.split_top(rest.height - 5.5 * scale)
    names, *blocks, total = table.rows([1.15, *[3.05] * len(rounds), 1.25])
    label, body = names.split_left(LABELS * scale)
    name_row(drawing, label, body.columns([1] * players), say, scale)
    for number, block in zip(rounds, blocks, strict=True):
        _round(drawing, block, request, number, scale)
    label, body = total.split_left(LABELS * scale)
    row_label(drawing, label, say("print-total"), scale, strong=True)
    cells(drawing, body.columns([1] * players), strong=True, fill=drawing.look.tint)
    remark(drawing, foot, say("x-nimmt-print-remark"), scale)
    return drawing.shapes


def _round(drawing: Drawing, box: Box, request: Request, number: int, scale: float) -> None:
    """Heads in the hand, heads in the pile, and the points that they make."""
    say, look = request.say, drawing.look
    labels, body = box.split_left(LABELS * scale)
    hand, pile, points = labels.rows([1, 1, 1.05])
    row_label(drawing, hand, say("x-nimmt-print-hand"), scale)
    row_label(drawing, pile, say("x-nimmt-print-pile"), scale)
    row_label(drawing, points, say("print-round", number=number), scale, strong=True)
    drawing.line(box.x, box.bottom, body.x, box.bottom, stroke=look.ink, thickness=0.35)
    columns = body.columns([1] * request.options.players)
    for column in columns:
        hand, pile, points = column.rows([1, 1, 1.05])
        cells(drawing, [hand, pile])
        _doubled(drawing, pile, scale)
        cells(drawing, [points], fill=look.tint)
    frames(drawing, columns, body)


def _doubled(drawing: Drawing, cell: Box, scale: float) -> None:
    """Heads on the left, twice as many points on the right."""
    heads, points = cell.columns([1, 1])
    drawing.line(points.x, points.y + 1 * scale, points.x, points.bottom - 1 * scale)
    sign = Box(heads.right - 6 * scale, heads.y, 5 * scale, heads.height)
    drawing.label("× 2", sign, 2.7 * scale, fill=drawing.look.faint, anchor="end")
