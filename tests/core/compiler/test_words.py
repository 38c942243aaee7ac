from __future__ import annotations

import ast
from pathlib import Path

import pytest

from byczo.core.compiler.words import PARTS
from tests.core.compiler.rule_files import refusal, translated

WRITTEN = {
    "a = [1, 2]": "rules make no lists; take an array as a parameter, or make one with np.zeros",
    "a = {1: 2}": "rules make no dictionaries; use an array, or if … elif …",
    "a = {1, 2}": "rules make no sets; mark in an array what is there",
    "a = sum([i for i in range(3)])": "rules know no comprehensions; write a loop",
    "a = sum({i for i in range(3)})": "rules know no comprehensions; write a loop",
    "a = len({i: i for i in range(3)})": "rules know no comprehensions; write a loop",
    "a = sum(i for i in range(3))": "rules know no generators; write a loop",
    "f = lambda: 1": "rules make no functions; write a rule of its own with def",
    "def f(): return 1": "rules make no functions; write it beside this one",
    "async def f(): return 1": "rules make no functions; write it beside this one",
    "class A: pass": "rules make no classes; declare a Record beside the rule",
    "n = 1 + (m := n)": "rules give no value within an expression; assign it in a line before",
    "try: n = 1\nfinally: n = 2": "rules catch no errors; test with if what could go wrong",
    "with herd: pass": "rules open nothing; do that around the call of the rule",
    "yield n": "rules return once; write into a parameter what is found on the way",
    "yield from shorts": "rules return once; write into a parameter",
    "match n:\n    case 1: n = 2": "rules know no match; write if … elif …",
    "global TABLE": "rules keep nothing between calls; use a parameter or a field of a record",
    "del n": "rules take no name away; leave the variable alone",
    "import os": "rules import nothing; import at the top of the file",
    "from os import path": "rules import nothing; import at the top of the file",
    "a = len(f'{n}')": "rules know no text; use numbers, and make words of them outside",
    "a, *b = n, n": "rules spread nothing out; name each value",
    "yes = n in (1, 2)": "rules search with a loop, or compare: a == 1 or a == 2",
    "yes = n not in (1, 2)": "rules search with a loop, or compare: a != 1 and a != 2",
    "yes = n is None": "rules compare numbers: write ==",
    "yes = n is not None": "rules compare numbers: write !=",
    "n = n ** 2": "powers are not translated; write a product, or math.sqrt",
    "n **= 2": "powers are not translated; write a product, or math.sqrt",
    "a = grid @ grid": "matrix products are not translated; write loops over the elements",
}


@pytest.mark.parametrize(("statement", "words"), WRITTEN.items(), ids=WRITTEN)
def test_what_rules_do_without_has_a_word_for_what_to_write(
    tmp_path: Path, statement: str, words: str
) -> None:
    first, *rest = statement.split("\n")
    body = "\n".join([f"{first}  # <-", *rest, "return n"])
    assert words in refusal(tmp_path, body)


def test_every_part_is_tried() -> None:
    """But for those that only an async function or one within another may have."""
    trees = [ast.parse(statement) for statement in WRITTEN]
    tried = {type(part) for tree in trees for part in ast.walk(tree)}
    untried = {kind.__name__ for kind in PARTS if kind not in tried}
    assert untried == {"TryStar", "AsyncWith", "AsyncFor", "Await", "Nonlocal"}


CONSTANTS = {
    "None + 1": "None is no number; use one that nothing else has, such as -1",
    "grid[..., 0]": "'...' is no index; write : for the whole of an array",
    "grid[None]": "None is no number",
    "len('hay')": "rules know no text; use a number for each word",
    "NAMES[0]": "is a dictionary; use an array, or if … elif …",
    "PAIR[0]": "is a tuple, which machine code cannot follow; write np.array(…)",
    "math.floor": "is a function; call it",
    "COMPLEX": "is of type complex; rules know numbers, records and numpy's arrays",
    "pair(n) + 1": "several numbers stand where one must; give each a name: a, b = …",
    "nothing(n) + 1": "what returns nothing stands where a number must; give the rule a result",
}
BEFORE = """
    NAMES = {0: 1}
    PAIR = (1, 2)
    COMPLEX = 1j

    @rule
    def pair(n: int) -> tuple[int, int]:
        return n, n

    @rule
    def nothing(n: int) -> None:
        n += 1
"""


@pytest.mark.parametrize(("value", "words"), CONSTANTS.items(), ids=CONSTANTS)
def test_values_that_rules_do_not_know(tmp_path: Path, value: str, words: str) -> None:
    assert words in refusal(tmp_path, f"return {value}", before=BEFORE)


def test_annotations_and_what_assertions_say_are_no_part_of_it(tmp_path: Path) -> None:
    body = "assert n > 0, f'not {n}'\nm: list[[int]] = n\nreturn m"
    assert translated(tmp_path, body).kernels
