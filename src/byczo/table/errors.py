"""What can be wrong at a table, in the words of the players. Texts: locales/…/errors.ftl."""

from __future__ import annotations

from byczo.core.errors import ByczoError


class NoSuchTable(ByczoError, LookupError):
    """There is no table of that name."""

    code = "no-such-table"


class TableFull(ByczoError):
    """All seats that the game has are taken."""

    code = "table-full"


class NotSeated(ByczoError):
    """Only people with a seat can do that."""

    code = "not-seated"


class AlreadySeated(ByczoError):
    """The person has a seat here."""

    code = "already-seated"


class NoSuchSeat(ByczoError, LookupError):
    """There is no seat of that number, or nobody on it who fits."""

    code = "no-such-seat"


class HostOnly(ByczoError):
    """Only the host can do that."""

    code = "host-only"


class NotGathering(ByczoError):
    """That can be done only before the game begins."""

    code = "not-gathering"


class NotPlaying(ByczoError):
    """That can be done only while a game is being played."""

    code = "not-playing"


class PausedNow(ByczoError):
    """The table has paused."""

    code = "paused"


class NotOver(ByczoError):
    """That can be done only when the game has ended."""

    code = "not-over"


class WrongCount(ByczoError):
    """The game cannot be played by so many."""

    code = "wrong-count"


class TooLate(ByczoError):
    """The game has moved on since."""

    code = "too-late"


class BadName(ByczoError, ValueError):
    """The name is not one that can be shown at a table."""

    code = "bad-name"


class NameTaken(ByczoError):
    """Somebody at the table has that name."""

    code = "name-taken"


class BadText(ByczoError, ValueError):
    """Nothing in the text can be shown."""

    code = "bad-text"


class BadSalt(ByczoError, ValueError):
    """The salt cannot be part of the chance."""

    code = "bad-salt"


class TooFast(ByczoError):
    """Too much in too little time."""

    code = "too-fast"


class StillHere(ByczoError):
    """The person is present: no bot is needed."""

    code = "still-here"


class NoHints(ByczoError):
    """The table has agreed to play without hints."""

    code = "no-hints"


class NoPad(ByczoError):
    """The table has no score pad, or has one and is not for playing."""

    code = "no-pad"


class BadToken(ByczoError):
    """The token opens no seat at this table."""

    code = "bad-token"
