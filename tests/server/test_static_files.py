"""The browser client as the server sends it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from byczo.server.identity import COOKIE, Guests
from byczo.server.static_files import FOREVER, StaticFiles

SCRIPT = b"console.log('a script that is long enough to be compressed')"


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    """A browser at a server with a tiny client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Byczo</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    files = StaticFiles(Guests(b"key", secure=False), tmp_path)
    return TestClient(Starlette(routes=files.routes()))


@pytest.mark.parametrize("path", ["/", "/tables", "/t/abc", "/t/abc/game/2"])
def test_every_screen_is_the_page(browser: TestClient, path: str) -> None:
    page = browser.get(path)
    assert page.text == "<title>Byczo</title>"
    assert page.headers["cache-control"] == "no-cache"
    assert "text/html" in page.headers["content-type"]


def test_the_page_makes_a_guest_once(browser: TestClient) -> None:
    assert COOKIE in browser.get("/").cookies
    assert COOKIE not in browser.get("/").cookies


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere(browser: TestClient) -> None:
    policy = browser.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    wasm = " 'wasm-unsafe-eval'"  # the rules of the games; it allows no other code
    assert f"script-src 'self'{wasm};" in policy
    policy = policy.replace(wasm, "")
    assert "unsafe" not in policy
    sources = dict(re.findall(r"([a-z]+)-src (.+?)(?:;|$)", policy))
    assert sources.pop("img") == "'self' blob:"  # pictures that the page has unpacked itself
    assert set(sources.values()) == {"'none'", "'self'"}


def test_named_files_are_kept_for_good_and_sent_compressed(browser: TestClient) -> None:
    script = browser.get("/assets/main-1.js", headers={"accept-encoding": "gzip, br"})
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == FOREVER
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.content == SCRIPT
    plain = browser.get("/assets/main-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    picture = browser.get("/icon.svg")
    assert picture.headers["cache-control"] == "no-cache"
    assert picture.headers["content-type"] == "image/svg+xml; charset=utf-8"


@pytest.mark.parametrize("path", ["/assets/gone-2.js", "/favicon.ico", "/api/nothing"])
def test_what_is_not_there_is_not_the_page(browser: TestClient, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    files = StaticFiles(Guests(b"key", secure=False), tmp_path)
    answer = TestClient(Starlette(routes=files.routes())).get("/")
    assert answer.status_code == 503
    assert "scripts/web" in answer.text
