from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from byczo.core.compiler.errors import Checked, NotTranslatable
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import NAMES, Engines
from tests.core.compiler.rule_files import Wides, refusal, translated


@rule
def counted(first: int, end: int) -> tuple[int, int, int]:
    up, down, steps = 0, 0, 0
    for i in range(first, end):
        up = up * 10 + i
    for i in range(end, first, -2):
        down = down * 10 + i
    for _ in range(end):
        steps += 1
    return up, down, steps


@rule
def moving_end(n: int) -> int:
    rounds = 0
    for _ in range(n):
        n -= 1
        rounds += 1
    return rounds * 10 + n


@rule
def left_early(cards: Ints) -> int:
    found = 0
    for i in range(cards.shape[0]):
        if cards[i] == 0:
            continue
        if cards[i] < 0:
            break
        found += cards[i]
    while True:
        found += 1
        if found > 20:
            return found


@rule
def marked(cards: Ints, place: int, out: Ints) -> None:
    for i in range(1, cards.shape[0]):
        out[i - 1] = cards[i] == place


@rule
def graded(n: int) -> int:
    if n < 0:
        grade = 0
    elif n < 5:
        grade = 1
    elif n < 10:
        grade = 2
    else:
        grade = 3
    return grade


@rule
def changed(cards: Ints, wides: Wides, n: int) -> int:
    cards[0] += n
    cards[1] -= 2
    cards[2] *= 3
    cards[3] //= 2
    wides[0] <<= 3
    wides[0] |= 1
    n %= 7
    n ^= 5
    a = b = n
    c: int = a + b
    return c


@rule
def bumped(cards: Ints) -> int:
    cards[1] += 1
    return cards[1]


@rule
def effects_once(cards: Ints) -> None:
    cards[cards[1]] = bumped(cards)


@rule
def either(n: int, yes: bool) -> int:
    a, b = (n, 1) if yes else (2, n)
    return a * 10 + b


@rule
def given_at_once(n: int, cards: Ints) -> int:
    a = cards[2] = bumped(cards)
    n = m = n + 1
    cards[n] = n = 3
    a = a = a + m  # noqa: PLW0127, PLW0128
    return n * 100 + m * 10 + a


@rule
def widened(n: int, x: float, yes: bool) -> int:
    m: float = n
    if yes:
        m = x
    return int(m)


@rule
def widened_returns(n: int, x: float, yes: bool) -> tuple[float, int]:
    if yes:
        return x, 0
    return n, 1


@pytest.fixture(scope="module")
def engines() -> Engines:
    return Engines(
        counted,
        moving_end,
        left_early,
        marked,
        graded,
        changed,
        effects_once,
        either,
        given_at_once,
        widened,
        widened_returns,
    )


@pytest.mark.parametrize(("first", "end"), [(0, 4), (2, 5), (3, 3), (5, 2), (-2, 1)])
def test_loops_count_as_in_python(engines: Engines, first: int, end: int) -> None:
    assert engines.result(counted, first, end) == counted(first, end)


def test_a_loop_knows_its_end_before_it_begins(engines: Engines) -> None:
    assert engines.result(moving_end, 6) == 60


def test_loops_can_be_left(engines: Engines) -> None:
    assert engines.result(left_early, np.array([5, 0, 6, -1, 50], np.int16)) == 21


@pytest.mark.parametrize("name", NAMES)
def test_loops_that_compare_element_by_element(engines: Engines, name: str) -> None:
    cards = np.arange(53, dtype=np.int16) % 5
    out = np.full(54, 7, np.int16)
    engines(marked, name)(cards, 3, out)
    assert out.tolist() == [int(card == 3) for card in cards[1:]] + [7, 7]


@pytest.mark.parametrize("n", [-1, 4, 9, 10])
def test_branches(engines: Engines, n: int) -> None:
    assert engines.result(graded, n) == graded(n)


@pytest.mark.parametrize("name", NAMES)
def test_changing_in_place(engines: Engines, name: str) -> None:
    cards, wides = np.array([1, 2, 3, -5], np.int16), np.array([5])
    assert engines(changed, name)(cards, wides, 12) == 0
    assert cards.tolist() == [13, 0, 9, -3]
    assert wides.tolist() == [41]


@pytest.mark.parametrize("name", NAMES)
def test_a_value_is_computed_before_its_place(engines: Engines, name: str) -> None:
    cards = np.zeros(4, np.int16)
    engines(effects_once, name)(cards)
    assert cards.tolist() == [0, 1, 0, 0]


@pytest.mark.parametrize("name", NAMES)
def test_a_value_for_several_is_computed_once(engines: Engines, name: str) -> None:
    cards = np.zeros(4, np.int16)
    assert engines(given_at_once, name)(2, cards) == 334
    assert cards.tolist() == [0, 1, 1, 3]


@pytest.mark.parametrize("function", [widened, widened_returns])
def test_whole_numbers_are_kept_beside_fractions_or_found(engines: Engines, function: Any) -> None:
    """Python keeps each as it is; C has one variable, which holds 53 bits of a whole number."""
    assert engines.result(function, 1 << 53, 0.5, False) == function(1 << 53, 0.5, False)
    assert engines.result(function, 5, 0.5, True) == function(5, 0.5, True)
    with pytest.raises(Checked, match="does not fit: the limit is 9007199254740992"):
        engines(function, "checked")((1 << 60) + 1, 0.5, False)


def test_several_values_by_a_condition(engines: Engines) -> None:
    assert engines.result(either, 5, True) == 51
    assert engines.result(either, 5, False) == 25


REFUSED = {
    "assert step(shorts) > 0": "calls something with effects, but only the checked build asserts",
    "a = b, c = pair(n)": "only a number is given to several at once; one line for each",
    "a = b = np.zeros(4)": "only a number is given to several at once; one line for each",
    "a = b = nothing(n)": "a variable is a number, a record or an array",
    "n + 1": "has no effect",
    "raise TypeError": "rules do not raise; a blank must be fitted with a part",
    "with herd: pass": "rules open nothing; do that around the call of the rule",
    "del n": "rules take no name away; leave the variable alone",
    "import os": "rules import nothing; import at the top of the file",
    "return shorts": "rules return numbers; write into a parameter instead",
    "return herd": "rules return numbers; write into a parameter instead",
    "return n, shorts": "stands where a number must; loop over its elements",
    "a, b = n, n, n": "has not as many values as names",
    "a, b = pair(n), 1, 2": "has not as many values as names",
    "a, b, c = pair(n)": "has not as many values as names",
    "a, b = n": "only a tuple has several values",
    "a, b = (1, 2) if yes else (1, 2, 3)": "has tuples of different length",
    "a, b = (1, 2) if step(shorts) else (2, 3)": "its condition calls something with effects",
    "a = pair(n)": "a variable is a number, a record or an array",
    "a = nothing(n)": "a variable is a number, a record or an array",
    "grid[step(shorts), 0] = 1": "calls something with effects to find the place; use a variable",
    "grid[step(shorts), 0] += 1": "calls something with effects to find the place; use a variable",
    "for a in shorts: pass": "loops count: for … in range(…)",
    "for a, b in range(3): pass": "a loop counts one variable and has no else in rules",
    "for a in range(x): pass": "loops count whole numbers",
    "for a in range(0, 9, n): pass": "the step of a loop is a constant, and not 0",
    "for a in range(0, 9, 0): pass": "the step of a loop is a constant, and not 0",
    "for a in range(*TABLE): pass": "rules spread nothing out; name each value",
}
LONGER = {
    "loop with else": (
        "for i in range(n):  # <-\n    n += i\nelse:\n    n = 1\nreturn n",
        "a loop counts one variable and has no else in rules",
    ),
    "while with else": (
        "while n:  # <-\n    n -= 1\nelse:\n    n = 1\nreturn n",
        "a loop has no else in rules",
    ),
    "different results": (
        "if yes:\n    return singles[0]\nreturn x",
        "returns float, float32 by turns; convert",
    ),
    "number or nothing": (
        "if yes:\n    return\nreturn n",
        "by turns; convert",
    ),
}
BEFORE = """
    @rule
    def pair(n: int) -> tuple[int, int]:
        return n, n

    @rule
    def nothing(n: int) -> None:
        n += 1

    @rule
    def step(cards: Ints) -> int:
        cards[0] += 1
        return cards[0]
"""


@pytest.mark.parametrize(("statement", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, statement: str, reason: str) -> None:
    assert reason in refusal(tmp_path, f"{statement}  # <-\nreturn n", before=BEFORE)


@pytest.mark.parametrize(("body", "reason"), LONGER.values(), ids=LONGER)
def test_refused_as_a_whole(tmp_path: Path, body: str, reason: str) -> None:
    assert reason in refusal(tmp_path, body, before=BEFORE)


def test_a_rule_returns_on_every_way(tmp_path: Path) -> None:
    with pytest.raises(NotTranslatable, match="def kernel: may end without returning a number"):
        translated(tmp_path, "if yes:\n    return n")


def test_a_docstring_and_pass_are_nothing(tmp_path: Path) -> None:
    text = translated(tmp_path, '"""Feed them."""\npass\nreturn n').text
    assert "Feed them. */" in text
    assert "  return n;" in text


def test_assertions_are_for_the_checked_build(tmp_path: Path) -> None:
    assert "ENSURE" not in translated(tmp_path, "assert n > 0\nreturn n").text
