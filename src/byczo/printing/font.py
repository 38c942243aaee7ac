"""The fonts of printed sheets: widths to lay out text, outlines to draw it anywhere.

Reads the TrueType files in ``fonts/``, which ``tools/print_fonts.py`` has made simple: one
character map, no composite glyphs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from struct import unpack_from
from typing import Literal

FontName = Literal["text", "bold", "slab"]

ON_CURVE, SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y = 1, 2, 4, 8, 16, 32
"""Flags of a glyph's points."""

Point = tuple[float, float]


@cache
def font(name: FontName) -> Font:
    """The font of that name."""
    return Font(font_file(name).read_bytes())


def font_file(name: FontName) -> Path:
    """Where the font of that name lies."""
    return Path(__file__).parent / "fonts" / f"{name}.ttf"


@dataclass(frozen=True)
class Font:
    """One TrueType file. Heights and widths are in units of the font size."""

    data: bytes

    @cached_property
    def tables(self) -> dict[bytes, int]:
        """Where each table begins."""
        (count,) = unpack_from(">H", self.data, 4)
        entries = [unpack_from(">4sLLL", self.data, 12 + 16 * n) for n in range(count)]
        return {tag: offset for tag, _, offset, _ in entries}

    @cached_property
    def units(self) -> int:
        """Font units per font size."""
        return self._number(b"head", 18)

    @cached_property
    def glyphs(self) -> dict[str, int]:
        """The glyph of each character: the character map's segments (format 4)."""
        start = self.tables[b"cmap"]
        (offset,) = unpack_from(">L", self.data, start + 8)
        table = start + offset
        segments = unpack_from(">H", self.data, table + 6)[0] // 2
        found: dict[str, int] = {}
        for n in range(segments):
            place = table + 14 + 2 * n
            last, first, delta, ranged = (
                unpack_from(">H", self.data, place + step)[0]
                for step in (0, 2 * segments + 2, 4 * segments + 2, 6 * segments + 2)
            )
            for code in range(first, min(last, 0xFFFE) + 1):
                glyph = code
                if ranged:
                    at = place + 6 * segments + 2 + ranged + 2 * (code - first)
                    (glyph,) = unpack_from(">H", self.data, at)
                found[chr(code)] = (glyph + delta) & 0xFFFF
        return found

    def glyph(self, character: str) -> int:
        """The number of a character's glyph; 0 draws the box of a missing one."""
        return self.glyphs.get(character, 0)

    def advance(self, character: str) -> float:
        """How far the next character stands."""
        wide = self._number(b"hhea", 34)
        glyph = min(self.glyph(character), wide - 1)
        return self._number(b"hmtx", 4 * glyph) / self.units

    def width(self, words: str) -> float:
        """The width of a line of text."""
        return sum(self.advance(character) for character in words)

    def extent(self, words: str) -> tuple[float, float]:
        """The lowest and the highest point of a line of text, above the baseline."""
        boxes = [self._box(self.glyph(character)) for character in words if character != " "]
        lows, highs = [box[1] for box in boxes], [box[3] for box in boxes]
        return min(lows, default=0) / self.units, max(highs, default=0) / self.units

    @cached_property
    def digit_height(self) -> float:
        """The height of digits, to centre numbers and capitals by."""
        return self.extent("1")[1]

    def outline(self, character: str) -> str:
        """The character as an SVG path in font units, y upwards."""
        return "".join(_drawn(contour) for contour in self._contours(self.glyph(character)))

    def _number(self, table: bytes, offset: int) -> int:
        value: int = unpack_from(">H", self.data, self.tables[table] + offset)[0]
        return value

    def _place(self, glyph: int) -> tuple[int, int]:
        long = self._number(b"head", 50)
        kind, size, step = (">LL", 4, 1) if long else (">HH", 2, 2)
        start, end = unpack_from(kind, self.data, self.tables[b"loca"] + size * glyph)
        return self.tables[b"glyf"] + start * step, self.tables[b"glyf"] + end * step

    def _box(self, glyph: int) -> tuple[int, int, int, int]:
        start, end = self._place(glyph)
        left, low, right, high = (
            unpack_from(">4h", self.data, start + 2) if end > start else [0] * 4
        )
        return left, low, right, high

    def _contours(self, glyph: int) -> list[list[tuple[Point, bool]]]:
        """The glyph's closed lines: points, and whether each lies on the curve."""
        start, end = self._place(glyph)
        if end == start:
            return []
        (count,) = unpack_from(">h", self.data, start)
        ends = unpack_from(f">{count}H", self.data, start + 10)
        (hints,) = unpack_from(">H", self.data, start + 10 + 2 * count)
        at = start + 12 + 2 * count + hints
        flags: list[int] = []
        while len(flags) <= ends[-1]:
            flag = self.data[at]
            repeats = self.data[at + 1] if flag & REPEATED else 0
            flags += [flag] * (1 + repeats)
            at += 2 if flag & REPEATED else 1
        xs, at = self._coordinates(at, flags, SHORT_X, SAME_X)
        ys, _ = self._coordinates(at, flags, SHORT_Y, SAME_Y)
        points = [
            ((float(x), float(y)), bool(flag & ON_CURVE))
            for x, y, flag in zip(xs, ys, flags, strict=True)
        ]
        starts = [0, *(last + 1 for last in ends[:-1])]
        return [points[first : last + 1] for first, last in zip(starts, ends, strict=True)]

    def _coordinates(
        self, at: int, flags: list[int], short: int, same: int
    ) -> tuple[list[int], int]:
        """One coordinate of every point, and where the data after them begins."""
        values: list[int] = []
        value = 0
        for flag in flags:
            if flag & short:
                value += self.data[at] if flag & same else -self.data[at]
                at += 1
            elif not flag & same:
                value += unpack_from(">h", self.data, at)[0]
                at += 2
            values.append(value)
        return values, at


def _drawn(contour: list[tuple[Point, bool]]) -> str:
    """A closed line of quadratic curves; between two off-curve points lies one on the curve."""
    full: list[tuple[Point, bool]] = []
    for n, (point, on) in enumerate(contour):
        before, before_on = contour[n - 1]
        if not on and not before_on:
            full.append((((point[0] + before[0]) / 2, (point[1] + before[1]) / 2), True))
        full.append((point, on))
    first = next(n for n, (_, on) in enumerate(full) if on)
    full = [*full[first:], *full[: first + 1]]
    path = f"M{_pair(full[0][0])}"
    control: Point | None = None
    for point, on in full[1:]:
        if not on:
            control = point
        else:
            path += f"Q{_pair(control)} {_pair(point)}" if control else f"L{_pair(point)}"
            control = None
    return path + "Z"


def _pair(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"
