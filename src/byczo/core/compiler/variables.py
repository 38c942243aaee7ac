"""Where the variables of a rule are declared in C: as close to their use as Python allows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache


@cache
def names_in(node: ast.AST) -> frozenset[str]:
    """All names that are read or given a value here."""
    return frozenset(part.id for part in ast.walk(node) if isinstance(part, ast.Name))


@cache
def targets_of(node: ast.AST) -> frozenset[str]:
    """The variables that get a value here."""
    return frozenset(
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    )


@cache
def declarations(function: ast.FunctionDef) -> tuple[set[str], set[tuple[str, int]]]:
    """Loop variables that a loop may declare; and variables with the id of the statement that may.

    All others are declared at the start of the function.
    """
    loops = _own_loops(function)
    found = {(name, id(where)) for name, where in declared_at(function.body) if name not in loops}
    return loops, found


def _own_loops(function: ast.FunctionDef) -> set[str]:
    """Loop variables that are used nowhere but in the loops that count them."""
    outside = _outside_loops(function.body)
    counted = {
        node.target.id
        for node in ast.walk(function)
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name)
    }
    changed = set[str]()
    for node in ast.walk(function):
        if isinstance(node, ast.For):
            changed |= targets_of(ast.Module(node.body, [])) & names_in(node.target)
    return counted - outside - changed


def _outside_loops(body: list[ast.stmt]) -> set[str]:
    found = set[str]()
    for node in body:
        if isinstance(node, ast.For):
            inner = _outside_loops(node.body) | _outside_loops(node.orelse)
            found |= (inner - names_in(node.target)) | names_in(node.iter)
        elif isinstance(node, ast.If | ast.While):
            found |= names_in(node.test) | _outside_loops(node.body) | _outside_loops(node.orelse)
        else:
            found |= names_in(node)
    return found


def declared_at(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """The variables of a block that can be declared where they first get a value."""
    uses: dict[str, list[ast.stmt]] = {}
    for node in body:
        for name in names_in(node):
            uses.setdefault(name, []).append(node)
    for name, nodes in uses.items():
        first = nodes[0]
        if isinstance(first, ast.Assign | ast.AnnAssign):
            value = first.value
            if name in _plain_targets(first) and value is not None and name not in names_in(value):
                yield name, first
    for node in body:
        if isinstance(node, ast.If | ast.For | ast.While):
            inner = {name for name, nodes in uses.items() if nodes == [node]}
            yield from _declared_within(node, inner)


def _declared_within(
    node: ast.If | ast.For | ast.While, inner: set[str]
) -> Iterator[tuple[str, ast.stmt]]:
    """The same for the blocks of a statement, of variables that nothing else uses."""
    heads = [node.iter, node.target] if isinstance(node, ast.For) else [node.test]
    inner = inner.difference(*(names_in(head) for head in heads))
    blocks = [block for block in (node.body, node.orelse) if block]
    used = [set[str]().union(*(names_in(part) for part in block)) for block in blocks]
    for place, block in enumerate(blocks):
        others = set[str]().union(*(names for i, names in enumerate(used) if i != place))
        for name, where in declared_at(block):
            if name in inner - others:
                yield name, where


def _plain_targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """The variables that an assignment gives a value to, and does not read."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names: list[ast.expr] = []
    for target in targets:
        names += target.elts if isinstance(target, ast.Tuple) else [target]
    found = [part.id for part in names if isinstance(part, ast.Name)]
    plain = {name for name in found if found.count(name) == 1}
    others = set[str]().union(*(names_in(p) for p in names if not isinstance(p, ast.Name)))
    return plain - others


def ends(body: list[ast.stmt]) -> bool:
    """Whether nothing after these statements is ever reached."""
    for node in body:
        if isinstance(node, ast.Return):
            return True
        if isinstance(node, ast.If) and node.orelse and ends(node.body) and ends(node.orelse):
            return True
        if isinstance(node, ast.While) and _forever(node):
            return True
    return False


def _forever(node: ast.While) -> bool:
    always = isinstance(node.test, ast.Constant) and bool(node.test.value)
    return always and not any(_breaks(part) for part in node.body)


def _breaks(node: ast.stmt) -> bool:
    """Whether a statement may leave the loop around it."""
    if isinstance(node, ast.Break):
        return True
    if isinstance(node, ast.If):
        return any(_breaks(part) for part in [*node.body, *node.orelse])
    return False
