"""Votes: what all agree on happens."""

from __future__ import annotations

import pytest

from byczo.core.errors import GameOver
from byczo.messages import client_messages as commands
from byczo.table.errors import (
    PausedNow,
)
from byczo.table.turn_limits import LIMITS, MOST_SHOWN
from tests.table.seated_people import Sitting, claimed, faces, tags, with_program

LATE = (LIMITS["quick"] or 0) + MOST_SHOWN


def test_who_is_taken_over_by_the_clock_no_longer_stands_against_a_vote() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo", "cy")
    for person in ("ania", "cy"):
        sitting.ask(person, commands.Abandon, want=True)
    happened: list[str] = []
    while "taken-over" not in happened:
        assert sitting.table.status == "playing"
        for person in ("ania", "cy"):
            if sitting.chair(person) in sitting.table.people_to_move():
                sitting.act(person)
        if sitting.chair("bo") in sitting.table.people_to_move():
            sitting.now += LATE
            happened = tags(sitting.clock_acts(sitting.chair("bo")))
    assert happened[-1] == "abandoned"
    assert sitting.table.status == "abandoned"


def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    due = sitting.table.due
    assert due is not None
    assert tags(sitting.ask("ania", commands.Pause, want=True)) == ["pause-vote"]
    assert tags(sitting.ask("ania", commands.Pause, want=False)) == ["pause-vote"]
    sitting.ask("bo", commands.Pause, want=True)
    assert sitting.table.status == "playing"
    assert tags(sitting.ask("ania", commands.Pause, want=True)) == ["pause-vote", "paused"]
    with pytest.raises(PausedNow):
        sitting.act("ania")
    assert sitting.table.people_to_move() == []
    sitting.now += 3_600_000
    assert tags(sitting.ask("bo", commands.Pause, want=False)) == ["played-on"]
    assert sitting.table.due == due + 3_600_000
    assert faces(sitting.again()) == faces(sitting.table)
    sitting.act("ania")


def test_abandoning_needs_everybody_who_plays() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    sitting.ask("cy", commands.Leave)
    sitting.ask("ania", commands.Abandon, want=True)
    assert tags(sitting.ask("bo", commands.Abandon, want=True)) == ["abandon-vote", "abandoned"]
    assert sitting.table.status == "abandoned"
    with pytest.raises(GameOver):
        sitting.act("ania")
    record = sitting.table.record()
    assert record is not None
    assert record.result is None


def test_programs_have_no_vote_and_are_no_host() -> None:
    table = with_program()
    claimed(table, "robot")
    table.ask("ania", commands.Start)
    table.ask("ania", commands.Pause, want=True)
    assert "paused" in tags(table.ask("bo", commands.Pause, want=True))
    table.ask("bo", commands.Pause, want=False)
    table.ask("bo", commands.Leave)
    table.ask("ania", commands.Leave)
    assert table.table.host == "ania"
