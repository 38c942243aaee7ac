"""A real server and a real browser."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser import failures
from tests.browser.pages import Opener, Shot, Theme, wait_until_kept
from tests.server.running import ServerProcess

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE = 30_000  # milliseconds; a machine may be busy
expect.set_options(timeout=PATIENCE)
FLAGS = [
    "--no-sandbox",
    # Pages live for seconds: helpers of the script engine and a process that draws cost more than
    # they save, where all cores are busy anyway.
    "--in-process-gpu",
    "--js-flags=--single-threaded",
    # Edges are smoothed otherwise where only a part is drawn anew: equal pages, equal pictures.
    "--disable-partial-raster",
]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what a failed test has seen."""
    report = yield
    chromium = getattr(item, "funcargs", {}).get("chromium")
    if call.when == "call" and report.failed and chromium:
        failures.keep(chromium, item.nodeid)
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests."""
    running = ServerProcess(tmp_path_factory.mktemp("server"), requests=1000)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


# What browsers say about a network or server that a test has cut (the second from a worker),
# and about a request that is refused.
CUT = (
    "net::ERR_INTERNET_DISCONNECTED",
    "net::ERR_FAILED",
    "net::ERR_CONNECTION_REFUSED",
    "WebSocket connection",
    "status of 400",
    "status of 404",
)


def is_complaint(said: ConsoleMessage) -> bool:
    """Whether the page has complained, and not the browser about what the test did."""
    return said.type == "error" and not any(cut in said.text for cut in CUT)


def listen(page: Page, complaints: list[str]) -> None:
    """Note what a page complains about."""
    page.on("pageerror", lambda problem: complaints.append(str(problem)))
    page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)


def choice_of(chosen: dict[str, Any]) -> str:
    """A script by which somebody has chosen settings before."""
    return f"localStorage.byczo ??= {json.dumps(json.dumps(chosen))}"


USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1280, "height": 800},
    "service_workers": "block",
}


@contextmanager
def browsing(chromium: Browser, server: ServerProcess) -> Iterator[Opener]:
    """Opens pages, each for a person of its own, who may have chosen settings before.

    Only what is told to (``service_workers="allow"``) keeps the client for the time without a
    network: that fetches every file of it. What a page complains about fails the test.
    """
    complaints: list[str] = []
    contexts = []

    def open_page(path: str = "/", chosen: dict[str, Any] | None = None, **settings: Any) -> Page:
        context = chromium.new_context(base_url=server.address, **{**USUAL, **settings})
        if chosen:
            context.add_init_script(choice_of(chosen))
        context.set_default_timeout(PATIENCE)
        failures.trace(context)
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def opened(chromium: Browser, server: ServerProcess) -> Iterator[Opener]:
    """Pages of the server that all tests share."""
    with browsing(chromium, server) as open_page:
        yield open_page


class Regular:
    """A browser that was here before: it has kept the client, and forgets what a test did."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.address = address
        self.context = chromium.new_context(
            base_url=address, **{**USUAL, "service_workers": "allow"}
        )
        self.context.set_default_timeout(PATIENCE)
        page = self.context.new_page()
        page.goto("/")
        wait_until_kept(page)
        page.goto("about:blank")  # what is open here can be forgotten
        self.desk = self.context.new_cdp_session(page)

    def open(
        self,
        complaints: list[str],
        path: str,
        chosen: dict[str, Any] | None,
        viewport: ViewportSize | None,
    ) -> Page:
        """A page, as large as it should be."""
        page = self.context.new_page()
        page.set_viewport_size(viewport or USUAL["viewport"])
        if chosen:
            page.add_init_script(choice_of(chosen))
        listen(page, complaints)
        page.goto(path)
        return page

    def forget(self) -> None:
        """Close all pages, and forget everything but the client."""
        for page in self.context.pages[1:]:
            page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()
        kinds = "local_storage,indexeddb"
        self.desk.send(
            "Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": kinds}
        )


@pytest.fixture(scope="session")
def regular(chromium: Browser, server: ServerProcess) -> Iterator[Regular]:
    """One such browser for all tests: to keep the client takes longer than most of them."""
    regular = Regular(chromium, server.address)
    yield regular
    regular.context.close()


@pytest.fixture
def kept(regular: Regular) -> Iterator[Opener]:
    """Pages in a browser that has kept the client for the time without a network."""
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        chosen: dict[str, Any] | None = None,
        viewport: ViewportSize | None = None,
    ) -> Page:
        return regular.open(complaints, path, chosen, viewport)

    yield open_page
    regular.forget()
    assert not complaints


@pytest.fixture
def shot() -> Shot:
    """Keeps a picture of a page, for looking at, if the environment says SHOTS=1."""

    def take(page: Page, name: str, theme: Theme | None = None) -> None:
        if os.environ.get("SHOTS"):
            SHOTS.mkdir(parents=True, exist_ok=True)
            if theme:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.screenshot(path=SHOTS / f"{name}.jpeg", quality=85)  # a third of the time

    return take
