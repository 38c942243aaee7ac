"""What the browser client has in common with the rest: card faces, and how much it weighs."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from byczo.games import GAMES
from byczo.games.rows.heads import HEADS
from byczo.server.static_files import FOLDER

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src"
built = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")


def test_cards_show_the_heads_that_the_rules_count() -> None:
    text = (SOURCES / "games" / "rows" / "heads.ts").read_text(encoding="utf-8")
    listed = re.search(r"= \[(.+?)\]", text, re.DOTALL)
    assert listed is not None
    assert [int(heads) for heads in re.findall(r"\d+", listed[1])] == HEADS.tolist()


def test_every_game_has_a_room_in_the_browser() -> None:
    assert {folder.parent.name for folder in SOURCES.glob("games/*/game.ts")} == set(GAMES)


@built
def test_a_table_is_usable_within_the_budget() -> None:
    """80 kB of script and style, as they travel; fonts, pictures and languages apart."""
    tables = json.loads((FOLDER / "budget.json").read_text())["tables"]
    assert {table["game"] for table in tables} == {*GAMES, "plain"}
    for table in tables:
        weight = sum(len(gzip.compress((FOLDER / name).read_bytes())) for name in table["files"])
        assert weight <= 80_000, table["game"]


@built
def test_the_page_has_nothing_inline() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page)


@built
def test_the_licences_of_all_that_is_shipped_lie_beside_it() -> None:
    """The build collects them from the packages whose code or fonts the bundle holds."""
    text = (FOLDER / "licences.txt").read_text(encoding="utf-8")
    for name in ("Byczo", "svelte", "@fluent/bundle", "uqr", "@fontsource/alfa-slab-one"):
        assert re.search(rf"^{name} .*\(", text, re.MULTILINE), name
    for words in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted"):
        assert words in text


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "deploy/requirements.lock", "web/package-lock.json"]
)
def test_lock_files_carry_no_addresses(lock: str) -> None:
    """``npm`` writes who wants money for a package: take "funding" out again after an update."""
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
