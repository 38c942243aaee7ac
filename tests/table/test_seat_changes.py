"""What becomes of seats when people leave, come back and bring devices."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands, table_events
from byczo.table.errors import (
    TooLate,
)
from byczo.table.game_changes import STAND_IN
from byczo.table.presentation import table_now
from byczo.table.seat_changes import MOST_DEVICES
from tests.table.seated_people import Sitting, claimed, faces, tags, with_program


def test_the_host_passes_on() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo", "cy")
    assert tags(sitting.ask("ania", commands.Leave)) == ["got-up"]
    assert sitting.table.host == "bo"
    sitting.ask("bo", commands.Start)


def test_leaving_lets_a_bot_play_and_acting_brings_one_back() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    seat = sitting.chair("ania")
    assert tags(sitting.ask("ania", commands.Leave)) == ["taken-over"]
    assert sitting.table.host == "bo"
    assert sitting.table.bots_to_move() == [(seat, STAND_IN)]
    sitting.bot_acts(seat)
    with pytest.raises(TooLate):
        sitting.bot_acts(seat)
    assert tags(sitting.act("ania", 2)) == ["came-back"]
    assert sitting.table.chairs[seat].player is None


def test_a_seat_has_a_bounded_number_of_devices() -> None:
    """The newest devices play; those of a program that came first are forgotten first."""
    table = with_program()
    for number in range(MOST_DEVICES + 3):
        claimed(table, f"robot {number}")
    people = table.table.chairs[2].people
    assert people == [f"robot {number}" for number in range(3, MOST_DEVICES + 3)]
    table.ask("ania", commands.Link, token="a" * 22)
    for number in range(MOST_DEVICES + 3):
        claimed(table, f"phone {number}", "a" * 22)
    assert table.table.chairs[0].people[0] == "ania"
    assert len(table.table.chairs[0].people) == MOST_DEVICES


def test_a_name_changes_during_a_game_and_stays_for_the_next() -> None:
    sitting = Sitting(options={"rounds": 1})
    sitting.start("ania", "bo")
    seat = sitting.chair("bo")
    [renamed] = sitting.ask("bo", commands.Rename, name="  Bogdan ")
    assert renamed == table_events.Renamed(seat=seat, name="Bogdan", before="Bo")
    match = sitting.table.match
    assert match is not None
    assert match.record().seats[seat].name == "Bogdan"
    while not match.over:
        for person in ("ania", "bo"):
            if sitting.chair(person) in match.waiting:
                sitting.act(person)
    sitting.ask("ania", commands.Rematch)
    assert "Bogdan" in [place.name for place in table_now(sitting.table).places]
    sitting.ask("bo", commands.Rename, name="Bo")
    assert faces(sitting.again()) == faces(sitting.table)
