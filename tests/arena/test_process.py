"""Bots that are processes: good ones, wrong ones, late ones, dead ones."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from byczo.arena.bots import ArenaBots, check_bot
from byczo.arena.process import BotFailed, Conversation, Late
from byczo.arena.summary import ArenaSummary
from byczo.core.chance import stream_of
from byczo.core.errors import BadOption, Unknown
from byczo.games import GAMES, game_of

DOCS = Path(__file__).parents[2] / "docs" / "arena.md"

FIRST_LEGAL = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {"game", "seat", "view", "legal", "seed"}
    print(json.dumps({"do": question["legal"][0]}), flush=True)
"""
ALL_WRONG = """
import itertools, sys
answers = ["no json", '{"do": "play 999"}', '{"do": 7}', '{"doo": 1}', "[]", '{"do": "dance"}', ""]
for line, answer in zip(sys.stdin, itertools.cycle(answers)):
    print(answer, flush=True)
"""
SOMETIMES_LATE = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    if number == 1:
        time.sleep(0.5)
    print(json.dumps({"do": json.loads(line)["legal"][0]}), flush=True)
"""
ONE_ANSWER = """
import json
print(json.dumps({"do": json.loads(input())["legal"][0]}), flush=True)
"""

ONE_ANSWER_THEN_SILENT = """
import json, os, sys
print(json.dumps({"do": json.loads(input())["legal"][0]}), flush=True)
os.close(1)
sys.stdin.read()
"""


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / f"bot{abs(hash(text))}.py"
        path.write_text(text)
        return f"process:{shlex.quote(sys.executable)} -S -E {shlex.quote(str(path))}"

    return write


def behaviour(summary: ArenaSummary, bot: str) -> tuple[int, int, int]:
    found = next(found for found in summary.bots if found.bot == bot)
    return found.decisions, found.illegal, found.late


def test_a_good_process_plays_like_the_same_bot_in_python(
    arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    good = script(FIRST_LEGAL)
    foreign = arena(good, "highest", deals=4, control=False)
    ours = arena("lowest", "highest", deals=4, control=False)
    assert foreign.cells[0].points == ours.cells[0].points
    decisions, illegal, late = behaviour(foreign, good)
    assert decisions >= 4 * 3 * 10
    assert (illegal, late) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_by_a_process(
    game: str, arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    good = script(FIRST_LEGAL)
    table = {"players": 3} | ({} if game == "twenty-one" else {"rounds": 1})
    summary = arena(good, "random", game=game, options=table, deals=1, control=False)
    assert behaviour(summary, good)[1:] == (0, 0)


def test_wrong_answers_are_counted(
    arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    wrong = script(ALL_WRONG)
    summary = arena(wrong, "highest", deals=2, control=False)
    decisions, illegal, late = behaviour(summary, wrong)
    assert illegal == decisions >= 60
    assert late == 0


def test_late_answers_are_counted_and_not_taken_for_the_next(
    arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    late_bot = script(SOMETIMES_LATE)
    table = {"players": 2, "rounds": 1}
    summary = arena(late_bot, "highest", options=table, deals=1, control=False, limit=0.2)
    decisions, illegal, late = behaviour(summary, late_bot)
    assert illegal == 0
    assert 2 <= late <= 8 < decisions  # in each of two seats: once, and while it still sleeps


@pytest.mark.parametrize("text", [ONE_ANSWER, ONE_ANSWER_THEN_SILENT])
def test_a_process_that_ends_is_started_again(
    text: str, arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    short = script(text)
    table = {"players": 2, "rounds": 1}
    summary = arena(short, "highest", options=table, deals=1, control=False)
    decisions, illegal, late = behaviour(summary, short)
    assert illegal == 0
    assert 0 < late <= decisions - 10


def test_a_process_that_never_answers_ends_the_arena(
    arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    with pytest.raises(BotFailed, match="ended before its first answer, with exit code 3"):
        arena(script("raise SystemExit(3)"), "highest", deals=1)


@pytest.mark.parametrize(
    ("bot", "error", "why"),
    [
        ("process:", BadOption, "write process:COMMAND"),
        ("process:'", BadOption, "No closing quotation"),
        ("process:/nowhere/bot", BotFailed, "there is no program '/nowhere/bot'"),
        ("hal", Unknown, "there is no bot 'hal': there are calf.* and process:COMMAND"),
    ],
)
def test_mistakes_are_told(bot: str, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        check_bot(bot, game_of("six-nimmt"))


def test_processes_end_with_the_arena(script: Callable[[str], str]) -> None:
    players = ArenaBots(game_of("six-nimmt"), 1.0)
    bot = script(FIRST_LEGAL)
    for seat in (0, 1, 0):
        players.make(bot, seat, stream_of(seat))
    assert len(players.conversations) == 2  # one for each seat, kept from table to table
    conversation = next(iter(players.conversations.values()))
    conversation.ask(b'{"legal": ["x"], "game": 1, "seat": 1, "view": 1, "seed": 1}', 5.0)
    process = conversation.process
    assert process is not None
    assert process.poll() is None
    players.close()
    assert process.poll() == 0


def test_a_process_that_will_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("byczo.arena.process.PATIENCE", 0.1)
    deaf = "import signal, time; signal.signal(15, signal.SIG_IGN); print(1, flush=True); "
    conversation = Conversation(f"{sys.executable} -S -c '{deaf} time.sleep(60)'")
    assert conversation.ask(b"{}", 5.0) == b"1"
    with pytest.raises(Late):
        conversation.ask(b"{}", 0.1)
    process = conversation.process
    assert process is not None
    began = time.monotonic()
    conversation.close()
    assert process.poll() == -9
    assert time.monotonic() - began < 5


def example() -> str:
    blocks = re.findall(r"^```python\n(.*?)^```", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    (only,) = [block for block in blocks if "sys.stdin" in block]
    return str(only)


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt"])
def test_the_example_in_the_docs_plays_well(
    game: str, arena: Callable[..., ArenaSummary], script: Callable[[str], str]
) -> None:
    assert len(example().splitlines()) < 40
    bot = script(example())
    summary = arena(bot, "random", game=game, deals=12, control=False)
    assert behaviour(summary, bot)[1:] == (0, 0)
    assert summary.cells[0].lead.mean > 2


def test_the_example_is_a_program_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(example())
    said = subprocess.run(
        [sys.executable, str(path)], input="", capture_output=True, text=True, check=True
    )
    assert (said.stdout, said.stderr) == ("", "")
