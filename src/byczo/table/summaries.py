"""A table for the lists of the store: what is said about it, and its finished game."""

from __future__ import annotations

from byczo.core.game_record import to_line
from byczo.store.interface import Finished, Summary
from byczo.table.table import Table


def summary_of(table: Table, now: int) -> Summary:
    """The table as lists show it."""
    return Summary(
        game=table.game.id,
        status="playing" if table.status == "paused" else table.status,
        listed=table.agreed.listed,
        tended=table.tended,
        changed=now,
        people=_people(table),
        names=[chair.name for chair in table.chairs],
    )


def finished_of(table: Table, now: int) -> Finished:
    """The game that has just ended."""
    record = table.record()
    assert record is not None
    return Finished(
        number=table.number,
        ended=now,
        game=table.game.id,
        record=to_line(record),
        people=_people(table),
    )


def _people(table: Table) -> list[str]:
    """Who sits there, or at least who keeps the table."""
    return [person for chair in table.chairs for person in chair.people] or [table.host]
