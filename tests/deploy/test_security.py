"""The page about security names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (ROOT / "tests").rglob("test_*.py")
    written = {
        name
        for file in files
        for name in re.findall(r"def (test_\w+)\(", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 40
    assert named <= written, sorted(named - written)


def test_what_is_said_to_be_met_has_a_test() -> None:
    rows = re.findall(r"^\| (V[^|]*) \| ([^|]*) \| ([^|]*) \|$", PAGE, re.MULTILINE)
    assert rows
    for section, status, tests in rows:
        assert status.startswith(("met:", "partly:", "by the operator:")), section
        assert "`test_" in tests, section
