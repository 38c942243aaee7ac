"""A board for any game, made from its view: every field with its name, then the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from byczo.core.events import Event
from byczo.locales import Say

SEAT, SEATS = "seat", "waiting"
"""Fields of all games that hold a seat, or a list of them."""


def board(view: msgspec.Struct, names: list[str], say: Say) -> RenderableType:
    """Single values in one list, tables of seats and the like below, then what may be done."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    choices = fields.pop("choices", None) or []
    single = Table(box=None, pad_edge=False, show_header=False)
    tables: list[RenderableType] = []
    for name, value in fields.items():
        if _is_table(value):
            tables += [Text(_words(name), style="bold"), _table(value, names)]
        elif name != "game" and value not in (None, [], (), {}):
            seats = {SEAT: [value], SEATS: value}.get(name)
            shown = ", ".join(names[seat] for seat in seats) if seats else _short(value)
            single.add_row(Text(_words(name), style="bold"), Text(shown))
    parts: list[RenderableType] = [single, *tables]
    if choices:
        parts.append(Text(", ".join(str(choice["do"]) for choice in choices), style="green"))
    return Group(*parts, "")


def sentence(event: Event, names: list[str], say: Say) -> str | None:
    """The kind of event, and its fields; a seat by its name."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    kind = _words(fields.pop("event"))
    who = fields.pop(SEAT, None)
    said = [f"{_words(name)} {_short(value)}" for name, value in fields.items()]
    line = ", ".join([kind, *said])
    return line if who is None else f"{names[who]}: {line}"


def _is_table(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], dict)


def _table(rows: Sequence[dict[str, Any]], names: list[str]) -> Table:
    """One row per object; where there is one for each seat, it begins with the seat's name."""
    by_seat = len(rows) == len(names)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for name in rows[0]:
        table.add_column(_words(name))
    for number, row in enumerate(rows):
        table.add_row(
            Text(names[number] if by_seat else str(number + 1)),
            *(Text(_short(value)) for value in row.values()),
        )
    return table


def _short(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return " ".join(f"{name} {_short(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(_short(part) for part in value) or "–"
    return str(value)


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
