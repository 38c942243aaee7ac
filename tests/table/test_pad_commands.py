"""Who may write what on a shared pad, and how much."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadOption, BadRound
from byczo.messages import client_messages as commands
from byczo.table.errors import BadName, HostOnly, NameTaken, NoPad, TooFast, TooLate
from byczo.table.rates import PAD
from tests.table.seated_people import Sitting


def shared(**pad: Any) -> Sitting:
    sitting = Sitting()
    sitting.ask("ania", commands.PutPad, **{"names": ["Ania", "Bo"], **pad})
    return sitting


def rounds_of(sitting: Sitting) -> list[list[int]]:
    assert sitting.table.pad is not None
    return sitting.table.pad.pad.rounds


def test_the_host_writes_corrects_and_strikes_out() -> None:
    sitting = shared(rounds=[[1, 2]])
    sitting.ask("ania", commands.WriteRound, version=1, round=2, marks=[3, 4])
    sitting.ask("ania", commands.WriteRound, version=2, round=1, marks=[9, 9])
    assert rounds_of(sitting) == [[9, 9], [3, 4]]
    sitting.ask("ania", commands.WriteRound, version=3, round=1, marks=None)
    assert rounds_of(sitting) == [[3, 4]]


def test_of_two_who_write_at_once_the_second_is_told_to_look_again() -> None:
    sitting = shared(everybody=True)
    sitting.ask("bo", commands.WriteRound, version=1, round=1, marks=[3, 4])
    with pytest.raises(TooLate, match="it is at version 2"):
        sitting.ask("ania", commands.WriteRound, version=1, round=1, marks=[5, 6])
    assert rounds_of(sitting) == [[3, 4]]


def test_others_write_only_when_the_host_lets_them() -> None:
    sitting = shared()
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.WriteRound, version=1, round=1, marks=[3, 4])
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.OpenPad, everybody=True)
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.PutPad, names=["Bo", "Cy"])
    sitting.ask("ania", commands.OpenPad, everybody=True)
    sitting.ask("bo", commands.WriteRound, version=1, round=1, marks=[3, 4])
    sitting.ask("ania", commands.OpenPad, everybody=False)
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.WriteRound, version=2, round=2, marks=[3, 4])


def test_the_rules_decide_what_can_be_written() -> None:
    sitting = shared()
    for marks in ([1], [1, 2, 3], [-1, 0], [100, 100]):
        with pytest.raises(BadRound):
            sitting.ask("ania", commands.WriteRound, version=1, round=1, marks=marks)
    for number in (0, 2, 9):
        with pytest.raises(BadOption, match=f"no round {number}"):
            sitting.ask("ania", commands.WriteRound, version=1, round=number, marks=[1, 2])
    with pytest.raises(BadOption, match="no round 1"):
        sitting.ask("ania", commands.WriteRound, version=1, round=1, marks=None)
    assert rounds_of(sitting) == []


@pytest.mark.parametrize(
    ("pad", "problem"),
    [
        ({"names": ["Ania"]}, BadOption),
        ({"names": ["Ania", "ania"]}, NameTaken),
        ({"names": ["Ania", "\n"]}, BadName),
        ({"options": {"target": 0}}, BadOption),
        ({"options": {"players": 5}}, BadOption),
        ({"rounds": [[1, 2, 3]]}, BadRound),
        ({"rounds": [[0, 0]] * 101}, BadOption),
    ],
)
def test_a_pad_that_cannot_be(pad: dict[str, Any], problem: type[Exception]) -> None:
    with pytest.raises(problem):
        shared(**pad)


def test_a_table_is_for_playing_or_for_a_pad() -> None:
    sitting = shared()
    with pytest.raises(NoPad):
        sitting.ask("bo", commands.Sit, name="Bo")
    other = Sitting()
    with pytest.raises(NoPad):
        other.ask("ania", commands.WriteRound, version=1, round=1, marks=[1, 2])
    with pytest.raises(NoPad):
        other.ask("ania", commands.OpenPad, everybody=True)
    other.seat("ania", "bo")
    with pytest.raises(NoPad):
        other.ask("ania", commands.PutPad, names=["Ania", "Bo"])


def test_a_pad_is_not_written_on_without_end() -> None:
    sitting = shared()
    for _ in range(PAD.most - 1):
        sitting.ask("ania", commands.OpenPad, everybody=True)
    with pytest.raises(TooFast):
        sitting.ask("ania", commands.WriteRound, version=1, round=1, marks=[1, 2])
    sitting.now += PAD.within
    sitting.ask("ania", commands.WriteRound, version=1, round=1, marks=[1, 2])
