"""Playing: secret choices, clocks, bots that stand in, pauses, and the end."""

from __future__ import annotations

import pytest

from byczo.core.errors import GameOver, IllegalAction
from byczo.core.verification import verify
from byczo.messages import client_messages as asks
from byczo.messages.clocks import LIMITS
from byczo.table.commands import TALK_WITHIN, claim, may_have_hint
from byczo.table.errors import (
    BadText,
    BadToken,
    HostOnly,
    NoHints,
    NotOver,
    NotPlaying,
    NotSeated,
    PausedNow,
    StillHere,
    TooFast,
    TooLate,
)
from byczo.table.table import MOST_TALK, STAND_IN
from table.sitting import Sitting, faces, tags

QUICK = LIMITS["quick"] or 0


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
        sitting.ask("ania", asks.Act, do=last, moment=before)


def test_an_illegal_action_changes_nothing() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    before = faces(sitting.table)
    with pytest.raises(IllegalAction, match="allowed: play"):
        sitting.ask("ania", asks.Act, do="play 999")
    with pytest.raises(NotSeated):
        sitting.ask("cy", asks.Act, do="play 1")
    assert faces(sitting.table) == before


def test_asks_are_remembered() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    sitting.ask("ania", asks.Act, id="once", do=sitting.table.match.legal(sitting.chair("ania"))[0])  # type: ignore[union-attr]
    assert sitting.table.was_asked("ania", "once")
    assert sitting.again().was_asked("ania", "once")
    assert not sitting.table.was_asked("bo", "once")


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
    assert tags(sitting.ask("bo", asks.Back)) == ["came-back"]
    assert chair.player is None
    assert chair.strikes == 0


def test_who_is_taken_over_by_the_clock_no_longer_stands_against_a_vote() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo", "cy")
    for person in ("ania", "cy"):
        sitting.ask(person, asks.Abandon, want=True)
    happened: list[str] = []
    while "taken-over" not in happened:
        assert sitting.table.status == "playing"
        for person in ("ania", "cy"):
            if sitting.chair(person) in sitting.table.people_to_move():
                sitting.act(person)
        if sitting.chair("bo") in sitting.table.people_to_move():
            sitting.now += QUICK
            happened = tags(sitting.clock_acts(sitting.chair("bo")))
    assert happened[-1] == "abandoned"
    assert sitting.table.status == "abandoned"


def test_acting_in_time_forgets_the_strikes() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    for slow in (True, True, False, True):
        while sitting.chair("bo") not in sitting.table.people_to_move():
            sitting.act("ania")
        sitting.now += QUICK
        if slow:
            sitting.clock_acts(sitting.chair("bo"))
        else:
            sitting.act("bo")
    assert sitting.table.chairs[sitting.chair("bo")].strikes == 1


def test_leaving_lets_a_bot_play_and_acting_brings_one_back() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    seat = sitting.chair("ania")
    assert tags(sitting.ask("ania", asks.Leave)) == ["taken-over"]
    assert sitting.table.host == "bo"
    assert sitting.table.bots_to_move() == [(seat, STAND_IN)]
    sitting.bot_acts(seat)
    with pytest.raises(TooLate):
        sitting.bot_acts(seat)
    assert tags(sitting.act("ania", 2)) == ["came-back"]
    assert sitting.table.chairs[seat].player is None


def test_the_host_replaces_only_who_is_absent() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    seat = sitting.chair("bo")
    with pytest.raises(StillHere):
        sitting.ask("ania", asks.Replace, seat=seat)
    with pytest.raises(HostOnly):
        sitting.ask("cy", asks.Replace, seat=seat)
    sitting.present.discard("bo")
    assert tags(sitting.ask("ania", asks.Replace, seat=seat, bot="random")) == ["taken-over"]
    assert sitting.table.chairs[seat].player == "random"


def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    due = sitting.table.due
    assert due is not None
    assert tags(sitting.ask("ania", asks.Pause, want=True)) == ["pause-vote"]
    assert tags(sitting.ask("ania", asks.Pause, want=False)) == ["pause-vote"]
    sitting.ask("bo", asks.Pause, want=True)
    assert sitting.table.status == "playing"
    assert tags(sitting.ask("ania", asks.Pause, want=True)) == ["pause-vote", "paused"]
    with pytest.raises(PausedNow):
        sitting.act("ania")
    assert sitting.table.people_to_move() == []
    sitting.now += 3_600_000
    assert tags(sitting.ask("bo", asks.Pause, want=False)) == ["played-on"]
    assert sitting.table.due == due + 3_600_000
    assert faces(sitting.again()) == faces(sitting.table)
    sitting.act("ania")


def test_abandoning_needs_everybody_who_plays() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    sitting.ask("cy", asks.Leave)
    sitting.ask("ania", asks.Abandon, want=True)
    assert tags(sitting.ask("bo", asks.Abandon, want=True)) == ["abandon-vote", "abandoned"]
    assert sitting.table.status == "abandoned"
    with pytest.raises(GameOver):
        sitting.act("ania")
    record = sitting.table.record()
    assert record is not None
    assert record.result is None


def test_a_whole_game_and_a_rematch_with_the_same_people() -> None:
    sitting = Sitting(options={"rounds": 1})
    sitting.start("ania", "bo", "cy")
    assert sitting.table.record() is None
    with pytest.raises(NotOver):
        sitting.ask("ania", asks.Rematch)
    while sitting.table.playing:
        for person in ("ania", "bo", "cy"):
            if sitting.chair(person) in sitting.table.people_to_move():
                sitting.act(person)
    record = sitting.table.record()
    assert record is not None
    assert verify(sitting.table.game, record) == 1
    sitting.ask("cy", asks.Leave)
    assert tags(sitting.ask("bo", asks.Rematch)) == ["gathering"]
    assert sorted(chair.name for chair in sitting.table.chairs) == ["Ania", "Bo"]
    assert sitting.table.number == 2
    assert sitting.table.record() is None
    sitting.ask("ania", asks.Start)
    assert faces(sitting.again()) == faces(sitting.table)


def test_talk_has_limits() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for number in range(MOST_TALK):
        if number % 2:
            sitting.ask("ania", asks.React, reaction="laugh")
        else:
            sitting.ask("ania", asks.Chat, text=f"hello\n {number}\u202e")
    assert sitting.table.events[-2].text == f"hello {MOST_TALK - 2}"  # type: ignore[attr-defined]
    with pytest.raises(TooFast):
        sitting.ask("ania", asks.Chat, text="and")
    sitting.ask("bo", asks.Chat, text="me, too")
    with pytest.raises(BadText):
        sitting.ask("bo", asks.Chat, text="\n\n")
    with pytest.raises(NotSeated):
        sitting.ask("cy", asks.Chat, text="buy this")
    sitting.now += TALK_WITHIN
    sitting.ask("ania", asks.Chat, text="and")


def test_a_token_opens_the_seat_on_another_device() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    token, newer = "t" * 22, "n" * 22
    sitting.ask("bo", asks.Link, token=token)
    assert token not in repr(sitting.log)
    claimed = claim(sitting.table, token, sitting.who("bo's phone"))
    assert claimed is not None
    assert sitting.happen(claimed) == []
    assert sitting.chair("bo's phone") == sitting.chair("bo")
    assert claim(sitting.table, token, sitting.who("bo")) is None
    sitting.ask("bo", asks.Link, token=newer)
    with pytest.raises(BadToken):
        claim(sitting.table, token, sitting.who("somebody"))
    sitting.act("bo's phone")


def test_hints_only_where_agreed_and_in_turn() -> None:
    sitting = Sitting(hints=False)
    sitting.seat("ania", "bo")
    with pytest.raises(NoHints):
        may_have_hint(sitting.table, sitting.who("ania"))
    sitting.ask("ania", asks.SetUp, hints=True)
    with pytest.raises(NotPlaying):
        may_have_hint(sitting.table, sitting.who("ania"))
    sitting.ask("ania", asks.Start)
    assert may_have_hint(sitting.table, sitting.who("ania")) == sitting.chair("ania")
    with pytest.raises(NotSeated):
        may_have_hint(sitting.table, sitting.who("cy"))


def test_missed_events_are_remembered_for_a_while() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    table = sitting.table
    assert [tags([event]) for event in table.missed(1) or []] == [["sat-down"]]
    assert table.missed(2) == []
    assert table.missed(3) is None
    for _ in range(300):
        sitting.now += TALK_WITHIN
        sitting.ask("ania", asks.Chat, text="still here")
        sitting.ask("bo", asks.React, reaction="heart")
    assert table.missed(1) is None
    assert len(table.missed(table.count - 10) or []) == 10
