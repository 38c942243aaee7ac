"""One source of the rules, interpreted or compiled.

``@rule`` marks a plain function and leaves it as it is: calling it runs the Python you read,
under the debugger and the coverage tool. ``compiled(function)`` gives the same function as
machine code, together with all rules that it calls.

In rules an index counts from the start: never ``row[-1]``, which machine code does not check.

A *kernel* is a rule written over the contract of a game (:mod:`byczo.core.contract`) instead
of over one game. ``compiled(kernel, parts)`` and ``interpreted(kernel, parts)`` fit it with the
functions of one game, given as a mapping from contract functions to theirs.

Nothing here imports numba until the first compilation.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
Fittings = tuple[tuple[FunctionType, FunctionType], ...]

_RULES: set[FunctionType] = set()
_BRIEF: set[FunctionType] = set()
_PACKAGE = Path(__file__).parent.parent


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


def interpreted(
    function: Callable[P, R], parts: Mapping[Callable[..., Any], Callable[..., Any]] | None = None
) -> Callable[P, R]:
    """The rule as Python, fitted with a game's functions."""
    return cast(Callable[P, R], _interpreted(cast(FunctionType, function), _fittings(parts)))


def compiled(
    function: Callable[P, R], parts: Mapping[Callable[..., Any], Callable[..., Any]] | None = None
) -> Callable[P, R]:
    """The rule as machine code: compiled on its first call, or loaded from the cache."""
    return cast(Callable[P, R], _compiled(cast(FunctionType, function), _fittings(parts)))


def _fittings(parts: Mapping[Callable[..., Any], Callable[..., Any]] | None) -> Fittings:
    return tuple(cast(Any, (parts or {}).items()))


@cache
def _interpreted(function: FunctionType, fittings: Fittings) -> FunctionType:
    return _fit(function, fittings, _interpreted) if fittings else function


@cache
def _compiled(function: FunctionType, fittings: Fittings) -> Callable[..., Any]:
    """A function to call from Python: fully optimised, and kept in the cache."""
    dispatcher = _dispatcher(function, fittings)
    with _compiler_settings():
        dispatcher.enable_caching()
    return cast(Callable[..., Any], dispatcher)


@cache
def _inlined(function: FunctionType, fittings: Fittings) -> Callable[..., Any]:
    """A function that becomes part of each caller and is optimised there.

    Rules gain from some of it beforehand; for kernels, which mostly call, it is time lost.
    """
    options = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = _dispatcher(function, fittings, 0 if fittings else 2, **options)
    return cast(Callable[..., Any], dispatcher)


def _dispatcher(
    function: FunctionType, fittings: Fittings, optimise: int = 3, **options: bool
) -> Any:
    import numba

    # Counting references to arrays is only needed where arrays are made; it costs a tenth.
    options["_nrt"] = _makes_arrays(function, fittings)
    make = cast(Any, numba.njit)(error_model="numpy", nogil=function not in _BRIEF, **options)
    dispatcher: Any = make(_fit(function, fittings, _inlined))
    compile_overload = dispatcher.compile

    def compile_as_ours(signature: Any) -> Any:
        with _compiler_settings(optimise):
            return compile_overload(signature)

    dispatcher.compile = compile_as_ours
    return dispatcher


@cache
def _makes_arrays(function: FunctionType, fittings: Fittings) -> bool:
    """Whether the function, or one that it calls, makes use of numpy."""
    parts = dict(fittings)
    return "np" in function.__code__.co_names or any(
        _makes_arrays(parts.get(callee, callee), fittings) for callee in _callees(function).values()
    )


def _fit(
    function: FunctionType,
    fittings: Fittings,
    translate: Callable[[FunctionType, Fittings], Callable[..., Any]],
) -> FunctionType:
    """A copy of the function in whose eyes every rule it calls is the translated one."""
    parts = dict(fittings)
    world = dict(function.__globals__)
    for name, callee in _callees(function).items():
        part = parts.get(callee, callee)
        reached = _reach(part, fittings)
        world[name] = translate(part, tuple(f for f in fittings if f[0] in reached))
    twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    # The cache files functions by name, so two fittings of one kernel need two names.
    suffix = ",".join(f"{part.__module__}.{part.__name__}" for _, part in fittings)
    digest = hashlib.sha256(suffix.encode()).hexdigest()[:12]
    twin.__qualname__ = f"{function.__qualname__}_{digest}" if suffix else function.__qualname__
    return twin


@cache
def _callees(function: FunctionType) -> dict[str, FunctionType]:
    """The rules that the function calls, by the names it has for them."""
    names = {step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    found = {name: function.__globals__.get(name) for name in names}
    return {name: f for name, f in found.items() if isinstance(f, FunctionType) and f in _RULES}


@cache
def _reach(function: FunctionType, fittings: Fittings) -> frozenset[FunctionType]:
    """The rule itself and all rules that it calls, directly or not, blanks and their parts."""
    parts = dict(fittings)
    called = _callees(function).values()
    blanks = frozenset({function, *called})
    return blanks.union(*(_reach(parts.get(callee, callee), fittings) for callee in called))


@contextmanager
def _compiler_settings(optimise: int = 3) -> Iterator[None]:
    """What we ask of numba beyond its decorator's options, for the time of a compilation.

    Our cache folder; no vector loops, for the loops of a table are four or ten steps long; and
    no index of ours counts from the end, so that none needs a test for that.
    """
    import numba
    from numba.core import types
    from numba.core.compiler_lock import global_compiler_lock
    from numba.np import arrayobj

    config, indexing = cast(Any, numba.config), cast(Any, arrayobj)
    with global_compiler_lock:
        before = config.CACHE_DIR, config.LOOP_VECTORIZE, config.OPT
        fix_integer_index = indexing.fix_integer_index

        def count_from_the_start(context: Any, builder: Any, kind: Any, *index: Any) -> Any:
            if not kind.signed or builder.function.name.startswith("_ZN5numba"):
                return fix_integer_index(context, builder, kind, *index)
            return context.cast(builder, index[0], kind, types.intp)

        config.CACHE_DIR, config.LOOP_VECTORIZE = str(cache_folder()), 0
        config.OPT = type(config.OPT)(optimise)
        indexing.fix_integer_index = count_from_the_start
        try:
            yield
        finally:
            config.CACHE_DIR, config.LOOP_VECTORIZE, config.OPT = before
            indexing.fix_integer_index = fix_integer_index


@cache
def cache_folder() -> Path:
    """Where machine code is kept: one folder per state of the sources.

    numba notices when the file of a function changes, but not the file of a function that it
    calls; so all sources that rules can lie in name the folder together. (Views, and bots without
    rules of their own, can be changed without compiling anything again.)
    """
    digest = hashlib.sha256()
    for room in ("core", "play", "games"):
        for source in sorted((_PACKAGE / room).rglob("*.py")):
            text = source.read_bytes()
            if b"@rule" in text or (room != "play" and source.name != "view.py"):
                digest.update(text)
    base = os.environ.get("BYCZO_CACHE")
    if base is None:
        home = Path.home()
        windows, mac = home / "AppData" / "Local", home / "Library" / "Caches"
        plain = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
        base = str({"win32": windows, "darwin": mac}.get(sys.platform, plain) / "byczo")
    return Path(base) / digest.hexdigest()[:16]
