"""Pages as SVG. Letters are drawn as outlines, so that they look the same in every program."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from byczo.printing.font import FontName, font
from byczo.printing.shapes import Line, Page, Path, PathStep, Rect, Shape, Text, left_of


def svg(page: Page, title: str) -> str:
    """The page as one SVG document in millimetres."""
    size = f"{_number(page.width)} {_number(page.height)}"
    letters = sorted(
        {
            (shape.face, character)
            for shape in page.shapes
            if isinstance(shape, Text)
            for character in shape.words
            if character != " "
        }
    )
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{_number(page.width)}mm" height="{_number(page.height)}mm" '
            f'viewBox="0 0 {size}">',
            f"<title>{escape(title)}</title>",
            "<defs>",
            *(_glyph(name, character) for name, character in letters),
            "</defs>",
            f'<rect width="{_number(page.width)}" height="{_number(page.height)}" fill="#ffffff"/>',
            *(_drawn(shape) for shape in page.shapes),
            "</svg>\n",
        ]
    )


def _drawn(shape: Shape) -> str:
    match shape:
        case Rect():
            radius = f' rx="{_number(shape.radius)}"' if shape.radius else ""
            return (
                f'<rect x="{_number(shape.x)}" y="{_number(shape.y)}" '
                f'width="{_number(shape.width)}" height="{_number(shape.height)}"{radius}'
                f"{_style(shape.fill, shape.stroke, shape.thickness)}/>"
            )
        case Line():
            dash = " ".join(_number(part) for part in shape.dash or ())
            return (
                f'<line x1="{_number(shape.x1)}" y1="{_number(shape.y1)}" '
                f'x2="{_number(shape.x2)}" y2="{_number(shape.y2)}"'
                + _style(None, shape.stroke, shape.thickness)
                + (f' stroke-dasharray="{dash}"' if dash else "")
                + "/>"
            )
        case Path():
            style = _style(shape.fill, shape.stroke, shape.thickness)
            return f'<path d="{_line(shape.commands)}" fill-rule="evenodd"{style}/>'
        case Text():
            return _text(shape)


def _line(commands: tuple[PathStep, ...]) -> str:
    """From point to point rather than from the corner of the page.

    The same drawing in two places then reads the same, and a file compresses to half its size.
    """
    drawn, start, here = "", (0.0, 0.0), (0.0, 0.0)
    for letter, values in commands:
        moved = [value - here[at % 2] for at, value in enumerate(values)]
        if letter == "M":
            drawn += "M" + " ".join(map(_number, values))
            start = values[0], values[1]
        else:
            drawn += letter.lower() + " ".join(map(_number, moved))
        here = (values[-2], values[-1]) if values else start
    return drawn


def _text(text: Text) -> str:
    """A group of letters, with the words themselves for screen readers."""
    face = font(text.face)
    scale = f"{text.size / face.units:.5g}"
    letters, at = "", 0.0
    for character in text.words:
        if character != " ":
            target = _glyph_id(text.face, character)
            letters += f'<use xlink:href="#{target}" x="{_number(at * face.units)}"/>'
        at += face.advance(character)
    origin = f"{_number(left_of(text))} {_number(text.y)}"
    return (
        f'<g role="img" aria-label={quoteattr(text.words)} fill="{text.fill}" '
        f'transform="matrix({scale} 0 0 -{scale} {origin})">{letters}</g>'
    )


def _glyph(name: FontName, character: str) -> str:
    return f'<path id="{_glyph_id(name, character)}" d="{font(name).outline(character)}"/>'


def _glyph_id(name: FontName, character: str) -> str:
    return f"{name}-{ord(character):x}"


def _style(fill: str | None, stroke: str | None, thickness: float) -> str:
    line = f' stroke="{stroke}" stroke-width="{_number(thickness)}"' if stroke else ""
    return f' fill="{fill or "none"}"{line}'


def _number(value: float) -> str:
    """At most a thousandth of a millimetre exact."""
    return f"{round(value, 3) + 0:g}"  # + 0: no minus before a zero
