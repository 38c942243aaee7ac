"""How soon the coach answers, and how sure it is: at the first decision of a game.

``python benchmarks/coach.py [DEALS]`` asks about that many deals of each game. Times are CPU time
of one core, kernels loaded. The error is that of the cost (95 %, both actions met the same worlds)
of the candidates near the best: the first three behind it.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games import game_of
from byczo.messages.advice import Advice
from byczo.play.advice_text import amount
from byczo.play.coach import Coach

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("six-nimmt", {"players": 4}),
    ("six-nimmt", {"players": 2}),
    ("six-nimmt", {"players": 10}),
    ("six-nimmt", {"players": 10, "variant": "tactical"}),
    ("x-nimmt", {"players": 3}),
    ("david-goliath", {"players": 4}),
    ("twenty-one", {"players": 4}),
)
BUDGET = 0.3
NEAR = 3


def main() -> None:
    """Measure and print."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    table = Table("game", "unit", title=f"The coach at turn 1, {deals} deals")
    for heading in (
        "first ms, median",
        "first ms, most",
        "error then",
        f"error at {BUDGET * 1000:.0f} ms, median",
        "most",
        "worlds",
    ):
        table.add_column(heading, justify="right")
    for game, options in TABLES:
        asked(game, options, 0)  # loads or compiles
        runs = [asked(game, options, seed) for seed in range(1, deals + 1)]
        firsts = [1000 * seconds for seconds, _, _ in runs]
        early = [error_near(first) for _, first, _ in runs]
        late = [error_near(last) for _, _, last in runs]
        name = " ".join([game, *(str(value) for value in options.values())])
        table.add_row(
            name,
            runs[0][2].unit,
            f"{np.median(firsts):.1f}",
            f"{max(firsts):.1f}",
            f"{np.median(early):.2f}",
            f"{np.median(late):.2f}",
            f"{max(late):.2f}",
            f"{np.median([last.worlds for _, _, last in runs]):.0f}",
        )
    Console(width=120).print(table)


def asked(game: str, options: dict[str, Any], seed: int) -> tuple[float, Advice, Advice]:
    """Seconds to the first answer, that answer, and the last one within the budget."""
    match = Match(game_of(game), options, chance=Seeded(f"coach {seed}"), compiled=True)
    seat = match.waiting[0]
    seen = match.observe(seat)
    began = time.process_time()
    answers = Coach(match.game).advise(seen, seat, playouts=10**9)
    first = last = next(answers)
    soon = time.process_time() - began
    for answer in answers:
        if time.process_time() - began > BUDGET:
            break
        last = answer
    return soon, first, last


def error_near(advice: Advice) -> float:
    """The largest error of the candidates just behind the best."""
    near = advice.candidates[1 : 1 + NEAR]
    return max((amount(candidate.error, advice.unit) for candidate in near), default=0.0)


if __name__ == "__main__":
    main()
