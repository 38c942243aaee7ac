"""The log leads to the same table, however it is read."""

from __future__ import annotations

from byczo.messages import client_messages as commands
from tests.table.sitting import Sitting, faces


def test_the_log_leads_to_the_same_table() -> None:
    sitting = Sitting(clock="quick")
    sitting.seat("ania", "bo", "cy")
    assert faces(sitting.again()) == faces(sitting.table)
    sitting.ask("bo", commands.Salt, salt="pepper")
    sitting.ask("ania", commands.Start)
    for person in ("ania", "bo", "ania", "cy"):
        sitting.now += 1000
        sitting.act(person)
        assert faces(sitting.again()) == faces(sitting.table)


def test_commands_are_remembered() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    match = sitting.table.match
    assert match is not None
    sitting.ask("ania", commands.Act, id="once", do=match.legal(sitting.chair("ania"))[0])
    assert sitting.table.was_done("ania", "once")
    assert sitting.again().was_done("ania", "once")
    assert not sitting.table.was_done("bo", "once")
