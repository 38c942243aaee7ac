"""The board of a game as text and as pixels, for environments that are watched."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.segment import Segment

from byczo import printing
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.core.view import View
from byczo.games.boards import board_of
from byczo.locales import voice

RenderMode = Literal["ansi", "rgb_array", "human"]
RENDER_MODES: list[RenderMode] = ["ansi", "rgb_array", "human"]
RENDER_FPS = 2

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

COLUMNS, LINES = 80, 30
"""Of a picture; a longer board makes it higher."""

CELL = (9, 19)
"""Pixels of one letter."""

PAPER, INK, FAINT = (250, 247, 240), (40, 36, 32), (150, 142, 132)
FONTS = Path(printing.__file__).with_name("fonts")
STAND_INS = str.maketrans("✓✗▸→‹›▲▼", "*x>»<>^v")
"""Signs that the fonts of the package lack."""

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
LINES_OF = {
    "─": (LEFT, RIGHT),
    "│": (UP, DOWN),
    "┌": (RIGHT, DOWN),
    "┐": (LEFT, DOWN),
    "└": (RIGHT, UP),
    "┘": (LEFT, UP),
    "├": (UP, DOWN, RIGHT),
    "┤": (UP, DOWN, LEFT),
    "┬": (LEFT, RIGHT, DOWN),
    "┴": (LEFT, RIGHT, UP),
    "┼": (LEFT, RIGHT, UP, DOWN),
}
"""Where the lines of a frame lead from the middle of their cell."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode is {listed(list(RENDER_MODES))} or None, not {mode!r}")


def render(game: Game, view: View, names: list[str], mode: str | None) -> str | Pixels | None:
    """The table before an observer as the mode wants it; "human" prints it."""
    if mode == "ansi":
        return board_text(game, view, names)
    if mode == "rgb_array":
        return board_pixels(game, view, names)
    if mode == "human":
        print(board_text(game, view, names))
    return None


def board_text(game: Game, view: View, names: list[str]) -> str:
    """As the terminal shows it, in colours."""
    console = _console()
    console.print(_board(game, view, names))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def board_pixels(game: Game, view: View, names: list[str]) -> Pixels:
    """As a picture: height × width × RGB."""
    console = _console()
    lines = console.render_lines(_board(game, view, names), pad=False)
    width, height = CELL
    image = Image.new("RGB", (COLUMNS * width, max(len(lines), LINES) * height), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            _draw(pen, segment, column, row)
            column += segment.cell_length
    return np.array(image)


def _draw(pen: ImageDraw.ImageDraw, segment: Segment, column: int, row: int) -> None:
    """Signs of one style, from this column on."""
    width, height = CELL
    ink, ground, font = _colour(segment), _ground(segment), _font(bold=_is(segment, "bold"))
    for place, sign in enumerate(segment.text.translate(STAND_INS), column):
        left, top = place * width, row * height
        if ground is not None:
            pen.rectangle((left, top, left + width - 1, top + height - 1), ground)
        middle = left + width // 2, top + height // 2
        for across, down in LINES_OF.get(sign, ()):
            end = middle[0] + across * (width // 2 + 1), middle[1] + down * (height // 2 + 1)
            pen.line((middle, end), FAINT)
        if sign not in LINES_OF and not sign.isspace():
            pen.text(middle, sign, ink, font, anchor="mm")


def _console() -> Console:
    return Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="standard")


def _board(game: Game, view: View, names: list[str]) -> Any:
    return board_of(game).board(view, names, voice("en", game.texts))


def _colour(segment: Segment) -> Colour:
    style = segment.style
    if style is None or style.color is None or style.color.is_default:
        return FAINT if _is(segment, "dim") else INK
    red, green, blue = style.color.get_truecolor()
    if _ground(segment) is not None:
        return red, green, blue
    return red * 3 // 4, green * 3 // 4, blue * 3 // 4  # darker, for it lies on paper


def _ground(segment: Segment) -> Colour | None:
    style = segment.style
    if style is None or style.bgcolor is None or style.bgcolor.is_default:
        return None
    red, green, blue = style.bgcolor.get_truecolor()
    return red, green, blue


def _is(segment: Segment, quality: str) -> bool:
    return segment.style is not None and bool(getattr(segment.style, quality))


@cache
def _font(*, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FONTS / ("bold.ttf" if bold else "text.ttf")), 15)
