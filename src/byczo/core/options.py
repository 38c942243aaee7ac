"""Options of a game: typed, validated, and read from text or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from byczo.core.errors import BadOption


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game has to be told. Games add their own, with defaults."""

    players: int


Kind = TypeVar("Kind", bound=Options)


def read_options(kind: type[Kind], given: Mapping[str, Any]) -> Kind:
    """Options from JSON values or from words of the command line."""
    known = {field.name for field in msgspec.structs.fields(kind)}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}: the options are {listed(sorted(known))}")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as problem:
        raise BadOption(_in_words(str(problem))) from None


def written_options(options: Options) -> dict[str, Any]:
    """Options as JSON values; what is not set is left out."""
    given: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in given.items() if value is not None}


def plain_values(options: Options) -> dict[str, int | str]:
    """The options that are numbers or words."""
    given = written_options(options)
    return {name: value for name, value in given.items() if isinstance(value, int | str)}


def _in_words(problem: str) -> str:
    """The message of msgspec, with the option's name before it."""
    text, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`")
    return f"option {name!r}: {text[0].lower()}{text[1:]}" if name else text


def check_range(name: str, value: int, lowest: int, highest: int) -> None:
    """Refuse a number outside its range, saying what the range is."""
    if not lowest <= value <= highest:
        raise BadOption(f"{name} must be from {lowest} to {highest}, not {value}")


def listed(words: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
