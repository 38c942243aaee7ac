"""How soon a fresh process plays, how much memory a server takes, and how big an installation is.

``python benchmarks/startup.py`` prints each beside its bar. Times are CPU times, the best of
several processes, beside a process that only imports numpy and msgspec. Byte code is kept between
processes, as pip leaves it, whatever the environment says. Linear algebra has one thread: others
wait for work busily where a core is idle, which would count twice what takes half a tenth of a
second.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

ROUNDS = 7

BYTE_CODE = TemporaryDirectory()

BASELINE = "import numpy, msgspec"

FIRST_DECISION = """
from byczo import Match, Seeded, game_of
from byczo.core.chance import stream_of
from byczo.play.levels import LEVELS, bot_at
game = game_of("six-nimmt")
match = Match(game, {"players": 4}, chance=Seeded(1), compiled=True)
bot = bot_at(LEVELS[-1], game, stream_of(1))
seat = match.waiting[0]
match.act(seat, bot.decide(match.observe(seat), seat))
"""
"""Import, the first compiled game, and the first decision of the strongest bot."""

SERVING = """
import byczo.server.app, byczo.cli.serve
from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.prebuilt.libraries import load_all
from byczo.play.levels import LEVELS, bot_at
load_all(GAMES.values())
for game in GAMES.values():
    match = Match(game, {"players": game.players[0]}, chance=Seeded(1), compiled=True)
    for level in LEVELS:
        seat = match.waiting[0]
        bot_at(level, game, stream_of(1)).decide(match.observe(seat), seat)
        match.view_json(seat)
print(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1])
"""
"""The server's modules, all kernels, and a decision of every bot in every game."""


def seconds(code: str) -> float:
    """CPU time of a fresh process, the best of several."""
    times = []
    run(code)  # writes the byte code
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(code)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def run(code: str) -> str:
    """What the code prints in a process of its own."""
    command = [sys.executable, "-c", code]
    setting = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    setting |= {"PYTHONPYCACHEPREFIX": BYTE_CODE.name, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=setting)
    return done.stdout


def installed(*packages: str) -> float:
    """Megabytes of the files of these packages."""
    found = [Path(str(each.locate())) for name in packages for each in files(name) or ()]
    return sum(file.stat().st_size for file in found if file.exists()) / 1e6


def main() -> None:
    """Measure and print."""
    baseline, first = seconds(BASELINE), seconds(FIRST_DECISION)
    table = Table("what", "measured", "bar")
    table.add_row("import numpy and msgspec", f"{baseline:.3f} s", "")
    table.add_row("import byczo, first game, first decision of a bot", f"{first:.3f} s", "0.15 s")
    table.add_row("of that, ours", f"{first - baseline:.3f} s", "")
    if Path("/proc/self/status").exists():
        serving = int(run(SERVING)) / 1024
        table.add_row("memory of a server, all games and bots ready", f"{serving:.0f} MB", "100 MB")
    size = installed("byczo", "numpy", "msgspec")
    table.add_row("installed: byczo, numpy, msgspec", f"{size:.0f} MB", "110 MB")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
