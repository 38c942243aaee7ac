"""The score sheet of David & Goliath: cards won in each colour, what they are worth, who deals."""

from __future__ import annotations

from functools import partial

from byczo.games.david_goliath.options import rounds_of
from byczo.printing.drawing import Drawing
from byczo.printing.look import SIGNS
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

WIDTH, HEIGHT = 190.0, 277.0
MOST_GAMES = 6
LABELS = 27.0
HALVES = [1.5, 1.0]
"""Cards and their worth, side by side."""

COLOURS = {
    "r": "david-goliath-print-red",
    "y": "david-goliath-print-yellow",
    "g": "david-goliath-print-green",
    "b": "david-goliath-print-blue",
    "v": "david-goliath-print-violet",
}


def score_sheets(request: Request) -> SheetSet:
    """One sheet for a game with each dealer; more only for very many rounds."""
    request.refuse_sheet()
    sheets = [
        Sheet(partial(_drawn, request, part), WIDTH / HEIGHT)
        for part in rounds_per_sheet(rounds_of(request.options), MOST_GAMES)
    ]
    return SheetSet(tuple(sheets), 1)


def _drawn(request: Request, games: range, box: Box) -> list[Shape]:
    say, players = request.say, request.options.players
    drawing, scale = Drawing(request.look), scale_of(box, WIDTH, HEIGHT)
    rest = heading(drawing, box, request.game.title, say, scale * 1.2)
    table, foot = rest.split_top(rest.height - 6 * scale)
    names, captions, *blocks, total = table.rows([1.6, 0.7, *[7] * len(games), 1.4])
    label, body = names.split_left(LABELS * scale)
    name_row(drawing, label, body.columns([1] * players), say, scale)
    _captions(drawing, captions, request, scale)
    for game, block in zip(games, blocks, strict=True):
        _game(drawing, block, request, game, scale)
    label, body = total.split_left(LABELS * scale)
    row_label(drawing, label, say("print-total"), scale, strong=True)
    cells(drawing, body.columns([1] * players), strong=True, fill=drawing.look.tint)
    remark(drawing, foot, say("david-goliath-print-remark"), scale)
    return drawing.shapes


def _captions(drawing: Drawing, box: Box, request: Request, scale: float) -> None:
    _, body = box.split_left(LABELS * scale)
    for column in body.columns([1] * request.options.players):
        names = ("david-goliath-print-cards", "david-goliath-print-worth")
        for part, name in zip(column.columns(HALVES), names, strict=True):
            words = request.say(name)
            drawing.label(words, part.inset(0.6), 2.7 * scale, fill=drawing.look.faint)


def _game(drawing: Drawing, box: Box, request: Request, game: int, scale: float) -> None:
    """One game: who deals, a row for each colour, and the sum."""
    say, players, look = request.say, request.options.players, drawing.look
    head, *colours, points, _ = box.rows([0.8, 1, 1, 1, 1, 1, 1.05, 0.35])
    label, body = head.split_left(LABELS * scale)
    row_label(drawing, label, say("david-goliath-print-round", number=game), scale, strong=True)
    dealer = body.columns([1] * players)[(game - 1) % players]
    tag = Box(dealer.x + 1, dealer.y + 0.7, dealer.width - 2, dealer.height - 1.4)
    drawing.box(tag, fill=look.accent, radius=tag.height / 2)
    inside = Box(tag.x + 2, tag.y, tag.width - 4, tag.height)
    drawing.label(
        say("david-goliath-print-deals"), inside, 2.7 * scale, fill=look.on_accent, face="bold"
    )
    for (letter, name), row in zip(COLOURS.items(), colours, strict=True):
        label, body = row.split_left(LABELS * scale)
        _colour(drawing, label, letter, say(name), scale)
        for column in body.columns([1] * players):
            cells(drawing, column.columns(HALVES))
    label, body = points.split_left(LABELS * scale)
    row_label(drawing, label, say("david-goliath-print-sum"), scale)
    columns = body.columns([1] * players)
    cells(drawing, columns, fill=look.tint)
    top = colours[0].y
    frames(drawing, columns, Box(box.x, top, box.width, points.bottom - top))


def _colour(drawing: Drawing, box: Box, letter: str, name: str, scale: float) -> None:
    """The tab of a colour: its paint, its sign and its name."""
    paint = drawing.look.paints[letter]
    tab = Box(box.x, box.y + 0.3, box.width - 1.5 * scale, box.height - 0.6)
    drawing.box(tab, fill=paint.area, stroke=paint.edge, radius=0.8 * scale)
    sign, words = tab.split_left(tab.height)
    middle = sign.x + sign.width / 2 + 0.4, sign.y + sign.height / 2
    drawing.sign(SIGNS[letter], *middle, sign.height * 0.62, fill=paint.print)
    room = Box(words.x + 0.8, words.y, words.width - 1.6, words.height)
    drawing.label(name, room, 3 * scale, fill=paint.print, anchor="start")
