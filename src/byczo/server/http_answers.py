"""How the HTTP API reads bodies and answers: JSON, and errors with a stable code."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from byczo.core.errors import ByczoError, Unknown
from byczo.core.validation import in_words
from byczo.server.connections import refusal
from byczo.server.errors import BadMessage, Busy, Flooding, Forbidden, NoSuchDevice, TooLarge
from byczo.server.request_info import headers_of, language_of
from byczo.server.security_log import note_refusal
from byczo.store.errors import NotStored, Unanswered
from byczo.table.errors import NoSuchTable

STATUS: dict[type[ByczoError], int] = {
    NoSuchTable: 404,
    NoSuchDevice: 404,
    Flooding: 429,
    Busy: 503,
    NotStored: 503,
    Unanswered: 503,
    Forbidden: 403,
    TooLarge: 413,
}
"""Every other error is answered with 400."""

Body = TypeVar("Body")


def answer(found: Any, status: int) -> Response:
    """JSON that no cache keeps."""
    return Response(
        msgspec.json.encode(found),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refuse(problem: ByczoError, request: Request) -> Response:
    """An error in the language of the reader."""
    note_refusal(problem)
    status = next((STATUS[kind] for kind in STATUS if isinstance(problem, kind)), 400)
    return answer(refusal(problem, language_of(headers_of(request.scope))), status)


async def nothing_there(request: Request, problem: Exception) -> Response:
    """The answer to a request that no endpoint is for: the API speaks JSON here, too."""
    assert isinstance(problem, HTTPException)
    wrong = Unknown(f"{request.method} {request.url.path} is not part of the API")
    response = refuse(wrong, request)
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


async def read_body(request: Request, kind: type[Body], most: int) -> Body:
    """The body as a message; BadMessage if it is none, TooLarge if it has more bytes."""
    try:
        return msgspec.json.decode(await read_bytes(request, most), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadMessage(in_words(problem)) from None


def read_query(request: Request, kind: type[Body]) -> Body:
    """What stands behind the question mark, as a message; BadMessage if it is none."""
    said = request.query_params.multi_items()
    if len(said) > len(dict(said)):
        raise BadMessage("say each thing once behind the question mark")
    try:
        return msgspec.convert(dict(said), kind, strict=False)
    except msgspec.ValidationError as problem:
        raise BadMessage(in_words(problem)) from None


async def read_bytes(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too large."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge(f"this request has at most {most} bytes")
    return body
