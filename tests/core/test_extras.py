"""What runs with numpy and msgspec alone, and what the rest says when its extra is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from byczo.cli.commands import parser
from byczo.core.errors import MissingExtra
from byczo.core.extras import EXTRAS, missing_extra

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"open_spiel": {"open_spiel", "pyspiel"}, "pillow": {"PIL"}, "fpdf2": {"fpdf", "PIL"}}
"""What is imported by another name than it is installed by, or brings more."""

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
"""

PLAY = """
from byczo import GAMES, Match, Seeded
from byczo.core.chance import stream_of
from byczo.play.coach import Coach
from byczo.play.roster import bot_of
for game in GAMES.values():
    match = Match(game, {"players": game.players.start}, chance=Seeded(1), compiled=True)
    seat = match.waiting[0]
    seen = match.observe(seat)
    match.act(seat, bot_of("search:100", game, stream_of(1)).decide(seen, seat))
    Coach(game).advice(seen, seat, playouts=100)
"""


def without(modules: set[str], script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=modules) + script],
        capture_output=True,
        text=True,
        check=False,
    )


def test_games_bots_and_coach_need_no_extra() -> None:
    said = without(set(EXTRAS) - {"ziglang"}, PLAY)
    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (["games"], {"rich"}, "play"),
        (["rules", "six-nimmt"], {"fluent"}, "play"),
        (["play", "six-nimmt"], {"rich"}, "play"),
        (["simulate", "six-nimmt"], {"rich"}, "play"),
        (["serve"], {"uvicorn"}, "server"),
        (["serve"], {"prometheus_client"}, "server"),
        (["serve", "--port", "0", "--database", "postgresql://nobody"], {"asyncpg"}, "postgres"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    words: list[str], missing: set[str], extra: str
) -> None:
    said = without(missing, f"from byczo.cli.main import main; sys.exit(main({words!r}))")
    wanted = f"byczo: 'byczo {words[0]}' needs the extra '{extra}': pip install 'byczo[{extra}]'\n"
    assert (said.returncode, said.stderr) == (2, wanted)


RECORD = str(ROOT / "tests" / "records" / "six-nimmt" / "base-2.json")
COMMANDS: dict[str, list[str]] = {
    "arena": ["six-nimmt", "random", "--ray"],
    "bench": [],
    "daily": ["six-nimmt"],
    "games": [],
    "pad": ["six-nimmt"],
    "play": ["six-nimmt"],
    "print": ["six-nimmt", "sheets.pdf"],
    "puzzles": ["six-nimmt", "puzzles.json"],
    "replay": [RECORD],
    "review": [RECORD],
    "rules": ["six-nimmt"],
    "serve": [],
    "simulate": ["six-nimmt"],
    "site": ["nowhere"],
    "train": ["six-nimmt", "--out", "weights.json"],
    "verify": [RECORD],
}


def test_with_numpy_and_msgspec_alone_every_command_names_an_extra(tmp_path: Path) -> None:
    """All of them in one process, as ``pip install byczo`` leaves them."""
    subparsers = parser()._subparsers
    assert subparsers is not None
    commands = set(subparsers._group_actions[0].choices or ())
    assert commands == set(COMMANDS) | {"backup"}  # which needs none
    calls = [[name, *words] for name, words in COMMANDS.items()]
    script = f"""
import os
os.chdir({str(tmp_path)!r})
from byczo.cli.main import main
sys.exit(sum(main(words) != 2 for words in {calls!r}))
"""
    said = without(set(EXTRAS), script)
    assert (said.returncode, said.stdout) == (0, "")
    lines = said.stderr.splitlines()
    assert len(lines) == len(COMMANDS)
    for name, line in zip(COMMANDS, lines, strict=True):
        assert line.startswith(f"byczo: 'byczo {name}' needs the extra '")
    assert not any(tmp_path.iterdir())


def test_the_baseline_names_its_extra() -> None:
    script = "import runpy; runpy.run_module('byczo.envs.ppo', run_name='__main__')"
    said = without({"torch"}, script)
    wanted = "byczo: this baseline needs the extra 'train': pip install 'byczo[train]'\n"
    assert (said.returncode, said.stderr) == (1, wanted)


def test_the_client_names_its_extra() -> None:
    said = without({"websockets"}, "import byczo.client.connection")
    assert "byczo.client needs the extra 'client'" in said.stderr


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("gymnasium", "gymnasium", "envs"),
        ("pettingzoo", "pettingzoo", "envs"),
        ("pettingzoo", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_environment_names_its_extra(module: str, missing: str, extra: str) -> None:
    said = without({missing}, f"import byczo.envs.{module}")
    last = said.stderr.splitlines()[-1]
    assert last.endswith(
        f"byczo.envs.{module} needs the extra '{extra}': pip install 'byczo[{extra}]'"
    )


def test_a_module_that_no_extra_brings_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError) as told:
        missing_extra(ModuleNotFoundError("no zebra", name="zebra"), "this")
    assert not isinstance(told.value, MissingExtra)


def test_every_extra_is_declared() -> None:
    for module, extra in EXTRAS.items():
        assert module in brought(extra), module
    needed = {package.split(">")[0] for package in PROJECT["dependencies"]}
    assert needed == {"msgspec", "numpy"}
    named = {module for extra in PROJECT["optional-dependencies"] for module in brought(extra)}
    assert named == set(EXTRAS), "whatever an extra brings can be missing"


def brought(extra: str) -> set[str]:
    """The modules that an extra brings, by the names that they are imported by."""
    found = set[str]()
    for wish in PROJECT["optional-dependencies"][extra]:
        name = re.split(r"[>\[; ]", wish)[0]
        if name == "byczo":
            others = re.findall(r"[a-z]+", wish.partition("[")[2])
            found.update(*(brought(other) for other in others))
        else:
            found.update(MODULES.get(name, {name.partition(".")[0]}))
    return found


@pytest.mark.parametrize(
    ("extra", "words", "said"),
    [
        ("play", ["print", "twenty-one", "sheets.svg"], "(0, '')"),
        ("print", ["print", "twenty-one", "sheets.pdf"], "(0, '')"),
        ("ray", ["arena", "six-nimmt", "random", "--ray", "127.0.0.1:1"], "no Ray cluster"),
    ],
)
def test_an_extra_brings_what_its_commands_need(
    extra: str, words: list[str], said: str, tmp_path: Path
) -> None:
    if extra == "ray" and not find_spec("ray"):
        pytest.skip("the extra 'ray' is not installed")
    script = f"import os; os.chdir({str(tmp_path)!r})\n"
    script += f"from byczo.cli.main import main; sys.exit(main({words!r}))"
    done = without(set(EXTRAS) - brought(extra), script)
    assert said in str((done.returncode, done.stderr))


def test_the_extra_postgres_brings_the_server() -> None:
    script = "import byczo.cli.serve, byczo.server.app, byczo.store.postgres"
    done = without(set(EXTRAS) - brought("postgres"), script)
    assert (done.returncode, done.stderr) == (0, "")
    assert brought("train") > brought("play")


def test_extras_have_a_place_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    table = page.partition("## Extras")[2].partition("\n## ")[0]
    assert set(re.findall(r"`([a-z]+)`(?=.* \|)", table)) >= set(PROJECT["optional-dependencies"])
