"""What one person can make a table do, and its log keep, is bounded."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.messages import client_messages as commands
from byczo.table import commands as deciding, rates
from byczo.table.errors import TooFast
from byczo.table.log_entries import ChatSaid
from byczo.table.rates import LINKS, MINUTE, MOST_CHANGES, SALTS, SEATS, SET_UP, VOTES, Rates
from tests.table.seated_people import Sitting, faces

REPEATED: dict[str, tuple[rates.Rate, type[commands.Command], dict[str, Any]]] = {
    "links": (LINKS, commands.Link, {"token": "t" * 22}),
    "set-up": (SET_UP, commands.SetUp, {"hints": False}),
    "salts": (SALTS, commands.Salt, {"salt": "pepper"}),
}


@pytest.mark.parametrize("kind", REPEATED)
def test_what_can_be_repeated_ends_for_a_while(kind: str) -> None:
    rate, command, fields = REPEATED[kind]
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for _ in range(rate.most):
        sitting.ask("ania", command, **fields)
    length = len(sitting.log)
    with pytest.raises(TooFast, match=f"at most {rate.most}"):
        sitting.ask("ania", command, **fields)
    assert len(sitting.log) == length
    sitting.ask("bo", commands.Chat, text="the others are not concerned")
    sitting.now += rate.within
    sitting.ask("ania", command, **fields)


def test_sitting_and_leaving_end_for_a_while() -> None:
    sitting = Sitting()
    with pytest.raises(TooFast, match="changes of seats"):
        for _ in range(SEATS.most):
            sitting.seat("ania")
            sitting.ask("ania", commands.Leave)
    assert len(sitting.log) == SEATS.most + 1


def test_votes_end_for_a_while() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    with pytest.raises(TooFast, match="votes"):
        for number in range(VOTES.most + 1):
            sitting.ask("ania", commands.Pause, want=number % 2 == 0)


def test_a_mind_can_be_changed_so_often_at_one_moment() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    for number in range(MOST_CHANGES + 1):
        sitting.act("ania", number % 5)
    with pytest.raises(TooFast, match="changed your mind"):
        sitting.act("ania")
    sitting.act("bo")
    while sitting.chair("ania") not in sitting.table.people_to_move():
        sitting.act("bo")
    sitting.act("ania")
    sitting.act("ania", 1)


def test_a_table_that_has_seen_everything_takes_only_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deciding, "MOST_ENTRIES", 20)
    sitting = Sitting()
    sitting.start("ania", "bo")
    while sitting.table.entries < 20:
        sitting.now += MINUTE
        sitting.ask("bo", commands.Chat, text="hello")
    with pytest.raises(TooFast, match="only moves"):
        sitting.ask("bo", commands.Chat, text="hello")
    sitting.act("ania")
    assert sitting.table.entries == 21


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_REMEMBERED", 5)
    remembered = Rates()
    for number in range(100):
        remembered.note(ChatSaid(at=number, who=f"p{number}", seat=0, text="x"))
        assert len(remembered.times) <= 5
    assert ("p99", "messages") in remembered.times


def test_the_log_leads_to_the_same_limits() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for number in range(5):
        sitting.now += 100
        sitting.ask("ania", commands.Chat, text=f"number {number}")
    assert faces(sitting.again()) == faces(sitting.table)
