"""The page of features says what the games declare."""

from __future__ import annotations

from tools.features import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.features"
