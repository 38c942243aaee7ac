"""Who may sit, leave, invite and replace."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.table.errors import (
    AlreadySeated,
    BadToken,
    HostOnly,
    NameTaken,
    NoSuchSeat,
    NotGathering,
    NotSeated,
    StillHere,
    TableFull,
    TooFast,
)
from byczo.table.presentation import table_now
from byczo.table.rates import NAMES
from byczo.table.seat_commands import claim
from tests.table.seated_people import TOKEN, Sitting, claimed, faces, tags, with_program


def test_ten_people_at_one_table() -> None:
    sitting = Sitting()
    people = [f"p{n}" for n in range(10)]
    sitting.seat(*people)
    with pytest.raises(TableFull, match="all 10 seats"):
        sitting.seat("one too many")
    sitting.ask("ania", commands.Start)
    for person in people:
        sitting.act(person)
    match = sitting.table.match
    assert match is not None
    assert sitting.table.moment == 2, "all ten cards are revealed"
    assert sum("do" in entry for entry in match.log) == 10


def test_nobody_sits_down_during_a_game() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    with pytest.raises(NotGathering):
        sitting.seat("cy")


def test_the_host_replaces_only_who_is_absent() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    seat = sitting.chair("bo")
    with pytest.raises(StillHere):
        sitting.ask("ania", commands.Replace, seat=seat)
    with pytest.raises(HostOnly):
        sitting.ask("cy", commands.Replace, seat=seat)
    sitting.present.discard("bo")
    assert tags(sitting.ask("ania", commands.Replace, seat=seat, bot="random")) == ["taken-over"]
    assert sitting.table.chairs[seat].player == "random"
    with pytest.raises(NoSuchSeat, match="already"):
        sitting.ask("ania", commands.Replace, seat=seat)


def test_the_host_frees_a_seat_before_the_game() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo", "cy")
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.Remove, seat=2)
    with pytest.raises(NoSuchSeat):
        sitting.ask("ania", commands.Remove, seat=3)
    assert tags(sitting.ask("ania", commands.Remove, seat=1)) == ["got-up"]
    assert [chair.name for chair in sitting.table.chairs] == ["Ania", "Cy"]
    assert sitting.table.seat_of("bo") is None


def test_a_token_opens_the_seat_on_another_device() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    token, newer = "t" * 22, "n" * 22
    sitting.ask("bo", commands.Link, token=token)
    assert token not in repr(sitting.log)
    claimed = claim(sitting.table, token, sitting.caller("bo's phone"))
    assert claimed is not None
    assert sitting.happen(claimed) == []
    assert sitting.chair("bo's phone") == sitting.chair("bo")
    assert claim(sitting.table, token, sitting.caller("bo")) is None
    with pytest.raises(AlreadySeated):
        claim(sitting.table, token, sitting.caller("ania"))
    sitting.ask("bo", commands.Link, token=newer)
    with pytest.raises(BadToken):
        claim(sitting.table, token, sitting.caller("somebody"))
    sitting.act("bo's phone")


def test_a_lost_device_loses_the_seat() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    token = "t" * 22
    sitting.ask("ania", commands.Link, token=token)
    claimed(sitting, "phone", token)
    assert sitting.ask("phone", commands.Unlink) == []
    assert sitting.table.seat_of("ania") is None
    assert sitting.table.host == "phone"
    with pytest.raises(BadToken):
        claim(sitting.table, token, sitting.caller("ania"))
    with pytest.raises(NotSeated):
        sitting.ask("ania", commands.Unlink)
    sitting.act("phone")
    assert faces(sitting.again()) == faces(sitting.table)


def test_the_token_opens_the_seat() -> None:
    table = with_program()
    assert [place.by for place in table_now(table.table).places] == ["human", "human", "program"]
    claimed(table, "robot")
    assert table.table.seat_of("robot") == 2
    assert claim(table.table, TOKEN, table.caller("robot")) is None
    with pytest.raises(BadToken):
        claim(table.table, "u" * 22, table.caller("thief"))
    table.ask("ania", commands.Start)
    table.act("robot")
    assert TOKEN not in str(table.log)
    assert faces(table.again()) == faces(table.table)


def test_only_the_host_invites_and_only_before_the_game() -> None:
    table = with_program()
    with pytest.raises(HostOnly):
        table.ask("bo", commands.Invite, name="Mine", token="b" * 22)
    with pytest.raises(NameTaken):
        table.ask("ania", commands.Invite, name="bot", token="b" * 22)
    with pytest.raises(BadToken):
        table.ask("ania", commands.Invite, name="Twin", token=TOKEN)
    for number in range(7):
        table.ask("ania", commands.Invite, name=f"Bot {number}", token=f"{number}" * 22)
    with pytest.raises(TableFull):
        table.ask("ania", commands.Invite, name="Eleventh", token="e" * 22)
    table.ask("ania", commands.Start)
    with pytest.raises(NotGathering):
        table.ask("ania", commands.Invite, name="Late", token="l" * 22)


def test_a_name_belongs_to_one_person_and_changes_seldom() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    with pytest.raises(NameTaken):
        sitting.ask("bo", commands.Rename, name="ANIA")
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Rename, name="Cy")
    for _ in range(NAMES.most):
        sitting.ask("bo", commands.Rename, name="BO")  # one's own name in other letters
    with pytest.raises(TooFast, match="names"):
        sitting.ask("bo", commands.Rename, name="Bo")
