"""The browser client: files that were built into this package, and the page that loads them.

Everything but the page has a name that changes with its content, so browsers may keep it for
good. Compressed twins were made when the client was built.
"""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from byczo.server.identity import Guests
from byczo.server.request_info import headers_of

FOLDER = Path(__file__).parent / "static"
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
NOT_BUILT = "The browser client is not built: run scripts/web in the sources of Byczo.\n"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly, but no text as script
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFETY_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file in memory, with its twins by encoding."""

    data: dict[str, bytes]
    kind: str
    cache: str


class OutsideApi(Route):
    """Addresses that are not the API's: what is missing there, the API says itself."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request is for this route."""
        if str(scope.get("path", "")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class StaticFiles:
    """All files of the client. They are small, so they are read once and kept."""

    def __init__(self, guests: Guests, folder: Path = FOLDER) -> None:
        self.guests = guests
        self.files = {name: read_file(folder, name) for name in _names(folder)}

    def routes(self) -> list[Route]:
        """Every address that is nothing else: a file, or a screen of the client."""
        return [OutsideApi("/{path:path}", self.answer, methods=["GET"])]

    async def answer(self, request: Request) -> Response:
        """The file of that name, or the page: which screen it shows is the client's business."""
        name = request.path_params["path"]
        found = self.files.get(name)
        if found is not None and name != PAGE:
            return self._sent(request, found)
        if Path(name).suffix or name.startswith("assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        page = self.files.get(PAGE)
        if page is None:
            return PlainTextResponse(NOT_BUILT, 503)
        response = self._sent(request, page)
        headers = headers_of(request.scope)
        if self.guests.needs_cookie(headers):
            # The page makes several requests at once: they must all come from the same guest.
            token = self.guests.of(headers) or self.guests.fresh()
            response.headers["set-cookie"] = self.guests.cookie(token)
        return response

    def _sent(self, request: Request, file: StoredFile) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        encoding = next(
            (name for name, _ in ENCODINGS if name in accepted and name in file.data), ""
        )
        headers = {**SAFETY_HEADERS, "cache-control": file.cache, "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(file.data[encoding], headers=headers, media_type=file.kind)


def _names(folder: Path) -> list[str]:
    twins = tuple(ending for _, ending in ENCODINGS)
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix not in twins)
    return [file.relative_to(folder).as_posix() for file in files]


def read_file(folder: Path, name: str) -> StoredFile:
    """Read a file and its twins."""
    data = {"": (folder / name).read_bytes()}
    for encoding, ending in ENCODINGS:
        twin = folder / (name + ending)
        if twin.exists():
            data[encoding] = twin.read_bytes()
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    cache = FOREVER if name.startswith("assets/") else ALWAYS_ASK
    return StoredFile(data, kind or "application/octet-stream", cache)


KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
