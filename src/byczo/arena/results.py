"""The file of results: a first line that says what is played, then one line per table.

Tables are written as they finish, so an arena that was stopped goes on where it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

from byczo import __version__
from byczo.arena.table_play import TableResult, TableSettings
from byczo.core.errors import BadRecord

VERSION = 1


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: results that differ in any of this do not belong together."""

    arena: int
    byczo: str
    game: str
    options: dict[str, Any]
    seed: str


class Results:
    """All finished tables, in memory and, if there is a file, on disk."""

    def __init__(self, settings: TableSettings, path: Path | None = None) -> None:
        """Read what the file already has. A damaged last line is dropped."""
        self.tables: list[TableResult] = []
        self.file: BinaryIO | None = None
        if path is not None:
            heading = Heading(
                arena=VERSION,
                byczo=__version__,
                game=settings.game,
                options=settings.options,
                seed=settings.seed,
            )
            try:
                self.file = path.open("r+b" if path.exists() else "w+b")
            except OSError as problem:
                raise BadRecord(f"cannot write {path}: {problem.strerror}") from None
            try:
                self._read(path, heading)
            except BadRecord:
                self.file.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, table: TableResult) -> None:
        """Keep a finished table."""
        self.tables.append(table)
        self._write(table)

    def _write(self, line: msgspec.Struct) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()

    def _read(self, path: Path, heading: Heading) -> None:
        assert self.file is not None
        lines = self.file.read().split(b"\n")
        unfinished = lines.pop()  # empty, if the last line is complete
        if not lines and not msgspec.json.encode(heading).startswith(unfinished):
            raise BadRecord(f"{path} holds no results of an arena: name another file")
        good = 0
        for number, line in enumerate(lines, 1):
            try:
                self._read_line(line, number, heading)
            except msgspec.DecodeError:
                if number == 1:
                    raise BadRecord(
                        f"{path} holds no results of an arena: name another file"
                    ) from None
                if number < len(lines):
                    raise BadRecord(f"{path}: line {number} is damaged") from None
                break
            except BadRecord as problem:
                raise BadRecord(f"{path} {problem}: name another file") from None
            good += len(line) + 1
        self.file.seek(good)
        self.file.truncate()
        if good == 0:
            self._write(heading)

    def _read_line(self, line: bytes, number: int, heading: Heading) -> None:
        if number > 1:
            self.tables.append(msgspec.json.decode(line, type=TableResult))
            return
        found = msgspec.json.decode(line, type=Heading)
        for field in heading.__struct_fields__:
            ours, theirs = getattr(heading, field), getattr(found, field)
            if ours != theirs:
                raise BadRecord(f"has results of {field} {theirs!r}, not {ours!r}")
