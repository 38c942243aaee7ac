"""The score sheet of games that have none of their own: players side by side, round by round."""

from __future__ import annotations

from functools import partial

from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box
from byczo.printing.score_table import (
    cells,
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
ROUNDS = 14
MOST_ROUNDS = 20


def score_sheets(request: Request) -> SheetSet:
    """As many rounds as the options say, or room for some if they do not."""
    request.refuse_sheet()
    rounds = getattr(request.options, "rounds", None) or ROUNDS
    sheets = [
        Sheet(partial(_drawn, request, part), WIDTH / HEIGHT)
        for part in rounds_per_sheet(rounds, MOST_ROUNDS)
    ]
    return SheetSet(tuple(sheets), 2 if request.options.players <= 5 else 1)


def _drawn(request: Request, rounds: range, box: Box) -> list[Shape]:
    say, drawing = request.say, Drawing(request.look)
    scale = scale_of(box, WIDTH, HEIGHT)
    rest = heading(drawing, box, request.game.title, say, scale)
    table, foot = rest.split_top(rest.height - 6 * scale)
    rows = table.rows([1.3, *[1] * len(rounds), 1.2])
    for at, row in enumerate(rows):
        label, body = row.split_left(18 * scale)
        columns = body.columns([1] * request.options.players)
        if at == 0:
            name_row(drawing, label, columns, say, scale)
        elif at <= len(rounds):
            row_label(drawing, label, _round(rounds[at - 1], say), scale)
            cells(drawing, columns)
        else:
            row_label(drawing, label, say("print-total"), scale, strong=True)
            cells(drawing, columns, strong=True, fill=request.look.tint)
    wins = "print-fewest-win" if request.game.fewest_wins else "print-most-win"
    remark(drawing, foot, say(wins), scale)
    return drawing.shapes


def _round(number: int, say: Say) -> str:
    return say("print-round", number=number)
