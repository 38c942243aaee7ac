"""Jobs that worker processes can import."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Squares:
    """Writes down who opened and closed it, and what each has done."""

    folder: Path

    @contextmanager
    def __call__(self) -> Iterator[Callable[[int], int]]:
        self.note("open")
        yield self.square
        self.note("close")

    def square(self, number: int) -> int:
        self.note(f"{number}")
        return number * number

    def note(self, text: str) -> None:
        with (self.folder / f"{os.getpid()}").open("a") as file:
            print(text, file=file)


@dataclass(frozen=True)
class Deadly(Squares):
    """Kills its worker at some numbers: always, or only the first time."""

    deadly: tuple[int, ...] = ()
    always: bool = False

    def square(self, number: int) -> int:
        mark = self.folder / f"killed {number}"
        if number in self.deadly and (self.always or not mark.exists()):
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().square(number)


@dataclass(frozen=True)
class Failing(Squares):
    """Refuses 7."""

    def square(self, number: int) -> int:
        if number == 7:
            raise ValueError("not seven")
        return super().square(number)
