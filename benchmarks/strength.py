"""How strong the searcher is: arena runs with duplicate deals, all seats, 95 % errors.

``python benchmarks/strength.py [name …] [--deals N]`` plays all comparisons, or those whose names
begin so. Milliseconds are CPU time a decision on one core. A lead is in points a round,
over the mean of the others at the table: more is always better. ``--keep FOLDER`` writes down every
table, and goes on from there when it is asked for more deals.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import nan
from pathlib import Path
from typing import Any

from byczo.arena.plan import plan_of, run_arena
from byczo.arena.statistics import Estimate
from byczo.cli.progress import progress
from byczo.games import game_of


@dataclass(frozen=True)
class Comparison:
    """One bot alone among others, and what is asked of it."""

    name: str
    game: str
    options: dict[str, Any]
    bot: str
    among: str
    deals: int
    asked: str


def _six(players: int) -> dict[str, Any]:
    return {"players": players, "rounds": 1}


X = {"players": 3, "rounds": 1}
DG = {"players": 4, "rounds": 1}

COMPARISONS = [
    Comparison("six-one", "six-nimmt", _six(4), "search", "search-1", 300, "lead ≥ 1.5"),
    Comparison("six-one-2", "six-nimmt", _six(2), "search", "search-1", 600, "lead > 0"),
    Comparison("six-one-6", "six-nimmt", _six(6), "search", "search-1", 150, "lead > 0"),
    Comparison("six-one-10", "six-nimmt", _six(10), "search", "search-1", 60, "lead > 0"),
    Comparison("six-plain", "six-nimmt", _six(4), "search", "plain", 300, "lead ≥ 3.5"),
    Comparison("six-greedy", "six-nimmt", _six(4), "search", "greedy", 200, "lead ≥ 6.5"),
    Comparison("six-random", "six-nimmt", _six(4), "search", "random", 200, "≤ 4.2 heads"),
    Comparison("six-equal", "six-nimmt", _six(4), "search", "plain:4000", 100, "lead > 0"),
    Comparison("six-two", "six-nimmt", _six(2), "search", "plain:7000", 200, "lead > 0"),
    Comparison("six-ten", "six-nimmt", _six(10), "search", "plain:2000", 30, "lead > 0"),
    Comparison("six-instinct", "six-nimmt", _six(4), "instinct", "plain", 200, "lead ≥ 0"),
    Comparison("x-one", "x-nimmt", X, "search", "search-1", 300, "lead > 0"),
    Comparison("x-greedy", "x-nimmt", X, "search", "greedy", 200, "lead ≥ 6.5"),
    Comparison("x-plain", "x-nimmt", X, "search", "plain:4400", 200, "lead ≥ 4"),
    Comparison("x-instinct", "x-nimmt", X, "instinct", "plain", 100, "lead ≥ 0"),
    Comparison("dg-one", "david-goliath", DG, "search", "search-1", 200, "lead > 0"),
    Comparison("dg-greedy", "david-goliath", DG, "search", "greedy", 100, "lead ≥ 14"),
    Comparison("dg-plain", "david-goliath", DG, "search", "plain:4000", 100, "lead ≥ 4"),
    Comparison("dg-instinct", "david-goliath", DG, "instinct", "plain", 60, "lead ≥ 0"),
]


def error_of(value: Estimate) -> float:
    """How far off it may be; of one deal nobody knows."""
    return nan if value.error is None else value.error


def play(comparison: Comparison, deals: int, workers: int, keep: Path | None) -> str:
    """Play all tables; a line of figures."""
    game = game_of(comparison.game)
    options = game.read_options(comparison.options)
    bots = [comparison.bot, comparison.among]
    plan = plan_of(game, options, bots, deals=deals, seed="strength", control=False)
    with progress(comparison.name, deals * len(plan.seatings)) as tick:
        out = None if keep is None else keep / f"{comparison.name}.jsonl"
        summary = run_arena(plan, out=out, workers=workers, tick=lambda tables: tick(None, tables))
    cell = summary.cells[0]
    times = {bot.bot: bot.milliseconds or 0.0 for bot in summary.bots}
    return (
        f"{comparison.name}: {comparison.bot} among {comparison.among}, {deals} deals: "
        f"lead {cell.lead.mean:+.2f} ± {error_of(cell.lead):.2f}, "
        f"points {cell.per_round.mean:.2f} ± {error_of(cell.per_round):.2f}, "
        f"wins {100 * cell.wins.mean:.0f} ± {100 * error_of(cell.wins):.0f} %; "
        f"{times[comparison.bot]:.1f} against {times[comparison.among]:.1f} ms; "
        f"asked: {comparison.asked}"
    )


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="how the names of comparisons begin")
    parser.add_argument("--deals", type=int, help="instead of each comparison's own number")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--keep", type=Path, help="a folder for the tables that were played")
    args = parser.parse_args()
    for comparison in COMPARISONS:
        if not args.parts or comparison.name.startswith(tuple(args.parts)):
            deals = args.deals or comparison.deals
            print(play(comparison, deals, args.workers, args.keep), flush=True)


if __name__ == "__main__":
    main()
