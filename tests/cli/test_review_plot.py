"""The course of a game as a drawing."""

from __future__ import annotations

from xml.etree import ElementTree

from byczo.cli.review_plot import WIDTH, Plot, draw_courses


def plot() -> Plot:
    return Plot(
        axis="heads", names=["Ania", "<Bruno>"], seats=[0, 1],
        courses=[[(1, 0.0), (5, 2.0), (9, 4.0)], [(2, 0.0), (9, -4.0)]],
        rounds=[(1, "1"), (6, "2")], moments=[(0, 5)], base=0.0,
    )  # fmt: skip


def test_names_are_text_and_lines_stay_inside() -> None:
    root = ElementTree.fromstring(draw_courses(plot()))
    texts = [str(element.text) for element in root.iter() if element.tag.endswith("text")]
    assert {"Ania", "<Bruno>"} <= set(texts)
    numbers = [
        float(value) for element in root.iter() for name, value in element.items()
        if name in {"x", "x1", "x2", "cx"}
    ]  # fmt: skip
    assert 0 <= min(numbers) <= max(numbers) <= WIDTH


def test_every_seat_has_its_line_and_its_dashes() -> None:
    drawing = draw_courses(plot())
    assert drawing.count("<polyline") + drawing.count("<path") >= 2
    assert "stroke-dasharray" in drawing
