"""Batches what can wait: it is served one to two beats of a clock later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class Batch(set[T]):
    """Those who can wait: each that is added waits between one and two beats.

    The set are those who have not heard a beat yet, ``older`` those who have.
    """

    def __init__(self) -> None:
        super().__init__()
        self.older: set[T] = set()

    def __bool__(self) -> bool:
        return len(self) > 0 or len(self.older) > 0

    def difference_update(self, *served: Iterable[object]) -> None:
        """They wait no longer."""
        super().difference_update(*served)
        self.older.difference_update(*served)

    def beat(self) -> set[T]:
        """Those who have waited long enough; they wait no longer."""
        due, self.older = self.older, self - self.older
        self.clear()
        return due
