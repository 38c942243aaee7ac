"""Reading log entries that people may have written: helpers for the games' notations."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from byczo.core.errors import BadChance
from byczo.core.validation import listed


def fields_of(entry: dict[str, Any], key: str, fields: Collection[str]) -> dict[str, Any]:
    """The object under the entry's only key, if it has just the fields it should have."""
    inner = entry.get(key)
    if set(entry) != {key} or not isinstance(inner, dict):
        raise BadChance(f"expected one object under {key!r}, found {listed(sorted(entry))}")
    if set(inner) != set(fields):
        right = listed(sorted(fields)) or "nothing"
        raise BadChance(f"{key!r} must hold {right}, it holds {listed(sorted(inner)) or 'nothing'}")
    return inner


def numbers(value: object, name: str, shape: tuple[int, ...]) -> Any:
    """A list (of lists) of whole numbers of the given shape."""
    if not shape:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadChance(f"{name}: {value!r} is not a whole number")
        return value
    if not isinstance(value, list) or len(value) != shape[0]:
        found = len(value) if isinstance(value, list) else "no list"
        raise BadChance(f"{name}: expected a list of {shape[0]}, found {found}")
    return [numbers(item, name, shape[1:]) for item in value]


def check_pack(dealt: list[int], pack: list[int], *, in_order: bool = False) -> None:
    """Refuse cards that are not in the pack, and cards dealt twice."""
    if in_order:
        if dealt != pack:
            raise BadChance(f"the rows must start with {listed([str(card) for card in pack])}")
        return
    left = set(pack)
    for card in dealt:
        if card not in left:
            known = card in set(pack)
            raise BadChance(f"card {card} is dealt twice" if known else f"no card {card} to deal")
        left.remove(card)
