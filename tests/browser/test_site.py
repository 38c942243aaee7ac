"""The client as plain files, below a folder of a plain host."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from byczo.cli.main import main
from tests.browser.layout import check
from tests.browser.pages import AT_ONCE, PHONE, Shot, autoplay


class Quiet(SimpleHTTPRequestHandler):
    """``python -m http.server`` without its log."""

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Nothing."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The site, below a folder."""
    assert main(["site", str(tmp_path / "games" / "byczo")]) == 0
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/games/byczo/"
    host.shutdown()
    host.server_close()
    shutil.rmtree(tmp_path / "games")


def test_a_game_below_a_folder(chromium: Browser, address: str, shot: Shot) -> None:
    context = chromium.new_context(viewport=PHONE, locale="en-GB")
    habit = {"people": [], "bots": 1, "level": "calf", "options": {"rounds": 1}}
    chosen = json.dumps({**AT_ONCE, "habits": {"x-nimmt": habit}})
    context.add_init_script(f"localStorage.byczo ??= {json.dumps(chosen)}")
    page = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
    page.on("pageerror", lambda problem: wrong.append(str(problem)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(address)
    page.locator(".game").nth(3).wait_for()
    check(page, "site-home", shot)
    expect(page.get_by_text("Invite friends")).to_have_count(0)
    page.locator(".x-nimmt .ways .button").first.click()
    page.locator(".strip").wait_for()
    page.reload()
    autoplay(page, patience=60)
    page.get_by_role("link", name="Watch the game again").click()
    page.locator("input[type=range]").press("End")
    page.go_back()
    page.locator("main .standings").wait_for()
    page.locator(".home").click()
    page.locator(".game").nth(3).wait_for()
    assert not wrong
    assert all(url.startswith(address) for url in asked if not url.startswith("blob:"))
    context.close()
