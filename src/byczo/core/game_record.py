"""Games on paper: one JSON object per game, one line per game in a ``.jsonl`` file.

The format is documented in docs/records.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from byczo.core.errors import BadRecord
from byczo.core.validation import in_words

VERSION = 1


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat there, and what decided for them: ``human`` or the name of a bot."""

    name: str
    by: str = "human"


class Fairness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The published commitment, the players' salts and, once revealed, the secret.

    ``seals`` are the SHA-256 of all salts that were promised before any was shown, ``order`` who
    got which seat: who came as number ``order[seat]`` sits there.
    """

    commitment: str
    seals: list[str] = []
    salts: list[str] = []
    order: list[int] = []
    secret: str | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    totals: list[int]
    winners: list[int]
    reason: str


class GameRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game: everything needed to play it again."""

    byczo: int = msgspec.field(name="byczo")
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    fairness: Fairness | None = None
    log: list[dict[str, Any]]
    result: Result | None = None


def to_line(record: GameRecord) -> str:
    """The record as one line of JSON."""
    return msgspec.json.encode(record).decode()


def to_page(record: GameRecord) -> str:
    """The record as JSON for people: one line per entry of the log."""
    parts = {
        name: msgspec.json.encode(value).decode()
        for name, value in msgspec.to_builtins(record).items()
        if name != "log"
    }
    entries = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in record.log)
    head = [f'"{name}": {text}' for name, text in parts.items() if name != "result"]
    tail = [f'"result": {parts["result"]}'] if "result" in parts else []
    body = ",\n ".join([*head, f'"log": [\n  {entries}]', *tail])
    return "{" + body + "}\n"


def from_json(text: str | bytes) -> GameRecord:
    """A record from its JSON. Checks the shape; the rules are checked by replaying it."""
    try:
        head = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(f"this is not complete JSON: {problem}") from None
    if not isinstance(head, dict) or "byczo" not in head:
        raise BadRecord("this is not a record of a game: it has no field 'byczo'")
    if head["byczo"] != VERSION:
        raise BadRecord(
            f"this record has format version {head['byczo']!r}; this program reads {VERSION}"
        )
    try:
        return msgspec.convert(head, GameRecord)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"the record is damaged: {in_words(problem)}") from None


def read_records(path: Path) -> Iterator[GameRecord]:
    """All records of a file: one JSON object over many lines, or one per line."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"cannot read {path}: {problem.strerror}") from None
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord(f"{path} holds no record")
    if not lines[0].rstrip().endswith(b"}"):
        yield from_json(text)
        return
    for number, line in enumerate(lines, 1):
        try:
            yield from_json(line)
        except BadRecord as problem:
            raise BadRecord(f"line {number}: {problem}") from None


def write_records(path: Path, records: Iterable[GameRecord]) -> None:
    """Write one line per record."""
    with path.open("w", encoding="utf-8") as file:
        for record in records:
            file.write(to_line(record) + "\n")
