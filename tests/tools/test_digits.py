"""The digits of the browser client are those of the typeface."""

from __future__ import annotations

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.teePen import TeePen
from fontTools.svgLib.path import parse_path

from tools.digits import DIGITS, FACE, movable


def measured(path: str) -> tuple[float, tuple[float, float, float, float]]:
    """The area of a path and the box around it."""
    area, box = AreaPen(), BoundsPen(None, ignoreSinglePoints=True)
    parse_path(path, TeePen(area, box))
    return area.value, box.bounds


@pytest.mark.parametrize("digit", DIGITS)
def test_an_outline_is_the_same_with_y_downwards(digit: str) -> None:
    area, (left, low, right, high) = measured(FACE.outline(digit))
    moved_area, box = measured(f"M0 0{movable(FACE.outline(digit))}")
    assert moved_area == pytest.approx(-area)
    assert box == pytest.approx((left, -high, right, -low))


@pytest.mark.parametrize("digit", DIGITS)
def test_an_outline_can_stand_anywhere(digit: str) -> None:
    """Also after another one, which ends somewhere."""
    outline = movable(FACE.outline(digit))
    area, (left, low, right, high) = measured(f"M0 0{outline}")
    both_area, box = measured(f"M0 0{outline}M900 0{outline}")
    assert both_area == pytest.approx(2 * area)
    assert box == pytest.approx((left, low, right + 900, high))
