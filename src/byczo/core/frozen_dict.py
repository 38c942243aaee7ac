"""A mapping that cannot be changed: what a message has where its JSON has an object of numbers."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec.structs import force_setattr

K = TypeVar("K")
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict to look things up in. It becomes the same JSON as any other."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("what a message says cannot be changed: make a dict of it first")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made in one go."""
        return FrozenDict, (dict(self),)


def freeze(message: msgspec.Struct, name: str) -> None:
    """Let a field of a fresh message be a mapping that cannot be changed, or None as it was."""
    given = getattr(message, name)
    if given is not None:
        force_setattr(message, name, FrozenDict(given))
