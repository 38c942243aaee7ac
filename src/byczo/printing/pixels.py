"""Pages as pixels. Needs Pillow, from the extra ``envs``."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFont

from byczo.printing.font import FontName, font, font_file
from byczo.printing.shapes import Line, Page, Path, PathStep, Rect, Shape, Text, left_of, rounded

Point = tuple[float, float]

FINER = 3
"""Everything is painted so many times larger and then reduced, which makes edges smooth."""

STEPS = 8
"""Straight pieces of a curve."""


def painted(page: Page, scale: float) -> Image.Image:
    """The page with so many pixels for each of its millimetres."""
    fine = scale * FINER
    size = round(page.width * scale) * FINER, round(page.height * scale) * FINER
    image = Image.new("RGB", size, "#ffffff")
    for shape in page.shapes:
        _paint(image, shape, fine)
    return image.reduce(FINER)


def _paint(image: Image.Image, shape: Shape, scale: float) -> None:
    match shape:
        case Text():
            _write(image, shape, scale)
        case Line():
            for start, end in _dashes(shape):
                _stroke(image, [_scaled(start, scale), _scaled(end, scale)], shape, scale)
        case Rect():
            outline = Path(rounded(shape), shape.fill, shape.stroke, shape.thickness)
            _paint(image, outline, scale)
        case Path():
            contours = _contours(shape.commands, scale)
            if shape.fill:
                _fill(image, contours, shape.fill)
            for contour in contours:
                _stroke(image, contour, shape, scale)


def _write(image: Image.Image, text: Text, scale: float) -> None:
    """Letter by letter, as far apart as the font says: as in SVG."""
    pen, face = ImageDraw.Draw(image), font(text.face)
    letters = _letters(text.face, round(text.size * scale, 2))
    x, y = left_of(text) * scale, text.y * scale
    for character in text.words:
        pen.text((x, y), character, text.fill, letters, anchor="ls")
        x += face.advance(character) * text.size * scale


@cache
def _letters(name: FontName, size: float) -> ImageFont.FreeTypeFont:
    basic = ImageFont.Layout.BASIC
    return ImageFont.truetype(str(font_file(name)), size, layout_engine=basic)


def _fill(image: Image.Image, contours: list[list[Point]], colour: str) -> None:
    """By the even-odd rule: each contour turns what lies in it inside out."""
    xs, ys = zip(*(point for contour in contours for point in contour), strict=True)
    left, top = int(min(xs)), int(min(ys))
    size = int(max(xs)) - left + 2, int(max(ys)) - top + 2
    inside = Image.new("1", size)
    for contour in contours:
        area = Image.new("1", size)
        ImageDraw.Draw(area).polygon([(x - left, y - top) for x, y in contour], fill=1)
        inside = ImageChops.logical_xor(inside, area)
    image.paste(colour, (left, top), inside)


def _stroke(image: Image.Image, points: list[Point], shape: Line | Path, scale: float) -> None:
    if shape.stroke:
        width = max(1, round(shape.thickness * scale))
        ImageDraw.Draw(image).line(points, shape.stroke, width, joint="curve")


def _dashes(line: Line) -> list[tuple[Point, Point]]:
    """The pieces of a line that are drawn."""
    start, end = (line.x1, line.y1), (line.x2, line.y2)
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    if not line.dash or not length:
        return [(start, end)]
    drawn, step = line.dash[0], sum(line.dash)
    ends = [(n * step, min(n * step + drawn, length)) for n in range(-int(-length // step))]
    return [(_between(start, end, a / length), _between(start, end, b / length)) for a, b in ends]


def _contours(commands: tuple[PathStep, ...], scale: float) -> list[list[Point]]:
    """The lines of a path, its curves in straight pieces."""
    contours: list[list[Point]] = []
    for letter, values in commands:
        numbers = [value * scale for value in values]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        match letter:
            case "M":
                contours.append(points)
            case "L":
                contours[-1] += points
            case "C":
                curve = [contours[-1][-1], *points]
                contours[-1] += [_on_curve(curve, n / STEPS) for n in range(1, STEPS + 1)]
            case "Z":
                contours[-1].append(contours[-1][0])
    return contours


def _on_curve(points: list[Point], share: float) -> Point:
    """The point of a curve that lies between its ends and handles, by de Casteljau's division."""
    while len(points) > 1:
        points = [_between(one, two, share) for one, two in pairwise(points)]
    return points[0]


def _between(one: Point, two: Point, share: float) -> Point:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _scaled(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale
