"""Three ways to study a game: many tables at once, a standard environment, and an arena.

    python examples/research.py

It needs the extra ``envs``. ``mypy --strict`` finds nothing in it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import gymnasium
import numpy as np

import byczo.envs.gymnasium  # registers the games
from byczo import Game, game_of
from byczo.arena import BotMaker, plan_of, run_arena
from byczo.core.contract import Stream, TableState
from byczo.envs import Tables

GAME = "six-nimmt"


class HighestCard:
    """Plays its highest card, and takes the last row."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.engine = game.compiled

    def decide(self, seen: TableState, seat: int) -> int:
        """The highest of the legal actions."""
        return max(int(action) for action in self.engine.actions(seen.alone(), seat))


def many_tables() -> float:
    """The mean reward of whoever always does the first that is allowed, against the policy."""
    tables = Tables(GAME, 50, {"players": 4}, seed=1, learners=[0])
    paid = 0.0
    for _ in range(100):
        tables.step(tables.masks.argmax(axis=2))
        paid += float(tables.rewards.sum())
    return paid / (50 * 100)


def one_environment() -> float:
    """What one game among bots brings."""
    env = gymnasium.make(byczo.envs.gymnasium.gymnasium_id(game_of(GAME)), players=4)
    _, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        total += float(reward)
    return total


def an_arena(folder: Path) -> tuple[float, float]:
    """By how much a bot of one's own leads a search, and how often the search did its best."""
    file = folder / "values.npz"
    game = game_of(GAME)
    options = game.read_options({"players": 2, "rounds": 1})
    bots: dict[str, str | BotMaker] = {"highest": HighestCard, "search:60": "search:60"}
    plan = plan_of(game, options, bots, deals=4, control=False, log_values=True)
    lead = run_arena(plan, values=file).cells[0].lead.mean
    with np.load(file) as data:
        first, action, chosen = data["first"], data["action"], data["chosen"]
        relative = data["means"][:, 1]
    best = [
        action[start + relative[start:end].argmax()] == did
        for start, end, did in zip(first[:-1], first[1:], chosen, strict=True)
    ]
    return lead, float(np.mean(best))


def main() -> None:
    """Run all three."""
    print(f"50 tables: {many_tables():+.2f} points a decision")
    print(f"one game: {one_environment():+.1f} points")
    with tempfile.TemporaryDirectory() as folder:
        lead, agreed = an_arena(Path(folder))
    print(f"arena: {lead:+.1f} points a game; the search did what it found best in {agreed:.0%}")


if __name__ == "__main__":
    main()
