"""Gathering: who sits, who is host, and how the seats are drawn."""

from __future__ import annotations

import pytest

from byczo.core.errors import BadOption, Unknown
from byczo.core.fairness import Fair
from byczo.messages import client_messages as asks, table_events as news
from byczo.table.errors import (
    AlreadySeated,
    BadName,
    BadSalt,
    HostOnly,
    NameTaken,
    NoSuchSeat,
    NotGathering,
    NotSeated,
    TableFull,
    WrongCount,
)
from table.sitting import Sitting, faces, tags


def test_people_and_bots_sit_down_and_begin() -> None:
    sitting = Sitting(options={"target": 30})
    sitting.seat("ania", "bo")
    sitting.ask("ania", asks.AddBot, bot="greedy")
    events = sitting.ask("ania", asks.Start)
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


def test_seats_follow_from_the_committed_secret_and_the_salts() -> None:
    orders = set()
    for salt in "abcdefgh":
        sitting = Sitting()
        sitting.seat("ania", "bo", "cy", "di", "ed")
        sitting.ask("bo", asks.Salt, salt=salt)
        [drawn, *_] = sitting.ask("ania", asks.Start)
        assert isinstance(drawn, news.SeatsDrawn)
        assert drawn.order == Fair(bytes(range(32)), [salt]).seating(5)
        names = ["Ania", "Bo", "Cy", "Di", "Ed"]
        assert [chair.name for chair in sitting.table.chairs] == [names[i] for i in drawn.order]
        orders.add(tuple(drawn.order))
    assert len(orders) > 1


def test_ten_people_at_one_table() -> None:
    sitting = Sitting()
    people = [f"p{n}" for n in range(10)]
    sitting.seat(*people)
    with pytest.raises(TableFull, match="all 10 seats"):
        sitting.seat("one too many")
    sitting.ask("ania", asks.Start)
    for person in people:
        sitting.act(person)
    assert sitting.table.moment == 2 or sitting.table.match.waiting  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["", "   ", "?!", "x" * 21, "\u202e\u200b", "\x00"])
def test_names_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(BadName, match="1 to 20 signs"):
        Sitting().ask("ania", asks.Sit, name=name)


def test_names_that_look_the_same() -> None:
    sitting = Sitting()
    sitting.ask("ania", asks.Sit, name="  Ania\u200b  K ")
    assert sitting.table.chairs[0].name == "Ania K"
    with pytest.raises(NameTaken):
        sitting.ask("bo", asks.Sit, name="ANIAK")


def test_what_cannot_be_done_while_gathering() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    with pytest.raises(AlreadySeated):
        sitting.seat("ania")
    with pytest.raises(HostOnly):
        sitting.ask("bo", asks.Start)
    with pytest.raises(HostOnly):
        sitting.ask("bo", asks.AddBot, bot="greedy")
    with pytest.raises(Unknown, match="there is no bot 'deep-blue'"):
        sitting.ask("ania", asks.AddBot, bot="deep-blue")
    with pytest.raises(NoSuchSeat, match="there is no seat 7"):
        sitting.ask("ania", asks.Remove, seat=7)
    with pytest.raises(NotSeated):
        sitting.ask("cy", asks.Salt, salt="x")
    with pytest.raises(BadSalt):
        sitting.ask("bo", asks.Salt, salt="no spaces")
    with pytest.raises(BadOption):
        sitting.ask("ania", asks.SetUp, options={"target": 0})
    sitting.ask("ania", asks.SetUp, options={"variant": "halves"})
    with pytest.raises(WrongCount, match="2 sit here; these rules are for 4, 5, 6 and 7"):
        sitting.ask("ania", asks.Start)


def test_the_number_of_players_is_not_an_option() -> None:
    with pytest.raises(BadOption, match="number of those who sit"):
        Sitting(options={"players": 3})
    with pytest.raises(BadOption, match="number of those who sit"):
        Sitting().ask("ania", asks.SetUp, options={"players": 3})


def test_nobody_sits_down_during_a_game() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    with pytest.raises(NotGathering):
        sitting.seat("cy")


def test_the_host_passes_on() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo", "cy")
    assert tags(sitting.ask("ania", asks.Leave)) == ["got-up"]
    assert sitting.table.host == "bo"
    sitting.ask("bo", asks.Start)


def test_while_the_host_is_absent_everybody_who_sits_can_begin() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    sitting.present.discard("ania")
    with pytest.raises(HostOnly):
        sitting.ask("passer-by", asks.Start)
    sitting.ask("bo", asks.Start)


def test_the_log_leads_to_the_same_table() -> None:
    sitting = Sitting(clock="quick")
    sitting.seat("ania", "bo", "cy")
    assert faces(sitting.again()) == faces(sitting.table)
    sitting.ask("bo", asks.Salt, salt="pepper")
    sitting.ask("ania", asks.Start)
    for person in ("ania", "bo", "ania", "cy"):
        sitting.now += 1000
        sitting.act(person)
        assert faces(sitting.again()) == faces(sitting.table)
