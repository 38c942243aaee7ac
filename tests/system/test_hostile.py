"""People who mean no good, at a real server: malformed, oversized, wrong-state, foreign-seat,
replayed and flooded frames. Nothing breaks, nothing leaks, and the others play on.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.attacks import Strangers, texts
from tests.server.canary_table import Canary
from tests.server.running import Message, Player, ServerProcess, first_choice, gather
from tests.server.schema_check import check
from tests.system.test_bringing import RECORDS, record_in
from tools.protocol import types
from tools.protocol.examples import examples

SAID = examples()
ASKS = [msgspec.to_builtins(SAID[kind]) for kind in types.client_messages()]
AFTER_START = {"add-bot", "invite", "remove", "set-up", "salt", "start", "sit"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that is attacked all the time, and has nothing to say about it in its log."""
    limits = {"messages_at_once": 100_000, "requests_at_once": 1000}
    server = ServerProcess(tmp_path_factory.mktemp("target"), **limits)
    yield server
    server.stop()
    complaints = {json.loads(line)["text"] for line in server.complaints.splitlines()}
    assert complaints <= {"Invalid HTTP request received."}


@pytest.fixture
async def stranger(target: ServerProcess) -> AsyncIterator[Player]:
    """Somebody without a seat who follows no table yet."""
    player = Player(target, target.person())
    await player.connect()
    yield player
    await player.leave()


async def playing(target: ServerProcess) -> tuple[str, list[Player]]:
    table, players = await gather(target, 2, [], game="six-nimmt", options={"rounds": 1})
    await players[0].do("start")
    for player in players:
        await player.silence()
    return table, players


def picture(target: ServerProcess, table: str, players: list[Player]) -> Any:
    """What there is to see of a table, from outside and from its seats."""
    return target.request(f"/api/tables/{table}"), [player.last["view"] for player in players]


def broken(rng: Random) -> Iterator[bytes]:
    """Frames that are almost messages."""
    for ask in ASKS:
        text = json.dumps(ask).encode()
        yield text[: rng.randrange(len(text))]
        yield text + text
        cut = rng.randrange(len(text))
        yield text[:cut] + bytes([rng.randrange(128)]) + text[cut + 1 :]
        for field in ask:
            odd: list[Any] = [
                None,
                -1,
                2**70,
                0.5,
                "",
                "x" * 5000,
                [],
                {},
                [[]],
                True,
                "\x00",
                "🐂",
            ]
            yield json.dumps({**ask, field: rng.choice(odd)}).encode()
            yield json.dumps({k: v for k, v in ask.items() if k != field}).encode()
        yield json.dumps({**ask, "seat": 0, "who": "x"}).encode()
    yield from (
        b"",
        b"{}",
        b"[]",
        b"null",
        b"[" * 5000,
        b'{"t":' * 3000,
        b'{"t":"ping","sent":1e999}',
    )
    yield b'{"t":"hello","table":"../../etc/passwd"}'
    yield b'{"t":"hello","table":"x","t":"ping"}'
    for _ in range(200):
        yield bytes(rng.randrange(32, 127) for _ in range(rng.randrange(60)))


async def drain(player: Player) -> list[Message]:
    """All that was said so far; every frame is one that the protocol knows."""
    heard = len(player.heard)
    await player.silence()
    messages = player.heard[heard:]
    check(messages)
    return messages


async def repeated(player: Player, ask: Message) -> Message:
    """The answer to an example of an ask."""
    return await player.ask(ask["t"], **{key: ask[key] for key in ask if key != "t"})


async def test_malformed_frames(target: ServerProcess, stranger: Player) -> None:
    table, players = await playing(target)
    before = picture(target, table, players)
    assert stranger.socket is not None
    for seed, where in enumerate((None, table)):
        if where:
            await stranger.join(where)
        for frame in broken(Random(seed)):
            await stranger.socket.send(frame, text=True)
        answers = await drain(stranger)
        codes = {message["code"] for message in answers if message["t"] == "error"}
        assert {"bad-message"} <= codes <= set(types.errors())
    assert picture(target, table, players) == before
    await stranger.say(t="hello", table=table)
    await stranger.until(lambda m: m["t"] == "welcome")
    assert stranger.last["you"] == {"t": "you", "seat": None, "host": False, "devices": 0}


@pytest.mark.parametrize(
    "frame", [b"\xff\xfe", b'{"t":"ping","sent":"\xc3\x28"}'], ids=["raw", "json"]
)
async def test_text_that_is_no_text(stranger: Player, frame: bytes) -> None:
    """Either the socket ends as the standard says, or the message is refused."""
    assert stranger.socket is not None
    await stranger.socket.send(frame, text=True)
    try:
        answers = await drain(stranger)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1007
    else:
        assert answers[0]["code"] == "bad-message"


async def test_binary_frames(stranger: Player) -> None:
    assert stranger.socket is not None
    await stranger.socket.send(b'{"t":"ping","sent":7}')
    await stranger.socket.send(b"\x00\x01\x02\xff")
    answers = await drain(stranger)
    assert {message["t"] for message in answers} <= {"pong", "error"}


async def test_oversized_frames(target: ServerProcess, stranger: Player) -> None:
    _, players = await playing(target)
    assert stranger.socket is not None
    await stranger.socket.send(json.dumps({"t": "chat", "id": "a", "text": "x" * 100_000}))
    with pytest.raises(ConnectionClosed) as closed:
        await stranger.until(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await players[0].do("act", do=first_choice(players[0].view))


async def test_strangers_can_do_nothing(target: ServerProcess, stranger: Player) -> None:
    """Every ask, before hello and after it, in every state of the table, by somebody outside."""
    gathering, (host,) = await gather(target, 1, ["random"], game="six-nimmt")
    table, players = await playing(target)
    before = picture(target, table, players)
    for where in (None, gathering, table):
        if where:
            await stranger.join(where)
        for ask in ASKS:
            if ask["t"] in {"hello", "ping", "sit"}:
                continue
            answer = await repeated(stranger, ask)
            assert answer["t"] == "error", ask
            assert answer["code"] in {
                *("not-seated", "host-only", "not-gathering", "not-playing", "not-over"),
                *("paused", "no-pad"),
            }
    assert picture(target, table, players) == before
    assert [place["name"] for place in host.last["table"]["places"]] == ["Guest 0", "Bruno"]


async def test_seated_people_and_wrong_states(target: ServerProcess) -> None:
    """Who sits at the table cannot do what belongs to the host, to others or to another time."""
    table, (host, other) = await playing(target)
    before = picture(target, table, [host, other])
    for ask in ASKS:
        if ask["t"] in AFTER_START:
            answer = await repeated(host, {**ask, "id": "later"})
            assert (answer["t"], answer.get("code")) == ("error", "not-gathering"), ask
    refused: list[tuple[str, dict[str, Any], str]] = [
        ("replace", {"seat": host.seat}, "host-only"),
        ("act", {"do": first_choice(host.view)}, "illegal-action"),
        ("act", {"do": first_choice(other.view), "moment": 99}, "too-late"),
        ("rematch", {}, "not-over"),
        ("back", {}, "already-seated"),
    ]
    for kind, fields, code in refused:
        answer = await other.ask(kind, **fields)
        assert (answer["t"], answer.get("code")) == ("error", code), (kind, answer)
    answer = await host.ask("replace", seat=2**53)
    assert answer["code"] == "no-such-seat"
    assert picture(target, table, [host, other]) == before


async def test_tokens_open_only_their_own_seat(target: ServerProcess, stranger: Player) -> None:
    one, (host, _) = await playing(target)
    two, _ = await playing(target)
    token = secrets.token_urlsafe(16)
    await host.do("link", token=token)
    for table, wrong in ((two, token), (one, secrets.token_urlsafe(16)), (one, token[:-1] + "~")):
        await stranger.join(table, token=wrong)
        assert stranger.last["error"]["code"] in {"bad-token", "bad-message"}
        assert "view" not in stranger.last
    await stranger.join(one, token=token)
    assert stranger.seat == host.seat
    await host.do("link", token=secrets.token_urlsafe(16))
    thief = Player(target, target.person())
    await thief.join(one, token=token)
    assert thief.last["error"]["code"] == "bad-token"


async def test_replayed_frames(target: ServerProcess) -> None:
    """What one has said is done once, whoever says it again."""
    table, (host, other) = await playing(target)
    act = {"do": first_choice(host.view), "moment": host.last["view"]["moment"], "id": "once"}
    for _ in range(5):
        await host.do("act", **act)
    await other.silence()
    ready = [e for m in other.heard if m["t"] == "events" for e in m["events"]]
    assert [e["event"] for e in ready].count("ready") == 1
    answer = await other.ask("act", **act)
    assert (answer["t"], answer["code"]) == ("error", "illegal-action")
    chat = {"text": "hello", "id": "chat"}
    for _ in range(20):
        await host.do("chat", **chat)
    await other.silence()
    said = [
        e for m in other.heard if m["t"] == "events" for e in m["events"] if e["event"] == "said"
    ]
    assert len(said) == 1
    again = Player(target, host.token)
    await again.join(table)
    await again.do("chat", **chat)
    assert target.request(f"/api/tables/{table}")["n"] == host.last["events"]["first"]


async def test_chat_has_limits(target: ServerProcess) -> None:
    _, (host, other) = await playing(target)
    answers = [await other.ask("chat", text=f"number {n}") for n in range(12)]
    assert [answer["t"] for answer in answers] == ["ack"] * 8 + ["error"] * 4
    assert {answer["code"] for answer in answers[8:]} == {"too-fast"}
    evil = "\u202e<script>alert(1)</script>\u200b\n" + "x" * 200
    await host.do("chat", text=evil)
    text = host.last["events"]["events"][0]["text"]
    assert not set(text) & {"\u202e", "\u200b", "\n"}


async def test_floods(tmp_path: Path) -> None:
    """Who is far too fast is disconnected; the others do not notice."""
    server = ServerProcess(tmp_path, messages=20, messages_at_once=60, most_sockets_each=8)
    try:
        table, players = await playing(server)
        flooder = Player(server, server.person())
        await flooder.join(table)
        assert flooder.socket is not None
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(5000):
                await flooder.socket.send('{"t":"ping"}')
            await flooder.until(lambda m: False)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")
        crowd = [Player(server, flooder.token) for _ in range(8)]
        with pytest.raises(InvalidStatus) as full:
            for one in crowd:
                await one.connect()
        assert full.value.response.status_code == 503
        await crowd[0].leave()
        again = Player(server, flooder.token)
        with pytest.raises(InvalidStatus) as too_often:
            for _ in range(100):
                await again.connect()
                await again.leave()
        assert too_often.value.response.status_code == 429
        await asyncio.gather(*(player.play(first_choice) for player in players))
        assert players[0].last["table"]["status"] == "over"
    finally:
        for player in list(Player.connected):
            await player.leave()
        server.stop()
    assert server.complaints == ""


async def test_a_table_plays_on_beside_floods(tmp_path: Path) -> None:
    """The short form of benchmarks/hostile.py, which also looks at the time that moves take."""
    server = ServerProcess(tmp_path, most_unattended=20, most_connections_each=120)
    try:
        async with Canary(server, tmp_path / "byczo.db") as canary:
            record = json.dumps(record_in(RECORDS[0])).encode()
            strangers = Strangers(server.address, canary.table, texts(broken(Random(1))), record)
            flood = asyncio.ensure_future(strangers.flood(10**9))
            while canary.acknowledged < 40 or strangers.sent < 1000:
                await canary.play(0.1)
            flood.cancel()
            await asyncio.gather(flood, return_exceptions=True)
        await canary.check()
        assert strangers.answers["headers: cut off"]
    finally:
        server.stop()
    assert "Traceback" not in server.complaints


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://[::1", "http://a]b", "//", "é"]
)
async def test_foreign_origins_are_refused(target: ServerProcess, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Player(target, "").connect(origin=origin)
    assert refused.value.response.status_code == 403


async def test_forged_guests_are_strangers(target: ServerProcess) -> None:
    table, (host, _) = await playing(target)
    guest, _, signature = host.token.partition(".")
    swapped = signature[::-1]
    for token in (f"{guest}.{swapped}", guest, f"{guest}.", f".{signature}", "é" * 22, "x" * 9000):
        forged = Player(target, token)
        try:
            await forged.join(table)
        except (InvalidStatus, ConnectionClosed, UnicodeEncodeError, ValueError):
            continue
        assert forged.seat is None
        assert all(place["hand"] is None for place in forged.view["places"])


HANDSHAKE = (
    b"GET %b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: %b\r\n%b\r\n"
)


@pytest.mark.parametrize(
    "request_line",
    [
        HANDSHAKE % (b"/api/socket?\xff\xfe", b"13", b""),
        HANDSHAKE % (b"/api/s\xc3\xb6cket", b"13", b""),
        HANDSHAKE % (b"/" + b"x" * 70_000, b"13", b""),
        HANDSHAKE % (b"/api/socket", b"8", b""),
        HANDSHAKE % (b"/api/socket", b"13", b"Authorization: Bearer " + b"x" * 9000 + b"\r\n"),
        HANDSHAKE % (b"/api/socket", b"13", b"X: y\r\n" * 500),
        HANDSHAKE % (b"/api/socket", b"13", b"Cookie: byczo=\xff; =;;\r\n"),
        HANDSHAKE % (b"/api/socket", b"13", b"Origin: http://[\r\n"),
        HANDSHAKE % (b"/api/socket", b"13", b"Origin: http://a]b\r\n"),
        HANDSHAKE % (b"/nowhere", b"13", b""),
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
    ids=lambda line: repr(line[:24]),
)
async def test_odd_handshakes(target: ServerProcess, request_line: bytes) -> None:
    """Each is answered, or ended: none leaves a socket waiting."""
    host, port = target.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request_line)
    answer = await asyncio.wait_for(reader.read(100), 5)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 5")
    writer.close()
