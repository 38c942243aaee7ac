"""Hints: one at a time for each guest, few for each address, told to nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from byczo.messages import client_messages as commands
from byczo.messages.advice import Advice
from byczo.server.hint_desk import MOST_EACH
from tests.server.simulated import RandomBots
from tests.server.table_without_hub import Alone

pytestmark = pytest.mark.virtual_time
ADVICE = Advice(
    payoff="own", unit="heads", exact=True, worlds=0, usual=0.0, danger=None, candidates=[]
)


class TwoAnswers(RandomBots):
    """A coach that answers twice."""

    def advise(self, game: Any, seen: Any, seat: int, then: Any) -> None:
        self.loop.call_later(1, then, ADVICE, False)
        self.loop.call_later(2, then, ADVICE, True)


@pytest.fixture
async def alone(monkeypatch: pytest.MonkeyPatch) -> Alone:
    monkeypatch.setattr(RandomBots, "advise", TwoAnswers.advise)
    return Alone()


async def test_a_hint_comes_in_several_answers_and_only_to_who_asked(alone: Alone) -> None:
    ania, bo = alone.start("p0", "p1")
    alone.give(ania, commands.Hint(id="h1"))
    await asyncio.sleep(10)
    hints = [message for message in ania.heard if message["t"] == "hint"]
    assert [(hint["id"], hint["last"]) for hint in hints] == [("h1", False), ("h1", True)]
    assert "hint" not in bo.kinds()
    assert alone.store.waiting == [], "nothing of it is in the log"


async def test_one_hint_at_a_time(alone: Alone) -> None:
    ania, _ = alone.start("p0", "p1")
    alone.give(ania, commands.Hint(id="h1"))
    alone.give(ania, commands.Hint(id="h2"))
    assert (ania.last("error")["id"], ania.last("error")["code"]) == ("h2", "too-fast")
    await asyncio.sleep(10)
    alone.give(ania, commands.Hint(id="h3"))
    await asyncio.sleep(10)
    assert ania.last("hint")["id"] == "h3"


async def test_a_coach_without_an_answer_says_so(
    alone: Alone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(self: RandomBots, game: Any, seen: Any, seat: int, then: Any) -> None:
        self.loop.call_later(1, then, None, True)

    monkeypatch.setattr(RandomBots, "advise", nothing)
    ania, _ = alone.start("p0", "p1")
    alone.give(ania, commands.Hint(id="h1"))
    await asyncio.sleep(10)
    assert ania.last("error")["code"] == "no-hints"


async def test_a_guest_has_one_hint_at_a_time_at_all_tables(alone: Alone) -> None:
    ania, _ = alone.start("p0", "p1")
    other = Alone()
    other.live.around = replace(other.around, hints=alone.around.hints)
    again, _ = other.start("p0", "p2")
    alone.give(ania, commands.Hint(id="h1"))
    other.give(again, commands.Hint(id="h2"))
    assert again.last("error")["code"] == "too-fast"


async def test_an_address_has_a_few_hints_at_a_time(alone: Alone) -> None:
    people = [f"p{number}" for number in range(MOST_EACH + 1)]
    ears = alone.start(*people)
    for ear in ears:
        alone.give(ear, commands.Hint(id="h1"))
    assert [ear.connection.person for ear in ears if "error" in ear.kinds()] == people[-1:]
    assert ears[-1].last("error")["code"] == "busy"
    await asyncio.sleep(10)
    assert alone.around.hints.addresses == {}
    alone.give(ears[-1], commands.Hint(id="h2"))
    await asyncio.sleep(10)
    assert ears[-1].last("hint")["id"] == "h2"
