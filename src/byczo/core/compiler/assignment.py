"""Finding variables that a rule may read before they have a value.

Python raises an error there; C would go on with whatever is in memory.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from byczo.core.compiler.variables import targets_of

Known = frozenset[str] | None
"""The variables that have a value for certain at one place; None where nothing ever comes."""


def unassigned(function: ast.FunctionDef, parameters: Iterable[str]) -> Iterator[ast.Name]:
    """The names that are read where they may not have a value yet."""
    search = _Search(targets_of(function))
    search.block(function.body, frozenset(parameters))
    yield from search.found


class _Search:
    """Walks through a rule in the order in which it runs."""

    def __init__(self, variables: frozenset[str]) -> None:
        self.variables = variables
        self.found: list[ast.Name] = []
        self.exits: list[list[Known]] = []  # of the loops around: what is known where they break

    def block(self, body: list[ast.stmt], known: Known) -> Known:
        """What is known after these statements."""
        for node in body:
            if known is None:
                break
            known = self._statement(node, known)
        return known

    def _statement(self, node: ast.stmt, known: frozenset[str]) -> Known:
        match node:
            case ast.If():
                self._read(node.test, known)
                return _either(self.block(node.body, known), self.block(node.orelse, known))
            case ast.While():
                self._read(node.test, known)
                forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
                return self._loop(node.body, known, None if forever else known)
            case ast.For():
                self._read(node.iter, known)
                counted = known | targets_of(node.target)
                self._loop(node.body, counted, known)
                return known
            case ast.Break():
                self.exits[-1].append(known)
                return None
            case ast.Continue():
                return None
            case ast.Return():
                self._read(node, known)
                return None
            case ast.AugAssign():
                self._read(node, known)
                if isinstance(node.target, ast.Name) and node.target.id not in known:
                    self.found.append(node.target)
                return known
            case _:
                self._read(node, known)
                return known | targets_of(node)

    def _loop(self, body: list[ast.stmt], inside: frozenset[str], known: Known) -> Known:
        """What is known after a loop that ends with this if it does not break."""
        self.exits.append([])
        self.block(body, inside)
        for broken in self.exits.pop():
            known = _either(known, broken)
        return known

    def _read(self, node: ast.AST, known: frozenset[str]) -> None:
        unknown = self.variables - known
        names = (part for part in ast.walk(node) if isinstance(part, ast.Name))
        self.found += [n for n in names if isinstance(n.ctx, ast.Load) and n.id in unknown]


def _either(one: Known, other: Known) -> Known:
    """What is known where two ways meet."""
    if one is None or other is None:
        return one if other is None else other
    return one & other
