"""Bots of the arena: ours, those of packages, and processes."""

from __future__ import annotations

import time
from typing import Any

import pytest

from byczo.arena.bots import ArenaBots, check_bot, clock_of, foreign_bots
from byczo.arena.process import BotFailed, ProcessBot
from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import Stream
from byczo.core.errors import BadOption, Unknown
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.random_bot import RandomBot

SIX = game_of("six-nimmt")


def test_bots_of_packages_have_names_of_their_own(foreign: tuple[str, str]) -> None:
    assert set(foreign_bots()) == {"last", "lost"}, "'random' is ours"
    made: Any = ArenaBots(SIX, 1.0).make("last", 0, stream_of(1))
    match = Match(SIX, {"players": 2}, chance=Seeded(1))
    assert made.decide(match.observe(0), 0) == match.actions(0)[-1]
    assert isinstance(ArenaBots(SIX, 1.0).make("random", 0, stream_of(1)), RandomBot)


def test_a_bot_of_ones_own_comes_first() -> None:
    made = ArenaBots(SIX, 1.0, {"greedy": RandomBot}).make("greedy", 0, stream_of(1))
    assert isinstance(made, RandomBot)


def test_a_bot_that_refuses_a_game_is_told_of_in_one_line() -> None:
    def refuse(game: Game, stream: Stream) -> RandomBot:
        raise ValueError("only chess")

    with pytest.raises(BotFailed, match=r"^bot 'mine' does not play 6 nimmt!: only chess$"):
        check_bot("mine", SIX, {"mine": refuse})


def test_a_package_that_cannot_be_loaded_is_named(foreign: tuple[str, str]) -> None:
    with pytest.raises(BotFailed, match="bot 'lost' cannot be loaded"):
        check_bot("lost", SIX)


def test_a_process_lives_on_from_table_to_table(foreign: tuple[str, str]) -> None:
    bots = ArenaBots(SIX, 30.0)
    first, again, other = (bots.make(foreign[1], seat, stream_of(1)) for seat in (0, 0, 1))
    assert isinstance(first, ProcessBot)
    assert isinstance(again, ProcessBot)
    assert isinstance(other, ProcessBot)
    assert len(bots.conversations) == 2
    bots.close()
    assert not bots.conversations


@pytest.mark.parametrize(
    ("name", "error", "why"),
    [
        ("hal", Unknown, "there is no bot 'hal': there are calf, .*process:COMMAND"),
        ("process:", BadOption, "write process:COMMAND"),
        ("process:'", BadOption, "No closing quotation"),
        ("process:/nowhere/bot", BotFailed, "there is no program '/nowhere/bot'"),
    ],
)
def test_bots_that_cannot_play_are_refused(name: str, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        check_bot(name, SIX)


def test_processes_are_timed_by_the_wall_clock() -> None:
    assert clock_of("process:python bot.py") is time.monotonic
    assert clock_of("random") is time.process_time
