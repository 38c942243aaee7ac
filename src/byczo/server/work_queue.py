"""Work for a few threads, the most urgent first."""

from __future__ import annotations

import heapq
import itertools
import logging
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from threading import Condition, Thread

log = logging.getLogger("byczo.work")


class Priority(IntEnum):
    """Who is served first."""

    PLAY = 0
    """Bots at tables that somebody follows, and decisions for whom the clock has run out."""
    HINT = 1
    UNATTENDED = 2
    """Bots at tables that nobody follows at the moment."""
    REVIEW = 3


class WorkQueue:
    """Threads that do one piece of work after the other. They do not keep a process from ending."""

    def __init__(self, threads: int, name: str) -> None:
        self.lock = Condition()
        self.heap: list[tuple[int, int, Callable[[], None]]] = []
        self.waiting: Counter[Priority] = Counter()  # work that no thread has begun
        self.order = itertools.count()
        self.closed = False
        for number in range(threads):
            Thread(target=self._run, name=f"{name}-{number}", daemon=True).start()

    def submit(self, priority: Priority, work: Callable[[], None]) -> None:
        """Let the work be done after everything more urgent, and after what came before it."""
        with self.lock:
            heapq.heappush(self.heap, (priority, next(self.order), work))
            self.waiting[priority] += 1
            self.lock.notify()

    def close(self) -> None:
        """Forget what waits; what is being done is left alone."""
        with self.lock:
            self.closed = True
            self.heap.clear()
            self.waiting.clear()
            self.lock.notify_all()

    def _run(self) -> None:
        while True:
            with self.lock:
                while not self.heap and not self.closed:
                    self.lock.wait()
                if self.closed:
                    return
                priority, _, work = heapq.heappop(self.heap)
                self.waiting[Priority(priority)] -= 1
            try:
                work()
            except Exception:
                log.exception("a piece of work failed")
