"""One source of the rules, interpreted or compiled.

``@rule`` marks a plain function and leaves it as it is: calling it runs the Python you read,
under the debugger and the coverage tool. ``compiled(function)`` gives the same function as
machine code, together with all rules that it calls.

In rules an index counts from the start: never ``row[-1]``, which machine code does not check.

A *kernel* is a rule written over the contract of a game (:mod:`byczo.core.contract`) instead
of over one game. ``compiled(kernel, parts)`` and ``interpreted(kernel, parts)`` fit it with the
functions of one game, given as a mapping from contract functions to theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from byczo.core.compiler.caller import OPEN, bind, bind_text
from byczo.core.compiler.load import chosen_engine, load_kernel
from byczo.core.compiler.spec import KernelEntry
from byczo.core.fitting import Parts, brief, hot, interpreted, rule

__all__ = ["OPEN", "bind", "bind_text", "brief", "compiled", "hot", "interpreted", "rule"]

P = ParamSpec("P")
R = TypeVar("R")


def compiled(
    function: Callable[P, R], parts: Parts | None = None, engine: str | None = None
) -> Callable[P, R]:
    """The rule as machine code, to call from Python: all its parameters are annotated.

    ``engine`` is native, checked or interpreted; by default what BYCZO_ENGINE says.
    """
    kernel = load_kernel(KernelEntry.of(function, parts), engine or chosen_engine())
    return cast(Callable[P, R], kernel)
