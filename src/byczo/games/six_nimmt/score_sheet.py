"""The score sheet of 6 nimmt!: heads of every round, running totals, and the herd by height."""

from __future__ import annotations

from functools import partial

from byczo.games.rows.heads_key import BULL, BULL_SQUARE, heads_key
from byczo.games.six_nimmt.options import SixNimmtOptions
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

WIDTH, HEIGHT = 132.0, 190.0
ROUNDS = 11
MOST_ROUNDS = 20
LABELS = 17.0
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
"""Distances between the marks of a column; the first with at most ten marks is taken."""


def score_sheets(request: Request) -> SheetSet:
    """One sheet a game; more only for very many rounds."""
    request.refuse_sheet()
    rounds = request.options.rounds or ROUNDS
    sheets = [
        Sheet(partial(_drawn, request, part), WIDTH / HEIGHT)
        for part in rounds_per_sheet(rounds, MOST_ROUNDS)
    ]
    return SheetSet(tuple(sheets), 2 if request.options.players <= 5 else 1)


def _drawn(request: Request, rounds: range, box: Box) -> list[Shape]:
    options: SixNimmtOptions = request.options
    to_target = options.rounds is None and options.variant != "halves"
    drawing, scale = Drawing(request.look), scale_of(box, WIDTH, HEIGHT)
    rest = heading(drawing, box, request.game.title, request.say, scale)
    key, rest = rest.split_top(11.5 * scale)
    heads_key(drawing, key, scale)
    _, rest = rest.split_top(3 * scale)
    herd_height = 58 * scale if to_target else 0
    table, rest = rest.split_top(rest.height - herd_height - 6 * scale)
    _table(drawing, table, request, rounds, scale)
    herd, foot = rest.split_top(herd_height)
    if to_target:
        _herd(drawing, herd, options, scale)
    ends = request.say(
        "six-nimmt-print-remark",
        length="target" if to_target else "rounds",
        ends=options.ends,
        target=options.target,
    )
    remark(drawing, foot, ends, scale)
    return drawing.shapes


def _table(drawing: Drawing, box: Box, request: Request, rounds: range, scale: float) -> None:
    say, players = request.say, request.options.players
    games = request.options.variant == "halves"  # which is over after one count
    labels, body = box.split_left(LABELS * scale)
    heights = [1.35, 0.6, *[1.0] * len(rounds)]
    names, _, *places = labels.rows(heights)
    columns = body.columns([1] * players)
    name_row(drawing, names, [column.rows(heights)[0] for column in columns], say, scale)
    for number, place in zip(rounds, places, strict=True):
        words = say("six-nimmt-print-game" if games else "print-round", number=number)
        row_label(drawing, place, words, scale)
    for column in columns:
        _, *below = column.rows(heights)
        (bull, caption), *rows = [row.columns([0.8, 1]) for row in below]
        faint = drawing.look.faint
        middle = bull.x + bull.width / 2, bull.y + bull.height / 2
        drawing.sign(BULL, *middle, bull.height * 0.75, fill=faint, square=BULL_SQUARE)
        drawing.label(say("six-nimmt-print-total"), caption.inset(0.6), 2.4 * scale, fill=faint)
        cells(drawing, [heads for heads, _ in rows])
        cells(drawing, [total for _, total in rows], fill=drawing.look.tint)
    frames(drawing, columns, box)


def _herd(drawing: Drawing, box: Box, options: SixNimmtOptions, scale: float) -> None:
    """A column for each player to fill up to the total, with the line that ends the game."""
    look, target = drawing.look, options.target
    step = next((step for step in STEPS if target <= 10 * step), STEPS[-1])
    highest = target * 1.2
    label, body = box.split_left(LABELS * scale)
    top, low = body.y + 5 * scale, body.bottom - 2 * scale

    def height_of(heads: float) -> float:
        return low - (low - top) * heads / highest

    for column in body.columns([1] * options.players):
        width = min(11 * scale, column.width * 0.62)
        x = column.x + (column.width - width) / 2
        drawing.box(Box(x, top, width, height_of(target) - top), fill=look.tint)
        drawing.box(Box(x, top, width, low - top), stroke=look.ink, thickness=0.3)
        for mark in range(step, int(highest) + 1, step):
            drawing.line(x, height_of(mark), x + width, height_of(mark))
    for mark in range(0, target + 1, step):
        if height_of(mark) - height_of(target) > 3.2 * scale:
            y = height_of(mark) + 0.9 * scale
            drawing.text(str(mark), label.right - 2 * scale, y, 2.6 * scale, anchor="end")
    y = height_of(target)
    drawing.line(
        label.right - 1 * scale, y, body.right, y, stroke=look.accent, thickness=0.7 * scale
    )
    drawing.text(
        str(target),
        label.right - 2 * scale,
        y + 1.5 * scale,
        4.2 * scale,
        fill=look.accent,
        face="slab",
        anchor="end",
        width=label.width - 4 * scale,
    )
