"""An annotated class becomes a numpy record type.

A state is one flat record of integers: a copy is one memcpy, a batch is one array, and a
compiled function reads and writes its fields in place. The same class is what the type
checker sees::

    class State(Record):
        turn: int
        rows: Annotated[Ints, (4, 5)]

    state = State.blank()
    state.rows[0, 0] = 12
"""

from __future__ import annotations

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
Floats = npt.NDArray[np.float64]
"""An array field. 16 bits are wide enough that interpreted and compiled arithmetic agree."""


if TYPE_CHECKING:
    Scalar = object  # numpy's type stubs call its scalars final; at run time they are not
else:
    Scalar = np.void


class _Field:
    """Reads and writes one field. Single numbers come out as plain ints."""

    def __init__(self, name: str, *, single: bool) -> None:
        self.name = name
        self.single = single

    def __get__(self, record: Record | None, owner: type[Record]) -> Any:
        if record is None:
            return self
        value = cast(Any, record)[self.name]
        return int(value) if self.single else value

    def __set__(self, record: Record, value: object) -> None:
        cast(Any, record)[self.name] = value


class Record(Scalar):
    """Base of all record classes; the annotations of a subclass are its fields, in order."""

    layout: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        fields: list[tuple[Any, ...]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            if get_origin(hint) is Annotated:
                shape = get_args(hint)[1]
                fields.append((name, np.int16, shape))
            elif hint is int:
                fields.append((name, np.int32))
            else:
                raise TypeError(f"{cls.__name__}.{name}: a field is int or Annotated[Ints, shape]")
            setattr(cls, name, _Field(name, single=hint is int))
        cls.layout = np.dtype((cls, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls) -> Self:
        """A record with every field zero."""
        return cast(Self, cls.batch(1)[0])

    @classmethod
    def batch(cls, size: int) -> npt.NDArray[np.void]:
        """Many blank records in one array."""
        return np.zeros(size, cls.layout)

    def twin(self) -> Self:
        """An independent copy."""
        return cast(Self, cast(Any, self).copy())

    def same(self, other: Record) -> bool:
        """Whether two records agree in every byte."""
        return bool(cast(Any, self).tobytes() == cast(Any, other).tobytes())
