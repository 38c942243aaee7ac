"""The log leads to the same table, however it is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from byczo.core.game_record import Seat, read_records
from byczo.messages import client_messages as commands
from byczo.table import changes
from byczo.table.changes import REMEMBERED_COMMANDS
from byczo.table.commands import bring_game
from tests.table.seated_people import Sitting, faces

RECORDS = Path(__file__).parents[1] / "records"


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


def test_only_the_last_commands_of_each_person_are_remembered() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for number in range(REMEMBERED_COMMANDS + 1):
        sitting.ask("ania", commands.Rename, id=f"name-{number}", name=f"Ania {number}")
        sitting.now += 60_000  # nobody is in a hurry
    assert not sitting.table.was_done("ania", "name-0")
    assert sitting.table.was_done("ania", "name-1")
    assert sitting.table.was_done("ania", f"name-{REMEMBERED_COMMANDS}")


@pytest.mark.parametrize(
    "file", sorted(RECORDS.glob("*/*-2.json")), ids=lambda file: file.parent.name
)
def test_a_game_from_elsewhere_is_over_and_its_people_are_gone(file: Path) -> None:
    (record,) = read_records(file)
    strange = replace(record, seats=[Seat(name="Ania"), Seat(name="Greedy", by="greedy")])
    table = changes.replay([bring_game(strange, Sitting().caller("ania"))])
    assert table.ended
    assert table.match is not None
    assert table.match.result == record.result
    assert [chair.name for chair in table.chairs] == ["Ania", "Greedy"]
    assert [chair.by for chair in table.chairs] == ["human", "greedy"], "a bot would play again"
    assert table.chairs[0].away == "left"
    kept = table.record()
    assert kept is not None
    assert kept.log == record.log
    assert kept.fairness == record.fairness
