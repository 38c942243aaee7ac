"""What advice is worth, and whether a review says the same with other luck.

``python benchmarks/advice.py [game …] [--deals N] [--reviews N]`` lets a level that follows the
coach's best advice sit alone among its like, in every seat, on the same deals, and prints by how
many points a round it leads them. Then it reviews games of that level twice, with other seeds, and
prints by how many points the accuracy of a player differs. Errors are 95 %.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from byczo.arena.plan import plan_of, run_arena
from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.games import game_of
from byczo.play.bot import BotMaker
from byczo.play.bot_games import play_bots
from byczo.play.coach import Coach
from byczo.play.review import Judged, ReviewJob

TABLES: dict[str, dict[str, Any]] = {
    "six-nimmt": {"players": 4, "rounds": 1},
    "x-nimmt": {"players": 3, "rounds": 1},
    "david-goliath": {"players": 4, "rounds": 1},
}
LEVEL = "cow"
PLAYOUTS = 3000
"""Of the coach for each decision: what a hint has after a few hundredths of a second."""


class Follower:
    """Does what the coach holds for best."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.game, self.coach = game, Coach(game)

    def decide(self, seen: TableState, seat: int) -> int:
        """The first candidate of the advice."""
        if self.game.compiled.choices(seen, seat) == 1:
            return int(self.game.compiled.choice(seen, seat, 0))
        best = self.coach.advice(seen, seat, playouts=PLAYOUTS).candidates[0].do
        return int(self.game.notation.read_action(seen, best))


def gain(game: Game, deals: int) -> str:
    """A line about what following is worth."""
    options = game.read_options(TABLES[game.id])
    bots: dict[str, str | BotMaker] = {"follower": Follower, LEVEL: LEVEL}
    plan = plan_of(game, options, bots, deals=deals, seed="advice", control=False)
    lead = run_arena(plan).cells[0].lead
    return f"{game.id}: best advice gains a {LEVEL} {lead} a round, {deals} deals"


def stability(game: Game, games: int) -> str:
    """A line about reviews with two seeds."""
    options = game.read_options(TABLES[game.id])
    gaps = []
    began = time.process_time()
    for number in range(games):
        job = ReviewJob(game, play_bots(game, options, [LEVEL], f"review {number}"))
        first, second = (_accuracies(job, f"seed {run}") for run in range(2))
        gaps.append(np.abs(first - second))
    found = np.concatenate(gaps)
    return (
        f"{game.id}: {len(found)} players of {games} games reviewed twice: accuracy differs by "
        f"{found.mean():.1f} points, at most {found.max():.1f}; {100 * (found < 2).mean():.0f} % "
        f"below 2; {time.process_time() - began:.0f} s"
    )


def _accuracies(job: ReviewJob, seed: str) -> np.ndarray:
    coach = Coach(job.game, seed=seed)
    judged = [
        Judged(each, coach.advice(each.seen, each.seat, playouts=job.playouts))
        for each in job.decisions
    ]
    return np.array([player.accuracy for player in job.summary(judged).players])


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all that are searched, if none is named")
    parser.add_argument("--deals", type=int, default=100, help="for the gain")
    parser.add_argument("--reviews", type=int, default=10, help="games to review twice")
    args = parser.parse_args()
    for game in [game_of(name) for name in args.games or TABLES]:
        print(gain(game, args.deals), flush=True)
        print(stability(game, args.reviews), flush=True)


if __name__ == "__main__":
    main()
