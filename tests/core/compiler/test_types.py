from __future__ import annotations

import pytest

from byczo.core.compiler.kinds import Mixed
from byczo.core.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NOTHING,
    ArrayType,
    RecordType,
    TupleType,
    Value,
    c_type,
    declared,
    describe,
    join,
    memory_of,
    number,
    structure,
    tuple_name,
)
from tests.core.compiler.rule_files import Herd

HERD = RecordType(Herd, "Herd")
LIST = ArrayType("i2", (3,))
PAIR = TupleType((INT, FLOAT))


def test_a_variable_may_be_of_either_type() -> None:
    assert join(None, INT) == INT
    assert join(INT, number("i2")) == number("int", "i2")
    assert join(LIST, ArrayType("i2", (4,))) == ArrayType("i2", (None,))
    assert join(PAIR, TupleType((BOOL, FLOAT))) == TupleType((number("int", "bool"), FLOAT))


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (INT, LIST, "a number (int) and an array of int16 with 1 dimension"),
        (LIST, ArrayType("i8", (3,)), "an array of int16 with 1 dimension and an array of int64"),
        (HERD, LIST, "a record Herd and an array of int16"),
        (PAIR, TupleType((INT,)), "a tuple of 2 and a tuple of 1"),
        (NOTHING, INT, "nothing and a number"),
    ],
)
def test_types_that_no_variable_can_be_of_at_once(one: object, other: object, words: str) -> None:
    with pytest.raises(Mixed) as problem:
        join(one, other)  # type: ignore[arg-type]
    assert words in str(problem.value)


def test_types_have_names_in_c() -> None:
    assert [c_type(kind) for kind in (INT, FLOAT, number("f4"), BOOL, NOTHING)] == [
        "i64",
        "f64",
        "f32",
        "i64",
        "void",
    ]
    assert declared(HERD, "herd") == "struct Herd *herd"
    assert declared(ArrayType("u1", (None,)), "masks") == "uint8_t *masks"
    assert c_type(PAIR) == f"struct {tuple_name(PAIR)}" == "struct i64_f64"


def test_one_translation_serves_all_whole_numbers() -> None:
    assert structure(INT) == structure(number("i2")) != structure(FLOAT)
    assert structure(LIST) != structure(ArrayType("i2", (None,)))


def test_memory_is_known_by_what_lies_in_it() -> None:
    assert memory_of(HERD) == {"i2", "i4"}
    assert memory_of(ArrayType(HERD, (None,))) == {"i2", "i4"}
    assert memory_of(ArrayType("f8", (2,))) == {"f8"}
    assert memory_of(INT) == frozenset()


def test_records_and_arrays_are_described_in_words() -> None:
    assert describe(ArrayType(HERD, (None,))) == "an array of Herd with 1 dimension"
    assert describe(number("i2", "int")) == "a number (int, int16)"


def test_values_are_written_as_operands() -> None:
    total = Value("a + b", INT, whole=False)
    assert total.closed == "(a + b)"
    assert Value("row[0]", number("i2"), small=True).wide == "(i64)row[0]"
    assert total.cast("f64") == "(f64)(a + b)"
    assert total.cast("i64") == "(a + b)"


def test_a_value_remembers_what_computing_it_reads_and_writes() -> None:
    call = Value("f(a)", INT, reads=frozenset({"i2"}), writes=frozenset({"i4"}))
    both = Value("x", INT).after(call)
    assert (both.reads, both.writes) == (frozenset({"i2"}), frozenset({"i4"}))
