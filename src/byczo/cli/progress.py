"""A progress bar on standard error, where a person is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Thing = TypeVar("Thing")


@contextmanager
def progress(
    text: str, total: int, *, quiet: bool = False
) -> Iterator[Callable[[Thing, int], Thing]]:
    """Gives a function ``tick(thing, steps)`` that moves the bar and passes the thing on."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=quiet or not console.is_terminal,
        transient=True,
    ) as bars:
        bar = bars.add_task(text, total=total)

        def tick(thing: Thing, steps: int) -> Thing:
            bars.advance(bar, steps)
            return thing

        yield tick
