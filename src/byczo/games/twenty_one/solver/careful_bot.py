"""A careful player's rule of thumb for Twenty One: hits, and dice that are nearly as good."""

from __future__ import annotations

from typing import cast

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.games.twenty_one.rules import COLOURS, CROSS, DECIDE, DIGIT, KEEP, REROLL, State

ESTIMATE = 1 / 2
"""What a free field is thought to bring later, as a share of its number."""


class CarefulBot:
    """Writes all hits and whatever beats the estimate of its field; rerolls to find hits."""

    def __init__(self, game: Game, stream: Stream) -> None:
        pass

    def decide(self, seen: TableState, seat: int) -> int:
        """Keep what has a hit at stake; enter what is worth most by the estimate."""
        state = cast(State, seen)
        row = state.sheets[seat, state.row[seat]].tolist()
        dice = state.dice.tolist()
        free = [colour for colour in range(COLOURS) if state.free[seat] >> colour & 1]
        numbers = {colour: row[colour] & DIGIT for colour in free}
        if state.phase == DECIDE:
            at_stake = any(dice[colour] == numbers[colour] != 1 for colour in free)
            return KEEP if at_stake or state.ones == COLOURS else REROLL
        gains = {
            colour: dice[colour] - ESTIMATE * numbers[colour]
            for colour in free
            if dice[colour] <= numbers[colour]
        }
        good = sum(1 << colour for colour, gain in gains.items() if gain > 0)
        if good:
            return good
        leftmost = min(free, key=row.__getitem__)  # a field's number begins with its place
        best = max(gains, key=gains.__getitem__, default=leftmost)
        if best in gains and gains[best] >= -ESTIMATE * numbers[leftmost]:
            return 1 << best
        return CROSS
