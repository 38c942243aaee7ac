"""Shapes: what a page is made of, for any kind of file. All measures are millimetres.

The origin is the upper left corner of the page, x grows to the right, y down. Colours are
``#rrggbb``; a shape without a fill is hollow, one without a stroke has no outline.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from byczo.printing.font import FontName, font

Anchor = Literal["start", "middle", "end"]
PathStep = tuple[Literal["M", "L", "C", "Z"], tuple[float, ...]]
"""Move, line, curve or close, with absolute coordinates."""

ARC = 0.5523
"""How far the handles of a curve reach that looks like a quarter of a circle of radius 1."""


@dataclass(frozen=True)
class Rect:
    """A rectangle, with round corners if it has a radius."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    stroke: str | None = None
    thickness: float = 0.25
    radius: float = 0


@dataclass(frozen=True)
class Line:
    """A straight line, solid or dashed."""

    x1: float
    y1: float
    x2: float
    y2: float
    stroke: str
    thickness: float = 0.25
    dash: tuple[float, float] | None = None


@dataclass(frozen=True)
class Path:
    """Lines and curves, filled by the even-odd rule."""

    commands: tuple[PathStep, ...]
    fill: str | None = None
    stroke: str | None = None
    thickness: float = 0.25


@dataclass(frozen=True)
class Text:
    """One line of text on the baseline y; size is that of the font."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    face: FontName = "text"
    anchor: Anchor = "start"


Shape = Rect | Line | Path | Text


@dataclass(frozen=True)
class Page:
    """One side of paper and what is drawn on it."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def outline(drawn: str, x: float, y: float, scale: float) -> tuple[PathStep, ...]:
    """The commands of a drawing such as ``M0 0L9 0L9 9Z``, scaled and moved to x, y."""
    commands: list[PathStep] = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", drawn):
        values = [float(number) * scale for number in numbers.split()]
        moved = tuple(value + (y if at % 2 else x) for at, value in enumerate(values))
        commands.append((letter, moved))
    return tuple(commands)


def rounded(rect: Rect) -> tuple[PathStep, ...]:
    """The outline of a rectangle with round corners."""
    left, top, right, low = rect.x, rect.y, rect.x + rect.width, rect.y + rect.height
    r = min(rect.radius, rect.width / 2, rect.height / 2)
    k = r * (1 - ARC)
    return (
        ("M", (left + r, top)),
        ("L", (right - r, top)),
        ("C", (right - k, top, right, top + k, right, top + r)),
        ("L", (right, low - r)),
        ("C", (right, low - k, right - k, low, right - r, low)),
        ("L", (left + r, low)),
        ("C", (left + k, low, left, low - k, left, low - r)),
        ("L", (left, top + r)),
        ("C", (left, top + k, left + k, top, left + r, top)),
        ("Z", ()),
    )


def left_of(text: Text) -> float:
    """The x where the text begins."""
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    return text.x - share * font(text.face).width(text.words) * text.size
