"""Whole arenas: what is played, in which order, and when it ends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from byczo.arena.plan import plan_of, play, run_arena, summarise, tasks
from byczo.core.chance import stream_of
from byczo.core.errors import BadOption
from byczo.games import game_of
from byczo.play.random_bot import RandomBot
from byczo.play.roster import bot_of
from tests.arena.results import Arena, read, repeatable


def test_a_pair_is_the_same_whoever_else_plays(arena: Arena) -> None:
    (alone, _), among_three = (
        arena(*bots, deals=6).cells
        for bots in (("random", "lowest"), ("lowest", "highest", "random"))
    )
    assert alone in among_three


def test_bots_can_be_objects() -> None:
    game = game_of("six-nimmt")
    options = game.read_options({"players": 2, "rounds": 1})
    bots: dict[str, Any] = {"mine": RandomBot, "random": "random"}
    plan = plan_of(game, options, bots, deals=3)
    summary = run_arena(plan)
    assert [bot.bot for bot in summary.bots] == ["mine", "random"]


@pytest.mark.parametrize(
    ("bots", "text"),
    [
        ({"other": "random"}, """a bot by name keeps it: {"random": "random"}, not 'other'"""),
        ([RandomBot, "greedy"], """a bot of your own needs a name: {"mine": RandomBot}"""),
        ({"mine": bot_of("greedy", game_of("six-nimmt"), stream_of(1))}, "not one GreedyBot"),
        ({1: RandomBot}, "the name of a bot is a text, not 1"),
        ("greedy", "bots are a list of names or a mapping, not 'greedy'"),
    ],
)
def test_bots_that_are_given_in_a_wrong_way_are_told(bots: Any, text: str) -> None:
    game = game_of("six-nimmt")
    with pytest.raises(BadOption, match=re.escape(text)):
        plan_of(game, game.read_options({"players": 2}), bots, deals=3)


def test_tables_can_be_played_anywhere_in_any_order() -> None:
    game = game_of("six-nimmt")
    options = game.read_options({"players": 2, "rounds": 1})
    plan = plan_of(game, options, ["random", "greedy"], deals=3)
    played = [play(plan, task) for task in reversed(list(tasks(plan)))]
    assert repeatable(summarise(plan, played)) == repeatable(run_arena(plan))
    with pytest.raises(BadOption, match="deal 2 lacks the table of"):
        summarise(plan, played[1:])


def test_a_test_stops_when_the_answer_is_clear(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    table = {"players": 2, "rounds": 1}
    summary = arena("random", "highest", options=table, deals=500, margin=-20, out=file)
    assert summary.test is not None
    assert summary.test.answer == "yes"
    assert 50 <= summary.test.deals == summary.deals < 100
    assert summary.test.low is not None
    assert summary.test.low >= -20
    assert len(read(file)) == 4 * summary.deals
    arena("random", "highest", options=table, deals=summary.deals + 10, out=file)
    again = arena("random", "highest", options=table, deals=500, margin=-20, out=file)
    assert repeatable(again) == repeatable(summary)
    less = arena("random", "highest", options=table, deals=20, margin=-20, out=file).test
    assert less is not None
    assert (less.answer, less.deals, less.low) == ("undecided", 20, None)


@pytest.mark.parametrize(
    ("bots", "plan", "why"),
    [
        (["random"], {"deals": 0}, "deals must be at least 1, not 0"),
        (["random"], {"deals": 1, "limit": 0.0}, "the limit must be more than 0"),
        (["random"], {"deals": 1, "margin": 1.0}, "a test compares two bots, not 1"),
    ],
)
def test_plans_that_make_no_sense(bots: list[str], plan: dict[str, Any], why: str) -> None:
    game = game_of("six-nimmt")
    with pytest.raises(BadOption, match=why):
        plan_of(game, game.read_options({"players": 2}), bots, **plan)


def test_progress_is_told_table_by_table(tmp_path: Path) -> None:
    game = game_of("six-nimmt")
    plan = plan_of(game, game.read_options({"players": 2, "rounds": 1}), ["random"], deals=2)
    file = tmp_path / "results.jsonl"
    for expected in ([0, 1, 1, 1, 1], [4]):
        steps: list[int] = []
        run_arena(plan, out=file, tick=steps.append)
        assert steps == expected
