"""Bots of Twenty One: an exact one by dynamic programming, and yardsticks to measure it with."""

from byczo.games.twenty_one.exact.bot import ExactTwentyOne
from byczo.games.twenty_one.exact.greedy import GreedyTwentyOne
from byczo.games.twenty_one.exact.priced import PricedTwentyOne

__all__ = ["ExactTwentyOne", "GreedyTwentyOne", "PricedTwentyOne"]
