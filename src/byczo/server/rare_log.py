"""Log lines that strangers can cause: each at most once a minute, with how often it happened."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

EVERY = 60.0


class RareLog:
    """Writes a kind of line once, then counts, and writes again when a minute is over."""

    def __init__(
        self, log: logging.Logger, every: float = EVERY, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.log = log
        self.every = every
        self.clock = clock
        self.next: dict[str, float] = {}
        self.unsaid: dict[str, int] = {}

    def warning(self, text: str, **fields: object) -> None:
        """Warn, unless that was done a short while ago."""
        self._say(logging.WARNING, text, fields)

    def info(self, text: str, **fields: object) -> None:
        """Mention it, unless that was done a short while ago."""
        self._say(logging.INFO, text, fields)

    def _say(self, level: int, text: str, fields: dict[str, object]) -> None:
        now = self.clock()
        if now < self.next.get(text, 0.0):
            self.unsaid[text] = self.unsaid.get(text, 0) + 1
            return
        self.next[text] = now + self.every
        unsaid = self.unsaid.pop(text, 0)
        if unsaid:
            fields["times"] = unsaid + 1
        self.log.log(level, text, extra={"fields": fields})
