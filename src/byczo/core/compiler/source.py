"""The text of a rule: its syntax tree, and where each piece of it stands."""

from __future__ import annotations

import ast
import linecache
from functools import cache
from inspect import CO_COROUTINE
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from byczo.core.compiler.assignment import unassigned
from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.words import unknown_parts

MISSING = object()


@cache
def _functions_in(file: str) -> dict[int, ast.FunctionDef]:
    """All functions of a file by their first line, decorators included."""
    tree = ast.parse("".join(linecache.getlines(file)))  # written rules have no file
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(d.lineno for d in node.decorator_list)])] = node
    return found


class RuleSource:
    """A rule as it is written."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        code = function.__code__
        self.file = code.co_filename
        self.short_file = function.__module__.replace(".", "/") + ".py"
        self.node = self._read(code.co_firstlineno)
        if function.__closure__:
            self.refuse(self.node, "it uses variables of the function around it; pass them in")
        arguments = self.node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            self.refuse(self.node, "its parameters are not plain; write name: type for each")
        self.parameters = [argument.arg for argument in arguments.args]
        for part, words in unknown_parts(self.node.body):
            self.refuse(part, words)
        for name in unassigned(self.node, self.parameters):
            self.refuse(name, "may be read before it has a value; give it one first")
        self.defaults = dict(
            zip(self.parameters[::-1], (function.__defaults__ or ())[::-1], strict=False)
        )

    def _read(self, line: int) -> ast.FunctionDef:
        try:
            return _functions_in(self.file)[line]
        except (OSError, KeyError):
            name, why = self.function.__qualname__, "its source cannot be read; put it into a file"
            if self.function.__name__ == "<lambda>":
                why = "a lambda is no rule; write def, marked with @rule"
            if self.function.__code__.co_flags & CO_COROUTINE:
                why = "a rule does not wait; write def without async"
            raise NotTranslatable(f"{self.file}:{line}", name, why) from None

    def place(self, node: ast.AST) -> str:
        """File and line."""
        return f"{self.file}:{self.line(node)}"

    def line(self, node: ast.AST) -> int:
        """The line in the file."""
        return int(getattr(node, "lineno", self.node.lineno))

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        """Say that something cannot be translated, and what to write instead."""
        text = f"def {node.name}" if isinstance(node, ast.FunctionDef) else ast.unparse(node)
        raise NotTranslatable(self.place(node), text.splitlines()[0], why)

    def constant(self, node: ast.expr) -> Any:
        """What a name outside of the function stands for, or MISSING."""
        if isinstance(node, ast.Name):
            world = self.function.__globals__
            builtin = world["__builtins__"]
            builtins = vars(builtin) if isinstance(builtin, ModuleType) else builtin
            return world.get(node.id, builtins.get(node.id, MISSING))
        if isinstance(node, ast.Attribute):
            owner = self.constant(node.value)
            if isinstance(owner, ModuleType) or owner is int:
                return getattr(owner, node.attr, MISSING)
        return MISSING

    @property
    def summary(self) -> str:
        """The first line of its docstring."""
        return (ast.get_docstring(self.node) or "").split("\n")[0]


@cache
def source_of(function: FunctionType) -> RuleSource:
    """The source of a rule."""
    return RuleSource(function)
