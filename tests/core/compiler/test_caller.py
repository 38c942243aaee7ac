from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.compiler.caller import OPEN, bind, bind_text
from byczo.core.compiler.errors import BadArgument
from byczo.core.compiler.library import translate
from byczo.core.compiler.load import load_library
from byczo.core.compiler.spec import KernelEntry
from byczo.core.layout import Bytes, Ints, Record
from byczo.core.rule import rule
from tests.core.compiler.rule_files import Doubles, Flags, Grid, Herd, Herds


class Fold(Record):
    """Another record of the same size."""

    sheep: int
    lambs: int


@rule
def tend(
    herd: Herd,
    herds: Herds,
    cards: Ints,
    grid: Grid,
    weights: Doubles,
    flags: Flags,
    n: int,
    x: float,
    yes: bool,
) -> tuple[int, float]:
    cards[0] = n
    herd.bulls = n
    herds[0].bulls = n + 1
    found = grid[0, 0] + weights[0] + x
    if yes and flags[0]:
        found += 1.0
    return herds.shape[0] + int(grid.shape[1]), float(found)


ENTRY = KernelEntry.of(tend)
KERNEL = load_library(translate("tend", [ENTRY]))[ENTRY.key]


@rule
def spell(letter: int, count: int, out: Bytes) -> int:
    for i in range(count):
        out[i] = letter
    return count


@rule
def look(herd: Herd) -> int:
    return herd.bulls


@rule
def boast(out: Bytes, length: int) -> int:
    out[0] = 65
    return length


@rule
def overlong(length: int, out: Bytes) -> int:
    out[0] = 65
    return length


OTHERS = [KernelEntry.of(boast), KernelEntry.of(overlong)]
BOAST, OVERLONG = load_library(translate("text", OTHERS)).values()

SPELL_ENTRY = KernelEntry.of(spell)
SPELL = load_library(translate("spell", [SPELL_ENTRY]))[SPELL_ENTRY.key]


def arguments() -> dict[str, Any]:
    return {
        "herd": Herd.blank(),
        "herds": Herd.batch(2),
        "cards": np.zeros(4, np.int16),
        "grid": np.zeros((2, 3), np.int16),
        "weights": np.zeros(2),
        "flags": np.ones(2, np.bool_),
        "n": 5,
        "x": 0.5,
        "yes": True,
    }


def read_only() -> np.ndarray[Any, Any]:
    made = np.zeros(4, np.int16)
    made.flags.writeable = False
    return made


def locked_record() -> Any:
    """A record over memory that nobody may write to."""
    return np.frombuffer(bytes(Herd.layout.itemsize), Herd.layout)[0]


WRONG = {
    "another record": ("herd", Fold.blank(), "a writable record Herd, not of type Fold"),
    "no record": ("herd", 3, "a writable record Herd, not 3"),
    "a batch for a record": (
        "herd",
        Herd.batch(1),
        "a writable record Herd, not an array of records of shape (1,)",
    ),
    "another batch": (
        "herds",
        Fold.batch(2),
        "a writable array of Herd with 1 dimension, in one piece, not an array of records",
    ),
    "another width": (
        "cards",
        np.zeros(4, np.int32),
        "a writable array of int16 with 1 dimension, in one piece, "
        "not an array of int32 of shape (4,)",
    ),
    "unsigned": ("cards", np.zeros(4, np.uint16), "array of int16"),
    "other bytes first": ("cards", np.zeros(4, ">i2"), "of another order of bytes"),
    "not aligned": (
        "cards",
        np.zeros(9, np.uint8)[1:].view(np.int16),
        "not an array of int16 of shape (4,), not aligned in memory",
    ),
    "a list": ("cards", [1, 2], "not of type list"),
    "nothing": ("cards", None, "not None"),
    "every second": (
        "cards",
        np.zeros(8, np.int16)[::2],
        "not an array of int16 of shape (4,), not in one piece",
    ),
    "backwards": ("cards", np.zeros(4, np.int16)[::-1], "not in one piece"),
    "read-only": ("cards", read_only(), "not an array of int16 of shape (4,), read-only"),
    "another rank": ("grid", np.zeros(6, np.int16), "with 2 dimensions"),
    "columns first": ("grid", np.zeros((2, 3), np.int16, order="F"), "not in one piece"),
    "single precision": ("weights", np.zeros(2, np.float32), "array of float64"),
    "numbers for flags": ("flags", np.ones(2, np.uint8), "array of bool"),
    "a fraction": ("n", 1.5, "n must be a whole number of 64 bits, not 1.5"),
    "too large": ("n", 1 << 63, "n must be a whole number of 64 bits, not 9223372036854775808"),
    "a word": ("n", "one", "n must be a whole number of 64 bits, not 'one'"),
    "a word for a fraction": ("x", "half", "x must be a number, not 'half'"),
    "a read-only record": (
        "herd",
        locked_record(),
        "a writable record Herd, not a read-only record",
    ),
    "a word for a truth value": ("yes", "no", "yes must be True or False, not 'no'"),
    "nothing for a truth value": ("yes", None, "yes must be True or False, not None"),
    "a fraction for a truth value": ("yes", 0.5, "yes must be True or False, not 0.5"),
    "a number for a truth value": ("yes", 5, "yes must be True or False, not 5"),
}


@pytest.mark.parametrize(("name", "given", "reason"), WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("bound", [False, True], ids=["called", "bound"])
def test_wrong_arguments_are_refused_and_nothing_is_touched(
    name: str, given: Any, reason: str, bound: bool
) -> None:
    right = arguments()
    before = {one: np.copy(buffer).tobytes() for one, buffer in right.items()}
    values = {**right, name: given}.values()
    with pytest.raises(BadArgument) as problem:
        bind(KERNEL, *values) if bound else KERNEL(*values)
    assert str(problem.value).startswith(f"tend: {name} must be ")
    assert reason in str(problem.value)
    assert {one: np.copy(buffer).tobytes() for one, buffer in right.items()} == before


@pytest.mark.parametrize("count", [0, 1, 8, 10])
def test_wrong_counts_are_refused(count: int) -> None:
    given = [*arguments().values(), 1][:count]
    reason = "tend takes herd, herds, cards, grid, weights, flags, n, x, yes; it was called with"
    with pytest.raises(BadArgument, match=rf"{reason} {count}\."):
        KERNEL(*given)
    with pytest.raises(BadArgument, match=rf"{reason} {count}\."):
        bind(KERNEL, *given)


def test_arguments_are_given_in_order() -> None:
    given = arguments()
    bound = bind(KERNEL, *{**given, "n": OPEN}.values())
    for call in (KERNEL, bound):
        with pytest.raises(BadArgument, match=r"called by name\. Machine code takes all arguments"):
            call(*[*given.values()][:8], yes=True)
    assert given["herd"].bulls == 0


@pytest.mark.parametrize("yes", [True, 1, np.True_, np.int16(1)])
def test_truth_values_are_those_of_python_and_numpy(yes: Any) -> None:
    given = arguments()
    assert KERNEL(*{**given, "yes": yes}.values()) == (5, 1.5)
    assert KERNEL(*{**given, "yes": 1 - int(yes)}.values()) == (5, 0.5)


def test_a_record_that_is_only_read_may_be_locked() -> None:
    entry = KernelEntry.of(look)
    kernel = load_library(translate("look", [entry]))[entry.key]
    assert kernel(locked_record()) == 0


def test_right_arguments_are_taken() -> None:
    given = arguments()
    assert KERNEL(*given.values()) == (5, 1.5)
    assert (given["herd"].bulls, given["herds"][0].bulls, given["cards"][0]) == (5, 6, 5)
    given |= {"n": np.int16(7), "x": 1, "yes": np.False_}
    assert KERNEL(*given.values()) == (5, 1.0)
    assert given["herd"].bulls == 7


@pytest.mark.parametrize("kernel", [KERNEL, tend], ids=["native", "interpreted"])
def test_open_numbers_are_given_later(kernel: Any) -> None:
    given = arguments()
    bound = bind(kernel, *{**given, "n": OPEN, "x": OPEN}.values())
    assert bound(3, 2.5) == (5, 3.5)
    assert bound(4, 0.0) == (5, 1.0)
    assert given["herd"].bulls == 4


def test_open_numbers_are_checked_in_each_call() -> None:
    given = arguments()
    bound = bind(KERNEL, *{**given, "n": OPEN}.values())
    with pytest.raises(BadArgument, match=r"tend: n must be a whole number of 64 bits, not 1\.5"):
        bound(1.5)
    with pytest.raises(BadArgument, match=r"it was called with 2\."):
        bound(1, 2)
    assert given["herd"].bulls == 0


def test_only_numbers_can_be_open() -> None:
    with pytest.raises(BadArgument, match="cards must be a writable array of int16"):
        bind(KERNEL, *{**arguments(), "cards": OPEN}.values())


def test_bound_memory_lives_as_long_as_the_call() -> None:
    bound = bind(KERNEL, *{**arguments(), "n": OPEN}.values())
    assert [bound(number)[0] for number in range(100)] == [5] * 100


@pytest.mark.parametrize("kernel", [SPELL, spell], ids=["native", "interpreted"])
def test_a_written_text_is_returned_as_bytes(kernel: Any) -> None:
    bound = bind_text(kernel, OPEN, OPEN, np.zeros(8, np.uint8))
    assert bound(ord("b"), 3) == b"bbb"
    assert bound(ord("c"), 0) == b""
    assert bound(ord("d"), -1) is None
    assert bound(ord("e"), 8) == b"eeeeeeee"


@pytest.mark.parametrize("kernel", [OVERLONG, overlong], ids=["native", "interpreted"])
def test_a_text_longer_than_its_room_is_refused(kernel: Any) -> None:
    bound = bind_text(kernel, OPEN, np.zeros(8, np.uint8))
    assert bound(8) == b"A" + bytes(7)
    with pytest.raises(BadArgument, match="a length of 9, but its last argument has 8 bytes"):
        bound(9)


def test_a_text_is_written_into_the_last_argument() -> None:
    with pytest.raises(BadArgument, match="boast does not write into its last argument"):
        bind_text(BOAST, np.zeros(8, np.uint8), OPEN)
