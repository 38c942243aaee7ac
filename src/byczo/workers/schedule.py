"""Hands out tasks in portions, takes in the results, and repeats what died with its worker."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Generic, Self

from byczo.workers.crew import Crew, Sign, WorkFailed
from byczo.workers.job import Answer, Job, Result, Task, packed

AHEAD = 2
"""Portions that a worker has at a time, so that it need not wait for the next."""

LARGEST = 1000
"""Tasks of a portion."""

GROWTH = 4
"""By so much a portion may be larger than one before."""

PATIENCE = 3
"""Workers that may die at the same portion, or before they were ready."""


class Workers:
    """Does jobs with a crew, or in this process if there is none.

    Workers stay warm from one job to the next.
    """

    def __init__(self, crew: AbstractContextManager[Crew] | None = None) -> None:
        self.stack = ExitStack()
        self.opening = crew
        self.crew: Crew | None = None
        self.ready: set[int] = set()
        self.started = 0
        self.stillborn = 0

    def __enter__(self) -> Self:
        if self.opening is not None:
            self.crew = self.stack.enter_context(self.opening)
            for _ in range(self.crew.size):
                self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    @property
    def count(self) -> int:
        """How many there are."""
        return 1 if self.crew is None else self.crew.size

    def do(
        self, job: Job[Task, Result], tasks: Iterable[Task], total: int | None = None
    ) -> Iterator[Result]:
        """The results as they come, which is in no order.

        Tasks are taken only as workers need them, so whoever makes them can stop at any time.
        ``total`` says how many there are at most, so that the last portions are small and all
        workers end together.
        """
        if self.crew is not None:
            yield from self._hand_out(self.crew, packed(job), Tasks(iter(tasks), total))
            return
        with job() as work:
            for task in tasks:
                yield work(task)

    def _hand_out(self, crew: Crew, job: bytes, tasks: Tasks[Any]) -> Iterator[Any]:
        held: dict[int, deque[Portion]] = {}
        for worker in self.ready:
            held[worker] = deque()
            crew.tell(worker, job)
        portion_size = PortionSize(crew)
        while True:
            for _ in range(AHEAD):  # one for everybody before anybody has a second
                for worker in sorted(held, key=lambda worker: len(held[worker])):
                    if len(held[worker]) < AHEAD and (
                        given := tasks.take(portion_size.next(tasks))
                    ):
                        crew.send(worker, given.tasks)
                        held[worker].append(given)
            if not any(held.values()) and tasks.ended:
                return
            for worker, said in crew.wait():
                if said is Sign.READY:
                    self.ready.add(worker)
                    self.stillborn = 0
                    held[worker] = deque()
                    crew.tell(worker, job)
                elif said is Sign.LOST:
                    tasks.repeat(self._lost(worker, held.pop(worker, deque())))
                elif held.get(worker):
                    held[worker].popleft()
                    portion_size.learn(said)
                    yield from said.results
                    if said.problem is not None:
                        raise said.problem

    def _start(self) -> None:
        assert self.crew is not None
        self.crew.start(self.started)
        self.started += 1

    def _lost(self, worker: int, held: deque[Portion]) -> deque[Portion]:
        """Replace a worker; what it had is to be done by others."""
        if worker not in self.ready:
            self.stillborn += 1
        self.ready.discard(worker)
        if held:
            held[0].deaths += 1
        if self.stillborn >= PATIENCE or (held and held[0].deaths >= PATIENCE):
            raise WorkFailed("workers die again and again: is there enough memory?")
        self._start()
        return held


@dataclass
class Portion:
    """Tasks for one worker."""

    tasks: list[Any]
    deaths: int = 0  # of workers that had it


@dataclass
class Tasks(Generic[Task]):
    """Tasks that are still to be handed out."""

    source: Iterator[Task]
    total: int | None
    again: deque[Portion] = field(default_factory=deque)
    taken: int = 0
    dry: bool = False

    @property
    def ended(self) -> bool:
        """Whether there is nothing left."""
        return self.dry and not self.again

    def take(self, size: int) -> Portion | None:
        """A portion that somebody lost, or the next tasks."""
        if self.again:
            return self.again.popleft()
        tasks = list(islice(self.source, size))
        self.dry = len(tasks) < size
        self.taken += len(tasks)
        return Portion(tasks) if tasks else None

    def repeat(self, portions: Iterable[Portion]) -> None:
        """These are to be handed out again."""
        self.again.extend(portions)


@dataclass
class PortionSize:
    """How many tasks make a portion of the right length."""

    crew: Crew
    size: int = 1

    def learn(self, answer: Answer) -> None:
        """An answer tells how long its tasks took."""
        if answer.results:
            each = max(answer.seconds / len(answer.results), 1e-9)
            wanted = int(min(self.crew.seconds / each, GROWTH * len(answer.results), LARGEST))
            self.size = max(wanted, 1)

    def next(self, tasks: Tasks[Any]) -> int:
        """Smaller towards the end, so that nobody is left alone with a large portion."""
        if tasks.total is None:
            return self.size
        left = max(tasks.total - tasks.taken, 0)
        return max(min(self.size, left // (2 * self.crew.size)), 1)
