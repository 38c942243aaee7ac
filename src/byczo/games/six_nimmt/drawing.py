"""6 nimmt! as a drawing."""

from __future__ import annotations

from byczo.games.rows.drawing import (
    ASPECT,
    card,
    cards_in_row,
    hand,
    head_count,
    small_cards,
)
from byczo.games.six_nimmt.rules import ROW_LENGTH
from byczo.games.six_nimmt.view import SixNimmtView
from byczo.games.table_drawing import (
    GAP,
    caption,
    meadow,
    round_words,
    seat_boxes,
    seat_frame,
    seat_head,
    spread,
    table,
    with_hand,
)
from byczo.locales import Say
from byczo.printing.drawing import Drawing
from byczo.printing.paper import Box

SEATS = 98.0
"""The width of the column with the seats."""


def draw(drawing: Drawing, view: SixNimmtView, names: list[str], say: Say) -> None:
    """Rows, seats, and the observer's hand."""
    rest = table(drawing, round_words(say, view.round))
    above, low = with_hand(drawing, rest, view.seat)
    ground, seats = above.split_left(above.width - SEATS)
    inner = meadow(drawing, Box(ground.x, ground.y, ground.width - GAP, ground.height))
    if view.phase == "pick":
        _offered(drawing, inner, view, say)
    else:
        _rows(drawing, inner, view, say)
    for seat, box in enumerate(seat_boxes(seats, len(view.places), 15)):
        _seat(drawing, box, view, seat, names[seat], say)
    if low is not None and view.seat is not None:
        hand(drawing, low, view.places[view.seat].hand or (), view.chosen)


def _rows(drawing: Drawing, box: Box, view: SixNimmtView, say: Say) -> None:
    lowest = [number for seat, number in view.open_cards if seat == view.seat]
    if view.phase == "take" and view.choices and lowest:
        words, box = box.split_top(6)
        caption(drawing, words, say("six-nimmt-table-take-row", card=lowest[0]))
    for row, line in zip(view.rows, box.rows([1] * len(view.rows)), strict=True):
        end = cards_in_row(drawing, line, row.cards, ROW_LENGTH, ROW_LENGTH)
        head_count(drawing, end.inset(end.height * 0.18), row.heads)


def _offered(drawing: Drawing, box: Box, view: SixNimmtView, say: Say) -> None:
    words, rest = box.split_top(6)
    caption(drawing, words, say("six-nimmt-table-offered"))
    for number, place in zip(view.offered, spread(rest, len(view.offered), ASPECT), strict=True):
        card(drawing, place, number)


def _seat(drawing: Drawing, box: Box, view: SixNimmtView, seat: int, name: str, say: Say) -> None:
    """Name, cards and points; a card that waits to be placed, or the hand if all hands are open."""
    place = view.places[seat]
    inner = seat_frame(drawing, box, own=seat == view.seat)
    mark = True if place.ready else False if seat in view.waiting else None
    words = say("six-nimmt-table-cards", cards=place.cards)
    seat_head(drawing, inner, name, words, place.total, mark)
    if place.heads and view.phase != "done":
        gain = Box(inner.right - 24, inner.y, 10, inner.height)
        size = inner.height * 0.42
        drawing.label(f"+{place.heads}", gain, size, fill=drawing.look.accent, anchor="end")
    shown = [number for other, number in view.open_cards if other == seat]
    if place.hand is not None and seat != view.seat:
        shown = list(place.hand)
    small_cards(drawing, Box(inner.x + 35, inner.y, 34, inner.height), shown)
