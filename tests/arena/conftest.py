"""Bots of known strength, a deal that is quick to play, and an arena around them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from byczo.arena.bots import foreign_bots
from byczo.arena.plan import plan_of, run_arena
from byczo.arena.summary import ArenaSummary
from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.games import game_of
from byczo.play.roster import BOTS

ROUND = {"players": 3, "rounds": 1}
PROCESS_BOT = """
import json, os, random, sys
with open(os.path.join(os.path.dirname(__file__), "started"), "a") as file:
    print(os.getpid(), file=file)
for line in sys.stdin:
    question = json.loads(line)
    chosen = random.Random(question["seed"]).choice(question["legal"])
    print(json.dumps({"do": chosen}), flush=True)
"""
PACKAGE = """
class Last:
    def __init__(self, game, stream):
        self.engine = game.interpreted
    def decide(self, seen, seat):
        count = self.engine.choices(seen, seat)
        return max(int(self.engine.choice(seen, seat, k)) for k in range(count))
"""


class Ordered:
    """Always the first or the last of the legal actions in ascending order."""

    def __init__(self, game: Game, which: int) -> None:
        self.engine = game.interpreted
        self.which = which

    def decide(self, seen: TableState, seat: int) -> int:
        count = self.engine.choices(seen, seat)
        return sorted(int(self.engine.choice(seen, seat, k)) for k in range(count))[self.which]


def lowest(game: Game, stream: Stream) -> Ordered:
    return Ordered(game, 0)


def highest(game: Game, stream: Stream) -> Ordered:
    return Ordered(game, -1)


class Careful:
    """Takes as few heads as possible now, and plays to short rows: much better than random."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.game = game

    def decide(self, seen: TableState, seat: int) -> int:
        view: Any = self.game.view(seen, seat, self.game.interpreted)
        best = min(view.choices, key=lambda c: (c.heads if c.row else 3, c.position or 0))
        return self.game.notation.read_action(seen, best.do)


class Cheat:
    """Says 0 in every second decision, which is never legal."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.fair = lowest(game, stream)
        self.asked = 0

    def decide(self, seen: TableState, seat: int) -> int:
        self.asked += 1
        return self.fair.decide(seen, seat) * (self.asked % 2)


class Broken:
    """Divides by zero."""

    def __init__(self, game: Game, stream: Stream) -> None:
        pass

    def decide(self, seen: TableState, seat: int) -> int:
        return 1 // 0


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in {
        "lowest": lowest,
        "highest": highest,
        "careful": Careful,
        "cheat": Cheat,
        "broken": Broken,
    }.items():
        monkeypatch.setitem(BOTS, name, bot)


@pytest.fixture
def arena() -> Callable[..., ArenaSummary]:
    """Plays in this process, one round of 6 nimmt! for three unless told otherwise."""

    def play(
        *bots: str,
        game: str = "six-nimmt",
        options: dict[str, Any] | None = None,
        out: Path | None = None,
        workers: int = 1,
        **plan: Any,
    ) -> ArenaSummary:
        chosen = game_of(game)
        table = chosen.read_options(ROUND if options is None else options)
        return run_arena(plan_of(chosen, table, list(bots), **plan), out=out, workers=workers)

    return play


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """A bot of an installed package, and one that is a process."""
    (tmp_path / "foreign_package.py").write_text(PACKAGE)
    info = tmp_path / "foreign_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[byczo.bots]\nlast = foreign_package:Last\nlost = foreign_package:Lost\n"
        "random = foreign_package:Last\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    foreign_bots.cache_clear()
    (tmp_path / "bot.py").write_text(PROCESS_BOT)
    command = shlex.join([sys.executable, "-S", "-E", str(tmp_path / "bot.py")])
    yield "last", f"process:{command}"
    foreign_bots.cache_clear()
