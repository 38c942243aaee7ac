"""Bots of Twenty One: an exact one by dynamic programming, and yardsticks to measure it with."""

from byczo.bots.twenty_one.bot import ExactTwentyOne
from byczo.bots.twenty_one.greedy import GreedyTwentyOne
from byczo.bots.twenty_one.priced import PricedTwentyOne

__all__ = ["ExactTwentyOne", "GreedyTwentyOne", "PricedTwentyOne"]
