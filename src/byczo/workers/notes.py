"""Notes of long work: a line in a file for each task that is done, so that it can be stopped."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from byczo.core.errors import BadRecord

Line = TypeVar("Line")


@dataclass(frozen=True)
class Notes(Generic[Line]):
    """Lines below a heading that says of which work they are. All numbers are kept exactly."""

    path: Path
    heading: Sequence[str]
    kind: type[Line]

    def read(self) -> list[Line]:
        """The lines so far; a last one that was cut off is removed."""
        heading = encode([*self.heading, installed_version("byczo")]) + b"\n"
        found = self.path.read_bytes() if self.path.exists() else b""
        if heading.startswith(found):
            self.path.write_bytes(heading)
            return []
        if not found.startswith(heading):
            raise BadRecord(f"{self.path} has notes of other work: remove it to begin anew")
        whole = found[: found.rindex(b"\n") + 1]
        try:
            lines = [decode(line, self.kind) for line in whole.splitlines()[1:]]
        except msgspec.DecodeError:
            raise BadRecord(f"{self.path} is damaged: remove it to begin anew") from None
        if len(whole) < len(found):
            os.truncate(self.path, len(whole))
        return lines

    def add(self, line: Line) -> None:
        """Write down a line."""
        with self.path.open("ab") as file:
            file.write(encode(line) + b"\n")

    def remove(self) -> None:
        """Forget everything, as when the work is done."""
        self.path.unlink(missing_ok=True)


def encode(value: Any) -> bytes:
    """A value as JSON; an array as its type, its shape and its bytes."""
    return msgspec.json.encode(value, enc_hook=_array_parts)


def decode(line: bytes | msgspec.Raw, kind: type[Line]) -> Line:
    """What :func:`encode` wrote."""
    return msgspec.json.decode(line, type=kind, dec_hook=_array_of)


def _array_parts(array: Any) -> tuple[str, Sequence[int], bytes]:
    if not isinstance(array, np.ndarray):
        raise NotImplementedError(f"{type(array).__name__} cannot be noted")
    return array.dtype.str, array.shape, array.tobytes()


def _array_of(_: type, parts: Any) -> Any:
    kind, shape, numbers = msgspec.convert(parts, tuple[str, list[int], bytes])
    return np.frombuffer(numbers, kind).reshape(shape)
