"""How the command line is read: mistakes in one line, and games named only where help is asked."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Says what was wrong in one line, and how to find out what would be right.

    Help texts may mention ``{games}``, all games by id, and ``{game}``, one of them.
    """

    def format_help(self) -> str:
        """Games are loaded only when somebody asks for help."""
        for action in self._actions:
            action.help = with_games(action.help)
        self.epilog = with_games(self.epilog)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Exit code 2, as for every mistake of the user."""
        message = message.removeprefix("argument ")
        self.exit(2, f"byczo: {message} (see '{self.prog} --help')\n")


def whole_number(text: str) -> int:
    """The number that somebody typed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"write a whole number, such as 4, not {text!r}") from None


def number(text: str) -> float:
    """The same, perhaps with a decimal point."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"write a number, such as 0.5, not {text!r}") from None


def with_games(text: str | None) -> str | None:
    """The help text with the games that the catalogue knows."""
    if text is None or "{game" not in text:
        return text
    from byczo.games import GAMES

    return text.format(games=", ".join(GAMES), game=next(iter(GAMES)))
