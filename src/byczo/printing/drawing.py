"""A drawing: collects shapes, and keeps text inside the room that it has."""

from __future__ import annotations

from byczo.printing.font import FontName, font
from byczo.printing.look import SIGN_SIZE, Look
from byczo.printing.paper import Box
from byczo.printing.shapes import Anchor, Line, Path, Rect, Shape, Text, outline


class Drawing:
    """Shapes in one look, in the order in which they are printed."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.shapes: list[Shape] = []

    def box(
        self,
        box: Box,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        thickness: float = 0.25,
        radius: float = 0,
    ) -> None:
        """A rectangle along the edges of the box."""
        self.shapes.append(
            Rect(box.x, box.y, box.width, box.height, fill, stroke, thickness, radius)
        )

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        *,
        stroke: str | None = None,
        thickness: float = 0.2,
    ) -> None:
        """A straight line, in the colour of rules if it has none of its own."""
        self.shapes.append(Line(x1, y1, x2, y2, stroke or self.look.rule, thickness))

    def sign(
        self,
        drawn: str,
        x: float,
        y: float,
        size: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        thickness: float = 0.2,
        square: float = SIGN_SIZE,
    ) -> None:
        """A sign around the point x, y; it is drawn in a ``square`` of its own units."""
        corner = x - size / 2, y - size / 2
        commands = outline(drawn, *corner, size / square)
        self.shapes.append(Path(commands, fill, stroke, thickness))

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        fill: str | None = None,
        face: FontName = "text",
        anchor: Anchor = "start",
        width: float | None = None,
    ) -> float:
        """One line on the baseline y, shrunk to ``width`` if it is wider; gives its width."""
        natural = font(face).width(words) * size
        if width is not None and natural > width:
            size, natural = size * width / natural, width
        self.shapes.append(Text(x, y, words, size, fill or self.look.ink, face, anchor))
        return natural

    def label(
        self,
        words: str,
        box: Box,
        size: float,
        *,
        fill: str | None = None,
        face: FontName = "text",
        anchor: Anchor = "middle",
    ) -> float:
        """One line in the middle of the box's height, shrunk to its width; gives its width."""
        x = {"start": box.x, "middle": box.x + box.width / 2, "end": box.right}[anchor]
        natural = font(face).width(words) * size
        size *= min(1, box.width / natural) if natural else 1
        y = box.y + (box.height + font(face).digit_height * size) / 2
        return self.text(words, x, y, size, fill=fill, face=face, anchor=anchor)
