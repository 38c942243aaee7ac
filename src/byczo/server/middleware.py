"""What surrounds every HTTP answer: headers for its safety, and a line in the log if wished."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from byczo.server.hosts import Hosts
from byczo.server.identity import secured
from byczo.server.rare_log import RareLog
from byczo.server.request_info import headers_of
from byczo.server.settings import Settings
from byczo.server.static_files import SAFETY_HEADERS

YEAR = 365 * 24 * 3600
ONLY_TLS = {"strict-transport-security": f"max-age={YEAR}; includeSubDomains"}
ANSWERS = ("http.response.start", "websocket.http.response.start")
"""How an answer begins: to a request, and to a socket that is refused."""
log = logging.getLogger("byczo.access")
rare_log = RareLog(logging.getLogger("byczo.hosts"))


class SafetyHeaders:
    """Adds headers to every HTTP answer, also to errors; what an answer says itself stays.

    Cookies that go out over TLS stay with it, though only the proxy knows that there is TLS.
    """

    def __init__(self, app: ASGIApp, headers: Mapping[str, str]) -> None:
        self.app = app
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        tls = scope.get("scheme") in {"https", "wss"}

        async def guarded(message: Message) -> None:
            if message["type"] in {*ANSWERS, "websocket.accept"}:
                headers = MutableHeaders(scope=message)
                cookie = headers.get("set-cookie", "")
                if tls and cookie:
                    headers["set-cookie"] = secured(cookie)
                if message["type"] in ANSWERS:
                    for name, value in self.headers.items():
                        headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded)


def wrapped(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application with all that surrounds it; outermost, so that no error goes unguarded."""
    app = KnownHost(app, Hosts(settings.hosts))
    if settings.access_log:
        app = AccessLog(app)
    return SafetyHeaders(app, safety_headers(settings))


def safety_headers(settings: Settings) -> dict[str, str]:
    """The headers of every answer."""
    return {**SAFETY_HEADERS, **(ONLY_TLS if settings.secure else {})}


class KnownHost:
    """Refuses requests for a name that is not the server's, which a stranger's page may make."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        host = headers_of(scope).get("host")
        if self.hosts.allow(host):
            await self.app(scope, receive, send)
            return
        rare_log.warning("asked for an unknown host: BYCZO_HOSTS names those that there are")
        text = "This server has another name. Its operator can set BYCZO_HOSTS.\n"
        answer = PlainTextResponse(text, HTTPStatus.MISDIRECTED_REQUEST)
        await answer(scope, receive, send)


class AccessLog:
    """One line for every request: what kind, not which table, and not by whom.

    A table's name opens it, so the log has only the pattern of the address.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            took = round(1000 * (perf_counter() - began), 1)
            fields = {"method": scope["method"], "status": status, "ms": took}
            log.info("%s", pattern_of(scope), extra={"fields": fields})


def pattern_of(scope: Scope) -> str:
    """The address without what stands for a table, a game or a file in it."""
    if "endpoint" not in scope:
        return "(unknown)"
    path = str(scope["path"])
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), f"{{{name}}}") if value else path
    return path
