from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from byczo.core.compiler.errors import Checked
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines
from tests.core.compiler.rule_files import (
    Doubles,
    Flags,
    Octets,
    Singles,
    Wides,
    refusal,
    translated,
)

SHORT = np.int16(21)
THIRD = np.float32(1 / 3)


@rule
def divided(a: int, b: int) -> tuple[int, int, float]:
    return a // b, a % b, a / b


@rule
def shifted(a: int, b: int) -> tuple[int, int]:
    return a >> b, a << b


@rule
def bits(a: int, b: int) -> tuple[int, int, int, int]:
    return a & b, a | b, a ^ b, ~a


@rule
def signs(a: int, x: float) -> tuple[int, int, float]:
    return -a, +a, -x


@rule
def compared(a: int, x: float) -> tuple[bool, bool, bool, bool]:
    return a < x, a == x, 0 < a <= 10, not a


@rule
def logic(a: int, b: int) -> bool:
    return (a > 1 and b > 1) or (a > 5 or b == 0)


@rule
def chosen(a: int, b: int, yes: bool) -> int:
    return a if yes else b


@rule
def chosen_or_half(a: int, yes: bool) -> int:
    return int(a if yes else 0.5)


@rule
def chosen_row(one: Ints, other: Ints, yes: bool) -> int:
    row = one if yes else other
    return row[0] * 100 + row.shape[0]


@rule
def narrow(shorts: Ints, octets: Octets) -> int:
    return shorts[0] + octets[0] - SHORT + 5


@rule
def truths(flags: Flags, a: int) -> int:
    return (flags[0] & flags[1]) + (flags[0] | (a > 2)) * 10 + (flags[0] + a) * 100


@rule
def single(singles: Singles, n: int) -> float:
    return singles[0] * 0.1 + THIRD * n - singles[1] / 3


@rule
def mixed(singles: Singles, doubles: Doubles, wides: Wides) -> float:
    return singles[0] * doubles[0] + wides[0]


@pytest.fixture(scope="module")
def engines() -> Engines:
    return Engines(
        divided,
        shifted,
        bits,
        signs,
        compared,
        logic,
        chosen,
        chosen_or_half,
        chosen_row,
        narrow,
        truths,
        single,
        mixed,
    )


@pytest.mark.parametrize(("a", "b"), [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, 5)])
def test_division_rounds_down(engines: Engines, a: int, b: int) -> None:
    assert engines.result(divided, a, b) == (a // b, a % b, a / b)


def test_large_numbers_are_divided_exactly_or_not_at_all(engines: Engines) -> None:
    """A quotient with a fraction is rounded once; the checked build knows where C rounds twice."""
    lowest = 1 - 2**63
    assert engines(divided, "native")(lowest, -1)[:2] == (2**63 - 1, 0)
    with pytest.raises(Checked, match=r"does not fit: the limit is -9007199254740992"):
        engines(divided, "checked")(lowest, -1)


def test_a_whole_number_or_a_fraction(engines: Engines) -> None:
    assert engines.result(chosen_or_half, 1 << 53, True) == 1 << 53
    assert engines.result(chosen_or_half, 1, False) == 0
    with pytest.raises(Checked, match=r"does not fit: the limit is 9007199254740992"):
        engines(chosen_or_half, "checked")((1 << 60) + 1, True)


@pytest.mark.parametrize(("a", "b"), [(5, 0), (5, 3), (-5, 1), (-5, 60), (1, 62)])
def test_shifts(engines: Engines, a: int, b: int) -> None:
    one, other = engines(shifted, "interpreted")(a, b)
    assert engines(shifted, "native")(a, b)[0] == one == a >> b
    if abs(other) < 2**63:
        assert engines.result(shifted, a, b) == (one, other)


@pytest.mark.parametrize(("a", "b"), [(12, 10), (-12, 10), (0, -1), (1 << 40, (1 << 40) - 1)])
def test_bits_and_signs(engines: Engines, a: int, b: int) -> None:
    assert engines.result(bits, a, b) == (a & b, a | b, a ^ b, ~a)
    assert engines.result(signs, a, b / 4) == (-a, a, -b / 4)


@pytest.mark.parametrize("a", [-1, 0, 1, 5, 10, 11])
@pytest.mark.parametrize("x", [-0.5, 0.0, 1.0, 5.5])
def test_comparisons(engines: Engines, a: int, x: float) -> None:
    assert engines.result(compared, a, x) == (a < x, a == x, 0 < a <= 10, not a)


def test_conditions_and_choices(engines: Engines) -> None:
    for a in range(8):
        for b in range(3):
            assert engines.result(logic, a, b) == ((a > 1 and b > 1) or (a > 5 or b == 0))
    assert engines.result(chosen, 3, 4, True) == 3
    assert engines.result(chosen, 3, 4, False) == 4
    one, other = np.array([7], np.int16), np.array([9, 9], np.int16)
    assert engines.result(chosen_row, one, other, True) == 701
    assert engines.result(chosen_row, one, other, False) == 902


def test_narrow_numbers_and_truth_values(engines: Engines) -> None:
    assert engines.result(narrow, np.array([300], np.int16), np.array([255], np.uint8)) == 539
    flags = np.array([True, False])
    assert engines.result(truths, flags, 3) == 410
    assert engines.result(truths, ~flags, 1) == 100


def test_single_precision_stays_single(engines: Engines) -> None:
    singles = np.array([0.3, 0.7], np.float32)
    found = engines.result(single, singles, 5)
    assert found == singles[0] * np.float32(0.1) + THIRD * np.float32(5) - singles[1] / np.float32(
        3
    )
    assert not math.isclose(found, 0.3 * 0.1 + 5 / 3 - 0.7 / 3, rel_tol=1e-12)
    doubles, wides = np.array([0.1]), np.array([1 << 40])
    assert engines.result(mixed, singles, doubles, wides) == float(singles[0]) * 0.1 + (1 << 40)


REFUSED = {
    "n ** 2": "powers are not translated; write a product, or math.sqrt",
    "n << 64": "numbers have 64 bits: shift by 0 to 63",
    "1 << (1 << 62)": "numbers have 64 bits: shift by 0 to 63",
    "n >> -1": "numbers have 64 bits: shift by 0 to 63",
    "n // 0": "divides by zero; divide by what cannot be 0",
    "n % 0": "divides by zero; divide by what cannot be 0",
    "int(x / 0)": "divides by zero; divide by what cannot be 0",
    "5 // 0": "divides by zero; divide by what cannot be 0",
    "int(x // 2)": "only whole numbers; write int(…) first",
    "x & 1": "unsupported operand type(s) for &",
    "shorts[0] + 70000": "70000 does not fit into numpy's type; write int(…)",
    "octets[0] * -1": "-1 does not fit into numpy's type; write int(…)",
    "np.int16(300) * 300": "only rules, min, max, abs",
    "SMALL * 300": "overflow encountered in scalar multiply; write int(…)",
    "flags[0] + flags[1]": "numpy does not count truth values so; write int(…)",
    "-flags[0]": "Python and numpy differ about truth values; write int(…)",
    "~octets[0]": "its bits depend on the type of numpy's; write int(…)",
    "int(1 if yes else singles[0])": "is a number (int) or a number (float32) by turns",
    "(n and 5)": "'and' and 'or' give one of their sides",
    "n is 5": "rules compare numbers: write ==",
    "n in shorts": "rules search with a loop, or compare: a == 1 or a == 2",
    "[n][0]": "rules make no lists; take an array as a parameter",
    "(lambda: n)()": "rules make no functions; write a rule of its own",
    "f'{n}'": "rules know no text; use numbers",
    "n < step(shorts) < 9": "calls in the middle of a comparison; use a variable",
    "int((0.1 if yes else THIRD) * singles[0])": "a number (float) or a number (float32) by",
}
BEFORE = """
    SMALL = np.int16(300)
    THIRD = np.float32(1 / 3)

    @rule
    def step(cards: Ints) -> int:
        cards[0] += 1
        return cards[0]
"""


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize(("expression", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, expression: str, reason: str) -> None:
    assert reason in refusal(tmp_path, f"return {expression}", before=BEFORE)


def test_a_choice_of_arrays_tests_once(tmp_path: Path) -> None:
    body = """
        row = shorts if step(shorts) else grid[0]  # <-
        return row[0]
    """
    reason = "its condition calls something with effects; use a variable"
    assert reason in refusal(tmp_path, body, before=BEFORE)


def test_constants_are_computed_and_named(tmp_path: Path) -> None:
    text = translated(tmp_path, "return n + SMALL // 7", before=BEFORE).text
    assert "n + 42 /* SMALL // 7 */" in text
