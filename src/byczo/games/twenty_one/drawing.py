"""Twenty One as a drawing."""

from __future__ import annotations

from byczo.games.table_drawing import (
    GAP,
    cross,
    meadow,
    seat_boxes,
    seat_frame,
    seat_head,
    slot,
    spread,
    table,
)
from byczo.games.twenty_one.layout import LETTERS
from byczo.games.twenty_one.score_sheet import tile
from byczo.games.twenty_one.view import Field, Place, Row, TwentyOneView
from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.look import SIGNS, STAR
from byczo.printing.paper import Box

SEATS = 88.0
"""The width of the column with the seats."""

TRAY = 31.0
"""The height of the ground on which the dice lie."""

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
"""Where the pips of a die are, in a square of 100."""

COLUMNS = [0.35, *[1.0] * 6, 0.95]
"""Of a sheet: row number, six fields, points."""

WRITTEN, HIT, NOW, GOLD = "#fffaf0", "#ffd35c", "#f0d9a2", "#9a5b00"
"""Paper of a field, of a hit, and of the row that is being filled; the ink of stars."""


def draw(drawing: Drawing, view: TwentyOneView, names: list[str], say: Say) -> None:
    """The dice, the observer's sheet (a spectator's is that of whose turn it is), and the seats."""
    words = say("table-round-begun", round=view.round)
    if view.active is not None:
        words = say("twenty-one-table-turn", turn=view.turn, name=names[view.active])
    rest = table(drawing, words)
    left, seats = rest.split_left(rest.width - SEATS)
    ground, below = Box(left.x, left.y, left.width - GAP, left.height).split_top(TRAY)
    _dice(drawing, meadow(drawing, ground), view)
    shown = view.seat if view.seat is not None else view.active or 0
    if view.places[shown].rows:
        paper = Box(below.x, below.y + GAP, below.width, below.height - GAP)
        _sheet(drawing, paper, view, shown, names[shown], say)
    for seat, box in enumerate(seat_boxes(seats, len(view.places), 31)):
        _seat(drawing, box, view, seat, names[seat], say)


def _dice(drawing: Drawing, box: Box, view: TwentyOneView) -> None:
    for letter, place in zip(LETTERS, spread(box, len(LETTERS), 0.92), strict=True):
        die, foot = place.split_top(place.width)
        die = die.inset(1.2)
        if view.dice is None:
            slot(drawing, die)
        else:
            _die(drawing, die, letter, view.dice[letter])
        middle = foot.x + foot.width / 2, foot.y + foot.height / 2
        drawing.sign(SIGNS[letter], *middle, 3, fill=drawing.look.ink)


def _die(drawing: Drawing, box: Box, letter: str, pips: int) -> None:
    paint, unit = drawing.look.paints[letter], box.width / 100
    drawing.box(box, fill=paint.area, stroke=paint.edge, thickness=3 * unit, radius=20 * unit)
    for x, y in PIPS[pips]:
        pip = Box(box.x + (x - 9.5) * unit, box.y + (y - 9.5) * unit, 19 * unit, 19 * unit)
        drawing.box(pip, fill=paint.print, radius=9.5 * unit)


def _sheet(drawing: Drawing, box: Box, view: TwentyOneView, seat: int, name: str, say: Say) -> None:
    place = view.places[seat]
    top, rest = seat_frame(drawing, box, own=seat == view.seat).split_top(9)
    title = f"{name}, {say('twenty-one-table-sheet')} {place.sheet}"
    if seat == view.seat:
        title = say("twenty-one-table-own-sheet", sheet=place.sheet)
    drawing.label(title, top, 5, face="slab", anchor="start")
    *rows, foot = rest.rows([1] * 5 + [0.38])
    for number, (row, line) in enumerate(zip(place.rows, rows, strict=True), 1):
        now = number == place.row
        if now:
            drawing.box(line, fill=NOW, radius=2)
        start, *fields, end = line.columns(COLUMNS)
        drawing.label(str(number), start, 4.4, fill=drawing.look.accent, face="slab")
        for field, cell in zip(row.fields, fields, strict=True):
            die = view.dice[field.colour] if now and field.fits and view.dice else None
            _field(drawing, cell.inset(0.8), field, die)
        if row.full or now:
            _points(drawing, end, row)
    table = "   ".join(f"{hits}× {bonus}" for hits, bonus in enumerate(view.bonus) if hits)
    words = say("twenty-one-table-bonus", table=table)
    drawing.label(words, foot, 3.6, fill=drawing.look.faint)


def _field(drawing: Drawing, box: Box, field: Field, die: int | None) -> None:
    """What is written, a cross, or faintly the die that could be written now."""
    fill = HIT if field.hit else WRITTEN
    paper = tile(drawing, box, field.colour, str(field.number), 1.3, fill)
    size = paper.height * 0.8
    if field.crossed:
        cross(drawing, paper, size * 0.75)
    elif field.written is not None:
        drawing.label(str(field.written), paper, size, face="bold")
    elif die is not None:
        drawing.label(str(die), paper, size, fill=drawing.look.rule)
    if field.hit or die == field.number:
        star = 2.6, GOLD if field.hit else drawing.look.rule
        drawing.sign(STAR, paper.right - 2.2, paper.y + 2.2, star[0], fill=star[1])


def _points(drawing: Drawing, box: Box, row: Row) -> None:
    upper, lower = box.rows([1.6, 1])
    drawing.label(str(row.points), upper, 6.5, face="slab")
    count = Box(lower.x, lower.y, lower.width / 2, lower.height - 2)
    drawing.label(str(row.hits), count, 3.8, fill=GOLD, face="bold", anchor="end")
    drawing.sign(STAR, count.right + 2, count.y + count.height / 2, 3, fill=GOLD)


def _seat(drawing: Drawing, box: Box, view: TwentyOneView, seat: int, name: str, say: Say) -> None:
    """Name, sheet and points, and the row that is being filled."""
    place = view.places[seat]
    inner = seat_frame(drawing, box, own=seat == view.seat)
    head, line = inner.rows([1.1, 1])
    mark = True if place.ready else False if seat in view.waiting else None
    words = f"{say('twenty-one-table-sheet')} {place.sheet}"
    seat_head(drawing, head, name, words, place.total, mark)
    _row_points(drawing, Box(head.x + 36, head.y, 34, head.height), place)
    if place.rows and place.row is not None:
        places = spread(line, len(LETTERS), 1.5, left=True)
        for field, cell in zip(place.rows[place.row - 1].fields, places, strict=True):
            _small_field(drawing, cell, field)
    elif place.rows:
        drawing.label(say("twenty-one-table-full"), line, 3.8, fill=drawing.look.faint)


def _row_points(drawing: Drawing, box: Box, place: Place) -> None:
    """Under the number of each row its points."""
    for number, (row, column) in enumerate(zip(place.rows, box.columns([1] * 5), strict=False), 1):
        upper, lower = column.rows([1, 1.3])
        drawing.label(str(number), upper, min(upper.height * 0.7, 3), fill=drawing.look.rule)
        if row.full or number == place.row:
            drawing.label(str(row.points), lower, min(lower.height * 0.75, 4), face="bold")


def _small_field(drawing: Drawing, box: Box, field: Field) -> None:
    """Without the printed number once something is written."""
    paint = drawing.look.paints[field.colour]
    drawing.box(box, fill=paint.area, stroke=paint.edge, thickness=0.25, radius=1.2)
    left, right = box.columns([1, 1.3])
    filled = field.crossed or field.written is not None
    sign, number = (left, right) if filled else (right, left)
    middle = sign.x + sign.width / 2, sign.y + sign.height / 2
    drawing.sign(SIGNS[field.colour], *middle, box.height * 0.38, fill=paint.print)
    if not filled:
        drawing.label(str(field.number), number, box.height * 0.6, fill=paint.print, face="slab")
        return
    paper = Box(number.x, number.y + 0.5, number.width - 0.5, number.height - 1)
    drawing.box(paper, fill=HIT if field.hit else WRITTEN, radius=0.9)
    if field.crossed:
        cross(drawing, paper, paper.height * 0.6)
    else:
        drawing.label(str(field.written), paper, paper.height * 0.75, face="bold")
