"""Duplicate deals: the same chance for every seating, whatever was played before.

An event of chance has a name that does not depend on play, and a stream of its own. Its name is
its phase, how many events of earlier phases there were, and how many of the same name so far.
So the second deal of a card game and the fifth roll of a dice game are always the same, and so
is the reroll after the fifth roll, whether or not anybody rolled again before.
"""

from __future__ import annotations

from collections import Counter

from byczo.core.chance import Seeded
from byczo.core.contract import TableState


class Duplicate:
    """The chance of one deal, for one table."""

    def __init__(self, seed: str, deal: int) -> None:
        self.name = f"arena {seed}|deal {deal}"
        self.phases: Counter[int] = Counter()
        self.events: Counter[str] = Counter()

    def source(self, state: TableState) -> Seeded:
        """Where the next deal or roll comes from."""
        return Seeded(self._next_name(state.phase))

    def _next_name(self, phase: int) -> str:
        earlier = sum(count for other, count in self.phases.items() if other < phase)
        event = f"{phase}|{earlier}"
        name = f"{self.name}|{event}|{self.events[event]}"
        self.phases[phase] += 1
        self.events[event] += 1
        return name
