"""X nimmt! as a drawing."""

from __future__ import annotations

from byczo.games.rows.drawing import cards_in_row, hand, head_count, small_cards
from byczo.games.table_drawing import (
    GAP,
    caption,
    cross,
    meadow,
    round_words,
    seat_boxes,
    seat_frame,
    seat_head,
    table,
    with_hand,
)
from byczo.games.x_nimmt.rules import ROW_LENGTH
from byczo.games.x_nimmt.view import XNimmtView
from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box

SEATS = 98.0
"""The width of the column with the seats."""

LABEL = 12.0
"""The width of what stands before the cards of a seat."""


def draw(drawing: Drawing, view: XNimmtView, names: list[str], say: Say) -> None:
    """Rows, seats with their X rows, and the observer's hand."""
    rest = table(drawing, round_words(say, view.round))
    above, low = with_hand(drawing, rest, view.seat)
    ground, seats = above.split_left(above.width - SEATS)
    inner = meadow(drawing, Box(ground.x, ground.y, ground.width - GAP, ground.height))
    _rows(drawing, inner, view, names, say)
    for seat, box in enumerate(seat_boxes(seats, len(view.places), 31)):
        _seat(drawing, box, view, seat, names[seat], say)
    if low is not None and view.seat is not None:
        hand(drawing, low, view.places[view.seat].hand or (), view.chosen)


def _rows(drawing: Drawing, box: Box, view: XNimmtView, names: list[str], say: Say) -> None:
    words = _question(view, names, say)
    if words:
        line, box = box.split_top(6)
        caption(drawing, line, words)
    for row, line in zip(view.rows, box.rows([1] * len(view.rows)), strict=True):
        end = cards_in_row(drawing, line, row.cards, row.room - 1, ROW_LENGTH)
        upper, lower = end.inset(end.height * 0.1).rows([1, 1.6])
        cross(drawing, upper, upper.height * 0.8)
        head_count(drawing, lower, row.heads)


def _question(view: XNimmtView, names: list[str], say: Say) -> str | None:
    """What the observer is asked beyond a card from the hand, or which cards another sorts."""
    lowest = [number for seat, number in view.open_cards if seat == view.seat]
    if view.phase == "take" and view.choices and lowest:
        return say("x-nimmt-table-take-row", card=lowest[0])
    cards = ", ".join(str(number) for number in view.taken)
    if view.phase == "x" and view.choices:
        return say("x-nimmt-table-choose-x", cards=cards)
    if view.phase == "x":
        return say("x-nimmt-table-sorting", name=names[view.waiting[0]], cards=cards)
    return None


def _seat(drawing: Drawing, box: Box, view: XNimmtView, seat: int, name: str, say: Say) -> None:
    """Name, cards and total; below the X row, and what everybody knows of the hand."""
    place = view.places[seat]
    inner = seat_frame(drawing, box, own=seat == view.seat)
    head, *lines = inner.rows([1.3, 1, 1])
    mark = True if place.ready else False if seat in view.waiting else None
    words = say("x-nimmt-table-cards", cards=place.cards)
    seat_head(drawing, head, name, words, place.total, mark)
    waiting = [number for other, number in view.open_cards if other == seat]
    small_cards(drawing, Box(head.x + 35, head.y, 20, head.height), waiting)
    label, cards = lines[0].split_left(LABEL)
    size = label.height * 0.5
    cross(drawing, Box(label.x, label.y, 4.4, label.height), size)
    row, pile = cards.split_left(cards.width - 24)
    small_cards(drawing, row, place.x_row)
    if place.x_pile:
        words = say("x-nimmt-table-x-pile", heads=place.pile_heads)
        drawing.label(words, pile, size * 0.9, fill=drawing.look.accent, anchor="end")
    seen = place.known if place.hand is None or seat == view.seat else place.hand
    if seen:
        label, cards = lines[1].split_left(LABEL)
        words = say("x-nimmt-table-known", cards="").strip()
        drawing.label(words, label, size * 0.8, fill=drawing.look.faint, anchor="start")
        small_cards(drawing, cards, seen)
