"""Boards of text as drawings."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as RichText

from byczo.games.text_drawing import COLUMNS, draw_text
from byczo.printing.drawing import Drawing
from byczo.printing.look import COLOUR
from byczo.printing.paper import Box
from byczo.printing.shapes import Line, Rect, Text
from tests.printing.measures import text_box

ROOM = Box(6, 18, 240, 136)


def texts(drawing: Drawing) -> dict[str, Text]:
    return {shape.words: shape for shape in drawing.shapes if isinstance(shape, Text)}


def test_words_stand_in_their_cells_and_look_as_in_the_terminal() -> None:
    drawing = Drawing(COLOUR)
    board = RichText.assemble("  plain ", ("bold", "bold"), ("  faint", "dim"))
    draw_text(drawing, board, ROOM)
    found = texts(drawing)
    cell = ROOM.width / COLUMNS
    assert found["plain"].x == 6 + 2 * cell and found["plain"].fill == COLOUR.ink
    assert found["bold"].x == 6 + 8 * cell and found["bold"].face == "bold"
    assert found["faint"].x == 6 + 14 * cell and found["faint"].fill == COLOUR.faint
    assert {text.y < ROOM.y + cell * 2 for text in found.values()} == {True}, "the first line"


def test_colours_are_those_of_letters_and_grounds() -> None:
    drawing = Drawing(COLOUR)
    board = RichText.assemble(("die", "white on blue"), (" win", "green"))
    draw_text(drawing, board, ROOM)
    grounds = [shape for shape in drawing.shapes if isinstance(shape, Rect)]
    assert [(ground.fill, ground.width) for ground in grounds] == [("#000080", 9.0)]
    assert texts(drawing)["die"].fill == "#c0c0c0"
    assert texts(drawing)["win"].fill == "#006000", "darker, for it is on paper"


def test_frames_are_lines_and_signs_that_fonts_lack_have_stand_ins() -> None:
    drawing = Drawing(COLOUR)
    table = Table(show_header=False, show_lines=True)
    table.add_row("✓ 1", "2")
    draw_text(drawing, table, ROOM)
    assert set(texts(drawing)) == {"* 1", "2"}
    assert any(isinstance(shape, Line) for shape in drawing.shapes)


def test_a_long_board_is_written_smaller() -> None:
    drawing = Drawing(COLOUR)
    draw_text(drawing, RichText("\n".join(str(n) for n in range(60))), ROOM)
    boxes = [text_box(shape) for shape in drawing.shapes if isinstance(shape, Text)]
    assert len(boxes) == 60
    assert all(ROOM.y <= box.y and box.bottom <= ROOM.bottom for box in boxes)
