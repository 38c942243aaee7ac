"""Matches between bots: duplicate deals, all seats, error bars, ratings, on all cores."""

from byczo.arena.plan import Plan, plan_of, play, run_arena, summarise, tasks
from byczo.arena.summary import ArenaSummary
from byczo.play.bot import BotMaker

__all__ = ["ArenaSummary", "BotMaker", "Plan", "plan_of", "play", "run_arena", "summarise", "tasks"]
