"""The client as plain files, below a folder of a plain host."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from byczo.cli.main import main
from tests.browser.layout import check
from tests.browser.pages import (
    AT_ONCE,
    PHONE,
    Shot,
    autoplay,
    decide,
    eventually,
    play_until,
)


class Quiet(SimpleHTTPRequestHandler):
    """``python -m http.server`` without its log, and with nothing in the cache of the browser."""

    def do_GET(self) -> None:
        """Documents come late."""
        if "/docs/" in self.path:
            time.sleep(1)
        super().do_GET()

    def end_headers(self) -> None:
        """What works then works because the page keeps it."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Nothing."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the files of the site are."""
    return tmp_path / "games" / "byczo"


@pytest.fixture
def address(tmp_path: Path, folder: Path) -> Iterator[str]:
    """The site, below a folder."""
    assert main(["site", str(folder)]) == 0
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/games/byczo/"
    host.shutdown()
    host.server_close()
    shutil.rmtree(tmp_path / "games")


def phone_of_a_player(chromium: Browser, game: str, bots: int) -> Page:
    """A page of somebody who plays one round against so many bots."""
    context = chromium.new_context(viewport=PHONE, locale="en-GB")
    habit = {"people": [], "bots": bots, "level": "calf", "options": {"rounds": 1}}
    chosen = json.dumps({**AT_ONCE, "habits": {game: habit}})
    context.add_init_script(f"localStorage.byczo ??= {json.dumps(chosen)}")
    return context.new_page()


def test_a_game_below_a_folder(chromium: Browser, address: str, shot: Shot) -> None:
    page = phone_of_a_player(chromium, "x-nimmt", 1)
    context = page.context
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


def test_documents_beside_the_client_come_though_they_take_long(
    chromium: Browser, address: str, folder: Path
) -> None:
    (folder / "docs").mkdir()
    (folder / "docs" / "index.html").write_text("<h1>How it is made</h1>")
    page = phone_of_a_player(chromium, "x-nimmt", 1)
    page.goto(address)
    eventually(page, "caches.match(location.pathname + 'precache.json')")
    page.goto(f"{address}docs/")
    expect(page.get_by_role("heading")).to_have_text("How it is made")
    page.context.close()


def test_what_only_a_server_has_is_not_looked_for(chromium: Browser, address: str) -> None:
    """No socket, no request to an API, and calm words instead of tries without end."""
    page = phone_of_a_player(chromium, "x-nimmt", 1)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    for screen in ("tables", "t/abc", "t/abc/game/1", "t/abc/game/1/review", "device"):
        page.goto(f"{address}#/{screen}")
        page.reload()
        heading = page.get_by_role("heading", name="There is no server behind this page")
        expect(heading).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    page.locator(".game").nth(3).wait_for()
    assert not [url for url in asked if "/api/" in url or url.startswith("ws")]
    page.context.close()


def replace_by_next_version(folder: Path) -> None:
    """The same client as another build would leave it: no file with a hash has its old name."""
    assets = {file.name: f"{file.stem}2{file.suffix}" for file in (folder / "assets").iterdir()}
    names = re.compile("|".join(map(re.escape, assets)))
    for file in list(folder.rglob("*")):
        if file.suffix in {".js", ".css", ".html", ".json"}:
            text = names.sub(lambda found: assets[found[0]], file.read_text(encoding="utf-8"))
            file.write_text(text, encoding="utf-8")
        if file.name in assets:
            file.rename(file.with_name(assets[file.name]))
    with (folder / "sw.js").open("a") as worker:
        worker.write("// the next version\n")
    page = folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("<html ", "<html data-next ", 1))


UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const changed = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
    await registration.update();
    await changed;
    dispatchEvent(new Event('online'));
}"""
"""As the browser does by itself from time to time."""

KEPT_PAGE = "caches.match(location.pathname).then((page) => page.text())"


def hand(page: Page) -> list[str]:
    """The cards that can be played."""
    return page.locator(".hand .choice").all_inner_texts()


def test_a_new_version_comes_in_the_middle_of_a_game(
    chromium: Browser, address: str, folder: Path
) -> None:
    """The page plays on with the files that it began with; a reload brings the new ones."""
    page = phone_of_a_player(chromium, "six-nimmt", 2)
    context = page.context
    wrong: list[str] = []
    page.on("pageerror", lambda problem: wrong.append(str(problem)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(address)
    eventually(page, "caches.match('precache.json')")
    page.locator(".six-nimmt .ways .button").first.click()
    play_until(page, {"play"})
    decide(page)
    play_until(page, {"play"})
    replace_by_next_version(folder)
    page.evaluate(UPDATE)
    eventually(page, f"{KEPT_PAGE}.then((text) => text.includes('data-next'))")
    decide(page)
    play_until(page, {"play"})
    page.get_by_role("button", name="Hint", exact=True).click()  # a part that comes only now
    page.locator(".coach[aria-busy=false]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("html[data-next]")).to_have_count(0)
    before = hand(page)
    context.set_offline(True)
    page.reload()
    expect(page.locator("html[data-next]")).to_have_count(1)
    expect(page.locator(".hand .choice")).to_have_count(len(before))
    assert hand(page) == before
    autoplay(page, patience=60)
    assert not wrong
    context.close()
