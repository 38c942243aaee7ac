from __future__ import annotations

import operator

import numpy as np
import pytest

from byczo.core.compiler.kinds import (
    F32,
    F64,
    I64,
    SAMPLES,
    Kinds,
    Mixed,
    bounds_of,
    kind_of,
    representation,
    result_kinds,
)


def kinds(*names: str) -> Kinds:
    return frozenset(names)


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (True, "bool"),
        (7, "int"),
        (0.5, "exact"),
        (0.1, "float"),
        (1e300, "float"),
        (np.int16(3), "i2"),
        (np.uint8(3), "u1"),
        (np.float32(3), "f4"),
        (np.True_, "b1"),
    ],
)
def test_numbers_have_kinds(number: object, kind: str) -> None:
    assert kind_of(number) == kind


@pytest.mark.parametrize(
    ("operation", "one", "other", "result"),
    [
        (operator.add, "i2", "int", "i2"),  # numpy's scalars stay narrow beside Python's numbers
        (operator.add, "i2", "i8", "i8"),
        (operator.add, "bool", "bool", "int"),
        (operator.add, "u1", "i1", "i2"),
        (operator.truediv, "int", "int", "float"),
        (operator.mul, "f4", "float", "f4"),
        (operator.mul, "f4", "i2", "f4"),
        (operator.mul, "f4", "i4", "f8"),  # single precision does not hold all of 32 bits
        (operator.lt, "int", "i2", "b1"),
        (operator.lt, "int", "float", "bool"),
    ],
)
def test_kinds_combine_as_in_python_and_numpy(
    operation: object, one: str, other: str, result: str
) -> None:
    assert callable(operation)
    assert result_kinds(operation, kinds(one), kinds(other)) == {result}


def test_every_pair_of_kinds_gives_what_python_gives() -> None:
    for one, a in SAMPLES.items():
        for other, b in SAMPLES.items():
            found = result_kinds(operator.add, kinds(one), kinds(other))
            assert type(SAMPLES[next(iter(found))]) is type(a + b)


def test_what_may_be_of_several_kinds_may_give_several() -> None:
    assert result_kinds(operator.add, kinds("int", "i2"), kinds("int")) == {"int", "i2"}


def test_an_operation_that_some_kind_lacks_is_told() -> None:
    with pytest.raises(TypeError):
        result_kinds(operator.and_, kinds("int", "float"), kinds("int"))


def test_a_sample_that_overflows_is_no_warning() -> None:
    assert result_kinds(operator.neg, kinds("u1")) == {"u1"}


def test_kinds_have_a_type_of_c() -> None:
    assert representation(kinds("int", "i2", "bool")) == I64
    assert representation(kinds("int", "float")) == F64
    assert representation(kinds("f4", "exact")) == F32
    with pytest.raises(Mixed, match="float, float32"):
        representation(kinds("f4", "float"))


def test_bounds_are_those_of_the_narrowest_kind() -> None:
    assert bounds_of(kinds("int", "i8")) is None
    assert bounds_of(kinds("int", "i2")) == (-32768, 32767)
    assert bounds_of(kinds("i2", "u1")) == (0, 255)
