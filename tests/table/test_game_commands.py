"""What may be asked of the game: when, by whom, and how it begins."""

from __future__ import annotations

import pytest

from byczo.core.errors import GameOver, IllegalAction, NotYourTurn
from byczo.core.fairness import Fair
from byczo.messages import client_messages as commands, table_events
from byczo.table.errors import (
    NoHints,
    NotOver,
    NotPlaying,
    NotSeated,
    PausedNow,
    TooLate,
)
from byczo.table.game_commands import may_have_hint
from tests.table.seated_people import Sitting, faces


def test_seats_follow_from_the_committed_secret_and_the_salts() -> None:
    orders = set()
    for salt in "abcdefgh":
        sitting = Sitting()
        sitting.seat("ania", "bo", "cy", "di", "ed")
        sitting.ask("bo", commands.Salt, salt=salt)
        [drawn, *_] = sitting.ask("ania", commands.Start)
        assert isinstance(drawn, table_events.SeatsDrawn)
        assert drawn.order == Fair(bytes(range(32)), [salt]).seating(5)
        names = ["Ania", "Bo", "Cy", "Di", "Ed"]
        assert [chair.name for chair in sitting.table.chairs] == [names[i] for i in drawn.order]
        orders.add(tuple(drawn.order))
    assert len(orders) > 1


def test_a_late_answer_is_not_taken_for_an_answer_to_the_next_question() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    seat, before = sitting.chair("ania"), sitting.table.moment
    last = sitting.table.match.legal(seat)[-1]  # type: ignore[union-attr]
    sitting.act("ania")
    sitting.act("bo")
    while sitting.table.moment < before + 2:
        mover = next(
            p for p in ("ania", "bo") if sitting.chair(p) in sitting.table.people_to_move()
        )
        sitting.act(mover)
    with pytest.raises(TooLate, match=f"moment {before}"):
        sitting.ask("ania", commands.Act, do=last, moment=before)


def test_an_illegal_action_changes_nothing() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    before = faces(sitting.table)
    with pytest.raises(IllegalAction, match="allowed: play"):
        sitting.ask("ania", commands.Act, do="play 999")
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Act, do="play 1")
    assert faces(sitting.table) == before


def test_hints_only_where_agreed_and_in_turn() -> None:
    sitting = Sitting(hints=False)
    sitting.seat("ania", "bo")
    with pytest.raises(NoHints):
        may_have_hint(sitting.table, sitting.caller("ania"))
    sitting.ask("ania", commands.SetUp, hints=True)
    with pytest.raises(NotPlaying):
        may_have_hint(sitting.table, sitting.caller("ania"))
    sitting.ask("ania", commands.Start)
    assert may_have_hint(sitting.table, sitting.caller("ania")) == sitting.chair("ania")
    with pytest.raises(NotSeated):
        may_have_hint(sitting.table, sitting.caller("cy"))


def test_nobody_acts_before_the_game_in_a_pause_or_after_the_game() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    with pytest.raises(NotPlaying, match="not begun"):
        sitting.ask("ania", commands.Act, do="play 1")
    with pytest.raises(NotPlaying):
        sitting.ask("ania", commands.Replace, seat=0)
    sitting.ask("ania", commands.Start)
    for person in ("ania", "bo"):
        sitting.ask(person, commands.Pause, want=True)
    with pytest.raises(PausedNow):
        sitting.ask("ania", commands.Act, do="play 1")
    sitting.ask("ania", commands.Pause, want=False)
    with pytest.raises(NotOver):
        sitting.ask("ania", commands.Rematch)
    for person in ("ania", "bo"):
        sitting.ask(person, commands.Abandon, want=True)
    with pytest.raises(GameOver):
        sitting.ask("ania", commands.Act, do="play 1")
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Rematch)


def test_a_bot_decides_only_for_a_seat_that_waits_for_one() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    with pytest.raises(TooLate, match="no bot has to choose"):
        sitting.bot_acts(sitting.chair("ania"))
    with pytest.raises(TooLate, match="not running out"):
        sitting.clock_acts(sitting.chair("ania"))


def test_a_hint_is_for_a_decision_that_is_to_be_made() -> None:
    sitting = Sitting("twenty-one")
    sitting.start("ania", "bo")
    match = sitting.table.match
    assert match is not None
    waiting = match.waiting
    for person in ("ania", "bo"):
        seat = sitting.chair(person)
        if seat in waiting:
            assert may_have_hint(sitting.table, sitting.caller(person)) == seat
        else:
            with pytest.raises(NotYourTurn):
                may_have_hint(sitting.table, sitting.caller(person))
    assert len(waiting) == 1, "somebody waits"
