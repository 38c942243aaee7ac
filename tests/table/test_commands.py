"""What cannot be done is refused in words."""

from __future__ import annotations

import pytest

from byczo.core.errors import BadOption, Unknown
from byczo.messages import client_messages as commands
from byczo.table.errors import (
    AlreadySeated,
    BadSalt,
    HostOnly,
    NoSuchSeat,
    NotSeated,
    WrongCount,
)
from tests.table.seated_people import Sitting


def test_what_cannot_be_done_while_gathering() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    with pytest.raises(AlreadySeated):
        sitting.seat("ania")
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.Start)
    with pytest.raises(HostOnly):
        sitting.ask("bo", commands.AddBot, bot="greedy")
    with pytest.raises(Unknown, match="there is no bot 'deep-blue'"):
        sitting.ask("ania", commands.AddBot, bot="deep-blue")
    with pytest.raises(NoSuchSeat, match="there is no seat 7"):
        sitting.ask("ania", commands.Remove, seat=7)
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Salt, salt="x")
    with pytest.raises(BadSalt):
        sitting.ask("bo", commands.Salt, salt="no spaces")
    with pytest.raises(BadOption):
        sitting.ask("ania", commands.SetUp, options={"target": 0})
    sitting.ask("ania", commands.SetUp, options={"variant": "halves"})
    with pytest.raises(WrongCount, match="2 sit here; these rules are for 4, 5, 6 and 7"):
        sitting.ask("ania", commands.Start)
