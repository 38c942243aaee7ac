"""What a rule does for certain, whatever it is given: a bound that it breaks then is visible."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from byczo.core.compiler.variables import names_in, targets_of

LEAVING = (ast.Break, ast.Continue, ast.Return)


def in_every_round(loop: ast.For) -> Iterator[ast.Name]:
    """Where a loop reads its counter in each of its rounds; nothing, if it may be left early."""
    assert isinstance(loop.target, ast.Name)
    counter = loop.target.id
    parts = [part for node in loop.body for part in ast.walk(node)]
    if any(isinstance(part, LEAVING) for part in parts):
        return
    for node in loop.body:
        if counter in targets_of(node):
            return
        if not isinstance(node, ast.If | ast.While | ast.For):
            yield from (name for name in _names(node) if name.id == counter)


def _names(node: ast.AST) -> Iterator[ast.Name]:
    """The names that are read whenever this runs: not those behind a condition."""
    match node:
        case ast.Name():
            yield node
            return
        case ast.IfExp():
            parts: list[ast.AST] = [node.test]
        case ast.BoolOp():
            parts = [node.values[0]]
        case ast.Compare():
            parts = [node.left, node.comparators[0]]
        case ast.Assert():
            parts = []
        case _:
            parts = list(ast.iter_child_nodes(node))
    for part in parts:
        yield from _names(part)


def read_before_filled(
    rule: ast.FunctionDef, made: ast.stmt, name: str, rank: int
) -> ast.AST | None:
    """Where an array is read though nothing can have been written to it since it was made."""
    for node in _after(rule, made):
        if name not in names_in(node):
            continue
        uses = [part for part in ast.walk(node) if isinstance(part, ast.Subscript)]
        read = [part for part in uses if _is_element(part, name, rank)]
        changed = isinstance(node, ast.AugAssign) and _is_element(node.target, name, rank)
        elements = {id(part.value) for part in read if changed or isinstance(part.ctx, ast.Load)}
        others = {
            id(part)
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and part.id == name and id(part) not in elements
        }
        stores = {id(part.value) for part in read if isinstance(part.ctx, ast.Store)}
        simple = not isinstance(node, ast.If | ast.While | ast.For)
        if elements and others <= (stores if simple else set()):
            return node
        return None
    return None


def _after(rule: ast.FunctionDef, made: ast.stmt) -> list[ast.stmt]:
    """The statements behind one in its own block."""
    for part in ast.walk(rule):
        for body in (getattr(part, "body", None), getattr(part, "orelse", None)):
            if isinstance(body, list) and made in body:
                return body[body.index(made) + 1 :]
    return []


def _is_element(node: ast.AST, name: str, rank: int) -> bool:
    """Whether this is one element of the array, not a row or a part of it."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
        return False
    indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    plain = not any(isinstance(index, ast.Slice) for index in indices)
    return node.value.id == name and plain and len(indices) == rank
