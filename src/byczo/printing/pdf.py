"""Pages as PDF, with the fonts inside. Needs fpdf2, from the extra ``print``."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from byczo.core.errors import MissingExtra
from byczo.printing.font import FontName, font_file
from byczo.printing.shapes import Line, Page, Path, PathStep, Rect, Shape, Text, left_of, rounded

if TYPE_CHECKING:
    from fpdf import FPDF

POINTS = 72 / 25.4
"""Points per millimetre: PDF measures fonts in points."""


def pdf(pages: list[Page], title: str, language: str) -> bytes:
    """All pages as one PDF document."""
    try:
        from fpdf import FPDF
    except ImportError:
        raise MissingExtra(
            "PDF needs the extra 'print': pip install 'byczo[print]'; SVG needs nothing more"
        ) from None
    document = FPDF(unit="mm")
    document.set_auto_page_break(False)
    document.set_title(title)
    document.set_lang(language)
    document.set_creator("byczo")
    for name in get_args(FontName):
        document.add_font(name, fname=str(font_file(name)))
    for page in pages:
        document.add_page(format=(page.width, page.height))
        for shape in page.shapes:
            _draw(document, shape)
    return bytes(document.output())


def _draw(document: FPDF, shape: Shape) -> None:
    match shape:
        case Text():
            document.set_font(shape.face, size=shape.size * POINTS)
            document.set_text_color(shape.fill)
            document.text(left_of(shape), shape.y, shape.words)
        case Line():
            ends: tuple[PathStep, ...] = (("M", (shape.x1, shape.y1)), ("L", (shape.x2, shape.y2)))
            line = Path(ends, None, shape.stroke, shape.thickness)
            _draw_path(document, line, shape.dash)
        case Rect():
            _draw_path(document, Path(rounded(shape), shape.fill, shape.stroke, shape.thickness))
        case Path():
            _draw_path(document, shape)


def _draw_path(document: FPDF, shape: Path, dash: tuple[float, float] | None = None) -> None:
    with document.new_path() as path:
        path.style.fill_color = shape.fill
        path.style.stroke_color = shape.stroke
        path.style.stroke_width = shape.thickness
        path.style.stroke_cap_style = "butt"  # as in SVG
        path.style.stroke_join_style = "miter"
        path.style.stroke_dash_pattern = dash
        path.style.intersection_rule = "evenodd"
        for letter, values in shape.commands:
            match letter:
                case "M":
                    path.move_to(*values)
                case "L":
                    path.line_to(*values)
                case "C":
                    path.curve_to(*values)
                case "Z":
                    path.close()
