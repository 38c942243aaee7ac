"""A package is judged by its branches, however many of its statements run."""

from __future__ import annotations

from typing import Any

import pytest

from tools.branch_coverage import lowest_allowed, percent_of_branches, too_low


def summary(branches: int, taken: int) -> dict[str, Any]:
    return {"summary": {"num_branches": branches, "covered_branches": taken}}


REPORT = {
    "files": {
        "src/byczo/core/match.py": summary(90, 90),
        "src/byczo/core/compiler/load.py": summary(10, 4),
        "src\\byczo\\table\\table.py": summary(100, 95),
    }
}


def test_branches_are_added_up_over_a_package_and_those_in_it() -> None:
    assert percent_of_branches(REPORT, "core") == 94.0
    assert percent_of_branches(REPORT, "table") == 95.0


def test_a_package_below_the_limit_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert too_low(REPORT, ["core", "table"], 95.0) == ["core"]
    assert "core      94.0 % of branches" in capsys.readouterr().out


def test_what_was_not_measured_is_below_the_limit() -> None:
    assert too_low(REPORT, ["store"], 95.0) == ["store"]


def test_the_limit_is_that_of_the_settings() -> None:
    assert lowest_allowed() == 95.0
