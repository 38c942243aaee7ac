"""The WebSocket: who may connect, how much one may say, and how a connection ends."""

from __future__ import annotations

import json
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Player, ServerProcess

BAD: list[tuple[str | bytes, str]] = [
    ("", "bad-message"),
    ("[]", "bad-message"),
    ("{}", "bad-message"),
    ("null", "bad-message"),
    ('{"t":"dance"}', "bad-message"),
    ('{"t":"act","id":"a"}', "bad-message"),
    ('{"t":"act","id":"a","do":7}', "bad-message"),
    ('{"t":"act","id":"","do":"play 1"}', "bad-message"),
    ('{"t":"act","id":"a","do":"play 1","seat":1}', "bad-message"),
    ('{"t":"hello","table":"../../etc"}', "bad-message"),
    ('{"t":"act","id":"a","do":"play 1","moment":-1}', "bad-message"),
    (b"\xff\xfe\x00", "bad-message"),
    ('{"t":"hello","table":"nowhere"}', "no-such-table"),
    ('{"t":"act","id":"a","do":"play 1"}', "not-seated"),
]


@pytest.mark.parametrize(("frame", "code"), BAD)
async def test_what_cannot_be_understood_is_refused_and_the_socket_lives(
    shared_server: ServerProcess, frame: str | bytes, code: str
) -> None:
    async with connect(_address(shared_server), proxy=None, compression=None) as socket:
        await socket.send(frame)
        [answer] = json.loads(await socket.recv())
        assert (answer["t"], answer["code"]) == ("error", code)
        assert answer["text"]
        await socket.send('{"t":"ping"}')
        assert json.loads(await socket.recv())[0]["t"] == "pong"


async def test_errors_speak_the_reader_s_language(shared_server: ServerProcess) -> None:
    languages: list[tuple[str, str]] = [
        ("pl-PL,en;q=0.5", "Serwer tego nie zrozumiał."),
        ("fr, de", "Der Server hat das nicht verstanden."),
        ("", "The server did not understand this."),
    ]
    for accept, text in languages:
        headers = {"accept-language": accept}
        async with connect(
            _address(shared_server), proxy=None, additional_headers=headers
        ) as socket:
            await socket.send("?")
            assert json.loads(await socket.recv())[0]["text"] == text


async def test_a_frame_that_is_too_large_closes_the_socket(shared_server: ServerProcess) -> None:
    async with connect(_address(shared_server), proxy=None, compression=None) as socket:
        await socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_flood_closes_the_socket(shared_server: ServerProcess) -> None:
    async with connect(_address(shared_server), proxy=None, compression=None) as socket:
        answers: list[Any] = []
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(200):
                await socket.send('{"t":"ping"}')
            while True:
                answers += json.loads(await socket.recv())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert len([a for a in answers if a["t"] == "pong"]) < 100


async def test_who_floods_comes_back_to_an_empty_bucket(server: ServerProcess) -> None:
    pongs, began = 0, monotonic()
    for _ in range(10):
        async with connect(_address(server), proxy=None, compression=None) as socket:
            with suppress(ConnectionClosed):
                for _ in range(100):
                    await socket.send('{"t":"ping"}')
                while True:
                    pongs += [a["t"] for a in json.loads(await socket.recv())].count("pong")
    assert 60 <= pongs <= 61 + 20 * (monotonic() - began)
    flooder = await connect(_address(server), proxy=None, compression=None)
    neighbour = Player(server, server.person())  # behind the same address
    await neighbour.connect()
    for _ in range(50):
        await neighbour.silence()
    await flooder.close()


async def test_pages_of_strangers_cannot_connect(shared_server: ServerProcess) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(_address(shared_server), proxy=None, origin="https://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    own = shared_server.address
    async with connect(_address(shared_server), proxy=None, origin=own) as socket:  # type: ignore[arg-type]
        assert socket.response is not None
        assert "HttpOnly; SameSite=Lax" in socket.response.headers["set-cookie"]


async def test_sockets_are_bounded(server: ServerProcess) -> None:
    server.stop()
    server.settings["BYCZO_MOST_SOCKETS_EACH"] = "2"
    server.start()
    async with connect(_address(server), proxy=None), connect(_address(server), proxy=None):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(_address(server), proxy=None):
                pass
        assert refused.value.response.status_code == 503
    async with connect(_address(server), proxy=None):
        pass


def _address(server: ServerProcess) -> str:
    return server.address.replace("http", "ws") + "/api/socket"
