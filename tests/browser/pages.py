"""What people do on pages."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

Opener = Callable[..., Page]
"""``opened(path, **settings)``: a page in a browser of its own."""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element of that accessible name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in (focused(page) or ""):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def focused(page: Page) -> str | None:
    """The name of what has the focus."""
    name: str | None = page.evaluate(
        "document.activeElement?.ariaLabel || document.activeElement?.textContent"
    )
    return name
