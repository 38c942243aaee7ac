"""David & Goliath as a drawing."""

from __future__ import annotations

from byczo.games.david_goliath.notation import LETTERS
from byczo.games.david_goliath.rules import HAND
from byczo.games.david_goliath.view import DavidGoliathView, Pile, Place
from byczo.games.table_drawing import (
    GAP,
    LINE,
    ON_MEADOW,
    SHEET,
    meadow,
    round_words,
    seat_frame,
    seat_mark,
    slot,
    spread,
    table,
    with_hand,
)
from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.font import FontName
from byczo.printing.look import SIGNS
from byczo.printing.paper import Box

ASPECT, SMALL = 1 / 1.4, 1.0
"""Of a card and of a small one."""

COLUMNS = [36.0, *[32.0] * 5, 14.0, 16.0]
"""Name, won cards by colour, what they are worth now, total."""

VOID = (
    "M12 2C17.5 2 22 6.5 22 12C22 17.5 17.5 22 12 22C6.5 22 2 17.5 2 12C2 6.5 6.5 2 12 2ZM5 5L19 19"
)
"""The seat has shown to lack the colour; in a square of 24."""

LINE_HEIGHT = 13.0
"""The most room for what a seat has won."""


def draw(drawing: Drawing, view: DavidGoliathView, names: list[str], say: Say) -> None:
    """What everybody has won, the trick, and the observer's hand."""
    words = [say("david-goliath-table-trick", trick=view.tricks + 1, tricks=HAND)]
    more = words if view.phase == "play" else []
    rest = table(drawing, round_words(say, view.round, *more))
    above, low = with_hand(drawing, rest, view.seat)
    height = min(LINE_HEIGHT, (above.height - 42) / len(view.places))
    won, ground = above.split_top(6 + height * len(view.places))
    _winnings(drawing, won, view, names, say)
    _trick(
        drawing, Box(ground.x, ground.y + GAP, ground.width, ground.height - GAP), view, names, say
    )
    if low is not None and view.seat is not None:
        cards = view.places[view.seat].hand or ()
        for card, place in zip(cards, spread(low, len(cards), ASPECT), strict=True):
            _card(drawing, place, card)


def _card(drawing: Drawing, box: Box, card: str) -> None:
    """The number over the sign of the colour."""
    paint, unit = drawing.look.paints[card[0]], box.width / 100
    drawing.box(box, fill=paint.area, stroke=paint.edge, thickness=2 * unit, radius=11 * unit)
    drawing.box(box.inset(6 * unit), stroke=paint.print, thickness=0.8 * unit, radius=7 * unit)
    number = Box(box.x + 14 * unit, box.y + 12 * unit, 72 * unit, 68 * unit)
    drawing.label(card[1:], number, 54 * unit, fill=paint.print, face="slab")
    drawing.sign(
        SIGNS[card[0]], box.x + box.width / 2, box.bottom - 36 * unit, 34 * unit, fill=paint.print
    )


def _winnings(
    drawing: Drawing, box: Box, view: DavidGoliathView, names: list[str], say: Say
) -> None:
    top, rest = box.split_top(6)
    _, *colours, worth, total = top.columns(COLUMNS)
    for letter, column in zip(LETTERS, colours, strict=True):
        paint = drawing.look.paints[letter]
        middle = column.x + column.width / 2, column.y + column.height / 2
        drawing.sign(SIGNS[letter], *middle, 4, fill=paint.area)
    for words, column in (
        ("david-goliath-table-worth", worth),
        ("david-goliath-table-total", total),
    ):
        cell = Box(column.x, column.y, column.width - 2, column.height)
        drawing.label(say(words), cell, 3.4, fill=drawing.look.faint, anchor="end")
    for seat, line in enumerate(rest.rows([1] * len(names))):
        row = Box(line.x, line.y, line.width, line.height - 1.2)
        _place(drawing, row, view.places[seat], names[seat], view, seat)


def _place(
    drawing: Drawing, box: Box, place: Place, name: str, view: DavidGoliathView, seat: int
) -> None:
    seat_frame(drawing, box, own=seat == view.seat)
    who, *cells, worth, total = box.columns(COLUMNS)
    seat_mark(drawing, box.x + 4.2, box.y + box.height / 2, False if seat in view.waiting else None)
    drawing.label(
        name, Box(who.x + 9, who.y, who.width - 10, who.height), 4.2, face="bold", anchor="start"
    )
    for pile, cell in zip(place.piles, cells, strict=True):
        drawing.line(cell.x, cell.y + 1.2, cell.x, cell.bottom - 1.2, stroke=LINE, thickness=0.3)
        _pile(
            drawing,
            Box(cell.x + 1, cell.y + 1, cell.width - 3, cell.height - 2),
            pile,
            void=pile.colour in place.voids,
        )
    size = min(5.0, box.height * 0.6)
    for number, column in ((place.worth, worth), (place.total, total)):
        cell = Box(column.x, column.y, column.width - 2, column.height)
        face: FontName = "slab" if column is total else "bold"
        drawing.label(str(number), cell, size, face=face, anchor="end")


def _pile(drawing: Drawing, box: Box, pile: Pile, *, void: bool) -> None:
    """Small cards: full of colour while their numbers count, hollow once each counts one."""
    paint = drawing.look.paints[pile.colour]
    cards, count = box.split_left(box.width - 8.5)
    many = len(pile.cards) > 2
    for card, place in zip(
        pile.cards, spread(cards, len(pile.cards), SMALL, 5.5, left=True), strict=True
    ):
        fill = SHEET if many else paint.area
        drawing.box(place, fill=fill, stroke=paint.area, thickness=0.3, radius=place.height * 0.15)
        ink = drawing.look.ink if many else paint.print
        drawing.label(
            card[1:], place.inset(place.height * 0.1), place.height * 0.62, fill=ink, face="bold"
        )
    faint = drawing.look.faint
    if void:
        x, y = count.x + 1.3, count.y + count.height / 2
        drawing.sign(VOID, x, y, 2, stroke=faint, thickness=0.25)
    if pile.cards:
        ink = faint if many else drawing.look.ink
        drawing.label(
            str(pile.worth), count.split_left(2.5)[1], 4.4, fill=ink, face="bold", anchor="end"
        )


def _trick(drawing: Drawing, box: Box, view: DavidGoliathView, names: list[str], say: Say) -> None:
    """The cards in the order of play, each over the name of its seat; who has the ends so far."""
    inner = meadow(drawing, box)
    trick = view.last if view.phase == "done" else view.trick
    if trick is None or not (trick.cards or view.waiting):
        return
    players, laid = len(view.places), trick.cards
    leader = laid[0].seat if laid else view.waiting[0]
    height = min(inner.height - 9, 34.0)
    width = min(inner.width / players, height * ASPECT + 10)
    x = inner.x + (inner.width - width * players) / 2
    y = inner.y + (inner.height - height - 9) / 2
    for turn in range(players):
        seat = (leader + turn) % players
        place = Box(
            x + turn * width + (width - height * ASPECT) / 2, y + 4.5, height * ASPECT, height
        )
        if turn < len(laid):
            _card(drawing, place, laid[turn].card)
        else:
            slot(drawing, place)
        foot = Box(x + turn * width + 1, place.bottom, width - 2, 4.5)
        face: FontName = "bold" if seat in view.waiting else "text"
        drawing.label(names[seat], foot, 3.6, fill=ON_MEADOW, face=face)
        head = Box(foot.x, y, foot.width, 4.5)
        if seat == trick.goliath:
            _end(drawing, head, say("david-goliath-table-goliath"))
        elif seat == trick.david:
            _end(drawing, head, say("david-goliath-table-david"))


def _end(drawing: Drawing, box: Box, words: str) -> None:
    drawing.label(words, box, 3.6, fill=ON_MEADOW, face="slab")
