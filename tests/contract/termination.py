"""Termination: how many steps (deals, rolls and actions) a game can take at the most."""

from __future__ import annotations

from typing import Any

from byczo.core.game import Game
from byczo.games.x_nimmt.rules import MOST_TURNS


def longest(game: Game, options: Any) -> int:
    """The bound of a game with these options."""
    return BOUNDS[game.id](options)


def _six_nimmt(options: Any) -> int:
    n = options.players
    if options.variant == "halves":
        return 3 + 2 * n * (100 // n)
    # Each seat may have to take a row for each card. A draft adds 10 picks a seat.
    one_round = 2 + 2 * 10 * n + (10 * n if options.variant == "tactical" else 0)
    # At the end of a round at most 20 cards lie in rows; all others were taken, a head at least
    # each. When nobody has passed the target, all together have at most players × target heads.
    heads_a_round = 10 * n + 4 - 20
    rounds = options.rounds or n * options.target // heads_a_round + 2
    return 1 + rounds * one_round


def _x_nimmt(options: Any) -> int:
    # Each turn every seat plays a card, and may take a row and sort it.
    return 1 + options.rounds * (1 + MOST_TURNS * 3 * options.players)


def _david_goliath(options: Any) -> int:
    return 1 + (options.rounds or options.players) * (1 + 15 * options.players)


def _twenty_one(options: Any) -> int:
    # Every turn fills a field at least of each of the 30 on a sheet; it has two rolls, the
    # decision between them, and an entry by each seat.
    return 2 + 30 * (3 + options.players)


BOUNDS = {
    "six-nimmt": _six_nimmt,
    "x-nimmt": _x_nimmt,
    "david-goliath": _david_goliath,
    "twenty-one": _twenty_one,
}
