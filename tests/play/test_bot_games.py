"""Bots play among themselves, and their games replay."""

from __future__ import annotations

from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.bot_games import play_bots

SIX = game_of("six-nimmt")
OPTIONS = SIX.read_options({"players": 3, "rounds": 1})


def test_the_names_are_repeated_until_every_seat_has_a_bot() -> None:
    record = play_bots(SIX, OPTIONS, ["greedy", "random"], "1")
    assert [seat.by for seat in record.seats] == ["greedy", "random", "greedy"]
    assert record.seats[1].name == "Random 2"
    assert Match.load(SIX, record).over


def test_a_seed_gives_its_game_again() -> None:
    assert play_bots(SIX, OPTIONS, ["random"], "1") == play_bots(SIX, OPTIONS, ["random"], "1")
    assert play_bots(SIX, OPTIONS, ["random"], "1") != play_bots(SIX, OPTIONS, ["random"], "2")
