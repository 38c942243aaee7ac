"""What can go wrong between a rule and its machine code."""

from __future__ import annotations

from byczo.core.errors import ByczoError


class NotTranslatable(ByczoError):
    """A rule says something that C would not do in the very same way."""

    code = "not-translatable"

    def __init__(self, place: str, text: str, why: str) -> None:
        """``place`` is file and line; ``why`` says what to write instead, too."""
        self.place = place
        super().__init__(f"{place}: {text}: {why}")


class NoCompiler(ByczoError):
    """There is no C compiler on this machine."""

    code = "no-compiler"


class BadCompiler(ByczoError):
    """The C compiler refused what the translator wrote."""

    code = "bad-compiler"


class BadArgument(ByczoError, TypeError):
    """A kernel was called with something that is not what its signature says."""

    code = "bad-argument"


class Checked(ByczoError, IndexError):
    """In a checked build: a rule reached out of bounds, or computed what does not fit."""

    code = "checked"
