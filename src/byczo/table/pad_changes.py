"""What entries about a shared score pad do to its table."""

from __future__ import annotations

from byczo.core.events import Event
from byczo.core.score_pad import ScorePad
from byczo.table import log_entries as entries
from byczo.table.table import SharedPad, Table


def put(table: Table, entry: entries.PadPut) -> list[Event]:
    """A pad lies on the table, perhaps instead of another."""
    version = table.pad.version if table.pad is not None else 0
    pad = ScorePad(
        game=table.game.id, options=entry.options, names=entry.names, rounds=entry.rounds
    )
    table.pad = SharedPad(pad, version + 1, everybody=entry.everybody)
    return []


def written(table: Table, entry: entries.PadWritten) -> list[Event]:
    """A round was written, corrected or struck out."""
    pad = rewritten(table, entry)
    assert table.pad is not None
    table.pad = SharedPad(pad, table.pad.version + 1, everybody=table.pad.everybody)
    return []


def opened(table: Table, entry: entries.PadOpened) -> list[Event]:
    """Others may write, or no longer."""
    assert table.pad is not None
    table.pad = SharedPad(table.pad.pad, table.pad.version, everybody=entry.everybody)
    return []


def rewritten(table: Table, entry: entries.PadWritten) -> ScorePad:
    """The pad after the entry; BadOption where it has no such round."""
    assert table.pad is not None
    pad = table.pad.pad
    if entry.marks is None:
        return pad.without_round(entry.round)
    if entry.round == len(pad.rounds) + 1:
        return pad.with_round(entry.marks)
    return pad.with_correction(entry.round, entry.marks)
