"""Whole arenas: strength is found, results repeat, stopped ones go on."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest

from byczo.arena.bots import foreign_bots
from byczo.arena.plan import plan_of, run_arena
from byczo.arena.process import BotFailed
from byczo.arena.summary import Summary
from byczo.core.errors import BadOption, BadRecord
from byczo.games import game_of

Arena = Callable[..., Summary]


def repeatable(summary: Summary) -> Any:
    """All but the time that it took."""
    return msgspec.structs.replace(
        summary, bots=[msgspec.structs.replace(bot, milliseconds=None) for bot in summary.bots]
    )


def test_lead_wins_and_points_of_a_better_bot(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    summary = arena("careful", "random", deals=40, out=file)
    cell, control = summary.cells
    assert (cell.bot, cell.among) == ("careful", "random")
    assert summary.tables == 40 * 6
    own, others, won = by_hand(read(file), "careful", "random")
    assert cell.points.mean == pytest.approx(own)
    assert cell.lead.mean == pytest.approx(others - own)
    assert cell.wins.mean == pytest.approx(won)
    assert cell.lead.error is not None
    assert cell.lead.mean > 2 * cell.lead.error > 0
    assert cell.points == cell.per_round
    assert control.control
    assert [rating.bot for rating in summary.ratings] == ["careful", "random"]


def by_hand(lines: list[dict[str, Any]], bot: str, among: str) -> tuple[float, float, float]:
    """Mean points of the bot and of its opponents, and its share of wins."""
    own, others, won = [], [], []
    for line in lines:
        if sorted(line["bots"]) == sorted([bot, among, among]):
            seat, totals = line["bots"].index(bot), line["totals"]
            own.append(totals[seat])
            others += [total for other, total in enumerate(totals) if other != seat]
            won.append((totals[seat] == min(totals)) / totals.count(min(totals)))
    return mean(own), mean(others), mean(won)


def test_a_bot_has_no_lead_over_its_copies(arena: Arena) -> None:
    (control,) = arena("random", "random", deals=60).cells
    assert control.lead.error is not None
    assert abs(control.lead.mean) < 2 * control.lead.error
    assert control.wins.mean == pytest.approx(1 / 3, abs=0.12)


def test_copies_of_a_bot_that_does_not_draw_have_no_lead(arena: Arena) -> None:
    (control,) = arena("lowest", "lowest", deals=5).cells
    assert control.lead.mean == pytest.approx(0, abs=1e-9)
    assert control.wins.mean == pytest.approx(1 / 3)


def test_cross_play_of_three(arena: Arena) -> None:
    summary = arena("random", "lowest", "highest", deals=15)
    assert len(summary.cells) == 9
    assert len(summary.ratings) == 3
    assert sum(rating.rating for rating in summary.ratings) == pytest.approx(0, abs=1e-6)
    assert {rating.bot for rating in summary.ratings} == {"random", "lowest", "highest"}


def test_a_pair_is_the_same_whoever_else_plays(arena: Arena) -> None:
    (alone, _), among_three = (
        arena(*bots, deals=6).cells
        for bots in (("random", "lowest"), ("lowest", "highest", "random"))
    )
    assert alone in among_three


def test_whole_games_of_several_rounds(arena: Arena) -> None:
    summary = arena("random", options={"players": 2, "target": 20}, deals=5)
    assert summary.cells[0].points.mean > summary.cells[0].per_round.mean


PROCESS_BOT = """
import json, os, random, sys
with open(os.path.join(os.path.dirname(__file__), "started"), "a") as file:
    print(os.getpid(), file=file)
for line in sys.stdin:
    question = json.loads(line)
    chosen = random.Random(question["seed"]).choice(question["legal"])
    print(json.dumps({"do": chosen}), flush=True)
"""
PACKAGE = """
class Last:
    def __init__(self, game, stream):
        self.engine = game.interpreted
    def decide(self, seen, seat):
        count = self.engine.choices(seen, seat)
        return max(int(self.engine.choice(seen, seat, k)) for k in range(count))
"""


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """A bot of an installed package, and one that is a process."""
    (tmp_path / "foreign_package.py").write_text(PACKAGE)
    info = tmp_path / "foreign_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[byczo.bots]\nlast = foreign_package:Last\nlost = foreign_package:Lost\n"
        "random = foreign_package:Last\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    foreign_bots.cache_clear()
    (tmp_path / "bot.py").write_text(PROCESS_BOT)
    command = shlex.join([sys.executable, "-S", "-E", str(tmp_path / "bot.py")])
    yield "last", f"process:{command}"
    foreign_bots.cache_clear()


def test_results_do_not_depend_on_workers(
    arena: Arena, foreign: tuple[str, str], tmp_path: Path
) -> None:
    table = {"players": 2, "rounds": 1}
    bots = ("random", *foreign)
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    alone, together = (
        arena(*bots, options=table, deals=3, out=out, workers=workers, limit=30.0)
        for out, workers in zip(files, (1, 2), strict=True)
    )
    assert repeatable(alone) == repeatable(together)
    assert sorted(map(table_of, read(files[0]))) == sorted(map(table_of, read(files[1])))
    started = [int(line) for line in (tmp_path / "started").read_text().splitlines()]
    assert len(started) >= 2 + 2
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    with pytest.raises(BotFailed, match="bot 'lost' cannot be loaded"):
        arena("lost", deals=1)


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def table_of(line: dict[str, Any]) -> tuple[Any, ...]:
    return line["deal"], tuple(line["bots"]), line["copy"], tuple(line["totals"])


def test_a_stopped_arena_goes_on_where_it_was(arena: Arena, tmp_path: Path) -> None:
    whole = repeatable(arena("random", "lowest", deals=6))
    file = tmp_path / "results.jsonl"
    arena("random", "lowest", deals=6, out=file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6 * 6
    kept = lines[:15]
    file.write_bytes(b"".join(kept) + lines[15][:40])  # cut off while it was written
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:15] == kept
    assert len(again) == len(lines)
    file.write_bytes(b"".join(kept) + b'{"deal": 3, "bots": []\n')
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    played = file.read_bytes()
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    assert file.read_bytes() == played  # nothing was left to play


def test_more_deals_and_more_bots_use_what_is_there(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena("random", "lowest", deals=3, out=file)
    before = len(read(file))
    grown = arena("lowest", "highest", "random", deals=4, out=file)
    assert len(read(file)) == 4 * 9 * 3
    assert before == 3 * 2 * 3
    assert repeatable(grown) == repeatable(arena("lowest", "highest", "random", deals=4))


def test_files_that_do_not_fit_are_left_alone(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena("random", deals=1, out=file)
    with pytest.raises(BadRecord, match="has results of seed '1', not '2': name another file"):
        arena("random", deals=1, out=file, seed="2")
    with pytest.raises(BadRecord, match="has results of options"):
        arena("random", deals=1, out=file, options={"players": 2})
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "damaged", *lines[1:]]) + "\n")
    with pytest.raises(BadRecord, match="line 2 is damaged"):
        arena("random", deals=1, out=file)
    for text in ("Dear diary,\n", "Dear diary"):
        file.write_text(text)
        with pytest.raises(BadRecord, match="holds no results of an arena"):
            arena("random", deals=1, out=file)
        assert file.read_text() == text
    with pytest.raises(BadRecord, match="cannot write"):
        arena("random", deals=1, out=tmp_path / "no" / "such" / "folder")
    for text in ("", '{"arena":1,"by'):
        file.write_text(text)
        assert arena("random", deals=1, out=file).tables == 3


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
