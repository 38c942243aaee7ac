"""What the searcher of each game costs: playouts a second on one core.

They are counted from the first decision of a game with four players, at random and by the playout
policy.
"""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import RELATIVE
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.play.playout_policy import PlayoutPolicy, policy_of, random_policy
from byczo.play.trial import Search

PLAYERS = 4
PLAYOUTS = 20_000
RUNS = 5  # of measuring; the one that was disturbed least counts


def main() -> None:
    """Measure and print."""
    table = Table("game", "random playouts/s", "by policy/s", title="From turn 1, four players")
    for game in GAMES.values():
        speeds = [
            f"{speed(game, policy):,.0f}" for policy in (random_policy(game), policy_of(game))
        ]
        table.add_row(game.title, *speeds)
    Console().print(table)


def speed(game: Game, policy: PlayoutPolicy) -> float:
    """Whole playouts a second of CPU time."""
    match = Match(game, {"players": PLAYERS}, chance=Seeded(1))
    seat = match.waiting[0]
    trial = Search(game, stream_of(1), policy).trial(match.observe(seat), seat, RELATIVE)
    worlds = PLAYOUTS // trial.living
    trial.go_on(1)
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        trial.go_on(worlds)
        times.append(time.process_time() - began)
    return worlds * trial.living / min(times)


if __name__ == "__main__":
    main()
