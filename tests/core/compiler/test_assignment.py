from __future__ import annotations

import ast
from textwrap import dedent, indent

import pytest

from byczo.core.compiler.assignment import unassigned


def found(body: str) -> list[str]:
    text = "def kernel(n, m):\n" + indent(dedent(body).strip("\n"), "    ")
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    return [name.id for name in unassigned(function, ["n", "m"])]


CERTAIN = {
    "a parameter": "return n",
    "given before": """
        a = 1
        return a
    """,
    "given in both branches": """
        if n:
            a = 1
        else:
            a = 2
        return a
    """,
    "the other branch returns": """
        if n:
            return 0
        else:
            a = 2
        return a
    """,
    "the other branch goes on": """
        for i in range(n):
            if i:
                continue
            else:
                a = i
            m += a
        return m
    """,
    "a loop counts": """
        for i in range(n):
            m += i
        return m
    """,
    "given before a loop without an end breaks": """
        while True:
            a = n
            if a:
                break
        return a
    """,
    "several at once": """
        a, b = n, m
        return a + b
    """,
    "an element needs the list": """
        a = n
        a[0] = m
        return a
    """,
}
UNCERTAIN = {
    "given in one branch": """
        if n:
            a = 1
        return a
    """,
    "given in a loop that may not run": """
        for i in range(n):
            a = i
        return a
    """,
    "the counter of a loop that may not run": """
        for a in range(n):
            m += a
        return a
    """,
    "given after a break": """
        while True:
            if n:
                break
            a = 1
        return a
    """,
    "given in a loop with a condition": """
        while n:
            n -= 1
            a = 1
        return a
    """,
    "changed before it is given": """
        a += 1
        return n
    """,
    "read on its own right side": """
        a = a + 1
        return n
    """,
    "read in a condition": """
        if a:
            n = 1
        a = 1
        return n
    """,
    "read as the bound of a loop": """
        for i in range(a):
            n = 1
        a = 1
        return n
    """,
    "an element of what is not there": """
        if n:
            a = m
        a[0] = 1
        return n
    """,
}


@pytest.mark.parametrize("body", CERTAIN.values(), ids=CERTAIN)
def test_certain_values(body: str) -> None:
    assert found(body) == []


@pytest.mark.parametrize("body", UNCERTAIN.values(), ids=UNCERTAIN)
def test_uncertain_values(body: str) -> None:
    assert set(found(body)) == {"a"}
