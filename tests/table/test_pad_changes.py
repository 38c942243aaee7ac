"""A shared pad follows from its log, and is told to everybody."""

from __future__ import annotations

from byczo.messages import client_messages as commands
from byczo.table.authority import perform
from byczo.table.changes import replay
from byczo.table.checks import Caller
from byczo.table.presentation import summary_of, table_now
from byczo.table.snapshots import restore, take
from tests.table.seated_people import Sitting


def written() -> Sitting:
    sitting = Sitting()
    sitting.ask("ania", commands.PutPad, names=["Ania", "Bo"], everybody=True)
    sitting.ask("bo", commands.WriteRound, version=1, round=1, marks=[3, 4])
    sitting.ask("ania", commands.OpenPad, everybody=False)
    return sitting


def test_the_log_and_the_snapshot_lead_to_the_same_pad() -> None:
    sitting = written()
    assert replay(sitting.log).pad == sitting.table.pad
    restored = restore(take(sitting.table))
    assert restored is not None
    assert restored.pad == sitting.table.pad


def test_everybody_is_told_the_whole_pad() -> None:
    sitting = written()
    command = commands.WriteRound(id="w", version=2, round=1, marks=[5, 6])
    change = perform(sitting.table, command, Caller("ania", sitting.now))
    assert change.known is not None
    assert change.known.pad is not None
    assert change.known.pad.rounds == [[5, 6]]
    assert change.known.pad.version == 3


def test_another_game_is_another_version() -> None:
    sitting = written()
    sitting.ask("ania", commands.PutPad, names=["Bo", "Ania"])
    pad = table_now(sitting.table).pad
    assert pad is not None
    assert (pad.version, pad.names, pad.rounds) == (3, ["Bo", "Ania"], [])


def test_lists_show_the_names_on_the_pad() -> None:
    summary = summary_of(written().table, 0)
    assert summary.names == ["Ania", "Bo"]
    assert summary.people == ["ania"]
