"""Tests mirror the sources: ``tests/table/test_names.py`` tests ``src/byczo/table/names.py``."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("david_goliath", "rows", "six_nimmt", "twenty_one", "twenty_one/solver", "x_nimmt")
PACKAGES = (
    *(
        "arena",
        "cli",
        "client",
        "core",
        "core/compiler",
        "envs",
        "games",
        "messages",
        "play",
        "prebuilt",
        "printing",
    ),
    *("server", "store", "table", "workers"),
    *(f"games/{room}" for room in ROOMS),
)
DECLARATIONS = {
    "core/compiler/errors.py",
    "core/errors.py",
    "core/events.py",
    "core/game_types.py",
    "core/seats.py",
    "core/view.py",
    *(
        f"games/{room}/{file}.py"
        for room in ("david_goliath", "six_nimmt", "twenty_one", "x_nimmt")
        for file in ("lesson", "pictures")
    ),
    *(f"games/{room}/puzzles.py" for room in ("david_goliath", "six_nimmt", "x_nimmt")),
    "games/rows/state.py",
    "games/six_nimmt/kernels.py",
    "games/twenty_one/kernels.py",
    "messages/game_view.py",
    "messages/http_messages.py",
    "messages/server_messages.py",
    "messages/shared_pad.py",
    "messages/table_events.py",
    "messages/vocabulary.py",
    "play/bot.py",
    "server/counts.py",
    "server/errors.py",
    "server/surroundings.py",
    "store/errors.py",
    "table/errors.py",
    "table/summaries.py",
    "workers/crew.py",
}
"""Modules with nothing to test: types and constants."""

WHOLES = {
    "core/compiler/prelude.py",
    "core/compiler/random_rules.py",
    "core/compiler/webassembly.py",
    "server/histories.py",
    "table/salts.py",
}
"""Tests of a package as a whole, of what checks it, and of C that all rules share."""


def modules(package: str) -> set[str]:
    files = (ROOT / "src" / "byczo" / package).glob("*.py")
    return {f"{package}/{file.name}" for file in files if file.name != "__init__.py"}


def mirrored(package: str) -> set[str]:
    files = (ROOT / "tests" / package).glob("test_*.py")
    return {f"{package}/{file.name.removeprefix('test_')}" for file in files}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_has_its_tests_and_every_test_its_module(package: str) -> None:
    assert mirrored(package) - WHOLES == modules(package) - DECLARATIONS


def test_only_modules_that_exist_are_excused() -> None:
    everything = set().union(*(modules(package) for package in PACKAGES))
    assert everything >= DECLARATIONS
