"""Players that are programs. A bot is given what its seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from byczo.core.contract import Stream
from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.play.bot import Bot, BotMaker
from byczo.play.exact_bot import ExactBot
from byczo.play.greedy_bot import GreedyBot
from byczo.play.levels import LEVELS, bot_at
from byczo.play.monte_carlo import MonteCarloBot
from byczo.play.playout_policy import policy_in
from byczo.play.random_bot import RandomBot
from byczo.play.search import Effort, SearchBot

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "bot_of", "bots_for"]

BOTS: dict[str, BotMaker] = {
    **{level.name: partial(bot_at, level) for level in LEVELS},
    "random": RandomBot,
    "greedy": GreedyBot,
    "plain": MonteCarloBot,
    "search": SearchBot,
}
"""Bots that play all games: six levels for people, then yardsticks and the bare searcher."""


SIZED: dict[str, Callable[[Game, Stream, int], Bot]] = {
    "plain": MonteCarloBot,
    "search": lambda game, stream, playouts: SearchBot(game, stream, Effort(playouts=playouts)),
}
"""Bots that can be told how hard to think."""


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
    """
    bots = bots_for(game)
    word, colon, number = name.partition(":")
    if colon and word in SIZED and number.isascii() and number.isdigit() and int(number) > 0:
        return SIZED[word](game, stream, int(number))
    if name not in bots:
        raise Unknown(f"there is no bot {name!r}: there are {listed(list(bots))}")
    return bots[name](game, stream)
