"""Paper: its sizes, boxes on it, and how several sheets share a page."""

from __future__ import annotations

from dataclasses import dataclass

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres, upright."""

MARGIN = 10.0
"""What household printers leave white, and a little more."""

GUTTER = 8.0
"""Between sheets on one page, with the line to cut along in its middle."""

COUNTS = (1, 2, 4, 6)
"""How many sheets can share a page."""


@dataclass(frozen=True)
class Box:
    """A rectangle to draw in."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> Box:
        """The box inside a border."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, widths: list[float]) -> list[Box]:
        """Side by side, in these proportions."""
        total, x, boxes = sum(widths), self.x, []
        for part in widths:
            width = self.width * part / total
            boxes.append(Box(x, self.y, width, self.height))
            x += width
        return boxes

    def rows(self, heights: list[float]) -> list[Box]:
        """One below the other, in these proportions."""
        total, y, boxes = sum(heights), self.y, []
        for part in heights:
            height = self.height * part / total
            boxes.append(Box(self.x, y, self.width, height))
            y += height
        return boxes

    def split_top(self, height: float) -> tuple[Box, Box]:
        """A strip of this height, and what is below it."""
        return (
            Box(self.x, self.y, self.width, height),
            Box(self.x, self.y + height, self.width, self.height - height),
        )

    def split_left(self, width: float) -> tuple[Box, Box]:
        """A strip of this width, and what is to the right of it."""
        return (
            Box(self.x, self.y, width, self.height),
            Box(self.x + width, self.y, self.width - width, self.height),
        )


@dataclass(frozen=True)
class Grid:
    """How sheets share a page: its size, and their boxes from left to right, top to bottom."""

    width: float
    height: float
    columns: int
    boxes: tuple[Box, ...]


def grid(paper: str, count: int, aspect: float) -> Grid:
    """The arrangement, upright or lying, in which sheets of this aspect come out largest."""
    narrow, high = PAPERS[paper]
    candidates = [
        _grid(width, height, columns, count // columns)
        for width, height in ((narrow, high), (high, narrow))
        for columns in range(1, count + 1)
        if count % columns == 0
    ]
    return max(candidates, key=lambda one: _height_of(one.boxes[0], aspect))


def _height_of(box: Box, aspect: float) -> float:
    """How high a sheet of this aspect can be in the box."""
    return min(box.height, box.width / aspect)


def _grid(width: float, height: float, columns: int, rows: int) -> Grid:
    cell_width = (width - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    cell_height = (height - 2 * MARGIN - (rows - 1) * GUTTER) / rows
    boxes = tuple(
        Box(
            MARGIN + column * (cell_width + GUTTER),
            MARGIN + row * (cell_height + GUTTER),
            cell_width,
            cell_height,
        )
        for row in range(rows)
        for column in range(columns)
    )
    return Grid(width, height, columns, boxes)
