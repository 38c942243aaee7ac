from __future__ import annotations

import ast
from textwrap import dedent, indent

import numpy as np
import pytest

from byczo.core.compiler.variables import declarations, ends
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import Engines


def function(body: str) -> ast.FunctionDef:
    made = ast.parse("def kernel(n):\n" + indent(dedent(body).strip("\n"), "    ")).body[0]
    assert isinstance(made, ast.FunctionDef)
    return made


def declared(body: str) -> tuple[set[str], set[str]]:
    loops, inline = declarations(function(body))
    return loops, {name for name, _ in inline}


def test_variables_are_declared_where_they_get_their_first_value() -> None:
    assert declared("a = n\nreturn a") == (set(), {"a"})


def test_variables_of_two_branches_are_declared_before() -> None:
    body = """
        if n:
            a = 1
        else:
            a = 2
        return a
    """
    assert declared(body) == (set(), set())


def test_variables_of_one_branch_are_declared_there() -> None:
    body = """
        if n:
            a = 1
            n += a
        return n
    """
    assert declared(body) == (set(), {"a"})


def test_a_variable_that_lives_through_a_loop_is_declared_before_it() -> None:
    body = """
        for i in range(n):
            if i:
                n += a
            a = i
        return n
    """
    assert declared(body) == ({"i"}, set())


def test_counters_belong_to_their_loop_unless_somebody_else_uses_them() -> None:
    assert declared("for i in range(n):\n    n += i\nreturn n")[0] == {"i"}
    assert declared("for i in range(n):\n    n += i\nreturn i")[0] == set()
    assert declared("for i in range(n):\n    i += 1\nreturn n")[0] == set()


@pytest.mark.parametrize(
    ("body", "ended"),
    [
        ("return 1", True),
        ("if n:\n    return 1", False),
        ("if n:\n    return 1\nelse:\n    return 2", True),
        ("while True:\n    n += 1", True),
        ("while True:\n    if n:\n        break", False),
        ("while n:\n    return 1", False),
        ("for i in range(n):\n    return 1", False),
    ],
)
def test_ends(body: str, ended: bool) -> None:
    assert ends(function(body).body) is ended


@rule
def after_loop(count: int) -> int:
    i = 50
    for i in range(count):
        i += 10  # noqa: PLW2901 - what is tested
    return i


@rule
def nested(count: int) -> int:
    total = 0
    for i in range(count):
        for j in range(i):
            total += i * j
        for j in range(2):
            total += j
    return total


@rule
def swapped(a: int, b: int) -> int:
    a, b = b, a
    c, a = a, b + 1
    return a * 100 + b * 10 + c


@rule
def rotated(cards: Ints, i: int) -> int:
    i, cards[i], cards[0] = i + 1, cards[0], cards[i]
    return i


@rule
def parameter_anew(n: int) -> int:
    n = 7
    if n > 3:
        n = 8
    return n


def test_variables_hold_what_python_says() -> None:
    engines = Engines(after_loop, nested, swapped, rotated, parameter_anew)
    assert engines.result(after_loop, 3) == 12
    assert engines.result(after_loop, 0) == 50
    assert engines.result(nested, 4) == 15
    assert engines.result(swapped, 1, 2) == 212
    assert engines.result(parameter_anew, 1) == 8
    for name in ("interpreted", "native", "checked"):
        cards = np.array([1, 2, 3, 4], np.int16)
        assert engines(rotated, name)(cards, 2) == 3
        assert cards.tolist() == [3, 2, 3, 1]
