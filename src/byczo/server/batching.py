"""Batches what can wait: it is served one to two beats of a clock later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Batch(Generic[T]):
    """Those who can wait. Whoever is added waits between one and two beats."""

    __slots__ = ("fresh", "older")

    def __init__(self) -> None:
        self.fresh: set[T] = set()
        self.older: set[T] = set()

    def __bool__(self) -> bool:
        return bool(self.fresh or self.older)

    def update(self, more: Iterable[T]) -> None:
        """They wait from now on, or as before."""
        self.fresh.update(more)

    def difference_update(self, served: Iterable[T]) -> None:
        """They wait no longer."""
        self.fresh.difference_update(served)
        self.older.difference_update(served)

    def beat(self) -> set[T]:
        """Those who have waited long enough; they wait no longer."""
        due, self.older, self.fresh = self.older, self.fresh, set()
        self.older -= due
        return due
