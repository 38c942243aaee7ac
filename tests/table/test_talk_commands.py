"""Talk has limits."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.table.errors import (
    BadText,
    NotSeated,
    TooFast,
)
from byczo.table.talk_changes import MOST_TALK
from byczo.table.talk_commands import TALK_WITHIN
from table.sitting import Sitting


def test_talk_has_limits() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    for number in range(MOST_TALK):
        if number % 2:
            sitting.ask("ania", commands.React, reaction="laugh")
        else:
            sitting.ask("ania", commands.Chat, text=f"hello\n {number}\u202e")
    assert sitting.table.events[-2].text == f"hello {MOST_TALK - 2}"  # type: ignore[attr-defined]
    with pytest.raises(TooFast):
        sitting.ask("ania", commands.Chat, text="and")
    sitting.ask("bo", commands.Chat, text="me, too")
    with pytest.raises(BadText):
        sitting.ask("bo", commands.Chat, text="\n\n")
    with pytest.raises(NotSeated):
        sitting.ask("cy", commands.Chat, text="buy this")
    sitting.now += TALK_WITHIN
    sitting.ask("ania", commands.Chat, text="and")
