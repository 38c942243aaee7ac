from __future__ import annotations

from typing import Literal

import pypdfium2
import pytest

from byczo.printing.paper import Box
from byczo.printing.pdf import POINTS, pdf
from byczo.printing.shapes import Anchor, Line, Page, Path, Rect, Text, outline
from tests.printing.measures import extent, text_box

STAR = outline("M12 1L15 9L23 9L16.5 14L19 22.5L12 17.5L5 22.5L7.5 14L1 9L9 9Z", 40, 200, 1)


def opened(*pages: Page) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(pdf(list(pages), "Karta wyników", "pl"))


def painted(page: Page, colour: tuple[int, int, int]) -> Box:
    """The paper on which a reader of PDF shows this colour, in millimetres."""
    scale = 4
    image = opened(page)[0].render(scale=scale / POINTS).to_pil().convert("RGB")
    pixels = image.load()
    found = [
        (x, y) for x in range(image.width) for y in range(image.height) if pixels[x, y] == colour
    ]
    assert found, f"nothing is {colour}"
    xs, ys = [x for x, _ in found], [y for _, y in found]
    width, height = max(xs) + 1 - min(xs), max(ys) + 1 - min(ys)
    return Box(min(xs) / scale, min(ys) / scale, width / scale, height / scale)


def test_pages_have_the_size_of_the_paper_and_keep_their_order() -> None:
    document = opened(
        Page(210, 297, (Text(20, 20, "first", 5, "#000000"),)),
        Page(279.4, 215.9, (Text(20, 20, "second", 5, "#000000"),)),
    )
    assert len(document) == 2
    sizes = [(page.get_width() / POINTS, page.get_height() / POINTS) for page in document]
    assert sizes[0] == pytest.approx((210, 297), abs=0.01)
    assert sizes[1] == pytest.approx((279.4, 215.9), abs=0.01)
    texts = [page.get_textpage().get_text_bounded() for page in document]
    assert texts == ["first", "second"]
    assert document.get_metadata_value("Title") == "Karta wyników"


@pytest.mark.parametrize("face", ["text", "bold", "slab"])
@pytest.mark.parametrize("words", ["Zażółć gęślą jaźń", "Größe Äpfel ß", "perché è più"])
def test_words_can_be_searched_for(face: Literal["text", "bold", "slab"], words: str) -> None:
    document = opened(Page(210, 297, (Text(20, 20, words, 5, "#000000", face),)))
    assert document[0].get_textpage().get_text_bounded() == words


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_text_stands_where_we_measured_it(anchor: Anchor) -> None:
    text = Text(100, 60, "HH", 20, "#ff0000", "slab", anchor)
    seen, measured = painted(Page(210, 100, (text,)), (255, 0, 0)), text_box(text)
    assert seen.y == pytest.approx(measured.y, abs=0.5)
    assert seen.bottom == pytest.approx(measured.bottom, abs=0.5)
    assert seen.x == pytest.approx(measured.x, abs=1)  # letters have some air around them
    assert seen.right == pytest.approx(measured.right, abs=1)


@pytest.mark.parametrize(
    "shape",
    [
        Rect(20, 30, 40, 50, fill="#ff0000"),
        Rect(20, 30, 40, 50, fill="#ff0000", radius=5),
        Line(20, 30, 80, 30, "#ff0000", 2),
        Path(STAR, fill="#ff0000"),
    ],
    ids=lambda shape: type(shape).__name__,
)
def test_shapes_stand_where_they_should(shape: Rect | Line | Path) -> None:
    seen, meant = painted(Page(210, 297, (shape,)), (255, 0, 0)), extent(shape)
    half = shape.thickness / 2 if isinstance(shape, Line) else 0
    assert (seen.x, seen.right) == pytest.approx((meant.x, meant.right), abs=0.8)
    around = (meant.y - half, meant.bottom + half)
    assert (seen.y, seen.bottom) == pytest.approx(around, abs=0.8)


def test_holes_stay_empty_and_outlines_are_hollow() -> None:
    ring = outline("M0 0L40 0L40 40L0 40ZM10 10L30 10L30 30L10 30Z", 20, 20, 1)
    for shape in (Path(ring, fill="#ff0000"), Rect(20, 20, 40, 40, stroke="#ff0000", thickness=2)):
        image = opened(Page(100, 100, (shape,)))[0].render(scale=1 / POINTS).to_pil()
        assert image.convert("RGB").getpixel((40, 40)) == (255, 255, 255)


def test_fonts_are_inside() -> None:
    text = pdf([Page(210, 297, (Text(20, 20, "ż", 5, "#000000", "slab"),))], "", "pl")
    assert b"/FontFile2" in text
    assert b"ByczoSlab" in text
