"""Players that are programs. A bot is given what its seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from byczo.core.contract import Stream
from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.play.bot import Bot, BotMaker
from byczo.play.exact_bot import ExactBot
from byczo.play.greedy_bot import GreedyBot
from byczo.play.instinct_bot import InstinctBot
from byczo.play.levels import LEVELS, bot_at
from byczo.play.monte_carlo import MonteCarloBot
from byczo.play.network_bot import NetworkBot
from byczo.play.playout_policy import policy_in, policy_of_file
from byczo.play.random_bot import RandomBot
from byczo.play.search import Effort, SearchBot

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "bot_of", "bots_for"]

BOTS: dict[str, BotMaker] = {
    **{level.name: partial(bot_at, level) for level in LEVELS},
    "random": RandomBot,
    "greedy": GreedyBot,
    "instinct": InstinctBot,
    "plain": MonteCarloBot,
    "search": SearchBot,
}
"""Bots that play all games: six levels for people, then yardsticks and the bare searcher."""


def _searcher(game: Game, stream: Stream, playouts: int | None, file: Path | None) -> Bot:
    policy = None if file is None else policy_of_file(game, file)
    return SearchBot(game, stream, Effort(playouts=playouts), policy)


SIZED: dict[str, Callable[[Game, Stream, int], Bot]] = {
    "plain": MonteCarloBot,
    "search": lambda game, stream, playouts: _searcher(game, stream, playouts, None),
}
"""Bots that can be told how hard to think."""

FROM_FILES = ("search@FILE", "network@FILE")
"""Bots whose weights somebody has trained."""


def bots_for(game: Game) -> dict[str, BotMaker]:
    """All bots that play a game, by name."""
    yardsticks = {name: partial(_yardstick, name) for name in game.strategy.yardsticks}
    exact = {"exact": ExactBot} if game.strategy.solved else {}
    return {**BOTS, **yardsticks, **exact}


def _yardstick(name: str, game: Game, stream: Stream) -> Bot:
    """An earlier searcher, as strong as it was."""
    yardstick = game.strategy.yardsticks[name]
    effort = Effort(part=yardstick.playouts / game.strategy.playouts)
    return SearchBot(game, stream, effort, policy_in(game, yardstick.weights))


def bot_of(name: str, game: Game, stream: Stream) -> Bot:
    """A bot of that name for a game, which draws from the stream where it has to.

    ``search:20000`` is a searcher with so many playouts, ``plain:4000`` one with so many worlds.
    ``search@weights.json`` and ``search:20000@weights.json`` search with what ``byczo train``
    wrote, ``network@ppo.npz`` asks a network.
    """
    kind, at, file = name.partition("@")
    word, colon, number = kind.partition(":")
    size = int(number) if number.isascii() and number.isdigit() else 0
    if at and file and kind == "network":
        return NetworkBot(game, stream, Path(file))
    if at and file and word == "search" and (size > 0 or not colon):
        return _searcher(game, stream, size or None, Path(file))
    if not at and word in SIZED and size > 0:
        return SIZED[word](game, stream, size)
    bots = bots_for(game)
    if name not in bots:
        raise Unknown(f"there is no bot {name!r}: there are {listed([*bots, *FROM_FILES])}")
    return bots[name](game, stream)
