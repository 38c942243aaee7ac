"""A bar for people, nothing for programs."""

from __future__ import annotations

import pytest

from byczo.cli.progress import progress


def test_what_is_ticked_is_passed_on_and_pipes_see_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with progress("learning", 3) as tick:
        assert [tick(thing, 1) for thing in "abc"] == ["a", "b", "c"]
    assert capsys.readouterr() == ("", "")
