"""The table of a game as text, SVG and pixels, for environments that are watched."""

from __future__ import annotations

from io import StringIO
from typing import Literal

import numpy as np
import numpy.typing as npt

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.core.view import View
from byczo.games.boards import board_of
from byczo.games.drawings import drawing_of
from byczo.games.text_drawing import board_console
from byczo.locales import voice
from byczo.printing.pixels import painted
from byczo.printing.svg import svg

RenderMode = Literal["ansi", "rgb_array", "human"]
RENDER_MODES: list[RenderMode] = ["ansi", "rgb_array", "human"]
RENDER_FPS = 2

Pixels = npt.NDArray[np.uint8]

SCALE = 4
"""Pixels for each millimetre of the drawing: 960 × 640."""


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
    console = board_console()
    console.print(board_of(game).board(view, names, voice("en", game.texts)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def board_svg(game: Game, view: View, names: list[str]) -> str:
    """As one SVG document."""
    return svg(drawing_of(game, view, names), game.title)


def board_pixels(game: Game, view: View, names: list[str]) -> Pixels:
    """The same drawing as a picture: height × width × RGB."""
    return np.array(painted(drawing_of(game, view, names), SCALE))
