"""What library users write passes the type checker, and knows its game."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parents[1]
PAGES = {"readme": "README.md", "arena": "docs/arena.md", "coach": "docs/coach.md"}

TYPED = """
from typing import assert_type

from byczo import Match, Seeded
from byczo.core.contract import TableState
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.view import View
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.options import SixNimmtOptions
from byczo.games.six_nimmt.rules import State
from byczo.games.six_nimmt.view import SixNimmtView

match = Match(GAME, {"players": 2}, chance=Seeded(1))
assert_type(match.view(0), SixNimmtView)
assert_type(match.state, State)
assert_type(match.observe(None), State)
assert_type(match.options, SixNimmtOptions)
assert_type(match.view(0).rows[0].cards, tuple[int, ...])
assert_type(Match.load(GAME, match.record()).view(None), SixNimmtView)


def any_game(game: Game) -> Match:
    return Match(game, {"players": 2})


assert_type(any_game(GAME).view(0), View)
assert_type(any_game(GAME).state, TableState)
assert_type(any_game(GAME).options, Options)
"""

MISTAKES = """
from byczo import Match
from byczo.games.six_nimmt import GAME

match = Match(GAME, {"players": 2})
match.view(0).sheets  # of another game
match.state.dice
match.options.layout
match.act("0", "play 1")
"""

BOT = """
from typing import Any


def risk(choice: dict[str, Any]) -> int:
    return 0


async def main() -> None:
"""


def examples(page: str) -> str:
    """The statements of the examples on a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return "".join(example.source for example in doctest.DocTestParser().get_examples(text))


def bots() -> str:
    """The bot of docs/bots.md, and the table that it plays at."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return BOT + indent("\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL)), "    ")


def said_of_programs(folder: Path) -> dict[str, list[str]]:
    """What the type checker says of each program, strictly."""
    programs = {page: examples(path) for page, path in PAGES.items()}
    programs |= {"bots": bots(), "typed": TYPED, "mistakes": MISTAKES}
    for name, source in programs.items():
        (folder / f"{name}.py").write_text(source)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache")]
    done = subprocess.run(
        [*command, *(f"{name}.py" for name in programs)],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    *lines, summary = done.stdout.splitlines()
    assert summary.endswith(f"(checked {len(programs)} source files)"), done.stdout + done.stderr
    return {name: [line for line in lines if line.startswith(f"{name}.py:")] for name in programs}


def test_programs_pass_and_mistakes_are_found(tmp_path: Path) -> None:
    """In one test: the checker reads the package once."""
    said = said_of_programs(tmp_path)
    for program in (*PAGES, "bots", "typed"):
        assert said[program] == []
    problems = [line for line in said["mistakes"] if ": error: " in line]
    assert len(problems) == 4
    for attribute, problem in zip(("sheets", "dice", "layout"), problems, strict=False):
        assert f'has no attribute "{attribute}"' in problem
    assert 'Argument 1 to "act"' in problems[3]
