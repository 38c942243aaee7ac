"""Statements of a rule in C."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable

from byczo.core.compiler.certain import in_every_round, read_before_filled
from byczo.core.compiler.expressions import OPERATIONS, Expressions
from byczo.core.compiler.kinds import I64, Mixed
from byczo.core.compiler.names import dimension, safe
from byczo.core.compiler.scope import Scope
from byczo.core.compiler.scratch import is_scratch, scratch_of
from byczo.core.compiler.stores import copy, fill, store
from byczo.core.compiler.types import (
    INT,
    NOTHING,
    ArrayType,
    Number,
    RecordType,
    TupleType,
    Type,
    Value,
    c_type,
    declared,
    join,
)
from byczo.core.compiler.variables import declarations, names_in, targets_of

PLAIN_SIGNS = {"+", "-", "*", "&", "|", "^"}

VECTORISE = '_Pragma("clang loop vectorize(enable)")'
"""Before a loop that marks what lies where, which is as long as a pack of cards."""


class Statements:
    """Translates the body of one rule, statement by statement."""

    def __init__(self, scope: Scope, result: Type | None) -> None:
        self.scope = scope
        self.result = result
        self.expressions = Expressions(scope)
        self.lines: list[str] = []
        self.scratch: dict[str, str] = {}
        self.depth = 1
        self.temporaries = 0
        self.loops, self.inline = declarations(scope.source.node)
        self.loops -= set(scope.parameters)
        self.inline = {(name, at) for name, at in self.inline if name not in scope.parameters}
        self.declared = {name for name, _ in self.inline} | self.loops | set(scope.parameters)

    def put(self, text: str) -> None:
        """Write a line."""
        self.lines.append("  " * self.depth + text)

    def block(self, body: list[ast.stmt]) -> None:
        """Write the statements between a pair of braces."""
        self.depth += 1
        for node in body:
            self.statement(node)
        self.depth -= 1

    def statement(self, node: ast.stmt) -> None:
        """Write one statement."""
        match node:
            case ast.Expr():
                self._expression(node)
            case ast.Return():
                self._return(node)
            case ast.Assign():
                self._assign_all(node)
            case ast.AnnAssign():
                if node.value is not None:
                    self._assign(node, node.target, node.value)
            case ast.AugAssign():
                self._change(node)
            case ast.If():
                self._if(node)
            case ast.While():
                self._while(node)
            case ast.For():
                self._for(node)
            case ast.Break():
                self.put("break;")
            case ast.Continue():
                self.put("continue;")
            case ast.Pass():
                pass
            case ast.Assert():
                self._assert(node)
            case ast.Raise():
                self.scope.refuse(node, "rules do not raise; a blank must be fitted with a part")
            case _:
                self.scope.refuse(node, "is not part of the language of rules; write if and loops")

    def _expression(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # the docstring
        if not isinstance(node.value, ast.Call):
            self.scope.refuse(node, "has no effect; give it a name, or leave it out")
        self.put(f"{self.expressions.value(node.value).c};")

    def _assert(self, node: ast.Assert) -> None:
        test = self.expressions.truth(node.test)
        if test.writes:
            self.scope.refuse(
                node,
                "calls something with effects, but only the checked build asserts; call before",
            )
        if self.scope.file.checked:
            self.put(f"ENSURE({test.c}, {self.scope.source.line(node)});")

    # --- Returning ---

    def _return(self, node: ast.Return) -> None:
        if node.value is None or (
            isinstance(node.value, ast.Constant) and node.value.value is None
        ):
            self._learn_result(node, NOTHING)
            self.put("return;")
            return
        if isinstance(node.value, ast.Tuple):
            values = [self.expressions.value(item) for item in node.value.elts]
            self.scope.together(node, *values)
            kinds = tuple(self.scope.number(node, value) for value in values)
            self._learn_result(node, TupleType(kinds))
            assert isinstance(self.result, TupleType)
            pairs = zip(values, self.result.items, strict=True)
            items = ", ".join(self.scope.widened(node, *pair).c for pair in pairs)
            self.put(f"return ({c_type(self.result)}){{{items}}};")
            return
        value = self.expressions.value(node.value)
        if isinstance(value.type, ArrayType | RecordType):
            self.scope.refuse(node, "rules return numbers; write into a parameter instead")
        self._learn_result(node, value.type)
        if isinstance(self.result, Number):
            same = value.type == self.result
            given = value if same else self.scope.widened(node, value, self.result)
            self.put(f"return {value.c if same else given.cast(self.result.c)};")
        else:
            self.put(f"return {value.c};")

    def _learn_result(self, node: ast.AST, kind: Type) -> None:
        try:
            self.result = join(self.result, kind)
        except Mixed as problem:
            self.scope.refuse(node, f"returns {problem} by turns; convert")

    # --- Assigning ---

    def _assign_all(self, node: ast.Assign) -> None:
        """``a = b[0] = value``: it is computed once, then given to one after the other."""
        if len(node.targets) == 1:
            self._assign(node, node.targets[0], node.value)
            return
        several = [*node.targets, node.value]
        if any(isinstance(one, ast.Tuple) for one in several) or is_scratch(self.scope, node.value):
            self.scope.refuse(node, "only a number is given to several at once; one line for each")
        value = self._hold(node.value)
        for target in node.targets:
            self._give(node, target, value)

    def _assign(self, node: ast.stmt, target: ast.expr, source: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            self._assign_each(node, target, source)
        elif is_scratch(self.scope, source):
            self._make_scratch(node, target, source)
        else:
            self._give(node, target, self.expressions.value(source))

    def _make_scratch(self, node: ast.stmt, target: ast.expr, source: ast.expr) -> None:
        if not isinstance(target, ast.Name) or self._times_assigned(target.id) != 1:
            self.scope.refuse(node, "an array that a rule makes has one name, given once")
        assert isinstance(source, ast.Call)
        kind, zeros = scratch_of(self.scope, source, self.expressions.value)
        early = read_before_filled(self.scope.source.node, node, target.id, len(kind.shape))
        if early is not None and not zeros:
            self.scope.refuse(early, f"reads {target.id} before it is filled; write np.zeros")
        name = safe(target.id)
        made = Value(name, kind, tuple(map(str, kind.shape)), roots=frozenset({f"scratch {name}"}))
        self.scope.learn(node, target.id, made)
        self.scratch[target.id] = f"{kind.c_element} {name}[{kind.size}];"
        if zeros:
            self.put(f"__builtin_memset({name}, 0, sizeof {name});")

    def _times_assigned(self, name: str) -> int:
        stores = (
            part
            for part in ast.walk(self.scope.source.node)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        )
        return sum(part.id == name for part in stores)

    def _assign_each(self, node: ast.stmt, target: ast.Tuple, source: ast.expr) -> None:
        if isinstance(source, ast.IfExp) and isinstance(source.body, ast.Tuple):
            source = self._spread(source)
        if isinstance(source, ast.Tuple):
            if len(source.elts) != len(target.elts):
                self.scope.refuse(node, "has not as many values as names")
            if self._apart(target, source):
                for one, item in zip(target.elts, source.elts, strict=True):
                    self._assign(node, one, item)
                return
            held = [self._hold(item) for item in source.elts]
        else:
            held = self._unpack(node, self.expressions.value(source))
        if len(held) != len(target.elts):
            self.scope.refuse(node, "has not as many values as names")
        for one, value in zip(target.elts, held, strict=True):
            self._give(node, one, value)

    def _spread(self, source: ast.IfExp) -> ast.Tuple:
        """``(a, b) if test else (c, d)`` as ``(a if test else c, b if test else d)``."""
        assert isinstance(source.body, ast.Tuple)
        other = source.orelse
        if not isinstance(other, ast.Tuple) or len(other.elts) != len(source.body.elts):
            self.scope.refuse(source, "has tuples of different length")
        if self.expressions.truth(source.test).writes:
            self.scope.refuse(source, "its condition calls something with effects")
        pairs = zip(source.body.elts, other.elts, strict=True)
        items: list[ast.expr] = [
            ast.copy_location(ast.IfExp(source.test, a, b), source) for a, b in pairs
        ]
        return ast.copy_location(ast.Tuple(items, ast.Load()), source)

    @staticmethod
    def _apart(target: ast.Tuple, source: ast.Tuple) -> bool:
        """Whether no value is computed from what the same statement assigns before it."""
        if not all(isinstance(one, ast.Name) for one in target.elts):
            return False
        given: set[str] = set()
        for one, item in zip(target.elts, source.elts, strict=True):
            if names_in(item) & given or any(isinstance(p, ast.Call) for p in ast.walk(item)):
                return False
            given |= names_in(one)
        return True

    def _hold(self, item: ast.expr) -> Value:
        """Compute a value now, for later."""
        value = self.expressions.value(item)
        return value if value.constant is not None else self._held(value)

    def _held(self, value: Value) -> Value:
        if value.type == NOTHING:
            return value
        name = self._temporary()
        self.put(f"{declared(value.type, name)} = {value.c};")
        return Value(name, value.type, value.dims, roots=value.roots)

    def _unpack(self, node: ast.stmt, value: Value) -> list[Value]:
        if not isinstance(value.type, TupleType):
            self.scope.refuse(node, "only a tuple has several values")
        name = self._temporary()
        self.put(f"{declared(value.type, name)} = {value.c};")
        return [Value(f"{name}.{n}", kind) for n, kind in _named(value.type)]

    def _temporary(self) -> str:
        self.temporaries += 1
        return f"held__v{self.temporaries}"

    def _give(self, node: ast.stmt, target: ast.expr, value: Value) -> None:
        """Give a variable, an element or a field its value."""
        if isinstance(target, ast.Name):
            self._give_name(node, target.id, value)
            return
        filling = isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice)
        if value.writes or (filling and value.constant is None):  # Python computes it first
            value = self._held(value)
        place = self.expressions.value(target)
        if place.writes:
            self.scope.refuse(
                node, "calls something with effects to find the place; use a variable"
            )
        self.scope.wrote(node, place)
        self.put(self._putting(place, value)(self.scope, node, place, value))

    @staticmethod
    def _putting(place: Value, value: Value) -> Callable[..., str]:
        if not isinstance(place.type, ArrayType):
            return store
        return copy if isinstance(value.type, ArrayType) else fill

    def _give_name(self, node: ast.stmt, name: str, value: Value) -> None:
        if isinstance(value.type, TupleType) or value.type == NOTHING:
            self.scope.refuse(node, "a variable is a number, a record or an array")
        if name == "_":
            self.put(f"(void){value.closed};")
            return
        self.scope.learn(node, name, value)
        kind = self.scope.types[name]
        value = self.scope.widened(node, value, kind)
        here = (name, id(node)) in self.inline
        self.put(f"{declared(kind, safe(name)) if here else safe(name)} = {value.c};")
        if isinstance(kind, ArrayType):
            for axis, size in enumerate(kind.shape):
                if size is None:
                    head = "i64 " if here else ""
                    self.put(f"{head}{dimension(safe(name), axis)} = {value.dims[axis]};")

    def _change(self, node: ast.AugAssign) -> None:
        """``x += y`` and the like."""
        place = self.expressions.value(node.target)
        if place.writes:
            self.scope.refuse(
                node, "calls something with effects to find the place; use a variable"
            )
        other = self.expressions.value(node.value)
        made = self.expressions.binary(node, node.op, place, other)
        if isinstance(node.target, ast.Name):
            self.scope.learn(node, node.target.id, made)
            kind = self.scope.types[node.target.id]
        else:
            self.scope.wrote(node, place)
            kind = place.type
        sign = OPERATIONS[type(node.op)][1]
        assert isinstance(kind, Number) and isinstance(made.type, Number)
        simple = sign in PLAIN_SIGNS and kind.c == made.type.c and not self.scope.file.checked
        if simple:
            given = other.c if kind.c == I64 else other.cast(kind.c)
            self.put(f"{place.c} {sign}= {given};")
        elif isinstance(node.target, ast.Name):
            self.put(f"{place.c} = {made.c};")
        else:
            self.put(store(self.scope, node, place, made))

    # --- Branches and loops ---

    def _if(self, node: ast.If) -> None:
        self.put(f"if ({self.expressions.truth(node.test).c}) {{")
        self._branches(node)
        self.put("}")

    def _branches(self, node: ast.If) -> None:
        self.block(node.body)
        rest = node.orelse
        if len(rest) == 1 and isinstance(rest[0], ast.If):
            self.put(f"}} else if ({self.expressions.truth(rest[0].test).c}) {{")
            self._branches(rest[0])
        elif rest:
            self.put("} else {")
            self.block(rest)

    def _while(self, node: ast.While) -> None:
        if node.orelse:
            self.scope.refuse(node, "a loop has no else in rules")
        always = isinstance(node.test, ast.Constant) and node.test.value
        test = "1" if always else self.expressions.truth(node.test).c
        self.put(f"while ({test}) {{")
        self.block(node.body)
        self.put("}")

    def _for(self, node: ast.For) -> None:
        if node.orelse or not isinstance(node.target, ast.Name):
            self.scope.refuse(node, "a loop counts one variable and has no else in rules")
        first, end, step = self._range(node)
        name = safe(node.target.id)
        own = node.target.id in self.loops
        self.scope.learn(node, node.target.id, Value("", INT))
        counter = name if own else f"{name}__now"
        start = f"i64 {counter} = {first.c}"
        bound = end.closed
        if end.constant is None and not self._steady(node, end):
            bound = f"{name}__end"
            start += f", {bound} = {end.c}"
        sign = "<" if step > 0 else ">"
        move = {1: f"{counter}++", -1: f"{counter}--"}.get(step, f"{counter} += {step}")
        self._note_rounds(node, first, end, step)
        if _marks(node):
            self.put(VECTORISE)
        self.put(f"for ({start}; {counter} {sign} {bound}; {move}) {{")
        if not own:
            self.put(f"  {name} = {counter};")
        self.block(node.body)
        self.put("}")

    def _note_rounds(self, node: ast.For, first: Value, end: Value, step: int) -> None:
        """What the counter is for certain, where each round reads it."""
        if first.constant is None or end.constant is None:
            return
        rounds = range(int(first.constant), int(end.constant), step)
        if rounds:
            ends = min(rounds[0], rounds[-1]), max(rounds[0], rounds[-1])
            self.scope.counted |= {id(name): ends for name in in_every_round(node)}

    def _steady(self, node: ast.For, end: Value) -> bool:
        """Whether the end of a loop is a variable that the loop leaves alone."""
        return end.c.isidentifier() and end.c not in {
            safe(name) for name in targets_of(ast.Module(node.body, []))
        }

    def _range(self, node: ast.For) -> tuple[Value, Value, int]:
        call = node.iter
        if (
            not isinstance(call, ast.Call)
            or self.scope.source.constant(call.func) is not builtins.range
            or call.keywords
            or not 1 <= len(call.args) <= 3
        ):
            self.scope.refuse(node, "loops count: for … in range(…)")
        values = [self.expressions.value(argument) for argument in call.args]
        self.scope.together(node, *values)
        for argument, value in zip(call.args, values, strict=True):
            if self.scope.number(argument, value).c != I64:
                self.scope.refuse(argument, "loops count whole numbers")
        step = 1
        if len(values) == 3:
            if values[2].constant is None or int(values[2].constant) == 0:
                self.scope.refuse(node, "the step of a loop is a constant, and not 0")
            step = int(values[2].constant)
        if len(values) == 1:
            return self.scope.constant(node, 0), values[0], step
        return values[0], values[1], step


def _marks(node: ast.For) -> bool:
    """Whether a loop does nothing but compare, element by element."""
    only = node.body[0] if len(node.body) == 1 else None
    return (
        isinstance(only, ast.Assign)
        and isinstance(only.targets[0], ast.Subscript)
        and isinstance(only.value, ast.Compare)
    )


def _named(kind: TupleType) -> list[tuple[str, Number]]:
    return [(f"item{i}", item) for i, item in enumerate(kind.items)]
