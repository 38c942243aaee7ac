"""What workers do: a job, its tasks, and the answers to them."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from typing import Any, TypeVar

from byczo.core.errors import BadOption

Task = TypeVar("Task")
Result = TypeVar("Result")

Job = Callable[[], AbstractContextManager[Callable[[Task], Result]]]
"""Opened once by each worker, it gives a function from a task to its result.

It is sent by pickle. A result may depend on the job and the task, and on nothing else, for a task
whose worker died is done again elsewhere.
"""


@dataclass(frozen=True)
class Answer:
    """The results of some tasks, in their order, until one of them failed."""

    results: list[Any]
    seconds: float
    problem: BaseException | None = None


class Bench:
    """Where a worker has its job open."""

    def __init__(self) -> None:
        self.packed = b""
        self.opened: Callable[[Any], Any] | None = None
        self.stack = ExitStack()

    def take(self, packed: bytes) -> None:
        """Tasks from now on belong to this job."""
        self.close()
        self.packed = packed

    def work(self, tasks: Sequence[Any]) -> Answer:
        """Do some tasks. What goes wrong is part of the answer."""
        began = time.perf_counter()
        results: list[Any] = []
        problem: BaseException | None = None
        try:
            if self.opened is None:
                job = pickle.loads(self.packed)
                self.opened = self.stack.enter_context(job())
            results.extend(map(self.opened, tasks))
        except Exception as found:
            problem = sendable(found)
        return Answer(results, time.perf_counter() - began, problem)

    def close(self) -> None:
        """Close the job, as when a worker ends."""
        self.opened = None
        self.stack.close()


def packed(job: Job[Any, Any]) -> bytes:
    """A job for other processes; what was defined in a notebook needs cloudpickle."""
    try:
        made = pickle.dumps(job)
    except (pickle.PicklingError, AttributeError, TypeError):
        made = b""
    if made and b"__main__" not in made:
        return made
    try:
        import cloudpickle
    except ModuleNotFoundError:
        raise BadOption(
            "other processes cannot import what was defined here: put it into a module of its "
            "own, install cloudpickle, or use one worker"
        ) from None
    return bytes(cloudpickle.dumps(job))


def sendable(problem: Exception) -> BaseException:
    """The problem, or what it said if it cannot be sent."""
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        return RuntimeError(f"{type(problem).__name__}: {problem}")
    return problem
