"""What is wrong with data that somebody wrote, in words instead of types."""

from __future__ import annotations

import operator
import re
from typing import Any

import msgspec

from byczo.core.errors import BadOption

WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
"""What msgspec calls types, and what people do."""


def in_words(problem: Exception) -> str:
    """What msgspec says, with the place before it: ``seats[0].name: expected a text, got …``."""
    text, _, path = str(problem).partition(" - at `$")
    text = re.sub(r"`([^`]*)`", lambda found: _named(found[1]), text)
    place = path.rstrip("`").lstrip(".")
    text = f"{text[0].lower()}{text[1:]}"
    return f"{place}: {text}" if place else text


def described(kind: Any) -> str:
    """What a type takes: ``base, tactical or halves``, ``a whole number``."""
    info = msgspec.inspect.type_info(kind)
    kinds = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    words: list[str] = []
    for one in kinds:
        match one:
            case msgspec.inspect.LiteralType():
                words += [str(value) for value in one.values]
            case msgspec.inspect.NoneType():
                pass
            case _:
                words.append(_KINDS.get(type(one), "something else"))
    return listed(words, "or")


def whole_number(value: Any, what: str) -> int:
    """A whole number of any type; BadOption says what should have been one."""
    try:
        return operator.index(value)
    except TypeError:
        raise BadOption(f"{what} is a whole number, not {value!r}") from None


def listed(words: list[str], last: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if words[1:] else "".join(words)


_KINDS: dict[type, str] = {
    msgspec.inspect.IntType: WORDS["int"],
    msgspec.inspect.FloatType: WORDS["float"],
    msgspec.inspect.StrType: WORDS["str"],
    msgspec.inspect.BoolType: WORDS["bool"],
    msgspec.inspect.ListType: WORDS["array"],
    msgspec.inspect.DictType: WORDS["object"],
}


def _named(types: str) -> str:
    """``int | null`` as people say it; a name that is no type stays quoted."""
    parts = types.split(" | ")
    if all(part in WORDS for part in parts):
        return listed([WORDS[part] for part in parts], "or")
    return repr(types)
