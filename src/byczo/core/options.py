"""Options of a game: typed, validated, and read from text or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import FieldInfo

from byczo.core.errors import BadOption
from byczo.core.validation import described, in_words, listed


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game has to be told. Games add their own, with defaults."""

    players: int


OptionsType = TypeVar("OptionsType", bound=Options)


def read_options(kind: type[OptionsType], given: Mapping[str, Any]) -> OptionsType:
    """Options from JSON values or from words of the command line."""
    fields = _fields(kind)
    for name in given:
        if name not in fields:
            known = listed(sorted(fields))
            raise BadOption(f"there is no option {name!r}: the options are {known}")
    for name, field in fields.items():
        if field.required and name not in given:
            raise BadOption(f"option {name!r} is missing: it must be {described(field.type)}")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as problem:
        path = str(problem).partition(" - at `$.")[2].rstrip("`")
        if not path:  # what the options refuse themselves, in their own words
            raise BadOption(str(problem)) from None
        if path not in fields:
            raise BadOption(f"option {in_words(problem)}") from None
        right = described(fields[path].type)
        raise BadOption(f"option {path!r} must be {right}, not {given[path]!r}") from None


@cache
def _fields(kind: type[Options]) -> dict[str, FieldInfo]:
    """The options by name: annotations are slow to read, and every new table asks many times."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def written_options(options: Options) -> dict[str, Any]:
    """Options as JSON values; what is not set is left out."""
    given: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in given.items() if value is not None}


def plain_values(options: Options) -> dict[str, int | str]:
    """The options that are numbers or words."""
    given = written_options(options)
    return {name: value for name, value in given.items() if isinstance(value, int | str)}


def check_range(name: str, value: int, lowest: int, highest: int) -> None:
    """Refuse a number outside its range, saying what the range is."""
    if not lowest <= value <= highest:
        raise BadOption(f"{name} must be from {lowest} to {highest}, not {value}")
