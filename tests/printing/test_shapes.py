from __future__ import annotations

from byczo.printing.font import font
from byczo.printing.shapes import Anchor, Rect, Text, left_of, outline, rounded


def test_an_outline_is_scaled_and_moved() -> None:
    assert outline("M1 2L3 4C0 0 1 1 2 2Z", 10, 20, 2) == (
        ("M", (12, 24)),
        ("L", (16, 28)),
        ("C", (10, 20, 12, 22, 14, 24)),
        ("Z", ()),
    )


def test_round_corners_stay_inside_the_rectangle_and_touch_its_edges() -> None:
    for radius in (0, 1, 100):
        commands = rounded(Rect(2, 3, 10, 6, radius=radius))
        points = [values[-2:] for _, values in commands if values]
        assert {x for x, _ in points} >= {2, 12}
        assert {y for _, y in points} >= {3, 9}
        assert all(2 <= x <= 12 and 3 <= y <= 9 for x, y in points)


def test_text_begins_where_its_anchor_says() -> None:
    width = font("bold").width("Total") * 4
    places: dict[Anchor, float] = {"start": 50, "middle": 50 - width / 2, "end": 50 - width}
    for anchor, left in places.items():
        text = Text(50, 10, "Total", 4, "#000000", "bold", anchor)
        assert left_of(text) == left
