"""How the tables look in a terminal: one module per game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from byczo.core.events import Event, GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.game import Game
from byczo.locales import Say

Board = Callable[[Any, list[str], Say], RenderableType]


def board_of(game: Game) -> Board:
    """The function that draws a view of the game."""
    board: Board = _module(game).board
    return board


def told(game: Game, event: Event, names: list[str], say: Say) -> str | None:
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
    sentence: str | None = _module(game).told(event, names, say)
    return sentence


def _listed(names: list[str], points: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))


def _module(game: Game) -> Any:
    return import_module(f"{game.rules.__package__}.board")
