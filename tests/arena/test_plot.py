"""Plots with error bars."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from byczo.arena.plot import Mark, draw_plot, number_text, ticks_for


def test_marks_lie_where_their_values_are() -> None:
    marks = [Mark("<a> & b", -2.0, 1.0), Mark("x" * 60, 3.0), Mark("c", 0.0, 0.5)]
    root = ElementTree.fromstring(draw_plot("title", "axis", marks))
    circles = [float(c.get("cx", "")) for c in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert (circles[2] - circles[0]) / (circles[1] - circles[0]) == pytest.approx(2 / 5, abs=0.01)
    assert all(0 < x < 720 for x in circles)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "−2.00 ± 1.00" in texts
    assert "<a> & b" in texts


@pytest.mark.parametrize("value", [0.0, 1e-6, 123456.0, -5.0])
def test_any_value_has_an_axis(value: float) -> None:
    ElementTree.fromstring(draw_plot("title", "axis", [Mark("a", value)]))


@pytest.mark.parametrize(("low", "high"), [(-3.2, 4.1), (0.0, 0.07), (-250.0, 0.0), (0.0, 0.0)])
def test_ticks_are_round_and_span_all_values(low: float, high: float) -> None:
    ticks = ticks_for(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 7
    steps = {round(b - a, 10) for a, b in pairwise(ticks)}
    assert len(steps) == 1


def test_a_minus_is_no_hyphen() -> None:
    assert number_text(-0.5) == "−0.5"
    assert Mark("a", -2.0, 1.0).text(2) == "−2.00 ± 1.00"
    assert Mark("a", 25.0).text(0) == "+25"
