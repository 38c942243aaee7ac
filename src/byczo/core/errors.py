"""The errors of the table. Each names what was wrong and what would be right."""

from __future__ import annotations

from typing import ClassVar


class ByczoError(Exception):
    """Something a person did that cannot be done; nothing has changed."""

    code: ClassVar[str] = "error"


class IllegalAction(ByczoError, ValueError):
    """The action is not among those the rules allow this seat now."""

    code = "illegal-action"


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide now."""

    code = "not-your-turn"


class GameOver(IllegalAction):
    """The game has ended; nothing more can be played."""

    code = "game-over"


class BadChance(ByczoError, ValueError):
    """The deal or roll could not have come from these cards, sheets or dice."""

    code = "bad-chance"


class BadOption(ByczoError, ValueError):
    """An option has a value that this game does not know."""

    code = "bad-option"


class BadRecord(ByczoError, ValueError):
    """The record is damaged or breaks the rules; the text names the entry."""

    code = "bad-record"


class Unfair(ByczoError):
    """A deal or roll is not the one that the committed secret gives."""

    code = "unfair"


class Unknown(ByczoError, LookupError):
    """There is no game, bot or language of that name."""

    code = "unknown"


class MissingExtra(ByczoError, ImportError):
    """A part of the package that was not installed; the text names the extra."""

    code = "missing-extra"


class BadRound(ByczoError, ValueError):
    """What is written on a score pad cannot be, by the rules; the text names the round."""

    code = "bad-round"

    def __init__(self, text: str, number: int) -> None:
        super().__init__(f"round {number}: {text}")
        self.text = text  # the id of the text that says what is wrong
        self.number = number  # of the round, from 1
