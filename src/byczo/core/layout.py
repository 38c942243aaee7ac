"""An annotated class becomes a numpy record type.

A state is one flat record of integers: a copy is one memcpy, a batch is one array, and a
compiled function reads and writes its fields in place. The same class is what the type
checker sees::

    class State(Record):
        turn: int
        rows: Annotated[Ints, (4, 5)]

    state = State.blank()
    state.rows[0, 0] = 12

A field can be a record itself, or many of one kind; messages use that.
"""

from __future__ import annotations

from enum import Enum
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Self,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int16]
"""An array field. 16 bits are wide enough that interpreted and compiled arithmetic agree."""

Floats = npt.NDArray[np.float64]
Bytes = npt.NDArray[np.uint8]

# What Python hands to a kernel has as many dimensions as its annotation says; one, if nothing.
IntGrid = Annotated[Ints, 2]
FloatGrid = Annotated[Floats, 2]
FloatCube = Annotated[Floats, 3]

Batch = npt.NDArray[np.void]
"""Many records in one array."""


class Visibility(Enum):
    """Who may know a field of a state; what has no such note is secret."""

    PUBLIC = "public"
    CHOICE = "choice"


PUBLIC = Visibility.PUBLIC
"""Everybody may know the field."""

CHOICE = Visibility.CHOICE
"""By seat: what it has chosen, 0 if nothing. Only the seat itself may know what that is."""

Public = Annotated[int, PUBLIC]
"""A number that everybody may know."""


if TYPE_CHECKING:
    Scalar = object  # numpy's type stubs call its scalars final; at run time they are not
else:
    Scalar = np.void


class _Field:
    """Reads and writes one field. Single numbers come out as plain ints."""

    def __init__(self, name: str, *, single: bool) -> None:
        self.name = name
        self.single = single

    def __get__(self, record: Any, owner: type[Record]) -> Any:
        if record is None:
            return self
        value = record[self.name]
        return int(value) if self.single else value

    def __set__(self, record: Any, value: object) -> None:
        record[self.name] = value


class Record(Scalar):
    """Base of all record classes; the annotations of a subclass are its fields, in order."""

    layout: ClassVar[np.dtype[np.void]]
    notes: ClassVar[dict[str, Visibility | None]]  # by field

    def __init_subclass__(cls) -> None:
        fields: list[tuple[Any, ...]] = []
        cls.notes = {}
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
            fields.append((name, *_memory_of(kind, notes, f"{cls.__name__}.{name}")))
            cls.notes[name] = next((note for note in notes if isinstance(note, Visibility)), None)
            setattr(cls, name, _Field(name, single=kind is int))
        cls.layout = np.dtype((cls, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls) -> Self:
        """A record with every field zero."""
        return cast(Self, cls.batch(1)[0])

    @classmethod
    def batch(cls, size: int) -> Batch:
        """Many blank records in one array: numpy's own way to make one takes much longer."""
        return np.frombuffer(bytearray(size * cls.layout.itemsize), cls.layout)

    def twin(self) -> Self:
        """An independent copy."""
        copy = np.frombuffer(bytearray(cast(Any, self).tobytes()), self.layout)
        return cast(Self, copy[0])

    def same(self, other: Record) -> bool:
        """Whether two records agree in every byte."""
        return bool(cast(Any, self).tobytes() == cast(Any, other).tobytes())

    def alone(self) -> Batch:
        """The record as a batch of one, for kernels that read it.

        Machine code takes an array from Python ten times sooner than a record. One that was
        made alone is its own batch; one out of a larger batch is copied.
        """
        base = cast(Any, self).base
        if isinstance(base, np.ndarray) and base.shape == (1,):
            return base
        return self.twin().alone()


def _memory_of(kind: Any, notes: list[Any], path: str) -> tuple[Any, ...]:
    """The type and shape of a field."""
    shape = [note for note in notes if isinstance(note, tuple)]
    if isinstance(kind, type) and issubclass(kind, Record):
        return kind.layout, *shape
    if kind is int and not shape:
        return (np.int32,)
    if kind == Ints and shape:
        return np.int16, *shape
    raise TypeError(f"{path}: a field is int, a record, or Annotated[Ints or a record, shape]")
