from __future__ import annotations

import pytest

from byczo.printing.drawing import Drawing
from byczo.printing.look import COLOUR, SIGNS
from byczo.printing.paper import Box
from byczo.printing.shapes import Anchor, Text
from tests.printing.measures import extent, text_box


def text_of(drawing: Drawing, number: int) -> Text:
    shape = drawing.shapes[number]
    assert isinstance(shape, Text)
    return shape


@pytest.mark.parametrize("words", ["7", "Total", "Ein sehr langes Wort in einer schmalen Spalte"])
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_label_stays_in_its_box(words: str, anchor: Anchor) -> None:
    drawing, box = Drawing(COLOUR), Box(10, 10, 20, 6)
    width = drawing.label(words, box, 4, anchor=anchor)
    drawn = text_box(text_of(drawing, 0))
    assert drawn.width == pytest.approx(width)
    assert drawn.x >= box.x - 1e-9
    assert drawn.right <= box.right + 1e-9
    assert drawn.y > box.y
    assert drawn.bottom < box.bottom


def test_numbers_stand_in_the_middle_of_a_label() -> None:
    drawing, box = Drawing(COLOUR), Box(0, 0, 20, 10)
    drawing.label("1", box, 4, face="slab")
    drawn = text_box(text_of(drawing, 0))
    assert drawn.y + drawn.height / 2 == pytest.approx(5, abs=0.05)


def test_text_shrinks_to_the_width_that_it_has() -> None:
    drawing = Drawing(COLOUR)
    natural = drawing.text("Wygrywa", 0, 10, 4)
    assert drawing.text("Wygrywa", 0, 10, 4, width=natural / 2) == pytest.approx(natural / 2)
    assert text_box(text_of(drawing, 1)).width == pytest.approx(natural / 2)


@pytest.mark.parametrize("letter", SIGNS)
def test_signs_fit_their_square(letter: str) -> None:
    drawing = Drawing(COLOUR)
    drawing.sign(SIGNS[letter], 50, 50, 24)
    box = extent(drawing.shapes[0])
    assert box.x >= 38
    assert box.y >= 38
    assert box.right <= 62
    assert box.bottom <= 62
