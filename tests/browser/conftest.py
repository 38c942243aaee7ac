"""A real server and a real browser."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.pages import Opener, Shot
from tests.server.running import ServerProcess

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE = 30_000  # milliseconds; a machine may be busy
expect.set_options(timeout=PATIENCE)


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
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
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


@contextmanager
def browsing(chromium: Browser, server: ServerProcess) -> Iterator[Opener]:
    """Opens pages, each for a person of its own, who may have chosen settings before.

    Only what is told to (``service_workers="allow"``) keeps the client for the time without a
    network: that fetches every file of it. What a page complains about fails the test.
    """
    complaints: list[str] = []
    contexts = []

    def open_page(path: str = "/", chosen: dict[str, Any] | None = None, **settings: Any) -> Page:
        usual: dict[str, Any] = {
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "service_workers": "block",
        }
        context = chromium.new_context(base_url=server.address, **{**usual, **settings})
        if chosen:
            kept = json.dumps(json.dumps(chosen))
            context.add_init_script(f"localStorage.byczo ??= {kept}")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if is_complaint(said) else None,
        )
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


@pytest.fixture
def shot() -> Shot:
    """Keeps a picture of a page, for looking at, if the environment says SHOTS=1."""

    def take(page: Page, name: str) -> None:
        if os.environ.get("SHOTS"):
            SHOTS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SHOTS / f"{name}.jpeg", quality=85)  # a third of the time

    return take
