"""The HTTP API: open, join and list tables, records and history, health and version."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from byczo import __version__
from byczo.core.errors import ByczoError, Unknown
from byczo.core.game_record import GameRecord, from_json
from byczo.games import GAMES
from byczo.messages import client_messages as asks
from byczo.messages.http import (
    AtTable,
    GameInfo,
    Join,
    Nothing,
    OpenTable,
    Program,
    Replay,
    Reviewed,
    Version,
)
from byczo.messages.server_messages import TableNow
from byczo.play.roster import LEVELS, bots_for
from byczo.server.clients import refused
from byczo.server.hub import Hub
from byczo.server.identity import Guests
from byczo.server.limits import BadMessage, Buckets, Busy, Flooding, Forbidden, TooLarge
from byczo.server.origins import Origins
from byczo.server.replay import replay_of
from byczo.server.sockets import address_of, headers_of, language_of
from byczo.store.errors import NotStored, Unanswered
from byczo.store.interface import FRESH, Listed, Played
from byczo.table.errors import NoSuchSeat, NoSuchTable, NotOver
from byczo.table.names import readable_name
from byczo.table.presentation import table_now

MOST_LISTED = 100
USUAL_PLAYERS = 4  # a number with which all games can be played
STATUS: dict[type[ByczoError], int] = {
    NoSuchTable: 404,
    Flooding: 429,
    Busy: 503,
    NotStored: 503,
    Unanswered: 503,
    Forbidden: 403,
    TooLarge: 413,
}
NUMBER = re.compile("[1-9][0-9]{0,8}")
SEAT = re.compile("[0-9]{1,2}")
Body = TypeVar("Body")


class Endpoint(NamedTuple):
    """One request that can be made. What it answers is said by the method's return type."""

    method: str
    path: str
    answer: Callable[[Api, Request, str], Coroutine[Any, Any, Any]]
    body: type[msgspec.Struct] | None = None


class Api:
    """Answers to requests. Every answer is JSON; errors have a stable code."""

    def __init__(self, hub: Hub, guests: Guests, origins: Origins) -> None:
        self.hub = hub
        self.guests = guests
        self.origins = origins
        settings = hub.settings
        self.buckets = Buckets(settings.requests, settings.requests_at_once)

    def routes(self) -> list[Route]:
        """All routes of the API."""
        paths: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [self._route(path, endpoints) for path, endpoints in paths.items()]

    def _route(self, path: str, endpoints: dict[str, Endpoint]) -> Route:
        """One route for all methods of a path, so that a wrong one is told which there are."""

        async def respond(request: Request) -> Response:
            endpoint = endpoints["GET" if request.method == "HEAD" else request.method]
            headers = headers_of(request.scope)
            guest = self.guests.of(headers)
            fresh = guest is None
            guest = guest or self.guests.fresh()
            try:
                self._check(request, headers)
                found = await endpoint.answer(self, request, guest)
                status = 201 if endpoint.method == "POST" else 200
            except ByczoError as problem:
                status = next((STATUS[k] for k in STATUS if isinstance(problem, k)), 400)
                found = refused(problem, language_of(headers))
            response = answered(found, status)
            if fresh:
                response.headers["set-cookie"] = self.guests.cookie(guest)
            return response

        return Route(path, respond, methods=list(endpoints))

    def _check(self, request: Request, headers: dict[str, str]) -> None:
        if not self.buckets.take(address_of(request.scope), self.hub.loop.time()):
            raise Flooding("too many requests: slow down")
        if request.method == "POST":
            if not self.origins.allow(headers):
                raise Forbidden("requests that change something must come from this server's pages")
            if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise BadMessage("send JSON, with the content type application/json")

    async def _body(self, request: Request, kind: type[Body]) -> Body:
        body = await self._bytes(request, self.hub.settings.body)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise BadMessage(str(problem)) from None

    async def _bytes(self, request: Request, most: int) -> bytes:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge(f"this request has at most {most} bytes")
        return body

    async def version(self, request: Request, guest: str) -> Version:
        """Which Byczo this is."""
        return Version(name="byczo", version=__version__)

    async def games(self, request: Request, guest: str) -> list[GameInfo]:
        """The games, with how many they can be played, and which bots play them."""
        return [
            GameInfo(
                game=game.id,
                title=game.title,
                players=list(game.players),
                minutes=game.minutes,
                fewest_wins=game.fewest_wins,
                rule_sets={name: dict(options) for name, options in game.rule_sets.items()},
                levels=[level.name for level in LEVELS],
                bots=list(bots_for(game)),
                chapters=list(game.chapters),
                rule_values=game.rule_values(game.read_options({"players": USUAL_PLAYERS})),
            )
            for game in GAMES.values()
        ]

    async def program(self, request: Request, guest: str) -> Program:
        """A new guest for a program, with the token that it shows as ``Authorization: Bearer``.

        Pages get a cookie instead, which no script can read.
        """
        await self._body(request, Nothing)
        return Program(token=self.guests.signed(self.guests.fresh()))

    async def my_tables(self, request: Request, guest: str) -> list[Listed]:
        """Tables at which the guest sits or sat."""
        return await self.hub.store.tables_of(guest, MOST_LISTED)

    async def my_games(self, request: Request, guest: str) -> list[Played]:
        """Finished games of the guest."""
        return await self.hub.store.games_of(guest, MOST_LISTED)

    async def lobby(self, request: Request, guest: str) -> list[Listed]:
        """Tables that anybody may join."""
        return await self.hub.store.lobby(self.hub.now() - FRESH, MOST_LISTED)

    async def open_table(self, request: Request, guest: str) -> AtTable:
        """Open a table."""
        wish = await self._body(request, OpenTable)
        name = readable_name(wish.name) if wish.name is not None else None
        setting = asks.SetUp(
            id="open",
            options=wish.options,
            listed=wish.listed,
            clock=wish.clock,
            hints=wish.hints,
        )
        table = await self.hub.open_table(guest, wish.game, setting)
        if name is not None:
            await self.hub.ask(guest, table, asks.Sit(id="open-sit", name=name))
        return AtTable(table=table)

    async def join(self, request: Request, guest: str) -> AtTable:
        """Sit down."""
        wish = await self._body(request, Join)
        table = request.path_params["table"]
        ask = asks.Sit(id=f"join-{self.hub.entropy(8).hex()}", name=wish.name)
        await self.hub.ask(guest, table, ask)
        return AtTable(table=table)

    async def table(self, request: Request, guest: str) -> TableNow:
        """What everybody may know about a table: as it is stored, like all that is told."""
        return table_now(await self.hub.stored_table(request.path_params["table"]))

    async def games_at(self, request: Request, guest: str) -> list[Played]:
        """Finished games of a table."""
        table = request.path_params["table"]
        found = await self.hub.store.games_at(table)
        if not found:
            await self.hub.table(table)  # or there is none
        return found

    async def bring(self, request: Request, guest: str) -> AtTable:
        """Bring the record of a finished game from elsewhere: it gets a table, as if played here.

        Its game has number 1 there. The record is played again first, so that it follows the rules.
        """
        record = from_json(await self._bytes(request, self.hub.settings.record))
        return AtTable(table=await self.hub.bring_game(guest, record))

    async def record(self, request: Request, guest: str) -> Annotated[msgspec.Raw, GameRecord]:
        """The record of a finished game."""
        return msgspec.Raw((await self._record(request)).encode())

    async def replay(self, request: Request, guest: str) -> Replay:
        """A finished game as one of its seats saw it."""
        record = from_json(await self._record(request))
        seat = request.path_params["seat"]
        if not SEAT.fullmatch(seat):
            raise NoSuchSeat(f"the game has seats 0 to {len(record.seats) - 1}, not {seat!r}")
        compiled = self.hub.compiled(record.game)
        return await asyncio.to_thread(replay_of, record, int(seat), compiled=compiled)

    async def review(self, request: Request, guest: str) -> Annotated[msgspec.Raw, Reviewed]:
        """A finished game judged by the coach; until that is done, how far it is.

        The first request lets the coach begin. Ask again about once a second.
        """
        place = request.path_params["table"], request.path_params["number"]
        reviews = self.hub.reviews
        found = reviews.of(place)
        if found is None:
            record = from_json(await self._reviewable(request))
            found = reviews.of(place)  # somebody else may have asked meanwhile
            if found is None:
                found = reviews.begin(place, record)
        return found

    async def _reviewable(self, request: Request) -> str:
        try:
            return await self._record(request)
        except NoSuchTable:
            now = (await self.hub.table(request.path_params["table"])).table
            if request.path_params["number"] == str(now.number) and not now.ended:
                raise NotOver("the coach looks at games that have ended") from None
            raise

    async def _record(self, request: Request) -> str:
        table, number = request.path_params["table"], request.path_params["number"]
        record = None
        if NUMBER.fullmatch(number):
            record = await self.hub.store.record(table, int(number))
        if record is None:
            raise NoSuchTable("there is no finished game of that number at that table")
        return record


ENDPOINTS = (
    Endpoint("GET", "/api/version", Api.version),
    Endpoint("GET", "/api/games", Api.games),
    Endpoint("POST", "/api/programs", Api.program, Nothing),
    Endpoint("GET", "/api/me/tables", Api.my_tables),
    Endpoint("GET", "/api/me/games", Api.my_games),
    Endpoint("GET", "/api/tables", Api.lobby),
    Endpoint("POST", "/api/tables", Api.open_table, OpenTable),
    Endpoint("POST", "/api/records", Api.bring, GameRecord),
    Endpoint("GET", "/api/tables/{table}", Api.table),
    Endpoint("POST", "/api/tables/{table}/seats", Api.join, Join),
    Endpoint("GET", "/api/tables/{table}/games", Api.games_at),
    Endpoint("GET", "/api/tables/{table}/games/{number}", Api.record),
    Endpoint("GET", "/api/tables/{table}/games/{number}/seats/{seat}", Api.replay),
    Endpoint("GET", "/api/tables/{table}/games/{number}/review", Api.review),
)
"""All requests; docs/openapi.json is made from this list."""


async def nothing_there(request: Request, problem: Exception) -> Response:
    """The answer to a request that no endpoint is for: the API speaks JSON here, too."""
    assert isinstance(problem, HTTPException)
    wrong = Unknown(f"{request.method} {request.url.path} is not part of the API")
    response = answered(refused(wrong, language_of(headers_of(request.scope))), problem.status_code)
    response.headers.update(problem.headers or {})
    return response


def answered(found: Any, status: int) -> Response:
    """JSON that no cache keeps."""
    return Response(
        msgspec.json.encode(found),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
