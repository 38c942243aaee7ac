from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from byczo.core.compiler.calls import CALLED
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines
from tests.core.compiler.rule_files import Doubles, Grid, Singles, refusal, translated


@rule
def weigh(cows: int, hay: int = 3, water: int = 10) -> int:
    return cows * hay + water


@rule
def by_name(n: int) -> int:
    return weigh(n) * 10000 + weigh(n, water=1, hay=2) * 100 + weigh(n, 4, water=5)


@rule
def extremes(a: int, b: int, x: float) -> tuple[int, int, float, float, int]:
    return min(a, b), max(a, b, 4), min(a, x), max(x, 0.25), abs(a)


@rule
def converted(x: float, n: int) -> tuple[int, float, bool, int, float]:
    return int(x), float(n), bool(n), int(n > 2), abs(x)


@rule
def counted(n: int) -> int:
    return int.bit_count(n)


@rule
def rooted(x: float) -> float:
    return math.sqrt(x)


@rule
def rounded(x: float) -> float:
    return float(np.float32(x))


@rule
def sizes(cards: Ints, grid: Grid) -> tuple[int, int, int, int]:
    return len(cards), grid.shape[1], grid.size, len(grid)


@rule
def least(singles: Singles) -> float:
    return max(min(singles[0], singles[1]), 0.5)


@rule
def pair(a: int) -> tuple[int, float]:
    return a + 1, a / 2


@rule
def unpacked(a: int) -> float:
    b, c = pair(a)
    return b * c


@rule
def count(numbers: Doubles, cards: Ints) -> float:
    return twice(numbers[0]) + twice(cards[0])


@rule
def twice(x: float) -> float:
    return x * 2


@pytest.fixture(scope="module")
def engines() -> Engines:
    return Engines(
        by_name, extremes, converted, counted, rooted, rounded, sizes, least, unpacked, count
    )


def test_arguments_by_name_and_by_default(engines: Engines) -> None:
    assert engines.result(by_name, 1) == 13_03_09


@pytest.mark.parametrize(("a", "b", "x"), [(1, 2, 0.5), (-9, 2, -20.0), (7, 7, 7.0)])
def test_extremes(engines: Engines, a: int, b: int, x: float) -> None:
    wanted = (min(a, b), max(a, b, 4), min(a, x), max(x, 0.25), abs(a))
    assert engines.result(extremes, a, b, x) == wanted


@pytest.mark.parametrize("x", [2.9, -2.9, 0.0, -0.4, 1e15])
def test_conversions_cut_off_towards_zero(engines: Engines, x: float) -> None:
    assert engines.result(converted, x, 3) == (int(x), 3.0, True, 1, abs(x))
    assert engines.result(converted, x, 0)[1:4] == (0.0, False, 0)


@pytest.mark.parametrize("n", [0, 1, 0b1011, -1, -6, (1 << 62) - 1, -(1 << 62)])
def test_bits_are_counted_as_python_counts_them(engines: Engines, n: int) -> None:
    assert engines.result(counted, n) == n.bit_count()


def test_roots_sizes_and_precision(engines: Engines) -> None:
    assert engines.result(rooted, 2.0) == math.sqrt(2)
    assert engines.result(rounded, 0.1) == float(np.float32(0.1))
    assert engines.result(sizes, np.zeros(4, np.int16), np.zeros((2, 3), np.int16)) == (4, 3, 6, 2)
    assert engines.result(least, np.array([0.7, 0.9], np.float32)) == float(np.float32(0.7))


def test_tuples_are_unpacked(engines: Engines) -> None:
    assert engines.result(unpacked, 5) == 15.0


def test_one_rule_serves_numbers_of_different_types(engines: Engines) -> None:
    assert engines.result(count, np.array([0.25]), np.array([3], np.int16)) == 6.5


REFUSED = {
    "print(n)": f"only {CALLED} are called",
    "math.floor(x)": f"only {CALLED} are called",
    "int.bit_length(n)": f"only {CALLED} are called",
    "int.bit_count(shorts[0])": "counts the bits of Python's own integers; write int.bit_count(",
    "plain(n)": "is not a rule; mark it with @rule",
    "n(1)": "a variable is not called: only rules, min, max",
    "np.add(n, 1)": "only rules, min, max, abs",
    "here.weigh(n)": "call a rule by its own name: from … import …",
    "weigh(n, 1, 2)": "weigh takes 2 arguments, one by one",
    "weigh(*TABLE)": "rules spread nothing out; name each value",
    "weigh(n, size=3)": "weigh has no parameter 'size'",
    "weigh()": "weigh needs cows, too",
    "min(n)": "takes two numbers or more here",
    "min(n, singles[0])": "may have different precision",
    "abs(n, 2)": "takes one number here",
    "int(shorts)": "an array of int16 with 1 dimension stands where a number must",
    "len(n)": "takes an array here",
    "max(n, 2, key=abs)": "only rules, min, max, abs",
    "endless(n)": "a rule cannot call itself, not even by way of others; use a loop",
    "there(n)": "a rule cannot call itself, not even by way of others; use a loop",
}
BEFORE = """
    import sys

    here = sys.modules[__name__]

    def plain(n: int) -> int:
        return n

    @rule
    def weigh(cows: int, hay: int = 3) -> int:
        return cows * hay

    @rule
    def endless(n: int) -> int:
        return endless(n - 1)  {}

    @rule
    def there(n: int) -> int:
        return back(n)

    @rule
    def back(n: int) -> int:
        return there(n)  {}
"""


@pytest.mark.parametrize(("expression", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, expression: str, reason: str) -> None:
    marks = ["# <-" if expression.startswith(name) else "" for name in ("endless", "there")]
    assert reason in refusal(tmp_path, f"return {expression}", before=BEFORE.format(*marks))


def test_a_call_passes_the_sizes_of_arrays_on(tmp_path: Path) -> None:
    before = """
        @rule
        def first(cards: Ints) -> int:
            return cards[0] + cards.shape[0]
    """
    text = translated(tmp_path, "return first(herd.pens[1]) + first(shorts)", before=before).text
    assert "first(herd->pens + 1 * 3, 3)" in text
    assert "first(shorts, shorts__0)" in text
