from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines
from tests.core.compiler.rule_files import refusal

SIZE = 4


@rule
def reversed_digits(n: int) -> int:
    digits = np.zeros((2, SIZE), np.int16)
    shares = np.empty(SIZE)
    for i in range(SIZE):
        digits[1, i] = n % 10
        shares[i] = n / 2
        n //= 10
    return number_of(digits[1]) * 10 + int(digits[0, 0]) + int(shares[3] * 2)


@rule
def number_of(digits: Ints) -> int:
    number = 0
    for i in range(digits.shape[0]):
        number = number * 10 + int(digits[i])
    return number


def test_a_rule_makes_arrays_for_itself() -> None:
    engines = Engines(reversed_digits)
    assert engines.result(reversed_digits, 1234) == 43211
    assert engines.result(reversed_digits, 1234) == 43211  # zeros again in the next call


REFUSED = {
    "room = np.zeros(n)": "must have a size that is a constant",
    "room = np.zeros(0)": "must have a size that is a constant",
    "room = np.zeros(100000)": "is larger than 65536 bytes; take it as a parameter",
    "room = np.zeros(4, np.complex128)": "must be of a type such as np.int16, np.int64 or",
    "room = np.zeros(4, order='F')": "takes a shape and a type of numpy's",
    "shorts[0] = np.zeros(4)": "an array that a rule makes has one name, given once",
    "n = np.zeros(4); n = np.zeros(4)": "an array that a rule makes has one name, given once",
    "room = np.ones(4)": "is not a rule; mark it with @rule",
}


@pytest.mark.parametrize(("statement", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, statement: str, reason: str) -> None:
    body = f"{statement.replace('; ', '  # <-' + chr(10))}  # <-\nreturn 1"
    assert reason in refusal(tmp_path, body)
