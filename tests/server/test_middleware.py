"""Headers that every answer carries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from byczo.server.middleware import wrapped
from byczo.server.settings import Settings
from tests.server.running import PATIENCE, ServerProcess


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind TLS, as it believes, that logs all it can."""
    folder = tmp_path_factory.mktemp("talkative")
    server = ServerProcess(folder, log_level="debug", access_log=1, secure=1, compiled=0)
    yield server
    server.stop()


def test_every_answer_is_guarded(talkative: ServerProcess) -> None:
    for path, status in {"/healthz": 200, "/api/version": 200, "/api/nothing": 404}.items():
        try:
            answer = urlopen(talkative.address + path, timeout=PATIENCE)
        except HTTPError as problem:
            answer = problem
        with answer:
            assert answer.status == status
            assert answer.headers["strict-transport-security"] == (
                "max-age=31536000; includeSubDomains"
            )
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert len(answer.headers.get_all("content-security-policy")) == 1
            assert "base-uri 'none'" in answer.headers["content-security-policy"]
            assert "access-control-allow-origin" not in answer.headers
            assert {"referrer-policy", "permissions-policy"} <= {k.lower() for k in answer.headers}


async def test_a_refused_socket_is_guarded_too(talkative: ServerProcess) -> None:
    address = talkative.address.replace("http", "ws") + "/api/socket"
    for headers, status in (
        ({"host": "evil.example"}, 421),
        ({"origin": "https://evil.example"}, 403),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, proxy=None, additional_headers=headers)
        answer = refused.value.response
        assert answer.status_code == status
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "PUT", "PATCH", "DELETE", "CONNECT"])
@pytest.mark.parametrize("path", ["/", "/api/tables", "/healthz", "/metrics"])
def test_other_methods_than_those_in_use_are_refused(
    talkative: ServerProcess, method: str, path: str
) -> None:
    request = Request(talkative.address + path, method=method, headers={"x-secret": "moo"})
    with pytest.raises(HTTPError) as refused:
        urlopen(request, timeout=PATIENCE)
    with refused.value as answer:
        assert answer.code in {400, 405}
        assert b"moo" not in answer.read()


def test_nobody_is_told_to_use_tls_without_it(shared_server: ServerProcess) -> None:
    with urlopen(shared_server.address + "/healthz", timeout=PATIENCE) as answer:
        assert "strict-transport-security" not in answer.headers


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that believes a proxy on this machine."""
    server = ServerProcess(tmp_path_factory.mktemp("behind"), proxies="127.0.0.1", compiled=0)
    yield server
    server.stop()


@pytest.mark.parametrize(("proxies", "refused"), [("", True), ("127.0.0.1", False)])
def test_nobody_pretends_to_have_another_address(
    tmp_path: Path, proxies: str, refused: bool
) -> None:
    """Not even who comes from this machine, unless the operator trusts it as a proxy."""
    server = ServerProcess(tmp_path, proxies=proxies, requests_at_once=5, requests=0.01, compiled=0)
    seen = set()
    for number in range(20):
        headers = {"x-forwarded-for": f"203.0.113.{number}", "forwarded": f"for=192.0.2.{number}"}
        request = Request(server.address + "/api/version", headers=headers)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                seen.add(answer.status)
        except HTTPError as problem:
            with problem:
                seen.add(problem.code)
    server.stop()
    assert (429 in seen) == refused


@pytest.mark.parametrize("kind", ["page", "socket"])
async def test_a_name_that_is_not_the_servers_is_refused(
    shared_server: ServerProcess, kind: str
) -> None:
    """A stranger's page whose name leads here (DNS rebinding) cannot read or change anything."""
    port = shared_server.address.rpartition(":")[2]
    for host, status in (("evil.example", 421), (f"evil.example:{port}", 421), ("localhost", 200)):
        if kind == "page":
            request = Request(shared_server.address + "/api/version", headers={"host": host})
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    assert answer.status == status
            except HTTPError as problem:
                with problem:
                    assert problem.code == status
        elif status == 421:
            address = shared_server.address.replace("http", "ws") + "/api/socket"
            headers = {"host": host, "origin": f"http://{host}"}
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, proxy=None, additional_headers=headers)
            assert refused.value.response.status_code == 421


async def test_cookies_stay_with_tls_when_a_trusted_proxy_says_so(
    shared_server: ServerProcess, behind: ServerProcess, talkative: ServerProcess
) -> None:
    for server, proto, secure in (
        (behind, "https", 1),
        (behind, "http", 0),
        (behind, "", 0),
        (shared_server, "https", 0),
        (talkative, "https", 1),
        (talkative, "http", 1),
    ):
        headers = {"x-forwarded-proto": proto}
        request = Request(server.address + "/api/version", headers=headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            assert answer.headers["set-cookie"].count("; Secure") == secure
        address = server.address.replace("http", "ws") + "/api/socket"
        async with connect(address, proxy=None, additional_headers=headers) as socket:
            assert socket.response is not None
            assert socket.response.headers["set-cookie"].count("; Secure") == secure


def test_a_bug_is_answered_without_a_word_about_it() -> None:
    async def fail(request: object) -> PlainTextResponse:
        raise ValueError("select * from secrets")

    app = wrapped(Starlette(routes=[Route("/", fail)]), Settings())
    browser = TestClient(app, raise_server_exceptions=False, base_url="http://localhost")
    answer = browser.get("/")
    assert (answer.status_code, answer.text) == (500, "Internal Server Error")
    assert answer.headers["x-content-type-options"] == "nosniff"
