"""A frozen dict is read like any other, and never changed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from byczo.core.frozen_dict import FrozenDict, freeze

DICE = FrozenDict({"w": 3, "y": 1})
CHANGES: list[Callable[[Any], object]] = [
    lambda dice: dice.__setitem__("w", 6),
    lambda dice: dice.__delitem__("w"),
    lambda dice: dice.__ior__({"w": 6}),
    lambda dice: dice.clear(),
    lambda dice: dice.pop("w"),
    lambda dice: dice.popitem(),
    lambda dice: dice.setdefault("g", 6),
    lambda dice: dice.update(w=6),
]


class Roll(msgspec.Struct, frozen=True):
    dice: Mapping[str, int] | None

    def __post_init__(self) -> None:
        freeze(self, "dice")


@pytest.mark.parametrize("change", CHANGES)
def test_it_cannot_be_changed(change: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match="cannot be changed"):
        change(DICE)
    assert DICE == {"w": 3, "y": 1}


def test_all_that_changes_a_dict_is_refused() -> None:
    changing = {"__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem"}
    changing |= {"setdefault", "update"}
    assert changing <= set(vars(FrozenDict))


def test_copies_are_equal_and_frozen() -> None:
    for twin in (copy.deepcopy(DICE), copy.copy(DICE), pickle.loads(pickle.dumps(DICE))):
        assert twin == DICE
        assert type(twin) is FrozenDict


def test_a_message_is_frozen_as_soon_as_it_is_read() -> None:
    text = b'{"dice":{"w":3,"y":1}}'
    roll = msgspec.json.decode(text, type=Roll)
    assert type(roll.dice) is FrozenDict
    assert msgspec.json.encode(roll) == text
    assert msgspec.json.decode(b'{"dice":null}', type=Roll).dice is None
