"""Reasons of a coach, as messages that any client can put into its own words."""

from __future__ import annotations

from typing import Literal

import msgspec

Unit = Literal["heads", "points", "percent"]
"""How to speak of payoffs; shares of the win are spoken of in percent."""


class Reason(msgspec.Struct, frozen=True):
    """Why an action is good or bad: the id of a text, and the values that it mentions."""

    text: str
    values: dict[str, int | str] = {}


def because(text: str, **values: int | str) -> Reason:
    """A reason. Whole numbers may be numpy's, as rules return them."""
    plain = {name: v if isinstance(v, str) else int(v) for name, v in values.items()}
    return Reason(text, plain)
