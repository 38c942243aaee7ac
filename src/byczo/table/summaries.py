"""A table and its finished games as lists show them."""

from __future__ import annotations

import msgspec

from byczo.core.game_record import Result
from byczo.messages.vocabulary import Status


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables say about one.

    ``tended``: bots or a clock go on there though nobody looks. ``people``: guests who sit or
    sat there.
    """

    game: str
    status: Status
    listed: bool
    tended: bool
    changed: int
    people: list[str]
    names: list[str]


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended: what lists show of it, who played it, and its record as JSON."""

    number: int
    ended: int
    game: str
    names: list[str]
    result: Result | None
    record: str
    people: list[str]
