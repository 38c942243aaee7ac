"""How long the exact endgame of tactical 6 nimmt! for two takes, by cards in each hand.

``python benchmarks/endgame.py [GAMES]`` solves a position of each of that many random games, and
one that is made to be hard: all cards below all rows, every row different. CPU time of one core.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.endgame import MOST, Equilibrium, solve
from byczo.games.six_nimmt.rules import PLAY, TACTICAL, State
from byczo.play.matrix_game import ALIKE

OPTIONS = {"players": 2, "variant": "tactical", "rounds": 1}


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    solve(hard(2), 0)  # loads or compiles
    table = Table("cards", "games", "median ms", "95 % ms", "most ms", "hard ms", title="Solutions")
    for heading in "mixed", "positions", "most positions", "hard positions":
        table.add_column(heading)
    for cards in range(3, MOST + 1):
        timed = [measure(position(seed, cards)) for seed in range(games)]
        hard_time, hardest = measure(hard(cards))
        times = [1000 * seconds for seconds, _ in timed]
        searched = [solution.searched for _, solution in timed]
        mixed = sum(max(solution.strategy) < 1 - ALIKE for _, solution in timed)
        table.add_row(
            str(cards),
            str(len(timed)),
            f"{np.median(times):.2f}",
            f"{np.percentile(times, 95):.2f}",
            f"{max(times):.2f}",
            f"{1000 * hard_time:.2f}",
            f"{mixed / len(timed):.0%}",
            f"{np.median(searched):.0f}",
            f"{max(searched)}",
            f"{hardest.searched}",
        )
    console = Console(width=110)
    console.print(table)


def measure(seen: State) -> tuple[float, Equilibrium]:
    """The CPU time of a solution, and the solution."""
    before = time.process_time()
    solution = solve(seen, 0)
    return time.process_time() - before, solution


def position(seed: int, cards: int) -> State:
    """What seat 0 sees in a random game when both are to play one of so many cards."""
    match = Match(GAME, OPTIONS, chance=Seeded(seed), compiled=True)
    stream = stream_of(seed)
    while match.state.phase != PLAY or max(match.state.held) > cards:
        for seat in match.waiting:
            actions = match.actions(seat)
            match.act(seat, actions[draw(stream, len(actions))])
    seen = match.observe(0)
    assert isinstance(seen, State)
    return seen


def hard(cards: int) -> State:
    """All cards below all rows."""
    state = State.blank()
    state.players, state.variant, state.phase, state.waiting = 2, TACTICAL, PLAY, 0b11
    for row, line in enumerate(([13, 18], [14, 19, 20], [15, 16, 21, 22], [17, 23, 24])):
        state.rows[row, : len(line)] = line
        state.lengths[row] = len(line)
        state.ends[row] = line[-1]
        state.row_heads[row] = HEADS[line].sum()
    state.held[:2] = cards
    state.hands[0, :cards] = range(1, 2 * cards, 2)
    state.hands[1, :cards] = range(2, 2 * cards + 1, 2)
    return state


if __name__ == "__main__":
    main()
