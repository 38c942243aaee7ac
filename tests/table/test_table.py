"""Questions about a table."""

from __future__ import annotations

import pytest

from byczo.core.errors import BadOption
from byczo.messages import client_messages as commands
from byczo.messages.table_events import SatDown
from byczo.table.rates import TALK
from tests.table.seated_people import Sitting


def test_the_number_of_players_is_not_an_option() -> None:
    with pytest.raises(BadOption, match="leave out the number of players"):
        Sitting(options={"players": 3})
    with pytest.raises(BadOption, match="leave out the number of players"):
        Sitting().ask("ania", commands.SetUp, options={"players": 3})


def test_missed_events_are_remembered_for_a_while() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    table = sitting.table
    (missed,) = table.missed(1) or []
    assert isinstance(missed, SatDown)
    assert table.missed(2) == []
    assert table.missed(3) is None
    for _ in range(300):
        sitting.now += TALK.within
        sitting.ask("ania", commands.Chat, text="still here")
        sitting.ask("bo", commands.React, reaction="heart")
    assert table.missed(1) is None
    assert len(table.missed(table.count - 10) or []) == 10
