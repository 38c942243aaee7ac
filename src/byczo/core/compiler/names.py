"""Names in C."""

from __future__ import annotations

_WORDS = """
    alignas alignof auto bool break case char const continue constexpr default do double else enum
    extern false float for goto if inline int long nullptr register restrict return short signed
    sizeof static struct switch thread_local true typedef typeof union unsigned void volatile while
    asm i64 f32 f64 slot
"""
_TAKEN = frozenset(_WORDS.split())


def safe(name: str) -> str:
    """The name of a Python variable or field in C, where some are taken."""
    taken = name in _TAKEN or name.startswith("py_") or "__" in name
    return f"{name.replace('__', '_X')}_" if taken else name


def dimension(name: str, axis: int) -> str:
    """The variable that holds the size of an array along an axis."""
    return f"{name}__{axis}"


def function_name(module: str, function: str) -> str:
    """A function in C: the last words of its module, and its own name."""
    words = [word for word in module.split(".")[-2:] if not word.startswith("_")]
    return "_".join([*words, function]).replace("<", "").replace(">", "")
