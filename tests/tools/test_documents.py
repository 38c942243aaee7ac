"""What is generated from the sources still fits them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools.documents import MAKERS, ROOT


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__module__)
def test_documents_are_fresh(maker: Callable[[], dict[str, str]]) -> None:
    for name, text in maker().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, "run make documents"
