"""Tasks are done once each, whoever dies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from byczo.workers.crew import WorkFailed
from byczo.workers.job import Answer
from byczo.workers.local import LocalCrew, local_crew
from byczo.workers.schedule import LARGEST, Portion, PortionSize, Tasks, Workers
from tests.workers.jobs import Deadly, Failing, Squares

NUMBERS = range(200)


@pytest.mark.parametrize("size", [0, 1, 3])
def test_each_task_is_done_once(size: int, tmp_path: Path) -> None:
    with Workers(local_crew(size) if size else None) as workers:
        found = list(workers.do(Squares(tmp_path), NUMBERS, len(NUMBERS)))
    assert sorted(found) == [number * number for number in NUMBERS]


def test_workers_stay_warm_from_job_to_job(tmp_path: Path) -> None:
    with Workers(local_crew(2)) as workers:
        for name in "ab":
            (tmp_path / name).mkdir()
            assert sum(workers.do(Squares(tmp_path / name), NUMBERS)) == sum(n * n for n in NUMBERS)
    first, second = ({file.name for file in (tmp_path / name).iterdir()} for name in "ab")
    assert len(first | second) <= 2
    for file in (tmp_path / "a").iterdir():
        assert file.read_text().split()[-1] == "close"


def test_a_dead_worker_costs_only_what_it_had(tmp_path: Path) -> None:
    with Workers(local_crew(2)) as workers:
        found = list(workers.do(Deadly(tmp_path, deadly=(3, 50)), NUMBERS))
    assert sorted(found) == [number * number for number in NUMBERS]
    notes = (file for file in tmp_path.iterdir() if file.name.isdigit())
    done = Counter(line for file in notes for line in file.read_text().split())
    assert 2 <= done["open"] <= 4
    assert sum(done[f"{n}"] > 1 for n in NUMBERS) < len(NUMBERS) // 2


def test_what_kills_every_worker_ends_the_work(tmp_path: Path) -> None:
    with (
        Workers(local_crew(2)) as workers,
        pytest.raises(WorkFailed, match="die again and again"),
    ):
        list(workers.do(Deadly(tmp_path, deadly=(3,), always=True), NUMBERS))


def test_a_failure_is_raised_here_after_what_was_done(tmp_path: Path) -> None:
    found: list[int] = []
    with Workers(local_crew(2)) as workers, pytest.raises(ValueError, match="not seven"):
        found.extend(workers.do(Failing(tmp_path), NUMBERS))
    assert 49 not in found


def test_tasks_are_taken_only_as_they_are_needed(tmp_path: Path) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(10_000):
            taken.append(number)
            yield number

    with Workers(local_crew(2)) as workers:
        results = workers.do(Squares(tmp_path), tasks(), 10_000)
        for _ in range(10):
            next(results)
    assert len(taken) < 1000


def test_portions_grow_to_the_right_length_and_shrink_at_the_end() -> None:
    crew = LocalCrew(2)
    size = PortionSize(crew)
    tasks = Tasks(iter(range(100_000)), 100_000)
    sizes = []
    for _ in range(8):
        sizes.append(size.next(tasks))
        size.learn(Answer([0] * sizes[-1], seconds=sizes[-1] * crew.seconds / 100))
    assert sizes == [1, 4, 16, 64, 100, 100, 100, 100]
    size.learn(Answer([0] * 1000, seconds=0.0))
    assert size.next(tasks) == LARGEST
    tasks.taken = 100_000 - 40
    assert size.next(tasks) == 10
    tasks.taken = 100_000
    assert size.next(tasks) == 1


def test_lost_portions_come_first() -> None:
    tasks = Tasks(iter([1, 2, 3]), None)
    first = tasks.take(2)
    assert first == Portion([1, 2])
    tasks.repeat([first])
    assert not tasks.ended
    assert tasks.take(1) is first
    assert tasks.take(5) == Portion([3])
    assert tasks.ended
    assert tasks.take(5) is None
