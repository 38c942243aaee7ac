"""Seats for programs: kept by the host, opened by a token, and no say in votes."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as asks
from byczo.table.commands import claim
from byczo.table.errors import BadToken, HostOnly, NameTaken, NotGathering, TableFull
from byczo.table.presentation import table_now
from byczo.table.table import MOST_DEVICES
from table.sitting import Sitting, faces, tags

TOKEN = "t" * 22


def with_program() -> Sitting:
    table = Sitting(options={"rounds": 1})
    table.seat("ania", "bo")
    assert tags(table.ask("ania", asks.Invite, name="Bot", token=TOKEN)) == ["sat-down"]
    return table


def claimed(table: Sitting, person: str, token: str = TOKEN) -> None:
    entry = claim(table.table, token, table.who(person))
    assert entry is not None
    table.happen(entry)


def test_the_token_opens_the_seat() -> None:
    table = with_program()
    assert [place.by for place in table_now(table.table).places] == ["human", "human", "program"]
    claimed(table, "robot")
    assert table.table.seat_of("robot") == 2
    assert claim(table.table, TOKEN, table.who("robot")) is None
    with pytest.raises(BadToken):
        claim(table.table, "u" * 22, table.who("thief"))
    table.ask("ania", asks.Start)
    table.act("robot")
    assert TOKEN not in str(table.log)
    assert faces(table.again()) == faces(table.table)


def test_only_the_host_invites_and_only_before_the_game() -> None:
    table = with_program()
    with pytest.raises(HostOnly):
        table.ask("bo", asks.Invite, name="Mine", token="b" * 22)
    with pytest.raises(NameTaken):
        table.ask("ania", asks.Invite, name="bot", token="b" * 22)
    with pytest.raises(BadToken):
        table.ask("ania", asks.Invite, name="Twin", token=TOKEN)
    for number in range(7):
        table.ask("ania", asks.Invite, name=f"Bot {number}", token=f"{number}" * 22)
    with pytest.raises(TableFull):
        table.ask("ania", asks.Invite, name="Eleventh", token="e" * 22)
    table.ask("ania", asks.Start)
    with pytest.raises(NotGathering):
        table.ask("ania", asks.Invite, name="Late", token="l" * 22)


def test_programs_have_no_vote_and_are_no_host() -> None:
    table = with_program()
    claimed(table, "robot")
    table.ask("ania", asks.Start)
    table.ask("ania", asks.Pause, want=True)
    assert "paused" in tags(table.ask("bo", asks.Pause, want=True))
    table.ask("bo", asks.Pause, want=False)
    table.ask("bo", asks.Leave)
    table.ask("ania", asks.Leave)
    assert table.table.host == "ania"


def test_a_seat_has_a_bounded_number_of_devices() -> None:
    """The newest devices play; those of a program that came first are forgotten first."""
    table = with_program()
    for number in range(MOST_DEVICES + 3):
        claimed(table, f"robot {number}")
    people = table.table.chairs[2].people
    assert people == [f"robot {number}" for number in range(3, MOST_DEVICES + 3)]
    table.ask("ania", asks.Link, token="a" * 22)
    for number in range(MOST_DEVICES + 3):
        claimed(table, f"phone {number}", "a" * 22)
    assert table.table.chairs[0].people[0] == "ania"
    assert len(table.table.chairs[0].people) == MOST_DEVICES


def test_programs_stay_for_a_rematch() -> None:
    table = with_program()
    claimed(table, "robot")
    table.ask("ania", asks.Start)
    for person in ("ania", "bo"):
        table.ask(person, asks.Abandon, want=True)
    table.ask("bo", asks.Rematch)
    assert sorted(chair.by for chair in table.table.chairs) == ["human", "human", "program"]
    assert claim(table.table, TOKEN, table.who("robot")) is None
