"""A score pad that several people share: what is said of it over the wire."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

MOST_NAMES = 10
MOST_ROUNDS = 100
MOST_MARKS = 96

Marks = Annotated[list[Annotated[int, Meta(ge=-(2**15), lt=2**15)]], Meta(max_length=MOST_MARKS)]
"""What was written down of one round: see docs/pad.md."""

Rounds = Annotated[list[Marks], Meta(max_length=MOST_ROUNDS)]
PadNames = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_NAMES)]


class PadNow(msgspec.Struct, frozen=True, kw_only=True):
    """The pad of a table as it is.

    ``version`` counts its changes: whoever changes something names the version that they saw.
    With ``everybody`` all who follow the table may write, else only its host.
    """

    version: int
    everybody: bool
    options: dict[str, Any]
    names: list[str]
    rounds: list[Marks]
