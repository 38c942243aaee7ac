"""How tables look as drawings, in pictures and videos."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from byczo.core.game import Game
from byczo.core.view import View
from byczo.games.boards import board_of
from byczo.games.table_drawing import HEIGHT, WIDTH, paper
from byczo.locales import Say, voice
from byczo.printing.drawing import Drawing
from byczo.printing.look import COLOUR
from byczo.printing.shapes import Page


class TableDrawing(Protocol):
    """The module that a game names as its ``drawing``."""

    def draw(self, drawing: Drawing, view: Any, names: list[str], say: Say) -> None:
        """The table before a seat, or before a spectator, below the title of the game."""
        ...


def drawing_of(game: Game, view: View, names: list[str]) -> Page:
    """The table before an observer, drawn by the game's room, or else its board of text."""
    say = voice("en", game.texts)
    drawing = Drawing(COLOUR)
    room = paper(drawing, game.title)
    if game.drawing is None:
        from byczo.games.text_drawing import draw_text

        draw_text(drawing, board_of(game).board(view, names, say), room)
    else:
        cast(TableDrawing, import_module(game.drawing)).draw(drawing, view, names, say)
    return Page(WIDTH, HEIGHT, tuple(drawing.shapes))
