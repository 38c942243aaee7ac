"""The gauntlet: opponents that nobody was trained on, against today's and yesterday's search.

``python -m benchmarks.gauntlet [game …] [--among BOT …] [--deals N] [--keep FOLDER]`` puts
``search`` and ``search-1`` alone among copies of each opponent, in every seat, on the same deals.
It prints by how many points a round each leads, with 95 % errors, and the difference: its error is
that of two independent runs, so that it is rather too wide. What is kept in a folder goes on from
there when more deals are asked for.
"""

from __future__ import annotations

import argparse
from math import hypot
from pathlib import Path
from typing import Any

from benchmarks.rivals import CheapestRowBot, TreeSearchBot
from byczo.arena.plan import Plan, run_arena
from byczo.arena.seatings import Pairing
from byczo.arena.table_play import TableSettings
from byczo.cli.progress import progress
from byczo.core.options import written_options
from byczo.games import game_of
from byczo.play.bot import BotMaker

TABLES: dict[str, dict[str, Any]] = {
    "six-nimmt": {"players": 4, "rounds": 1},
    "x-nimmt": {"players": 3, "rounds": 1},
    "david-goliath": {"players": 4, "rounds": 1},
}
OPPONENTS = ("random", "greedy", "plain", "cow", "bull", "ismcts")
WITH_ROWS = {"six-nimmt": ("cheapest-row",)}
OWN: dict[str, BotMaker] = {"ismcts": TreeSearchBot, "cheapest-row": CheapestRowBot}
"""Bots that only the gauntlet knows."""


def run(name: str, among: str, deals: int, keep: Path | None) -> str:
    """Play against one opponent; a line of figures."""
    game = game_of(name)
    options = written_options(game.read_options(TABLES[name]))
    makers = {among: OWN[among]} if among in OWN else {}
    pairings = [Pairing("search", among), Pairing("search-1", among)]
    plan = Plan(TableSettings(name, options, "gauntlet", makers=makers), pairings, deals)
    with progress(f"{name} {among}", plan.tables) as tick:
        out = None if keep is None else keep / f"gauntlet-{name}-{among}.jsonl"
        summary = run_arena(plan, out=out, tick=lambda tables: tick(None, tables))
    now, before = (cell.lead for cell in summary.cells)
    more = now.mean - before.mean
    error = hypot(now.error or 0.0, before.error or 0.0)
    times = {bot.bot: bot.milliseconds or 0.0 for bot in summary.bots}
    return (
        f"| {game.title} | {among} | {deals} | {now.mean:+.2f} ± {now.error or 0.0:.2f} | "
        f"{before.mean:+.2f} ± {before.error or 0.0:.2f} | {more:+.2f} ± {error:.2f} | "
        f"{times[among]:.1f} |"
    )


def main() -> None:
    """Run the gauntlet of the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all when left out")
    parser.add_argument("--among", nargs="+", help="only these opponents")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--keep", type=Path, help="a folder for the tables that were played")
    args = parser.parse_args()
    print("| game | among | deals | search | search-1 | difference | ms |")
    print("|---|---|---|---|---|---|---|")
    for name in args.games or TABLES:
        for among in args.among or (*OPPONENTS, *WITH_ROWS.get(name, ())):
            print(run(name, among, args.deals, args.keep), flush=True)


if __name__ == "__main__":
    main()
