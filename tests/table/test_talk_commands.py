"""Talk has limits."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.messages.table_events import Said
from byczo.table.errors import (
    BadText,
    NotSeated,
    TooFast,
)
from byczo.table.rates import TALK
from tests.table.seated_people import Sitting


def test_talk_has_limits() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for number in range(TALK.most):
        if number % 2:
            sitting.ask("ania", commands.React, reaction="laugh")
        else:
            sitting.ask("ania", commands.Chat, text=f"hello\n {number}\u202e")
    said = sitting.table.events[-2]
    assert isinstance(said, Said)
    assert said.text == f"hello {TALK.most - 2}"
    with pytest.raises(TooFast):
        sitting.ask("ania", commands.Chat, text="and")
    sitting.ask("bo", commands.Chat, text="me, too")
    with pytest.raises(BadText):
        sitting.ask("bo", commands.Chat, text="\n\n")
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Chat, text="buy this")
    sitting.now += TALK.within
    sitting.ask("ania", commands.Chat, text="and")
