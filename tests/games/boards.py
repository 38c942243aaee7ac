"""Boards in the terminal, drawn and told through whole games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import Console

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.locales import voice

NAMES = ["Ania", "Bruno [bold]", "Celina", "Dario", "Aleksandra Maria", "Felek"]
WIDTH = 80


def drawn(game: Game, view: Any, language: str = "en") -> str:
    """The board as plain text."""
    names = NAMES[: len(view.places)]
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as page:
        console.print(_board(game).board(view, names, voice(language, game.texts)))
    return page.get()


def told(game: Game, event: Any, players: int, language: str = "en") -> str | None:
    """The sentence about an event."""
    said: str | None = _board(game).sentence(event, NAMES[:players], voice(language, game.texts))
    return said


def shown_and_told(game: Game, options: dict[str, Any], language: str) -> set[str]:
    """Play at random, draw the board at every third decision, and tell all that happens.

    Returns the kinds of events.
    """
    match = Match(game, options, chance=Seeded(3))
    stream, kinds = stream_of(3), set[str]()
    while not match.over:
        for seat in match.waiting:
            if not draw(stream, 3):
                page = drawn(game, match.view(seat), language)
                page += drawn(game, match.view(None), language)
                assert max(len(line) for line in page.splitlines()) <= WIDTH
                assert page.count("Bruno [bold]") >= 2
            actions = match.actions(seat)
            for event in match.act(seat, actions[draw(stream, len(actions))]):
                kinds.add(type(event).__name__)
                said = told(game, event, match.state.players, language)
                assert said is None or not {"\n", "{"} & set(said)
    return kinds


def _board(game: Game) -> Any:
    assert game.board is not None
    return import_module(game.board)
