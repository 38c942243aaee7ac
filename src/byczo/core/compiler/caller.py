"""Kernels as functions of Python: ``kernel.c`` checks and calls, this tells what was wrong."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import BuiltinFunctionType, EllipsisType, ModuleType
from typing import Any, NoReturn

import msgspec
import numpy as np

from byczo.core.compiler.errors import BadArgument, Checked
from byczo.core.compiler.spec import KernelSpec, Parameter

OPEN: EllipsisType = ...
"""Stands for a number that is given later: see :func:`bind`."""

_LETTERS = {"int": "i", "float": "f", "bool": "b", "none": "n", "record": "r"}


class About(msgspec.Struct, frozen=True):
    """What errors tell about a kernel."""

    name: str
    spec: KernelSpec
    functions: dict[str, str]  # by name in C: the file of the rule


class KernelCaller(msgspec.Struct, frozen=True):
    """The module that calls kernels by their addresses."""

    module: ModuleType

    def kernel(
        self, spec: KernelSpec, library: Path, functions: dict[str, str]
    ) -> Callable[..., Any]:
        """A kernel of a library as a function."""
        address = ctypes.cast(getattr(_library(library), spec.symbol), ctypes.c_void_p).value
        about = About(spec.symbol.removeprefix("call_"), spec, functions)
        parameters = tuple(_parameter(parameter) for parameter in spec.parameters)
        results = "".join(_LETTERS[word] for word in spec.result.split(","))
        made: Callable[..., Any] = self.module.kernel(
            about.name, address, parameters, results, not spec.brief, about
        )
        _callers[id(self.module)] = self
        return made


_callers: dict[int, KernelCaller] = {}


@cache
def load_caller(path: Path) -> KernelCaller:
    """The caller in this file."""
    loader = ExtensionFileLoader("kernel", str(path))
    spec = spec_from_loader("kernel", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    module.complaints(_wrong_argument, _wrong_count, _wrong_text, _failed_check)
    return KernelCaller(module)


def bind(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """The kernel with all arguments but the numbers that are left OPEN.

    Arrays and records are checked now, once; a call passes only the open numbers, in order.
    """
    return _bound(function, arguments, as_text=False)


def bind_text(function: Callable[..., int], *arguments: Any) -> Callable[..., bytes | None]:
    """The same of a kernel that writes into its last argument and returns how many bytes.

    A call gives these bytes; None, if their number is negative.
    """
    return _bound(function, arguments, as_text=True)


def _bound(
    function: Callable[..., Any], arguments: tuple[Any, ...], *, as_text: bool
) -> Callable[..., Any]:
    if isinstance(function, BuiltinFunctionType):
        module = next(iter(_callers.values())).module
        bound: Callable[..., Any] = module.bind(function.__self__, OPEN, arguments, as_text)
        return bound

    def call(*given: Any) -> Any:
        rest = iter(given)
        result = function(*(next(rest) if one is OPEN else one for one in arguments))
        if not as_text:
            return result
        if result > arguments[-1].nbytes:
            raise BadArgument(_too_long(function.__name__, result, arguments[-1].nbytes))
        return None if result < 0 else bytes(arguments[-1][:result])

    return call


@cache
def _library(path: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(path))


def _parameter(parameter: Parameter) -> tuple[str, str, int, bool, object]:
    """A parameter as ``kernel.c`` takes it."""
    if parameter.kind != "array":
        cls = _class(parameter.element) if parameter.kind == "record" else None
        if parameter.kind == "bool":
            cls = np.bool_
        return _LETTERS[parameter.kind], "", 0, parameter.written, cls
    if ":" in parameter.element:
        layout = _class(parameter.element).layout  # type: ignore[attr-defined]
        return "s", "", parameter.rank, parameter.written, layout
    return "a", parameter.element, parameter.rank, parameter.written, None


@cache
def _class(path: str) -> type:
    module, name = path.split(":")
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert isinstance(found, type)
    return found


# --- What kernel.c calls when something is wrong ------------------------------------------------


def _wrong_argument(about: About, place: int, given: object) -> NoReturn:
    parameter = about.spec.parameters[place]
    raise BadArgument(
        f"{about.name}: {parameter.name} must be {_wanted(parameter)}, not {_described(given)}"
    )


def _wrong_count(about: About, count: int) -> NoReturn:
    names = ", ".join(parameter.name for parameter in about.spec.parameters)
    called = f"with {count}" if count >= 0 else "by name"
    raise BadArgument(
        f"{about.name} takes {names}; it was called {called}. Machine code takes all arguments in "
        "order, without names or defaults"
    )


def _wrong_text(about: About, length: int, room: int) -> NoReturn:
    if room < 0:
        raise BadArgument(f"{about.name} does not write into its last argument and return a length")
    raise BadArgument(_too_long(about.name, length, room))


def _too_long(name: str, length: int, room: int) -> str:
    return f"{name} returned a length of {length}, but its last argument has {room} bytes"


def _wanted(parameter: Parameter) -> str:
    writable = "writable " if parameter.written else ""
    if parameter.kind == "record":
        return f"a {writable}record {parameter.element.split(':')[1]}"
    if parameter.kind != "array":
        words = {"int": "a whole number of 64 bits", "float": "a number", "bool": "True or False"}
        return words[parameter.kind]
    name = parameter.element.split(":")[-1]
    element = name if ":" in parameter.element else np.dtype(name).name
    plural = "dimension" if parameter.rank == 1 else "dimensions"
    return f"a {writable}array of {element} with {parameter.rank} {plural}, in one piece"


def _described(given: object) -> str:
    if isinstance(given, np.ndarray):
        flags, faults = given.flags, []
        if not flags.c_contiguous:
            faults.append("not in one piece")
        if not flags.writeable:
            faults.append("read-only")
        if not flags.aligned:
            faults.append("not aligned in memory")
        order = given.dtype.newbyteorder("=").name if given.dtype.names is None else "records"
        if not given.dtype.isnative:
            faults.append("of another order of bytes")
        return (
            f"an array of {order} of shape {given.shape}{', ' * bool(faults)}{' and '.join(faults)}"
        )
    if isinstance(given, np.void) and not given.flags.writeable:
        return f"a read-only record {type(given).__name__}"
    plain = given is None or isinstance(given, int | float | str)
    return f"{given!r}" if plain else f"of type {type(given).__name__}"


def _failed_check(
    about: About, what: str, where: str, line: int, number: int, bound: int
) -> NoReturn:
    said = {
        "index": f"index {number} is outside of 0 … {bound - 1}",
        "slice": f"a slice to {number} is outside of 0 … {bound}",
        "length": f"{number} elements are copied into room for {bound}",
        "number": f"{number} does not fit: the limit is {bound}",
        "overflow": f"{number} and {bound} give a number of more than 64 bits",
        "shift": f"a shift by {number} is outside of 0 … {bound}",
        "division": "division by zero",
        "root": "the square root of a negative number",
        "whole": "a number that has no whole part of 64 bits",
        "assertion": "the assertion does not hold",
    }[what]
    place = f"{about.functions.get(where, where)}:{line}"
    raise Checked(f"{place}: {said} (in the kernel {about.name})")
