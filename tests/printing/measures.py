"""What tests of printed sheets measure: the boxes of texts, and everything a shape covers."""

from __future__ import annotations

from byczo.printing.font import font
from byczo.printing.paper import Box
from byczo.printing.shapes import Line, Page, Path, Rect, Shape, Text, left_of


def text_box(text: Text) -> Box:
    """The paper that the letters of a text cover."""
    face = font(text.face)
    low, high = face.extent(text.words)
    width = face.width(text.words) * text.size
    return Box(left_of(text), text.y - high * text.size, width, (high - low) * text.size)


def extent(shape: Shape) -> Box:
    """The paper that a shape covers, without half the thickness of its lines."""
    match shape:
        case Text():
            return text_box(shape)
        case Rect():
            return Box(shape.x, shape.y, shape.width, shape.height)
        case Line():
            x, y = min(shape.x1, shape.x2), min(shape.y1, shape.y2)
            return Box(x, y, abs(shape.x1 - shape.x2), abs(shape.y1 - shape.y2))
        case Path():
            values = [value for _, numbers in shape.commands for value in numbers]
            xs, ys = values[::2], values[1::2]
            return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def overlap(one: Box, two: Box) -> bool:
    return one.x < two.right and two.x < one.right and one.y < two.bottom and two.y < one.bottom


def overlapping_texts(page: Page) -> list[tuple[str, str]]:
    """Pairs of texts of which one covers a part of the other."""
    texts = sorted(
        ((text_box(shape), shape.words) for shape in page.shapes if isinstance(shape, Text)),
        key=lambda pair: pair[0].y,
    )
    found = []
    for n, (box, words) in enumerate(texts):
        for other, other_words in texts[n + 1 :]:
            if other.y >= box.bottom:
                break
            if overlap(box, other):
                found.append((words, other_words))
    return found


def words_of(page: Page) -> list[str]:
    """All texts of a page in the order in which they are drawn."""
    return [shape.words for shape in page.shapes if isinstance(shape, Text)]
