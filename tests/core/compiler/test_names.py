from __future__ import annotations

import math

import numpy as np
import pytest

from byczo.core.compiler.names import dimension, function_name, safe
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines


@rule
def long(short: int, register: int, py_min: int, slot: int, double__: int) -> int:
    for static in range(short):
        register += static
    union = register + py_min
    return union * slot + double__


@rule
def wool(sheep: int) -> int:
    return sheep * 2


@rule
def shear(whole: int, divisor: int, fail: int, test_names_wool: int) -> int:
    """Has variables with the names of the checks that its operations need."""
    in_bounds = np.zeros(4, np.int64)
    in_bounds[whole] = int(fail / divisor)
    SHORT, root, int16_t = wool(whole), math.sqrt(fail), 1 << whole  # noqa: N806 - as in C
    fitting_sum = SHORT + int16_t + int(root)
    assert fitting_sum > 0
    return int(in_bounds[whole] + fitting_sum // divisor + test_names_wool)


@pytest.mark.parametrize(
    "word", ["int", "slot", "i64", "py_min", "a__b", "restrict", "int16_t", "INLINE", "INT64_C"]
)
def test_names_that_c_needs_itself_are_changed(word: str) -> None:
    assert safe(word) != word
    assert "__" not in safe(word)


def test_other_names_stay() -> None:
    assert safe("row") == "row"


def test_changed_names_stay_apart() -> None:
    names = ("int", "int_", "v_int", "a__b", "a_b", "a_Xb", "v_a_Xb", "py_a__b", "py_a_Xb")
    assert len({safe(name) for name in names}) == len(names)


def test_sizes_and_functions_have_names() -> None:
    assert dimension("row", 0) == "row__0"
    assert function_name("byczo.games.six_nimmt.rules", "act") == "six_nimmt_rules__act"
    assert function_name("__main__", "act") == "main__act"
    assert function_name("test", "<lambda>") == "test__lambda"


def test_a_rule_may_use_words_of_c() -> None:
    assert Engines(long).result(long, 4, 1, 2, 10, 5) == 95


def test_a_rule_may_use_names_that_the_checks_have() -> None:
    assert Engines(shear, wool).result(shear, 2, 3, 9, 100) == 106
