from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.library import translate
from byczo.core.compiler.source import MISSING, source_of
from byczo.core.compiler.spec import KernelEntry
from byczo.core.rule import rule
from tests.core.compiler.rule_files import HEAD, load_rules, refusal


@rule
def graze(hours: int, cows: int = 2) -> int:
    """Hay that is saved.

    Only the first line becomes a comment.
    """
    return hours * cows


def around(hay: int) -> Callable[[int], int]:
    @rule
    def inner(bulls: int) -> int:
        return bulls * hay

    return inner


async def waiting(n: int) -> int:
    return n


LAMBDA: Any = lambda n: n  # noqa: E731


def reason_of(function: Callable[..., Any]) -> str:
    with pytest.raises(NotTranslatable) as problem:
        translate("rules", [KernelEntry.of(function)])
    return str(problem.value)


def test_a_source_knows_where_it_stands() -> None:
    source = source_of(graze)
    assert source.file == __file__
    assert source.place(source.node).startswith(f"{__file__}:")
    assert source.summary == "Hay that is saved."
    assert source.parameters == ["hours", "cows"]
    assert source.defaults == {"cows": 2}


def test_names_outside_of_a_rule_are_its_constants() -> None:
    import ast

    source = source_of(graze)
    assert source.constant(ast.Name("rule")) is rule
    assert source.constant(ast.Name("len")) is len
    assert source.constant(ast.Name("nothing")) is MISSING


def test_variables_of_a_function_around_are_refused() -> None:
    assert "it uses variables of the function around it; pass them in" in reason_of(around(3))


def test_parameters_are_plain(tmp_path: Path) -> None:
    for given in ("*hay: int", "*, hay: int", "hay: int, /", "**hay: int"):
        module = load_rules(
            tmp_path, f"{HEAD}\n\n@rule\ndef kernel({given}) -> int:\n    return 1\n"
        )
        assert "its parameters are not plain; write name: type for each" in reason_of(module.kernel)


def test_a_rule_needs_a_file() -> None:
    world: dict[str, Any] = {"rule": rule, "__name__": "nowhere"}
    exec("@rule\ndef kernel(n: int) -> int:\n    return n\n", world)
    assert "its source cannot be read; put it into a file" in reason_of(world["kernel"])


def test_variables_have_a_value_before_they_are_read(tmp_path: Path) -> None:
    body = """
        if yes:
            hay = 1
        return hay
    """
    assert refusal(tmp_path, body) == ("hay: may be read before it has a value; give it one first")


def test_a_rule_is_a_plain_function() -> None:
    assert "a lambda is no rule; write def, marked with @rule" in reason_of(LAMBDA)
    assert "a rule does not wait; write def without async" in reason_of(waiting)
