"""The digits of the display typeface as outlines, for numbers in drawings of the browser client.

They are cut from the font of printed sheets, which has the same letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from byczo.printing.font import font

DIGITS = "0123456789"
FACE = font("slab")
MODULE = """\
// The digits of the display typeface, from 0 to 9. Made by `make documents`: see tools/digits.py.

/** The type size, in the units of all numbers here. */
export const SIZE = {size};

/** How far the next digit stands. */
export const WIDTHS = [{widths}];

/** Paths, from where a digit stands: relative commands alone, so that it can stand anywhere. */
export const OUTLINES = [
{outlines}
];
"""


def documents() -> dict[str, str]:
    """The module of the browser client."""
    return {"web/src/art/digits.ts": module()}


def module() -> str:
    """The whole text."""
    widths = ", ".join(f"{round(FACE.advance(digit) * FACE.units)}" for digit in DIGITS)
    outlines = "\n".join(f"  '{movable(FACE.outline(digit))}'," for digit in DIGITS)
    return MODULE.format(size=FACE.units, widths=widths, outlines=outlines)


def movable(outline: str) -> str:
    """The same path in relative commands, with y downwards."""
    return "".join(_relative(outline))


def _relative(outline: str) -> Iterator[str]:
    begun = at = (0.0, 0.0)
    for command, numbers in re.findall(r"([MLQZ])([^MLQZ]*)", outline):
        values = [float(number) for number in numbers.split()]
        points = [(x, 0 - y) for x, y in zip(values[::2], values[1::2], strict=True)]
        yield command.lower() + " ".join(f"{x - at[0]:g} {y - at[1]:g}" for x, y in points)
        at = points[-1] if points else begun
        if command == "M":
            begun = at
