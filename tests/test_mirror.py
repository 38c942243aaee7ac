"""Tests mirror the sources: ``tests/table/test_names.py`` tests ``src/byczo/table/names.py``."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("client", "core/compiler", "server", "store", "table")
DECLARATIONS = {
    "core/compiler/errors.py",
    "server/counts.py",
    "server/errors.py",
    "server/surroundings.py",
    "store/errors.py",
    "table/errors.py",
    "table/summaries.py",
    "table/turn_limits.py",
}
"""Modules with nothing to test: types and constants."""

WHOLES = {"core/compiler/random_rules.py"}
"""Tests of a package as a whole."""


def modules(package: str) -> set[str]:
    files = (ROOT / "src" / "byczo" / package).glob("*.py")
    return {f"{package}/{file.name}" for file in files if file.name != "__init__.py"}


def mirrored(package: str) -> set[str]:
    files = (ROOT / "tests" / package).glob("test_*.py")
    return {f"{package}/{file.name.removeprefix('test_')}" for file in files}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_has_its_tests_and_every_test_its_module(package: str) -> None:
    assert mirrored(package) - WHOLES == modules(package) - DECLARATIONS
