"""Reasons of a coach, as messages that any client can put into its own words.

A game declares all of its reasons as one message, which a rule fills
(:mod:`byczo.core.message_fields`)::

    class Values(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
        row: int | None = None
        gap: Annotated[str | None, AtMost(2), Joined("–")] = None

    class MyReason(Explanation, frozen=True, kw_only=True):
        text: Annotated[str, Names(("my-why-safe", "my-why-full"))]
        values: Values
"""

from __future__ import annotations

from typing import Literal

import msgspec

Unit = Literal["heads", "points", "percent"]
"""How to speak of payoffs; shares of the win are spoken of in percent."""


class Reason(msgspec.Struct, frozen=True):
    """Why an action is good or bad: the id of a text, and the values that it mentions."""

    text: str
    values: dict[str, int | str] = {}


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """A reason as a game declares it, with ``text`` and ``values``."""
