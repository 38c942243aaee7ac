"""Tables are played by several processes, with the same results."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from byczo.arena.seatings import Seating
from byczo.arena.table_play import TableSettings
from byczo.arena.workers import packed, play_tables
from byczo.core.errors import BadOption
from byczo.play.random_bot import RandomBot
from tests.arena.results import Arena, read, repeatable, table_of


def test_results_do_not_depend_on_workers(
    arena: Arena, foreign: tuple[str, str], tmp_path: Path
) -> None:
    table = {"players": 2, "rounds": 1}
    bots = ("random", *foreign)
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    alone, together = (
        arena(*bots, options=table, deals=3, out=out, workers=workers, limit=30.0)
        for out, workers in zip(files, (1, 2), strict=True)
    )
    assert repeatable(alone) == repeatable(together)
    assert sorted(map(table_of, read(files[0]))) == sorted(map(table_of, read(files[1])))
    started = [int(line) for line in (tmp_path / "started").read_text().splitlines()]
    assert len(started) >= 2 + 2
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


NOTEBOOK = """
from byczo.arena import plan_of, run_arena
from byczo.games import game_of

class Mine:
    def __init__(self, game, stream):
        self.engine = game.compiled
    def decide(self, seen, seat):
        return max(self.engine.actions(seen.alone(), seat))

game = game_of("six-nimmt")
options = game.read_options({"players": 2, "rounds": 1})
plan = plan_of(game, options, {"mine": Mine, "random": "random"}, deals=2)
print(run_arena(plan, workers=2).cells == run_arena(plan).cells)
"""


def test_a_bot_defined_in_a_notebook_plays_in_several_processes() -> None:
    run = [sys.executable, "-c", NOTEBOOK]  # like a notebook, it has no file to import again
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_without_cloudpickle_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mine(RandomBot):
        __module__ = "__main__"

    settings = TableSettings("six-nimmt", {"players": 2}, "seed", makers={"mine": Mine})
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.raises(BadOption, match="mine: put the bot into a module of its own"):
        packed(settings)


@pytest.mark.parametrize("workers", [1, 2])
def test_each_task_is_played_once(workers: int) -> None:
    settings = TableSettings("six-nimmt", {"players": 2, "rounds": 1}, "seed")
    tasks = [(deal, Seating(("random", "random"))) for deal in range(5)]
    played = list(play_tables(settings, iter(tasks), workers))
    assert sorted(table.deal for table in played) == [0, 1, 2, 3, 4]
