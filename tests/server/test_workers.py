"""Several processes behind one port: what dies comes again, and all stop together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from byczo.server.listener import listen
from byczo.server.workers import ServerCrew

PATIENCE = 30


def tell_pid(sock: socket.socket, says: Any) -> None:
    """A worker that tells everybody who it is."""
    says.send_bytes(b"ready")
    while True:
        caller, _ = sock.accept()
        with caller:
            caller.sendall(str(os.getpid()).encode())


def give_up(sock: socket.socket, says: Any) -> None:
    """A worker that cannot start."""
    sys.exit(2)


def main(work: str) -> None:
    """The parent, in a process of its own."""
    with listen("127.0.0.1", 0) as sock:
        task = {"tell_pid": tell_pid, "give_up": give_up}[work]
        crew = ServerCrew(task, 2, sock, lambda: print(sock.getsockname()[1], flush=True))
        sys.exit(crew.run())


class Parent:
    """The parent process, and what its port answers."""

    def __init__(self, work: str) -> None:
        folders = [str(Path(__file__).parents[1]), *sys.path]
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from server.test_workers import main; main({work!r})"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline() or 0)

    def ask(self) -> int:
        """The worker that answers."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as sock:
            return int(sock.recv(20))

    def both(self) -> set[int]:
        """The two workers; one of them may answer for a while before the other does."""
        latest = time.monotonic() + PATIENCE
        found: set[int] = set()
        while len(found) != 2:
            assert time.monotonic() < latest, f"only {found} answer"
            found = {self.ask() for _ in range(40)}
        return found


@pytest.fixture
def parent() -> Iterator[Parent]:
    running = Parent("tell_pid")
    yield running
    with suppress(ProcessLookupError):
        running.process.kill()
    running.process.wait(PATIENCE)
    assert running.process.stdout is not None
    running.process.stdout.close()


def eventually(happens: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < latest, "it did not happen"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def test_who_dies_comes_again_and_the_port_answers_all_the_time(parent: Parent) -> None:
    before = parent.both()
    victim = min(before)
    os.kill(victim, signal.SIGKILL)
    eventually(lambda: not alive(victim))
    assert len(parent.both() & before) == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_stop_with_the_parent(parent: Parent, how: int) -> None:
    workers = parent.both()
    parent.process.send_signal(how)
    assert parent.process.wait(PATIENCE) == (-how if how == signal.SIGKILL else 0)
    eventually(lambda: not any(map(alive, workers)))


def test_who_can_never_start_is_not_started_for_ever() -> None:
    parent = Parent("give_up")
    assert parent.process.wait(PATIENCE) == 2
    assert parent.process.stdout is not None
    parent.process.stdout.close()
