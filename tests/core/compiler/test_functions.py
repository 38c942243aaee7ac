from __future__ import annotations

from pathlib import Path

import numpy as np

from byczo.core.compiler.functions import argument_types, open_dimensions, structure_of
from byczo.core.compiler.types import INT, ArrayType, number
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines
from tests.core.compiler.rule_files import Doubles, translated


@rule
def grown(n: int) -> int:
    return n + 32767


@rule
def grown_short(cards: Ints) -> int:
    return grown(int(cards[0])) + grown(1)


@rule
def scaled(x: float) -> float:
    total = 0
    for _ in range(3):
        total += x  # type: ignore[assignment] # that the type widens is what is tested
    return total


@rule
def summed(numbers: Doubles) -> float:
    return scaled(numbers[0])


def test_sizes_of_arrays_are_passed_as_numbers() -> None:
    assert argument_types((ArrayType("i2", (3,)), INT)) == (ArrayType("i2", (None,)), INT)
    assert open_dimensions("row", ArrayType("i2", (None, 4))) == ["row__0"]
    assert open_dimensions("n", INT) == []
    assert structure_of((INT,)) == structure_of((number("i2"),))


def test_a_variable_becomes_what_it_is_given_later() -> None:
    engines = Engines(grown_short, summed)
    assert engines.result(grown_short, np.array([5], np.int16)) == 32772 + 32768
    assert engines.result(summed, np.array([0.25])) == 0.75


def test_a_rule_is_translated_once_for_all_whole_numbers(tmp_path: Path) -> None:
    before = """
        @rule
        def twice(n: int) -> int:
            return n * 2
    """
    body = "return twice(n) + twice(shorts[0]) + twice(octets[0]) + int(twice(x))"
    text = translated(tmp_path, body, before=before).text
    assert text.count("INLINE i64 rules_") - text.count("kernel(") >= 0
    assert "_twice(i64 n)" in text
    assert "_twice_2(f64 n)" in text
    assert "_twice_3(" not in text


def test_each_rule_says_where_it_comes_from(tmp_path: Path) -> None:
    library = translated(tmp_path, '"""Count the bulls."""\nreturn herd.bulls')
    name, file = next(iter(library.functions.items()))
    assert file.startswith(str(tmp_path))
    line = 1 + Path(file).read_text(encoding="utf-8").splitlines().index("@rule")
    comment = f"/* {Path(file).name}:{line + 1}  Count the bulls. */"
    assert f"{comment}\nSHORT INLINE i64 {name}(" in library.text
