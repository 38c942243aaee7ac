"""Bots by name: ours, those of installed packages, and processes."""

from __future__ import annotations

import shlex
import shutil
import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from byczo.arena.process import BotFailed, Conversation, ProcessBot
from byczo.core.chance import stream_of
from byczo.core.contract import Stream
from byczo.core.errors import BadOption, ByczoError, Unknown
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.play.roster import BOTS, FROM_FILES, Bot, BotMaker, bot_of, bots_for

GROUP = "byczo.bots"
"""Entry points of this group are bots: factories that take a game and a stream."""

PROCESS = "process:"


class ArenaBots:
    """Makes the bots of tables. Processes live on from table to table, one for each seat."""

    def __init__(
        self, game: Game, limit: float, makers: Mapping[str, BotMaker] | None = None
    ) -> None:
        self.game = game
        self.limit = limit
        self.makers = makers or {}
        self.conversations: dict[tuple[str, int], Conversation] = {}

    def make(self, name: str, seat: int, stream: Stream) -> Bot:
        """A bot for a seat, which draws from the stream where it has to."""
        if not name.startswith(PROCESS):
            return _bot_of(name, self.game, stream, self.makers)
        command = name.removeprefix(PROCESS)
        conversation = self.conversations.setdefault((command, seat), Conversation(command))
        return ProcessBot(self.game, stream, conversation, self.limit)

    def close(self) -> None:
        """End all processes."""
        for conversation in self.conversations.values():
            conversation.close()
        self.conversations.clear()


def clock_of(name: str) -> Callable[[], float]:
    """The clock for a bot's decisions: CPU time, or wall time for a process."""
    return time.monotonic if name.startswith(PROCESS) else time.process_time


def check_bot(name: str, game: Game, makers: Mapping[str, BotMaker] | None = None) -> None:
    """Refuse a bot that does not exist or cannot play this game."""
    if not name.startswith(PROCESS):
        try:
            _bot_of(name, game, stream_of(0), makers or {})
        except ByczoError:
            raise
        except Exception as problem:  # whatever somebody's own bot does when it is made
            said = str(problem) or type(problem).__name__
            raise BotFailed(f"bot {name!r} does not play {game.title}: {said}") from problem
        return
    try:
        words = shlex.split(name.removeprefix(PROCESS))
    except ValueError as problem:
        raise BadOption(f"{name!r}: {problem}") from None
    if not words:
        raise BadOption(f"{name!r}: write process:COMMAND, for example 'process:python bot.py'")
    if shutil.which(words[0]) is None:
        raise BotFailed(f"{name!r}: there is no program {words[0]!r}")


def _bot_of(name: str, game: Game, stream: Stream, makers: Mapping[str, BotMaker]) -> Bot:
    if name in makers:
        return makers[name](game, stream)
    foreign = foreign_bots()
    if name in foreign:
        try:
            factory: Callable[[Game, Stream], Bot] = foreign[name].load()
        except (ImportError, AttributeError) as problem:
            raise BotFailed(f"the package of bot {name!r} cannot be loaded: {problem}") from None
        return factory(game, stream)
    try:
        return bot_of(name, game, stream)
    except Unknown:
        known = listed([*bots_for(game), *FROM_FILES, *sorted(foreign), "process:COMMAND"])
        raise Unknown(f"there is no bot {name!r}: there are {known}") from None


@cache
def foreign_bots() -> dict[str, EntryPoint]:
    """Bots of installed packages. They cannot take the name of one of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BOTS}
