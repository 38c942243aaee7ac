"""Two versions of the project beside each other: random games, and search decisions.

``python benchmarks/versions.py PYTHON FOLDER`` compares with the sources in a folder, run by the
Python of an environment that has their dependencies. To compare with the engine before rules
became C::

    git worktree add /tmp/before d7d885a^
    python -m venv /tmp/before/.venv
    /tmp/before/.venv/bin/pip install numba numpy msgspec rich
    python benchmarks/versions.py /tmp/before/.venv/bin/python /tmp/before

Both play in turns, in a process each, and CPU times are compared pair by pair.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROUNDS = 21
HERE = Path(__file__).parents[1]

WORKER = """
import sys, time
import numpy as np
from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import RELATIVE
from byczo.core.kernels import play_games, room_for
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games import GAMES
from byczo.play.playout_policy import policy_of, random_policy
from byczo.play.search import Search

def games(name, given, count):
    game = GAMES[name]
    options = game.read_options(given)
    play = compiled(play_games, game.parts)
    first = game.state.batch(1)
    first[0] = game.start(options)
    work = first.copy()
    room = [room_for(game)] * (play_games.__code__.co_argcount > 5)  # before 2.0
    totals = np.zeros((count, options.players), np.int16)
    actions = np.zeros(count, np.int16)
    return lambda: play(first, work, stream_of("benchmark"), *room, totals, actions)

def decision(name, policy, count):
    game = GAMES[name]
    match = Match(game, {"players": 4}, chance=Seeded(1), compiled=True)
    seat = match.waiting[0]
    seen = match.observe(seat)
    def run():
        trial = Search(game, stream_of(1), policy(game)).trial(seen, seat, RELATIVE)
        trial.go_on(count // trial.living)
    return run

for line in sys.stdin:
    if line.startswith("run"):
        began = time.process_time()
        run()
        print(time.process_time() - began, flush=True)
    else:
        run = eval(line)
        run()
        print("ready", flush=True)
"""

TASKS = {
    "6 nimmt!, a round, 4 players": "games('six-nimmt', {'players': 4, 'rounds': 1}, 20000)",
    "6 nimmt!, a round, 10 players": "games('six-nimmt', {'players': 10, 'rounds': 1}, 8000)",
    "X nimmt!, 3 players": "games('x-nimmt', {'players': 3}, 8000)",
    "David & Goliath, 4 players": "games('david-goliath', {'players': 4}, 3000)",
    "Twenty One, 4 players": "games('twenty-one', {'players': 4}, 5000)",
    **{
        f"{title}, a decision {how}": f"decision('{name}', {policy}, 5000)"
        for title, name in (
            ("6 nimmt!", "six-nimmt"),
            ("X nimmt!", "x-nimmt"),
            ("David & Goliath", "david-goliath"),
            ("Twenty One", "twenty-one"),
        )
        for how, policy in (("at random", "random_policy"), ("by policy", "policy_of"))
    },
}


class Worker:
    """A process that runs one version."""

    def __init__(self, python: str, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        self.process = subprocess.Popen(
            [python, "-c", WORKER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> str:
        """What it says to a line."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"the other process ended at: {line}")
        return answer

    def seconds(self) -> float:
        """Of CPU time, for what it was told last."""
        return float(self.ask("run"))


def main() -> None:
    """Measure and print."""
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    ours, theirs = Worker(sys.executable, HERE), Worker(sys.argv[1], Path(sys.argv[2]))
    table = Table("what", "ours, s", "theirs, s", "ratio", title="Against another version")
    ratios = []
    for what, task in TASKS.items():
        ours.ask(task)
        theirs.ask(task)
        pairs = [(ours.seconds(), theirs.seconds()) for _ in range(ROUNDS)]
        mine, other = (statistics.median(times) for times in zip(*pairs, strict=True))
        ratios.append(statistics.median(b / a for a, b in pairs))
        table.add_row(what, f"{mine:.4f}", f"{other:.4f}", f"{ratios[-1]:.2f}")
    table.add_row("mean", "", "", f"{statistics.mean(ratios):.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
