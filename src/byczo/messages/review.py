"""A finished game judged by the coach, move by move. docs/coach.md explains the figures."""

from __future__ import annotations

import msgspec

from byczo.core.reason import Reason, Unit
from byczo.messages.advice import Payoff, Verdict


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, and what became of it. Payoffs are those of the round; more is better."""

    entry: int  # of the log, counted from 1
    round: int
    turn: int
    seat: int
    do: str
    verdict: Verdict
    cost: float
    error: float
    danger: float | None
    reason: Reason | None
    best: str
    best_reason: Reason | None
    standing: float  # the result of the game to expect before it, against par
    skill: float  # what it changed, compared with a usual player
    luck: float  # what the others and chance changed until the next decision

    @property
    def swing(self) -> float:
        """All that changed until the next decision."""
        return self.skill + self.luck


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a seat: ``result - par`` is ``skill + deal + luck``."""

    seat: int
    name: str
    par: float  # what may be expected before anything is dealt, over all rounds
    result: float  # the payoffs of all rounds; in a running game what is expected
    skill: float  # the decisions' part
    deal: float  # the part of the cards dealt, before the first decision of each round
    luck: float  # the part of the others and of chance after that
    cost: float  # of all decisions
    accuracy: float  # 100: always the best; 0: no better than blindly
    decisions: int  # with something to decide


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game, move by move."""

    game: str
    names: list[str]  # of all seats
    payoff: Payoff
    unit: Unit
    finished: bool
    totals: list[int]
    playouts: int
    players: list[Player]  # who are reviewed
    moves: list[Move]
    turning_points: list[int]  # places in the list of moves, in the order of the game
