"""The examples in README and docs run, and every game has a page with the same headings."""

from __future__ import annotations

import ast
import dataclasses
import doctest
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import byczo.core.pad_declaration
from byczo.core.declaration import Checks, Coaching, Strategy
from byczo.core.game import CONTRACT, SHOWN, WRITTEN, Game
from byczo.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
HEADINGS = [
    "In short",
    "Options",
    "Actions",
    "Chance",
    "State and observation",
    "Decisions",
    "From Python",
    "Sources",
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


@pytest.mark.parametrize("page", ["levels", "tables"])
def test_scripts_run(page: str, tmp_path: Path) -> None:
    """As a file of their own, for rules are read from it; interpreted, for they are short."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    environment = {**os.environ, "BYCZO_ENGINE": "interpreted"}
    run = [sys.executable, str(file)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_a_new_game_imports_is_there() -> None:
    """The pieces of the page about adding a game run one after the other, and it names no other."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    pieces = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    world: dict[str, Any] = {"__name__": "docs.adding_a_game"}
    for piece in pieces:
        exec(compile(piece, "adding-a-game.md", "exec", dont_inherit=True), world)
    classes = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)[`(]", text))
    known = {*world, *vars(byczo.core.pad_declaration), "MyOptions", "State", "GAME"}
    assert classes <= known, classes - known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_are_shown_as_code(page: Path) -> None:
    outside = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    assert ">>> " not in outside


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_a_page(game: Game) -> None:
    page = (ROOT / "docs" / "games" / f"{game.id}.md").read_text()
    assert re.findall(r"^# (.+)$", page, re.MULTILINE) == [game.title]
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == HEADINGS
    assert ">>>" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    docs = ROOT / "docs"
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        if not target.startswith("http"):
            file = (page.parent / target).resolve()
            assert file.exists(), target
            if page.is_relative_to(docs):
                assert file.is_relative_to(docs), f"{target} is not in the site"


def test_the_readme_leads_to_every_page() -> None:
    linked = re.findall(r"\]\((docs/[^)#]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    pages = {page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert pages - set(linked) == {"docs/index.md"}


def test_every_page_has_a_place_in_the_site() -> None:
    def pages(part: Any) -> list[str]:
        if isinstance(part, str):
            return [part]
        return [
            page
            for each in (part.values() if isinstance(part, dict) else part)
            for page in pages(each)
        ]

    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    docs = ROOT / "docs"
    assert sorted(pages(site["nav"])) == sorted(
        page.relative_to(docs).as_posix() for page in docs.rglob("*.md")
    )


def test_the_reference_names_all_that_is_exported() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert [name for name in byczo.__all__ if f"`{name}" not in page] == []
    assert sorted(byczo.__all__) == sorted(byczo._HOMES)
    assert all(getattr(byczo, name) for name in byczo.__all__)


def test_the_api_shows_what_the_reference_calls_stable() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    shown = re.findall(r"^::: (\S+)$", page, re.MULTILINE)
    assert {"byczo", "byczo.envs", "byczo.arena", "byczo.workers"} <= set(shown)
    reference = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    stable = reference.partition("## Stable")[2].partition("\n## ")[0]
    assert all(f"`{name}`" in stable for name in ("byczo.envs", "byczo.arena", "byczo.workers"))
    assert all(pkgutil.resolve_name(name) for name in shown)


def test_the_page_about_adding_a_game_names_every_part() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    required = [*CONTRACT, *SHOWN, *WRITTEN, "VIEW", "EVENTS", "ACTION_TEXTS", "CHANCE_TEXTS"]
    declared = [field.name for field in dataclasses.fields(Game)]
    declared += [name for group in (Strategy, Coaching, Checks) for name in group.__struct_fields__]
    lacking = [n for n in {*required, *declared} if not re.search(rf"[`.]{n}\b", page)]
    assert sorted(lacking) == []


def test_the_version_is_the_same_everywhere() -> None:
    assert f"version: {byczo.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest is not None
    assert newest[1] == byczo.__version__


def hops() -> list[tuple[str, str]]:
    """File and function of each step on the page about one move."""
    found, file = [], ""
    for line in (ROOT / "docs" / "one-move.md").read_text(encoding="utf-8").splitlines():
        step = re.match(r"\| \d+ \| (?:`(\S+)` )?\| `(\S+)` \|", line)
        if step is not None:
            file = step[1] or file
            found.append((file, step[2]))
    return found


def test_the_walk_of_one_move_is_short_and_names_what_there_is() -> None:
    assert 30 <= len(hops()) <= 45
    for file, name in hops():
        sources = list((ROOT / "src" / "byczo").glob(file.replace("…", "*")))
        assert sources, file
        for source in sources:
            names = {
                ".".join(part for part in (getattr(owner, "name", ""), node.name) if part)
                for owner in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
                if isinstance(owner, ast.ClassDef | ast.Module)
                for node in owner.body
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            }
            assert name in names, f"{name} in {source}"
