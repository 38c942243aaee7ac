"""Tables are played by several processes, with the same results."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from byczo.arena.seatings import Seating
from byczo.arena.table_play import TableSettings
from byczo.arena.workers import play_tables
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


@pytest.mark.parametrize("workers", [1, 2])
def test_each_task_is_played_once(workers: int) -> None:
    settings = TableSettings("six-nimmt", {"players": 2, "rounds": 1}, "seed")
    tasks = [(deal, Seating(("random", "random"))) for deal in range(5)]
    played = list(play_tables(settings, iter(tasks), workers))
    assert sorted(table.deal for table in played) == [0, 1, 2, 3, 4]
