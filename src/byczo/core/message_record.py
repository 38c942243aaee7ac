"""From the declaration of a message to the flat record that rules fill.

A field of the message is a field of the record. A list has room for the most items it can have,
and ``cards_count`` beside ``cards`` tells how many there are (NOTHING: the list is None). An
optional struct has ``has_last`` beside ``last``. An item of a union has its ``kind``, the number of
the struct in the union, and one part per struct, named after its tag.
"""

from __future__ import annotations

from functools import cache
from types import new_class
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, cast

import msgspec

from byczo.core.layout import Batch, Ints, Record
from byczo.core.message_fields import Field, Kind, Struct, fields_of, variant_name
from byczo.core.rule import rule

NOTHING = -1
"""None, in the record of a message. So an optional number is never negative."""

PHASE_BITS = 16  # an action and the phase it belongs to as one number: phase << 16 | action

SIGNED_ZERO = 1 << 14  # what stands for ±0 where a number is told with its sign

PART = TypeVar("PART")


class RecordOf(Generic[PART]):
    """The record of a message, as in ``view: RecordOf[View]``: for rules to fill."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    else:

        def __class_getitem__(cls, struct: Struct) -> type[Record]:
            return record_of(struct)


@cache
def record_of(struct: Struct) -> type[Record]:
    """The record class of a message or of a part of one."""
    hints: dict[str, Any] = {}
    for field in fields_of(struct):
        hints |= _hints(field)
    base = struct.__base__
    inherited = Record if base is None or base is msgspec.Struct else record_of(base)
    record = _record(struct.__name__, struct.__module__, hints, inherited)
    # It lies where its name says, as if it had been written there.
    record.__qualname__ = f"{struct.__qualname__}.record"
    struct.record = record  # type: ignore[attr-defined]
    return record


@cache
def union_record_of(structs: tuple[Struct, ...]) -> type[Record]:
    """The record class of one item of a union."""
    hints = {variant_name(struct): record_of(struct) for struct in structs}
    name = "Or".join(struct.__name__ for struct in structs)
    return _record(name, __name__, {"kind": int} | hints, Record)


@cache
def blank_of(struct: Struct) -> Batch:
    """A message with nothing in it, as a batch of one: the defaults, else None, 0 and no items."""
    batch = record_of(struct).batch(1)
    for field in fields_of(struct):
        _make_blank(batch, field)
    return batch


@rule
def action_text(phase: int, action: int) -> int:
    """The number that stands for the text of an action."""
    return phase << PHASE_BITS | int(action)


@rule
def signed(number: int) -> int:
    """Encodes a number with its sign, so that the result is never NOTHING."""
    return SIGNED_ZERO + int(number)


def count_name(field: Field) -> str:
    """The field of the record that counts the items of a list, or says that a struct is there."""
    return f"{field.name}_count" if field.room else f"has_{field.name}"


def _hints(field: Field) -> dict[str, Any]:
    """What a field of a message is in the record."""
    count = {count_name(field): int}
    if field.kind is Kind.STRUCT:
        part: Any = record_of(field.structs[0])
    elif field.kind is Kind.UNION:
        part = union_record_of(field.structs)
    elif not field.room:
        return {field.name: int}
    else:
        shape = (field.room,) if field.width == 1 else (field.room, field.width)
        return count | {field.name: Annotated[Ints, shape]}
    if field.room:
        return count | {field.name: Annotated[part, (field.room,)]}
    return (count if field.optional else {}) | {field.name: part}


def _record(name: str, module: str, hints: dict[str, Any], base: type[Record]) -> type[Record]:
    body = {"__annotations__": hints, "__module__": module, "__doc__": f"The record of {name}."}
    made = new_class(f"{name}Record", (base,), exec_body=lambda space: space.update(body))
    return cast(type[Record], made)


def _make_blank(batch: Any, field: Field) -> None:
    if field.kind is Kind.STRUCT:
        batch[field.name] = blank_of(field.structs[0])[0]
    elif field.kind is Kind.UNION:
        for struct in field.structs:
            batch[field.name][variant_name(struct)] = blank_of(struct)[0]
    elif not field.room:
        batch[field.name] = _number(field)
    if field.room and field.optional and field.default is None:
        batch[count_name(field)] = NOTHING


def _number(field: Field) -> int:
    """The number that stands for the default of a field."""
    if field.default is None:
        return NOTHING if field.optional else 0
    if field.kind is Kind.NAME:
        return field.names.index(field.default)
    return int(field.default)
