"""Several processes behind one port, for a database that they can share.

The parent opens the port, starts the workers, starts again what dies, and passes on the wish to
stop. It serves nothing itself, so there is little that could make it fail.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic

from byczo.core.errors import BadOption, ByczoError
from byczo.server.identity import read_key
from byczo.server.listener import listen
from byczo.server.logs import start_log
from byczo.server.settings import Settings

PAUSE = 2.0  # seconds between two starts in one place, so that a broken worker is no storm
PATIENCE = 15.0  # seconds for workers to end by themselves
MISTAKE = 2  # exit code for what people can put right, as everywhere on the command line
SPAWN = multiprocessing.get_context("spawn")
log = logging.getLogger("byczo.workers")

Work = Callable[[socket.socket, "Connection[bytes, bytes]"], None]


def serve_many(settings: Settings, ready: Callable[[str, int], None]) -> int:
    """Serve with as many processes as the settings say; returns the exit code."""
    if not settings.shares:
        raise BadOption(
            f"setting workers: one process owns a file of SQLite, so it cannot be "
            f"{settings.workers}; more need --database postgresql://…"
        )
    read_key(settings.folder)  # made here, once, before several look for it
    with listen(settings.host, settings.port) as sock:
        host, port = sock.getsockname()[:2]
        return ServerCrew(
            partial(work, settings), settings.workers, sock, lambda: ready(host, port)
        ).run()


def work(settings: Settings, sock: socket.socket, says: Connection[bytes, bytes]) -> None:
    """What a worker does; it says when it serves."""
    from byczo.server.uvicorn_server import serve  # a worker's load, not the parent's

    start_log(settings.log, settings.log_level)
    try:
        serve(settings, lambda host, port: says.send_bytes(b"ready"), sock)
    except ByczoError as problem:
        log.error("%s", problem)
        sys.exit(MISTAKE)


class Worker:
    """One process, and the pipe on which it says that it serves."""

    def __init__(self, task: Work, sock: socket.socket) -> None:
        self.hears, says = SPAWN.Pipe(duplex=False)
        self.process = SPAWN.Process(target=_run, args=(task, sock, says), daemon=True)
        self.process.start()
        self.began = monotonic()
        says.close()


class ServerCrew:
    """The workers, and who looks after them."""

    def __init__(
        self, task: Work, size: int, sock: socket.socket, ready: Callable[[], None]
    ) -> None:
        self.task = task
        self.size = size
        self.sock = sock
        self.ready = ready
        self.serving = False  # somebody has served
        self.workers: list[Worker] = []
        self.due: list[float] = []  # when the missing ones may start

    def run(self) -> int:
        """Until told to stop, or until it is clear that no worker can start."""
        with _signals() as told:
            self.due = [monotonic()] * self.size
            while True:
                self._start()
                pause = max(0.0, min(self.due) - monotonic()) if self.due else None
                pipes = [worker.hears for worker in self.workers if not worker.hears.closed]
                ends = [worker.process.sentinel for worker in self.workers]
                heard = wait([told, *pipes, *ends], pause)
                if told in heard:
                    log.info("stopping")
                    self._stop()
                    return 0
                for worker in [each for each in self.workers if each.hears in heard]:
                    self._listen(worker)
                for worker in [each for each in self.workers if each.process.sentinel in heard]:
                    if not self.serving:
                        self._stop()
                        return worker.process.exitcode or 1
                    self._miss(worker)

    def _start(self) -> None:
        now = monotonic()
        for _ in [at for at in self.due if at <= now]:
            self.workers.append(Worker(self.task, self.sock))
        self.due = [at for at in self.due if at > now]

    def _listen(self, worker: Worker) -> None:
        with suppress(EOFError):  # it ended without having served
            worker.hears.recv_bytes()
            if not self.serving:
                self.serving = True
                self.ready()
        worker.hears.close()

    def _miss(self, worker: Worker) -> None:
        fields = {"pid": worker.process.pid, "code": worker.process.exitcode}
        log.warning("a worker has ended and is started again", extra={"fields": fields})
        self.workers.remove(worker)
        self.due.append(worker.began + PAUSE)

    def _stop(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        latest = monotonic() + PATIENCE
        for worker in self.workers:
            worker.process.join(max(0.0, latest - monotonic()))
            worker.process.kill()
            worker.process.join()


def _run(task: Work, sock: socket.socket, says: Connection[bytes, bytes]) -> None:
    """In the worker: do the task, and end when the parent is gone, however it went."""
    Thread(target=_follow_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):  # a terminal sends it to all
        task(sock, says)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _signals() -> Iterator[socket.socket]:
    """A socket on which something arrives when this process is told to stop."""
    told, tells = socket.socketpair()
    tells.setblocking(False)
    wanted = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, lambda *_: None) for number in wanted]
    old = signal.set_wakeup_fd(tells.fileno())
    try:
        yield told
    finally:
        signal.set_wakeup_fd(old)
        for number, handler in zip(wanted, before, strict=True):
            signal.signal(number, handler)
        told.close()
        tells.close()
