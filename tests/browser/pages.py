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


def open_against_bots(page: Page, game: str) -> None:
    """From the front page to a table with bots, without waiting for the film of each turn."""
    page.evaluate("localStorage.setItem('byczo', JSON.stringify({ speed: 0, sound: false }))")
    page.reload()
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play against bots").click()
