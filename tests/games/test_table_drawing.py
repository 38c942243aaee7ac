"""What drawn tables share."""

from __future__ import annotations

import pytest

from byczo.games.table_drawing import (
    GOOD,
    HEIGHT,
    MARGIN,
    WIDTH,
    paper,
    seat_boxes,
    seat_head,
    seat_mark,
    spread,
    table,
    with_hand,
)
from byczo.printing.drawing import Drawing
from byczo.printing.look import COLOUR
from byczo.printing.paper import Box
from byczo.printing.shapes import Path, Rect, Text
from tests.printing.measures import overlap, text_box

BOX = Box(10, 20, 100, 30)


def inside(box: Box, room: Box) -> bool:
    return (
        box.x >= room.x
        and box.y >= room.y
        and box.right <= room.right + 1e-9
        and box.bottom <= room.bottom + 1e-9
    )


@pytest.mark.parametrize("count", [1, 2, 7, 13, 24, 104])
def test_cards_are_spread_within_the_box_without_overlap(count: int) -> None:
    boxes = spread(BOX, count, 1 / 1.4)
    assert len(boxes) == count
    assert all(inside(box, BOX) for box in boxes)
    assert not any(overlap(one, two) for n, one in enumerate(boxes) for two in boxes[n + 1 :])


def test_cards_are_as_large_as_they_can_be() -> None:
    assert spread(BOX, 0, 1) == []
    assert spread(BOX, 1, 1)[0].height > 28
    assert spread(BOX, 4, 1)[0].y > 35 - 15, "one line in the middle"
    assert len({box.y for box in spread(BOX, 30, 1)}) > 1, "several lines, where they are larger"
    assert spread(BOX, 2, 1, 5)[0].height < 5
    assert spread(BOX, 2, 1, 5, left=True)[0].x < 11


def test_seats_share_the_column() -> None:
    boxes = seat_boxes(BOX, 3, 100)
    assert all(inside(box, BOX) for box in boxes)
    assert seat_boxes(BOX, 3, 5)[0].height < 5


def test_title_and_moment_stand_side_by_side() -> None:
    drawing = Drawing(COLOUR)
    paper(drawing, "A game with a very long title of its own")
    rest = table(drawing, "Turn 12, somebody with a very long name, too, has the dice now")
    one, two = (text_box(shape) for shape in drawing.shapes if isinstance(shape, Text))
    assert not overlap(one, two)
    assert inside(one, Box(0, 0, WIDTH, rest.y)) and inside(two, Box(0, 0, WIDTH, rest.y))


def test_a_spectator_has_no_hand_and_more_room() -> None:
    drawing = Drawing(COLOUR)
    rest = table(drawing, "Round 1")
    page = Box(0, 0, WIDTH, HEIGHT)
    assert inside(rest, page.inset(MARGIN))
    whole, none = with_hand(drawing, rest, None)
    above, hand = with_hand(drawing, rest, 0)
    assert none is None and whole == rest
    assert hand is not None and inside(hand, rest) and above.bottom < hand.y


@pytest.mark.parametrize("name", ["A", "Aleksandra Maria Wiśniewska-Brzęczyszczykiewicz"])
def test_a_long_name_is_shrunk_to_its_room(name: str) -> None:
    drawing = Drawing(COLOUR)
    seat_head(drawing, BOX, name, "10 cards", 104, mark=None)
    texts = [shape for shape in drawing.shapes if isinstance(shape, Text)]
    assert [text.words for text in texts] == [name, "10 cards", "104"]
    assert all(inside(text_box(text), BOX) for text in texts)
    assert not overlap(text_box(texts[0]), text_box(texts[2]))


def test_marks_say_who_is_ready_and_who_is_waited_for() -> None:
    drawings = [Drawing(COLOUR) for _ in range(3)]
    for drawing, mark in zip(drawings, (True, False, None), strict=True):
        seat_mark(drawing, 5, 5, mark)
    ready, waiting, neither = (drawing.shapes for drawing in drawings)
    assert isinstance(ready[0], Rect) and ready[0].fill == GOOD and isinstance(ready[1], Path)
    assert len(waiting) == 4, "three dots"
    assert neither == []
