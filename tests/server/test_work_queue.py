"""Work for threads: the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from queue import Queue
from threading import Event

import pytest

from byczo.server.work_queue import Priority, WorkQueue


@pytest.fixture
def queue() -> Iterator[WorkQueue]:
    running = WorkQueue(1, "test")
    yield running
    running.close()


def test_bots_come_before_hints_and_hints_before_reviews(queue: WorkQueue) -> None:
    began, go = Event(), Event()
    done: Queue[str] = Queue()

    def block() -> None:
        began.set()
        go.wait(10)

    queue.submit(Priority.REVIEW, block)
    assert began.wait(10)
    for name in ("REVIEW", "HINT", "UNATTENDED", "PLAY", "HINT", "PLAY"):
        queue.submit(Priority[name], partial(done.put, name))
    assert queue.waiting[Priority.HINT] == 2
    go.set()
    order = [done.get(timeout=10) for _ in range(6)]
    assert order == ["PLAY", "PLAY", "HINT", "HINT", "UNATTENDED", "REVIEW"]
    assert queue.waiting.total() == 0


def test_work_that_fails_is_told_and_the_next_is_done(
    queue: WorkQueue, caplog: pytest.LogCaptureFixture
) -> None:
    done = Event()
    queue.submit(Priority.PLAY, lambda: 1 / 0)  # type: ignore[arg-type]
    queue.submit(Priority.PLAY, done.set)
    assert done.wait(10)
    assert "division by zero" in caplog.text


def test_a_closed_queue_does_nothing_more() -> None:
    queue, done = WorkQueue(1, "test"), Event()
    queue.close()
    queue.submit(Priority.PLAY, done.set)
    assert not done.wait(0.05)
