"""The examples in README and docs run, and every game has a page with the same headings."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

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
def test_every_game_has_a_page(game: object) -> None:
    page = (ROOT / "docs" / "games" / f"{game.id}.md").read_text()
    assert re.findall(r"^# (.+)$", page, re.MULTILINE) == [game.title]
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == HEADINGS
    assert ">>>" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
