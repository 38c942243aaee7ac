"""Results of arenas, to compare."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from byczo.arena.summary import ArenaSummary

Arena = Callable[..., ArenaSummary]


def repeatable(summary: ArenaSummary) -> Any:
    """All but who played and how long it took."""
    bots = [msgspec.structs.replace(bot, milliseconds=None) for bot in summary.bots]
    return msgspec.structs.replace(summary, bots=bots, workers=[])


def read(path: Path) -> list[dict[str, Any]]:
    """The tables of a file of results."""
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def table_of(line: dict[str, Any]) -> tuple[Any, ...]:
    """All but the time that it took."""
    return line["deal"], tuple(line["bots"]), line["copy"], tuple(line["totals"])
