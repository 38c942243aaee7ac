"""Workers that are actors of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from typing import Any

from byczo.core.errors import BadOption
from byczo.workers.crew import News, Sign, WorkFailed
from byczo.workers.job import Answer, Bench

FAREWELL = 10.0
"""Seconds that the workers have to end by themselves."""


@contextmanager
def ray_crew(
    address: str | None = None, size: int | None = None, most: int = 0
) -> Iterator[RayCrew]:
    """Actors on a cluster, one for each of its cores unless told otherwise, ``most`` at most.

    Without an address it is the cluster that runs on this machine or that ``RAY_ADDRESS`` names,
    or one is started for as long as it is needed. A program that is connected already stays so.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address is None or _split(address)[0] in ("127.0.0.1", "localhost"):
        # Despite its name, this is how Ray keeps to the loopback address on every system.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ModuleNotFoundError as problem:
        from byczo.core.extras import missing_extra

        raise missing_extra(problem, "'--ray'") from None
    connected = ray.is_initialized()
    if not connected:
        if address is not None:
            _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            said = str(problem).partition("\n")[0]
            raise BadOption(f"no Ray cluster answers at {address or 'auto'}: {said}") from None
    size = size or max(int(ray.cluster_resources().get("CPU", 1)), 1)
    crew = RayCrew(min(size, most) if most else size)
    try:
        with redirect_stdout(sys.stderr):  # Ray prints what becomes of its nodes
            yield crew
    finally:
        crew.close()
        if not connected:
            ray.shutdown()


def _split(address: str) -> tuple[str, int]:
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and port.isascii() and port.isdigit()):
        raise BadOption(f"write the address of a Ray cluster as HOST:PORT, not {address!r}")
    return host, int(port)


def _knock(address: str) -> None:
    """Refuse an address where nobody listens: Ray would try for minutes."""
    try:
        socket.create_connection(_split(address), timeout=FAREWELL).close()
    except (OSError, OverflowError) as problem:
        raise BadOption(f"no Ray cluster answers at {address}: {problem}") from None


def program_version() -> str:
    """The version of the program; the package itself lies above this one."""
    return str(import_module("byczo").__version__)


class Actor:
    """A worker of the cluster."""

    def __init__(self) -> None:
        self.bench = Bench()

    def version(self) -> tuple[str, str]:
        """Where it is, and with which version of the program."""
        return socket.gethostname(), program_version()

    def take(self, job: bytes) -> None:
        """Tasks from now on belong to this job."""
        self.bench.take(job)

    def work(self, tasks: Sequence[Any]) -> Answer:
        """Do some tasks."""
        return self.bench.work(tasks)

    def close(self) -> None:
        """Close the job."""
        self.bench.close()


class RayCrew:
    """A crew of actors. A lost actor is replaced as soon as the cluster has a core for it."""

    seconds = 2.0

    def __init__(self, size: int) -> None:
        import ray

        self.ray = ray
        self.size = size
        self.make: Any = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Actor)
        self.actors: dict[int, Any] = {}
        self.pending: dict[Any, int] = {}

    def start(self, worker: int) -> None:
        """Ask for an actor. It is ready when it has told its version."""
        self.actors[worker] = self.make.remote()
        self.pending[self.actors[worker].version.remote()] = worker

    def tell(self, worker: int, job: bytes) -> None:
        """What the following portions belong to."""
        self.actors[worker].take.remote(job)

    def send(self, worker: int, tasks: Sequence[Any]) -> None:
        """Hand out a portion."""
        self.pending[self.actors[worker].work.remote(tasks)] = worker

    def wait(self) -> list[News]:
        """Wait until an actor answers or is lost. The answers of one come in their order."""
        done, _ = self.ray.wait(list(self.pending), num_returns=1)
        worker = self.pending[done[0]]
        del self.pending[done[0]]
        try:
            said = self.ray.get(done[0])
        except self.ray.exceptions.RayError as problem:
            return [self._lost(worker, problem)]
        if isinstance(said, Answer):
            return [(worker, said)]
        host, version = said
        if version != program_version():
            raise BadOption(f"{host} has byczo {version}, not {program_version()}")
        return [(worker, Sign.READY)]

    def close(self) -> None:
        """End all actors, and the processes that they have started."""
        busy = set(self.pending.values())
        ends = [actor.close.remote() for worker, actor in self.actors.items() if worker not in busy]
        if ends:
            self.ray.wait(ends, num_returns=len(ends), timeout=FAREWELL)
        for actor in self.actors.values():
            self.ray.kill(actor)

    def _lost(self, worker: int, problem: Exception) -> News:
        """Forget an actor and all that it was given."""
        if isinstance(problem, self.ray.exceptions.RayTaskError):  # a mistake in the frame itself
            raise WorkFailed(f"a worker of the cluster failed: {problem}") from problem
        self.actors.pop(worker, None)
        self.pending = {task: other for task, other in self.pending.items() if other != worker}
        return worker, Sign.LOST
