"""Whether the coach's errors are true: how often its 95 % intervals hold, and how often it errs.

``python benchmarks/calibration.py [game …] [--positions N] [--playouts N] [--truth N]`` lets bots
play, stops at decisions, and asks the coach several times with different luck. The truth is what
the same search finds with ``--truth`` times as many playouts. An interval holds if the true cost
against the truly best action lies within it. A verdict *costs* is wrong if the action is no worse
than the one that was named best.

Where every decision is computed, the odds that the coach names are compared with what becomes of
the games when bots play on by the same solver, with two players and with four; of decisions after
which somebody's last row is open, and of those where all are in their last rows, also by
themselves.

Errors are 95 %; positions, or games, are the independent units.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from byczo.arena.statistics import ratio
from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.play.coach import Coach
from byczo.play.roster import bot_of
from byczo.play.solution import solution_of
from byczo.play.trial import Search

TABLES = {"six-nimmt": (4, 2, 6), "x-nimmt": (3, 2, 4), "david-goliath": (4, 3, 5)}
PLAYER = "cow"
"""Who plays until a decision is looked at: good enough for sensible tables, and quick."""

ONE_IN = 12
"""So many decisions of a game are passed over for each one that is looked at, on average."""


@dataclass
class Counted:
    """By position: how many intervals there were and held, verdicts of *costs*, and wrong ones."""

    intervals: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    verdicts: list[int] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)


def positions(game: Game, seed: str) -> Iterator[tuple[TableState, int]]:
    """Decisions of games between bots, without end."""
    stream = stream_of(seed)
    number = 0
    while True:
        players = TABLES[game.id][number % len(TABLES[game.id])]
        options = {"players": players, "rounds": 1}
        match = Match(game, options, chance=Seeded(f"{seed} {number}"), compiled=True)
        bot = bot_of(PLAYER, game, stream)
        number += 1
        while match.waiting:
            seat = match.waiting[0]
            seen = match.observe(seat)
            if len(match.actions(seat)) > 1 and draw(stream, ONE_IN) == 0:
                yield seen, seat
            match.act(seat, bot.decide(seen, seat))


def true_means(coach: Coach, seen: TableState, seat: int, playouts: int, stream: Stream) -> Floats:
    """What each action brings, in order of the actions, with so many playouts."""
    trial = Search(coach.game, stream).trial(seen, seat, coach.coaching.payoff(seen), 3000)
    trial.go_on(max(playouts // trial.count, 1))
    means: Floats = trial.findings().means[:, trial.payoff]
    return means


def look(
    game: Game, seen: TableState, seat: int, args: argparse.Namespace, counted: Counted
) -> None:
    """Ask about one decision."""
    stream = stream_of("truth")
    truth = true_means(Coach(game), seen, seat, args.playouts * args.truth, stream)
    engine = game.compiled
    actions = sorted(int(engine.choice(seen, seat, k)) for k in range(engine.choices(seen, seat)))
    written = [game.notation.write_action(seen, action) for action in actions]
    worth = dict(zip(written, truth.tolist(), strict=True))
    intervals = held = verdicts = wrong = 0
    for run in range(args.runs):
        advice = Coach(game, seed=f"calibration {run}").advice(seen, seat, playouts=args.playouts)
        best = advice.candidates[0].do
        for each in advice.candidates[1:]:
            cost = max(worth.values()) - worth[each.do]
            intervals += 1
            held += abs(each.cost - cost) <= each.error
            counted.widths.append(each.error)
            if each.verdict == "costs":
                verdicts += 1
                wrong += worth[each.do] >= worth[best]
    counted.intervals.append(intervals)
    counted.held.append(held)
    counted.verdicts.append(verdicts)
    counted.wrong.append(wrong)


def odds_report(game: Game, args: argparse.Namespace) -> str:
    """Lines about a game whose decisions are computed: stated odds less what came of them."""
    lines = []
    for players in (2, 4):
        began = time.process_time()
        gaps: dict[str, list[tuple[float, int]]] = {"all": [], "somebody": [], "everybody": []}
        for number in range(args.positions):
            seed = f"{args.seed} {players} {number}"
            found = odds_of_game(game, players, seed)
            for name, each in gaps.items():
                some = [gap for gap, last in found if last >= REACHED[name](players)]
                each.append((sum(some), len(some)))
        told = {name: _mean_gap(each) for name, each in gaps.items()}
        lines.append(
            f"{game.id}, {players} players, {args.positions} games: odds of the best action too "
            f"high by {told['all']} %; with somebody in the last row by {told['somebody']} %, with "
            f"everybody by {told['everybody']} %; {time.process_time() - began:.0f} s"
        )
    return "\n".join(lines)


REACHED: dict[str, Callable[[int], int]] = {
    "all": lambda players: 0,
    "somebody": lambda players: 1,
    "everybody": lambda players: players,
}
"""How many seats must be in their last row for a decision to count."""


def odds_of_game(game: Game, players: int, seed: str) -> list[tuple[float, int]]:
    """By decision: how much too high its odds were, and how many seats were in their last row."""
    match = Match(game, {"players": players}, chance=Seeded(seed), compiled=True)
    stream = stream_of(seed)
    stated: list[tuple[int, float, int]] = []
    while match.waiting:
        seat = match.waiting[0]
        seen = match.observe(seat)
        solution = solution_of(game, seen, seat)
        assert solution is not None, "every decision has a solution"
        if len(solution.actions) > 1:
            rows: Any = match.state
            last = int((rows.row[:players] == rows.scores.shape[1] - 1).sum())
            stated.append((seat, float(solution.values.max()), last))
        match.act(seat, solution.choose(stream))
    totals = match.state.totals[:players]
    shares = (totals == totals.max()) / (totals == totals.max()).sum()
    return [(odds - float(shares[seat]), last) for seat, odds, last in stated]


def _mean_gap(found: list[tuple[float, int]]) -> str:
    gaps, counts = np.array([each for each in found if each[1] > 0]).T
    return str(ratio(100 * gaps, counts))


def report(game: Game, args: argparse.Namespace) -> str:
    """A line about a game."""
    began, counted = time.process_time(), Counted()
    for seen, seat in positions(game, args.seed):
        if solution_of(game, seen, seat) is None:
            look(game, seen, seat, args, counted)
        if len(counted.held) == args.positions:
            break
    held, wrong = _share(counted.held, counted.intervals), _share(counted.wrong, counted.verdicts)
    return (
        f"{game.id}: {args.positions} positions, {sum(counted.intervals)} intervals: {held} hold; "
        f"{sum(counted.verdicts)} verdicts of costs: {wrong} wrong; "
        f"half width {np.median(counted.widths):.2f}; {time.process_time() - began:.0f} s"
    )


def _share(some: list[int], of: list[int]) -> str:
    found = ratio(100 * np.array(some, float), np.array(of, float))
    return f"{found} %"


def main() -> None:
    """Look at the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=1500, help="of the coach")
    parser.add_argument("--truth", type=int, default=100, help="times as many for the truth")
    parser.add_argument("--runs", type=int, default=4, help="with different luck")
    parser.add_argument("--seed", default="calibration")
    args = parser.parse_args()
    for game in [game_of(name) for name in args.games] or GAMES.values():
        line = odds_report if game.strategy.solved else report
        print(line(game, args), flush=True)


if __name__ == "__main__":
    main()
