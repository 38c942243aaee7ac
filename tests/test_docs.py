"""The examples in README and docs run, and every game has a page with the same headings."""

from __future__ import annotations

import dataclasses
import doctest
import re
from pathlib import Path

import pytest

import byczo
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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_a_page(game: Game) -> None:
    page = (ROOT / "docs" / "games" / f"{game.id}.md").read_text()
    assert re.findall(r"^# (.+)$", page, re.MULTILINE) == [game.title]
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == HEADINGS
    assert ">>>" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_reference_names_all_that_is_exported() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert [name for name in byczo.__all__ if f"`{name}" not in page] == []
    assert sorted(byczo.__all__) == sorted(byczo._HOMES)
    assert all(getattr(byczo, name) for name in byczo.__all__)


def test_the_page_about_adding_a_game_names_every_part() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    required = [*CONTRACT, *SHOWN, *WRITTEN, "VIEW", "EVENTS", "ACTION_TEXTS"]
    groups = (Game, Strategy, Coaching, Checks)
    declared = [field.name for group in groups for field in dataclasses.fields(group)]
    lacking = [n for n in {*required, *declared} if not re.search(rf"[`.]{n}\b", page)]
    assert sorted(lacking) == []
