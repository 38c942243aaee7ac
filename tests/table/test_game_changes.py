"""The game at a table: secret choices, the turn clock, the end and a rematch."""

from __future__ import annotations

import pytest

from byczo.core.verification import verify
from byczo.messages import client_messages as commands
from byczo.table.errors import (
    NotOver,
    TooLate,
)
from byczo.table.game_changes import STAND_IN
from byczo.table.seat_commands import claim
from byczo.table.turn_limits import LIMITS, MOST_SHOWN
from tests.table.seated_people import TOKEN, Sitting, claimed, faces, tags, with_program


def test_people_and_bots_sit_down_and_begin() -> None:
    sitting = Sitting(options={"target": 30})
    sitting.seat("ania", "bo")
    sitting.ask("ania", commands.AddBot, bot="greedy")
    events = sitting.ask("ania", commands.Start)
    assert tags(events) == ["seats-drawn", "round-begun"]
    table = sitting.table
    assert table.match is not None
    assert table.status == "playing"
    assert table.match.options.players == 3
    assert table.match.options.target == 30  # type: ignore[attr-defined]
    assert sorted(seat.by for seat in table.match.seats) == ["greedy", "human", "human"]
    assert table.bots_to_move() == [
        (seat, "greedy") for seat, c in enumerate(table.chairs) if c.bot
    ]


LATE = (LIMITS["quick"] or 0) + MOST_SHOWN


def test_a_changed_mind_is_nobodys_business() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    assert tags(sitting.act("ania")) == ["ready"]
    count, moment = sitting.table.count, sitting.table.moment
    assert sitting.act("ania", 3) == []
    assert sitting.act("ania", 5) == []
    assert (sitting.table.count, sitting.table.moment) == (count, moment)
    assert tags(sitting.act("bo")) == ["ready"]
    assert "revealed" in tags(sitting.act("cy"))
    assert sitting.table.moment == moment + 1
    assert sum("do" in entry for entry in sitting.table.match.log) == 3  # type: ignore[union-attr]


def test_a_clock_that_runs_out_costs_one_move_and_three_cost_the_seat() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo", "cy")
    seat = sitting.chair("bo")
    strikes = 0
    while strikes < 3:
        for person in ("ania", "cy"):
            if sitting.chair(person) in sitting.table.people_to_move():
                sitting.act(person)
        if seat not in sitting.table.people_to_move():
            continue
        due = sitting.table.due
        assert due is not None
        sitting.now = due - 1
        with pytest.raises(TooLate, match="not running out"):
            sitting.clock_acts(seat)
        sitting.now = due
        events = tags(sitting.clock_acts(seat))
        strikes += 1
        assert events[0] == "clock-ran-out"
        assert ("taken-over" in events) == (strikes == 3)
    chair = sitting.table.chairs[seat]
    assert (chair.player, chair.away) == (STAND_IN, "clock")
    assert tags(sitting.ask("bo", commands.Back)) == ["came-back"]
    assert chair.player is None
    assert chair.strikes == 0


def test_acting_in_time_forgets_the_strikes() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    for slow in (True, True, False, True):
        while sitting.chair("bo") not in sitting.table.people_to_move():
            sitting.act("ania")
        sitting.now += LATE
        if slow:
            sitting.clock_acts(sitting.chair("bo"))
        else:
            sitting.act("bo")
    assert sitting.table.chairs[sitting.chair("bo")].strikes == 1


def test_a_whole_game_and_a_rematch_with_the_same_people() -> None:
    sitting = Sitting(options={"rounds": 1})
    sitting.start("ania", "bo", "cy")
    assert sitting.table.record() is None
    with pytest.raises(NotOver):
        sitting.ask("ania", commands.Rematch)
    while sitting.table.playing:
        for person in ("ania", "bo", "cy"):
            if sitting.chair(person) in sitting.table.people_to_move():
                sitting.act(person)
    record = sitting.table.record()
    assert record is not None
    assert verify(sitting.table.game, record) == 1
    sitting.ask("cy", commands.Leave)
    assert tags(sitting.ask("bo", commands.Rematch)) == ["gathering"]
    assert sorted(chair.name for chair in sitting.table.chairs) == ["Ania", "Bo"]
    assert sitting.table.number == 2
    assert sitting.table.record() is None
    sitting.ask("ania", commands.Start)
    assert faces(sitting.again()) == faces(sitting.table)


def test_programs_stay_for_a_rematch() -> None:
    table = with_program()
    claimed(table, "robot")
    table.ask("ania", commands.Start)
    for person in ("ania", "bo"):
        table.ask(person, commands.Abandon, want=True)
    table.ask("bo", commands.Rematch)
    assert sorted(chair.by for chair in table.table.chairs) == ["human", "human", "program"]
    assert claim(table.table, TOKEN, table.caller("robot")) is None
