"""Pages as pixels: each kind of shape is painted where it belongs."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.printing.font import font
from byczo.printing.pixels import painted
from byczo.printing.shapes import Anchor, Line, Page, Path, Rect, Shape, Text, outline

RED, BLUE = "#ff0000", "#0000ff"
SCALE = 4


def inked(*shapes: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and lower edge of all that is not paper, in pixels of 40 × 20 mm."""
    pixels = np.array(painted(Page(40, 20, shapes), SCALE))
    assert pixels.shape == (80, 160, 3)
    rows, columns = np.nonzero((pixels != 255).any(axis=2))
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


def colour_at(x: float, y: float, *shapes: Shape) -> tuple[int, ...]:
    image = painted(Page(40, 20, shapes), SCALE)
    found = image.getpixel((int(x * SCALE), int(y * SCALE)))
    assert isinstance(found, tuple)
    return found


def near(edges: tuple[int, ...], *expected: float) -> bool:
    return all(abs(edge - at * SCALE) <= 1 for edge, at in zip(edges, expected, strict=True))


def test_a_rectangle_is_filled_and_has_its_edge() -> None:
    rect = Rect(5, 4, 20, 10, RED, BLUE, 1)
    assert near(inked(rect), 4.5, 3.5, 25.5, 14.5)
    assert colour_at(15, 9, rect) == (255, 0, 0)
    assert colour_at(15, 4, rect) == (0, 0, 255)


def test_round_corners_are_left_free() -> None:
    sharp, rounded = Rect(5, 4, 20, 10, RED), Rect(5, 4, 20, 10, RED, radius=4)
    assert near(inked(rounded), 5, 4, 25, 14)
    assert colour_at(5.6, 4.6, sharp) == (255, 0, 0)
    assert colour_at(5.6, 4.6, rounded) == (255, 255, 255)


def test_a_line_goes_from_end_to_end() -> None:
    assert near(inked(Line(5, 10, 30, 10, RED, 1)), 5, 9.5, 30, 10.5)


def test_a_dashed_line_has_gaps() -> None:
    line = Line(5, 10, 35, 10, RED, 1, (4, 2))
    assert colour_at(7, 10, line) == colour_at(13, 10, line) == (255, 0, 0)
    assert colour_at(10, 10, line) == (255, 255, 255)
    assert near(inked(line), 5, 9.5, 33, 10.5)


def test_a_path_is_filled_by_the_even_odd_rule() -> None:
    ring = Path(outline("M2 2L18 2L18 18L2 18ZM7 7L13 7L13 13L7 13Z", 0, 0, 1), RED)
    assert colour_at(4, 10, ring) == (255, 0, 0)
    assert colour_at(10, 10, ring) == (255, 255, 255), "the hole"


def test_a_curve_bends() -> None:
    arch = Path(outline("M5 18C5 2 35 2 35 18Z", 0, 0, 1), RED)
    assert near(inked(arch), 5, 6, 35, 18)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_text_stands_on_its_line_as_wide_as_its_font_says(anchor: Anchor) -> None:
    words, size = "HIH", 8.0
    width = font("bold").width(words) * size
    left = 20 - {"start": 0, "middle": width / 2, "end": width}[anchor]
    found = inked(Text(20, 15, words, size, BLUE, "bold", anchor))
    assert left * SCALE <= found[0] and found[2] <= (left + width) * SCALE
    assert found[2] - found[0] > 0.85 * width * SCALE
    height = font("bold").extent(words)[1] * size
    assert abs(found[1] - (15 - height) * SCALE) <= 1 and abs(found[3] - 15 * SCALE) <= 1


def test_edges_are_smooth() -> None:
    slope = Path(outline("M5 5L35 9L35 15L5 15Z", 0, 0, 1), "#000000")
    shades = np.unique(np.array(painted(Page(40, 20, (slope,)), SCALE)))
    assert len(shades) > 4
