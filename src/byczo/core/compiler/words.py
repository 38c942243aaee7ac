"""What is not part of the language of rules, in the words of Python, and what to write instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from byczo.core.compiler.types import ArrayType, RecordType, TupleType, Type, describe

PARTS: dict[type[ast.AST], str] = {
    ast.List: "rules make no lists; take an array as a parameter, or make one with np.zeros",
    ast.Dict: "rules make no dictionaries; use an array, or if … elif …",
    ast.Set: "rules make no sets; mark in an array what is there",
    ast.ListComp: "rules know no comprehensions; write a loop",
    ast.SetComp: "rules know no comprehensions; write a loop",
    ast.DictComp: "rules know no comprehensions; write a loop",
    ast.GeneratorExp: "rules know no generators; write a loop",
    ast.Lambda: "rules make no functions; write a rule of its own with def",
    ast.FunctionDef: "rules make no functions; write it beside this one, marked with @rule",
    ast.AsyncFunctionDef: "rules make no functions; write it beside this one, marked with @rule",
    ast.ClassDef: "rules make no classes; declare a Record beside the rule",
    ast.NamedExpr: "rules give no value within an expression; assign it in a line before",
    ast.Try: "rules catch no errors; test with if what could go wrong",
    ast.TryStar: "rules catch no errors; test with if what could go wrong",
    ast.With: "rules open nothing; do that around the call of the rule",
    ast.AsyncWith: "rules open nothing; do that around the call of the rule",
    ast.AsyncFor: "rules do not wait; loops count: for … in range(…)",
    ast.Await: "rules do not wait; hand in what is waited for",
    ast.Yield: "rules return once; write into a parameter what is found on the way",
    ast.YieldFrom: "rules return once; write into a parameter what is found on the way",
    ast.Match: "rules know no match; write if … elif …",
    ast.Global: "rules keep nothing between calls; use a parameter or a field of a record",
    ast.Nonlocal: "rules keep nothing between calls; use a parameter or a field of a record",
    ast.Delete: "rules take no name away; leave the variable alone",
    ast.Import: "rules import nothing; import at the top of the file",
    ast.ImportFrom: "rules import nothing; import at the top of the file",
    ast.JoinedStr: "rules know no text; use numbers, and make words of them outside",
    ast.Starred: "rules spread nothing out; name each value",
    ast.In: "rules search with a loop, or compare: a == 1 or a == 2",
    ast.NotIn: "rules search with a loop, or compare: a != 1 and a != 2",
    ast.Is: "rules compare numbers: write ==",
    ast.IsNot: "rules compare numbers: write !=",
    ast.Pow: "powers are not translated; write a product, or math.sqrt",
    ast.MatMult: "matrix products are not translated; write loops over the elements",
}
"""Each part of Python that rules do without, and what they say instead."""

CONSTANTS: dict[type, str] = {
    type(None): "None is no number; use one that nothing else has, such as -1",
    type(...): "'...' is no index; write : for the whole of an array",
    str: "rules know no text; use a number for each word",
    bytes: "rules know no text; use a number for each word",
    list: "is a list, which machine code cannot follow; write np.array(…)",
    tuple: "is a tuple, which machine code cannot follow; write np.array(…)",
    dict: "is a dictionary; use an array, or if … elif …",
    set: "is a set; use an array of marks",
}
"""The same for values that a name stands for."""


def unknown_parts(body: list[ast.stmt]) -> Iterator[tuple[ast.AST, str]]:
    """All that rules do without, with what to write; no annotations, nor what assertions say."""
    for node in body:
        for part in _read(node):
            if type(part) in PARTS:
                yield part, PARTS[type(part)]
            signs = getattr(part, "ops", [getattr(part, "op", None)])
            yield from ((part, PARTS[type(sign)]) for sign in signs if type(sign) in PARTS)


def _read(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Raise):
        return  # refused as a whole
    yield node
    for name, value in ast.iter_fields(node):
        if (type(node), name) in {(ast.AnnAssign, "annotation"), (ast.Assert, "msg")}:
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield from _read(part)


def constant_words(known: Any) -> str:
    """Why a value cannot be a constant of a rule."""
    if callable(known):
        return "is a function; call it"
    return CONSTANTS.get(
        type(known),
        f"is of type {type(known).__name__}; rules know numbers, records and numpy's arrays",
    )


def number_words(kind: Type) -> str:
    """Why a value is not a number, and how to come to one."""
    match kind:
        case ArrayType():
            return f"{describe(kind)} stands where a number must; loop over its elements"
        case RecordType():
            return f"{describe(kind)} stands where a number must; name a field"
        case TupleType():
            return "several numbers stand where one must; give each a name: a, b = …"
        case _:
            return "what returns nothing stands where a number must; give the rule a result"
