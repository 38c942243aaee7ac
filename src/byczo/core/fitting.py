"""Marking functions as rules, and fitting kernels with the rules of a game.

``@rule`` marks a plain function and leaves it as it is. A *kernel* is a rule that calls blanks
(:mod:`byczo.core.contract`); *parts* map each blank to the function that takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
Parts = Mapping[Callable[..., Any], Callable[..., Any]]
Fittings = tuple[tuple[FunctionType, FunctionType], ...]
"""Parts as pairs of a blank and what takes its place."""

_RULES: set[FunctionType] = set()
_BRIEF: set[FunctionType] = set()
_HOT: set[FunctionType] = set()


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule: it handles integers, records and arrays, no other objects."""
    _RULES.add(cast(FunctionType, function))
    return function


def brief(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule that takes a microsecond: called from Python, it keeps Python's lock.

    Other machine code gives the lock away while it runs. For so short a time that costs more than
    it gains: threads that wait for the lock would wake up for nothing, thousands of times a second.
    """
    _BRIEF.add(cast(FunctionType, function))
    return rule(function)


def hot(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule in which loops spend their time: in WebAssembly what it calls is inlined there.

    Native code inlines everything. A module that everybody downloads has no room for that, and
    engines that run it inline little by themselves.
    """
    _HOT.add(cast(FunctionType, function))
    return rule(function)


def is_rule(function: object) -> bool:
    """Whether the function is marked."""
    return isinstance(function, FunctionType) and function in _RULES


def is_brief(function: FunctionType) -> bool:
    """Whether the function is marked as brief."""
    return function in _BRIEF


def is_hot(function: FunctionType) -> bool:
    """Whether the function is marked as hot."""
    return function in _HOT


def fittings_of(parts: Parts | None) -> Fittings:
    """The parts in a form that can be a key."""
    return tuple(cast(Any, (parts or {}).items()))


def interpreted(function: Callable[P, R], parts: Parts | None = None) -> Callable[P, R]:
    """The rule as Python, fitted with a game's functions."""
    return cast(Callable[P, R], _interpreted(cast(FunctionType, function), fittings_of(parts)))


@cache
def _interpreted(function: FunctionType, fittings: Fittings) -> FunctionType:
    if not fittings:
        return function
    parts = dict(fittings)
    world = dict(function.__globals__)
    for name, callee in callees(function).items():
        part = parts.get(callee, callee)
        world[name] = _interpreted(part, within_reach(part, fittings))
    copy = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    return copy


@cache
def callees(function: FunctionType) -> dict[str, FunctionType]:
    """The rules that the function calls, by the names it has for them."""
    found = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {name: f for name, f in found.items() if isinstance(f, FunctionType) and is_rule(f)}


def within_reach(function: FunctionType, fittings: Fittings) -> Fittings:
    """Those of the fittings that matter to the function or to a rule that it calls."""
    reached = reach(function, fittings)
    return tuple(pair for pair in fittings if pair[0] in reached)


@cache
def reach(function: FunctionType, fittings: Fittings) -> frozenset[FunctionType]:
    """The rule itself and all rules that it calls, directly or not, blanks and their parts."""
    parts = dict(fittings)
    blanks: set[FunctionType] = set()
    bodies, unread = {function}, [function]
    while unread:  # a loop: rules that call each other in a circle are refused later, with a reason
        called = callees(unread.pop()).values()
        blanks.update(called)
        news = {parts.get(callee, callee) for callee in called} - bodies
        bodies |= news
        unread += news
    return frozenset(blanks | bodies)
