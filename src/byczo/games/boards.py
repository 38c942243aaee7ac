"""How tables look in a terminal, and what happens there in sentences."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from byczo.core.events import Event, GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.game import Game
from byczo.locales import Say

PLAIN = "byczo.games.plain_board"
"""Draws the views of games that have no board of their own."""


class Board(Protocol):
    """The module that a game names as its ``board``."""

    def board(self, view: Any, names: list[str], say: Say) -> RenderableType:
        """The table before a seat, or before a spectator."""
        ...

    def sentence(self, event: Any, names: list[str], say: Say) -> str | None:
        """What happened, if it is worth a sentence."""
        ...


def board_of(game: Game) -> Board:
    """The board of a game. It needs rich, so it is loaded when a terminal wants it."""
    return cast(Board, import_module(game.board or PLAIN))


def sentence_of(game: Game, event: Event, names: list[str], say: Say) -> str | None:
    """The event in one sentence, if it is worth one."""
    match event:
        case Ready():
            return None
        case RoundBegun():
            return say("table-round-begun", round=event.round)
        case RoundClosed():
            return say("table-round-closed", round=event.round, points=_listed(names, event.points))
        case GameEnded():
            winners = ", ".join(names[seat] for seat in event.winners)
            return say(
                "table-game-ended",
                winners=winners,
                count=len(event.winners),
                totals=_listed(names, event.totals),
            )
    return board_of(game).sentence(event, names, say)


def _listed(names: list[str], points: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))
