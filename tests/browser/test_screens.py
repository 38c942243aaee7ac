"""Every screen, in all languages, by day and by night: fits, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.pages import Opener

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
LOOKS = [("en-GB", "light", DESK), ("pl-PL", "dark", PHONE), ("de-DE", "light", PHONE)]
LOOKS += [("it-IT", "dark", DESK), ("it-IT", "light", PHONE), ("de-DE", "dark", DESK)]

Shot = Callable[[Page, str], None]


def check(page: Page, name: str, shot: Shot) -> None:
    """Nothing is wider than the screen, and axe has no complaint."""
    page.wait_for_timeout(500)
    shot(page, name)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name}: {wide} pixels too wide"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    problems = [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"]
    ]
    assert not problems, f"{name}: " + "\n".join(problems)


@pytest.mark.parametrize(("locale", "theme", "size"), LOOKS)
def test_screens(opened: Opener, shot: Shot, locale: str, theme: str, size: dict[str, int]) -> None:
    page = opened("/", locale=locale, color_scheme=theme, viewport=size)
    name = f"{locale[:2]}-{theme}-{size['width']}"
    page.locator(".game").first.wait_for()
    check(page, f"{name}-home", shot)
    page.locator(".six-nimmt .rules").click()
    page.locator("dialog h3").first.wait_for()
    check(page, f"{name}-rules", shot)
    page.keyboard.press("Escape")
    page.locator(".top button").last.click()
    check(page, f"{name}-settings", shot)
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .ways .button").nth(1).click()
    check(page, f"{name}-new-table", shot)
    page.locator("dialog .button.main").click()
    page.locator(".people").wait_for()
    for _ in range(4):
        page.locator(".people .line .button").last.click()
    page.locator(".people li").nth(4).wait_for()
    check(page, f"{name}-waiting", shot)
    page.locator(".start").click()
    page.locator(".hand .choice").nth(9).wait_for()
    check(page, f"{name}-table", shot)
    page.locator(".hand .choice").nth(3).click()
    check(page, f"{name}-selected", shot)
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    check(page, f"{name}-reveal", shot)
    page.goto("/tables")
    page.locator("h1").wait_for()
    check(page, f"{name}-lobby", shot)
    page.goto("/nowhere")
    page.locator("h1").wait_for()
    check(page, f"{name}-nowhere", shot)
