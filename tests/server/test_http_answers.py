"""Bodies that are read and errors that are answered over HTTP."""

from __future__ import annotations

import json

import pytest
from starlette.requests import Request

from byczo.core.errors import BadOption
from byczo.messages.http_messages import Join
from byczo.server.errors import BadMessage, Busy, TooLarge
from byczo.server.http_answers import answer, read_body, read_bytes, refuse
from byczo.table.errors import NoSuchTable


def request(*chunks: bytes, language: str = "en") -> Request:
    left = list(chunks)

    async def receive() -> dict[str, object]:
        body = left.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(left)}

    headers = [(b"accept-language", language.encode())]
    return Request({"type": "http", "method": "POST", "headers": headers, "path": "/"}, receive)


async def test_a_body_is_read_in_pieces_up_to_its_limit() -> None:
    assert await read_body(request(b'{"name"', b': "Ania"}'), Join, 100) == Join(name="Ania")
    assert await read_bytes(request(b"x" * 50, b"y" * 50), 100) == b"x" * 50 + b"y" * 50
    with pytest.raises(TooLarge, match="at most 99 bytes"):
        await read_bytes(request(b"x" * 50, b"y" * 50), 99)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"nam":"Ania"}', b"\xff", b"[" * 100_000])
async def test_what_is_no_message_is_refused(body: bytes) -> None:
    with pytest.raises(BadMessage):
        await read_body(request(body), Join, 1 << 20)


def test_errors_have_a_status_and_speak_the_readers_language() -> None:
    refused = refuse(NoSuchTable("there is no table 'x'"), request(language="pl"))
    assert refused.status_code == 404
    assert json.loads(bytes(refused.body))["code"] == "no-such-table"
    english = refuse(NoSuchTable("there is no table 'x'"), request())
    assert json.loads(bytes(english.body))["text"] != json.loads(bytes(refused.body))["text"]
    assert refuse(Busy("try again"), request()).status_code == 503
    assert refuse(BadOption("no such option"), request()).status_code == 400


def test_no_cache_keeps_an_answer() -> None:
    assert answer([], 200).headers["cache-control"] == "no-store"
