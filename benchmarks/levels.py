"""Where the six levels stand: each alone among greedy bots, and each among the level below.

``python benchmarks/levels.py [game …] [--deals N] [--players N] [--plots FOLDER]`` prints leads
with 95 % errors (points a round over the mean of the others, more is better) and the CPU time of
a decision, and draws a plot for each game.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from byczo.arena.plan import Plan, run_arena
from byczo.arena.plot import Mark, draw_plot
from byczo.arena.seatings import Pairing
from byczo.arena.summary import ArenaSummary, Cell
from byczo.arena.table_play import TableSettings
from byczo.cli.progress import progress
from byczo.core.options import written_options
from byczo.games import GAMES, game_of
from byczo.play.roster import LEVELS

TABLES = {
    "six-nimmt": {"players": 4, "rounds": 1},
    "x-nimmt": {"players": 3, "rounds": 1},
    "david-goliath": {"players": 4, "rounds": 1},
    "twenty-one": {"players": 2},
}
NAMES = [level.name for level in LEVELS]
YARDSTICK = "greedy"


def measure(name: str, args: argparse.Namespace) -> ArenaSummary:
    """Play all comparisons of a game."""
    game, deals = game_of(name), args.deals
    given = TABLES[name] | ({"players": args.players} if args.players else {})
    options = written_options(game.read_options(given))
    steps = [Pairing(higher, lower) for lower, higher in pairwise(NAMES)]
    pairings = [*(Pairing(bot, YARDSTICK) for bot in ("random", *NAMES)), *steps]
    plan = Plan(TableSettings(name, options, "levels"), pairings, deals)
    with progress(game.title, deals * len(plan.seatings)) as tick:
        return run_arena(plan, workers=args.workers, tick=lambda tables: tick(None, tables))


def line(cell: Cell, times: dict[str, float]) -> str:
    """The figures of one comparison."""
    wins = f"{100 * cell.wins.mean:.0f} ± {100 * (cell.wins.error or 0):.0f} %"
    return (
        f"| {cell.bot} | {cell.among} | {cell.lead.mean:+.2f} ± {cell.lead.error:.2f} | {wins} | "
        f"{times[cell.bot]:.1f} |"
    )


def plot(summary: ArenaSummary) -> str:
    """The levels over the yardstick."""
    game = game_of(summary.game)
    marks = [
        Mark(cell.bot, cell.lead.mean, cell.lead.error or 0.0)
        for cell in summary.cells
        if cell.among == YARDSTICK
    ]
    players = summary.options["players"]
    axis = f"lead in points a round, alone among greedy bots ({players} players)"
    return draw_plot(f"{game.title}: six levels", axis, marks)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all when left out")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int, help="instead of each game's usual number")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--plots", type=Path, help="write levels-GAME.svg there")
    args = parser.parse_args()
    for name in args.games or GAMES:
        summary = measure(name, args)
        times = {bot.bot: bot.milliseconds or 0.0 for bot in summary.bots}
        players = summary.options["players"]
        print(f"\n{game_of(name).title}, {players} players, {args.deals} deals\n")
        print("| bot | among | lead | wins | ms |\n|---|---|---|---|---|")
        print("\n".join(line(cell, times) for cell in summary.cells), flush=True)
        if args.plots:
            args.plots.mkdir(parents=True, exist_ok=True)
            (args.plots / f"levels-{name}.svg").write_text(plot(summary))


if __name__ == "__main__":
    main()
