"""Workers that are processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from byczo.workers.crew import News, Sign
from byczo.workers.job import Bench

FRESH = get_context("spawn")
"""Fresh processes, for a copy of this one would share its threads' locks."""

FAREWELL = 5.0
"""Seconds that a worker has to end by itself."""


@contextmanager
def local_crew(size: int) -> Iterator[LocalCrew]:
    """So many processes of this machine, until the end of the block."""
    crew = LocalCrew(size)
    try:
        yield crew
    finally:
        crew.close()


class LocalCrew:
    """A crew of processes, each at the other end of a pipe."""

    seconds = 0.25

    def __init__(self, size: int) -> None:
        self.size = size
        self.pipes: dict[int, Connection] = {}
        self.processes: dict[int, BaseProcess] = {}

    def start(self, worker: int) -> None:
        """Start a process."""
        ours, theirs = FRESH.Pipe()
        process = FRESH.Process(target=_work, args=(theirs,), daemon=False)
        process.start()
        theirs.close()
        self.pipes[worker], self.processes[worker] = ours, process

    def tell(self, worker: int, job: bytes) -> None:
        """What the following portions belong to."""
        self._send(worker, job)

    def send(self, worker: int, tasks: Sequence[Any]) -> None:
        """Hand out a portion."""
        self._send(worker, tasks)

    def wait(self) -> list[News]:
        """Wait until processes write, or end."""
        found = connection.wait(list(self.pipes.values()))
        return [self._news(worker) for worker, pipe in list(self.pipes.items()) if pipe in found]

    def close(self) -> None:
        """End all processes."""
        for worker in self.pipes:
            self._send(worker, None)
        for pipe in self.pipes.values():
            pipe.close()
        for process in self.processes.values():
            process.join(FAREWELL)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()

    def _send(self, worker: int, what: object) -> None:
        with suppress(OSError):  # if it is dead, the end of its pipe will be among the news
            self.pipes[worker].send(what)

    def _news(self, worker: int) -> News:
        try:
            said: News = worker, self.pipes[worker].recv()
        except (EOFError, OSError):
            self.pipes.pop(worker).close()
            process = self.processes.pop(worker)
            process.kill()
            process.join()
            process.close()
            return worker, Sign.LOST
        return said


def _work(pipe: Connection) -> None:
    """A worker from its start to its end: it is told jobs and tasks, and then None.

    The interrupt key is for the arena, which then ends its workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bench = Bench()
    try:
        pipe.send(Sign.READY)
        while (told := pipe.recv()) is not None:
            if isinstance(told, bytes):
                bench.take(told)
            else:
                pipe.send(bench.work(told))
    except (EOFError, OSError):
        pass  # nobody is interested any longer
    finally:
        bench.close()
