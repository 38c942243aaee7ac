"""Names in C.

Two underscores in a row are kept for what the translator makes itself: functions, sizes, tables,
temporaries. What the headers define begins with ``py_``, ends with ``_t`` or is in capitals.
"""

from __future__ import annotations

_WORDS = """
    alignas alignof auto bool break case char const continue constexpr default do double else enum
    extern false float for goto if inline int long nullptr register restrict return short signed
    sizeof static struct switch thread_local true typedef typeof union unsigned void volatile while
    asm i64 f32 f64 slot linux unix
"""
_TAKEN = frozenset(_WORDS.split())


def safe(name: str) -> str:
    """The name of a Python variable or field in C, where some are taken.

    Different names stay different.
    """
    defined = name.startswith("py_") or name.endswith("_t") or (name.isupper() and len(name) > 1)
    if name in _TAKEN or defined or name.startswith("v_") or "__" in name:
        return f"v_{name.replace('X', 'XX').replace('__', '_X')}"
    return name


def dimension(name: str, axis: int) -> str:
    """The variable that holds the size of an array along an axis."""
    return f"{name}__{axis}"


def function_name(module: str, function: str) -> str:
    """A function in C: the last words of its module, and its own name."""
    words = [*module.split(".")[-2:], function]
    *room, own = [word.strip("_<>").replace("__", "_X") for word in words]
    return f"{'_'.join(room)}__{own}"
