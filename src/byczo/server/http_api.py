"""The HTTP API: open, join and list tables, records and history."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from byczo import __version__
from byczo.core.errors import ByczoError
from byczo.core.game_record import GameRecord, from_json
from byczo.games import GAMES, game_of
from byczo.messages.client_messages import SetUp, Sit
from byczo.messages.http_messages import (
    AtTable,
    Device,
    DeviceLink,
    GameInfo,
    Join,
    Listed,
    NewToken,
    Nothing,
    OpenTable,
    Played,
    Program,
    Replay,
    Reviewed,
    Revocation,
    SheetWish,
    TableCode,
    UseLink,
    Version,
)
from byczo.messages.server_messages import TableNow
from byczo.play.game_info import info_of
from byczo.server.devices import Devices
from byczo.server.errors import BadMessage, Flooding, Forbidden
from byczo.server.http_answers import answer, read_body, read_bytes, read_query, refuse
from byczo.server.hub import Hub
from byczo.server.identity import Guests, Token
from byczo.server.origins import Origins
from byczo.server.printed_sheets import KINDS, PrintedSheets
from byczo.server.rate_limits import Buckets
from byczo.server.replay import replay_of
from byczo.server.request_info import address_of, headers_of, language_of
from byczo.server.table_codes import code_of, end_of, table_of
from byczo.store.interface import FRESH
from byczo.table.checks import require_gathering
from byczo.table.errors import NoSuchSeat, NoSuchTable, NotOver
from byczo.table.names import readable_name
from byczo.table.tokens import require_table_id

MOST_LISTED = 100
MOST_GATHERING = 5000
WRONG_CODES = 1 / 60  # per second and address: a code cannot be found by trying
WRONG_CODES_AT_ONCE = 10
PRINTS = 1 / 2  # per second, and guest and address: each takes some tenths of a second to draw
PRINTS_AT_ONCE = 30
NUMBER = re.compile("[1-9][0-9]{0,8}")
SEAT = re.compile("[0-9]{1,2}")


class Endpoint(NamedTuple):
    """One request that can be made. What it answers is said by the method's return type."""

    method: str
    path: str
    answer: Callable[[Api, Request, str], Coroutine[Any, Any, Any]]
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None


class Api:
    """Answers to requests. Every answer is JSON, or a file; errors have a stable code."""

    def __init__(self, hub: Hub, guests: Guests, origins: Origins, devices: Devices) -> None:
        self.hub = hub
        self.guests = guests
        self.devices = devices
        self.origins = origins
        self.settings = hub.settings
        self.buckets = Buckets(self.settings.requests, self.settings.requests_at_once)
        self.tables = Buckets(self.settings.new_tables, self.settings.new_tables_at_once)
        self.records = Buckets(self.settings.new_records, self.settings.new_records_at_once)
        self.wrong_codes = Buckets(WRONG_CODES, WRONG_CODES_AT_ONCE)
        self.prints = Buckets(PRINTS, PRINTS_AT_ONCE)
        self.sheets = PrintedSheets()

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
            state = request.state
            state.token = self.guests.of(headers) or self.guests.fresh()
            state.needs_cookie = self.guests.needs_cookie(headers)
            try:
                self._check(request, headers)
                found = await endpoint.answer(self, request, state.token.guest)
                if isinstance(found, Response):
                    response = found
                else:
                    response = answer(found, 201 if endpoint.method == "POST" else 200)
            except ByczoError as problem:
                response = refuse(problem, request)
            except ClientDisconnect:
                return Response(status_code=400)  # which nobody reads
            if state.needs_cookie:
                response.headers["set-cookie"] = self.guests.cookie(state.token)
            return response

        return Route(path, respond, methods=list(endpoints))

    def _check(self, request: Request, headers: dict[str, str]) -> None:
        if not self.buckets.take(address_of(request.scope), self.hub.clock.seconds()):
            raise Flooding("too many requests: slow down")
        if not self.origins.allow(headers, request.url.scheme):
            raise Forbidden("requests must come from this server's pages")
        kind = headers.get("content-type", "").partition(";")[0].strip()
        if request.method == "POST" and kind != "application/json":
            raise BadMessage("send JSON, with the content type application/json")

    def _count(self, buckets: Buckets, request: Request, guest: str, amount: int = 1) -> None:
        """Refuse what a guest, or all guests of an address, have done too much of."""
        now = self.hub.clock.seconds()
        for who in (f"guest {guest}", address_of(request.scope)):
            if not buckets.take(who, now, amount):
                raise Flooding(
                    "you or your neighbours have done that many times: wait some minutes"
                )

    async def version(self, request: Request, guest: str) -> Version:
        """The version of this server."""
        return Version(name="byczo", version=__version__)

    async def games(self, request: Request, guest: str) -> list[GameInfo]:
        """The games, with how many they can be played, and which bots play them."""
        return [info_of(game) for game in GAMES.values()]

    async def printed(self, request: Request, guest: str) -> Response:
        """A page of sheets to print, as a file.

        Score sheets, or the sheets that a game is played on.
        """
        wish = read_query(request, SheetWish)
        self._count(self.prints, request, guest)
        game, kind = request.path_params["game"], request.path_params["kind"]
        page = await self.sheets.file(game, kind, wish)
        headers = {
            "cache-control": "private, max-age=3600",
            "content-disposition": f'inline; filename="{game_of(game).id}.{kind}"',
        }
        return Response(page, headers=headers, media_type=KINDS[kind])

    async def program(self, request: Request, guest: str) -> Program:
        """A new guest for a program, with the token that it shows as ``Authorization: Bearer``.

        Pages get a cookie instead, which no script can read.
        """
        await read_body(request, Nothing, self.settings.body)
        return Program(token=self.guests.signed(self.guests.fresh()))

    async def my_devices(self, request: Request, guest: str) -> list[Device]:
        """The devices of this guest: first the one that asks, then by when they were used last."""
        return await self.devices.known(request.state.token, headers_of(request.scope))

    async def link_device(self, request: Request, guest: str) -> DeviceLink:
        """A link that lets another device become the same guest, once and within ten minutes."""
        await read_body(request, Nothing, self.settings.body)
        self._count(self.tables, request, guest)
        return await self.devices.link(request.state.token, headers_of(request.scope))

    async def use_link(self, request: Request, guest: str) -> NewToken:
        """Become the guest who made a link; the device that asks gives up the guest that it was."""
        wish = await read_body(request, UseLink, self.settings.body)
        self._count(self.tables, request, guest)
        headers = headers_of(request.scope)
        token = await self.devices.use(wish.link, headers, self.guests.of(headers))
        return self._become(request, token)

    async def revoke(self, request: Request, guest: str) -> NewToken:
        """One device of the guest becomes a stranger; or all but this one, which gets a new token.

        All tokens and cookies that they had are worthless, and their sockets are closed.
        """
        wish = await read_body(request, Revocation, self.settings.body)
        self._count(self.tables, request, guest)
        token: Token = request.state.token
        if wish.device is None:
            await self.devices.revoke_others(token)
        else:
            await self.devices.revoke(token, wish.device)
        return self._become(request, self.guests.fresh() if wish.device == token.device else token)

    def _become(self, request: Request, token: Token) -> NewToken:
        """Answer with the new token: in a cookie for pages, in the body for programs.

        Browsers name the page that a request comes from, so that is known.
        """
        request.state.token = token
        request.state.needs_cookie = True
        by_page = "origin" in headers_of(request.scope)
        return NewToken(token=None if by_page else self.guests.signed(token))

    async def my_tables(self, request: Request, guest: str) -> list[Listed]:
        """Tables at which the guest sits or sat."""
        return await self.hub.store.tables_of(guest, MOST_LISTED)

    async def my_games(self, request: Request, guest: str) -> list[Played]:
        """Finished games of the guest."""
        return await self.hub.store.games_of(guest, MOST_LISTED)

    async def lobby(self, request: Request, guest: str) -> list[Listed]:
        """Tables that anybody may join."""
        return await self.hub.store.lobby(self.hub.clock.now() - FRESH, MOST_LISTED)

    async def open_table(self, request: Request, guest: str) -> AtTable:
        """Open a table."""
        wish = await read_body(request, OpenTable, self.settings.body)
        self._count(self.tables, request, guest)
        name = readable_name(wish.name) if wish.name is not None else None
        setting = SetUp(
            id="open",
            options=wish.options,
            listed=wish.listed,
            clock=wish.clock,
            hints=wish.hints,
        )
        address = address_of(request.scope)
        table = await self.hub.registry.open_table(guest, wish.game, setting, address)
        if name is not None:
            await self.hub.registry.command(guest, table, Sit(id="open-sit", name=name))
        return AtTable(table=table)

    async def join(self, request: Request, guest: str) -> AtTable:
        """Sit down."""
        wish = await read_body(request, Join, self.settings.body)
        table = request.path_params["table"]
        sit = Sit(id=f"join-{self.hub.entropy(8).hex()}", name=wish.name)
        await self.hub.registry.command(guest, table, sit)
        return AtTable(table=table)

    async def table(self, request: Request, guest: str) -> TableNow:
        """What everybody may know about a table: as it is stored, like all that is told."""
        shown = await self.hub.registry.shown(request.path_params["table"])
        assert isinstance(shown, TableNow)
        return shown

    async def code(self, request: Request, guest: str) -> TableCode:
        """A short code of a table that gathers, to be said aloud, in the reader's language."""
        table = request.path_params["table"]
        stored, _ = await self.hub.registry.replay(table)
        require_gathering(stored)
        now = self.hub.clock.now()
        language = language_of(headers_of(request.scope))
        return TableCode(code=code_of(self.guests.key, table, now, language), until=end_of(now))

    async def table_by_code(self, request: Request, guest: str) -> AtTable:
        """The table that a code is for."""
        address = address_of(request.scope)
        if not self.wrong_codes.take(address, self.hub.clock.seconds()):
            raise Flooding("too many wrong codes: wait a minute, or ask for the link")
        now = self.hub.clock.now()
        tables = await self.hub.store.gathering(now - FRESH, MOST_GATHERING)
        table = table_of(self.guests.key, request.path_params["code"], now, tables)
        self.wrong_codes.put_back(address)
        return AtTable(table=table)

    async def games_at(self, request: Request, guest: str) -> list[Played]:
        """Finished games of a table."""
        table = self._table(request)
        found = await self.hub.store.games_at(table, MOST_LISTED)
        if not found:
            await self.hub.registry.find(table)  # or there is none
        return found

    async def bring(self, request: Request, guest: str) -> AtTable:
        """Bring the record of a finished game from elsewhere: it gets a table, as if played here.

        Its game has number 1 there. The record is played again first, so that it follows the rules.
        """
        written = await read_bytes(request, self.settings.record)
        self._count(self.tables, request, guest)
        self._count(self.records, request, guest, len(written))
        record = from_json(written)
        address = address_of(request.scope)
        return AtTable(table=await self.hub.registry.bring_game(guest, record, address))

    async def record(self, request: Request, guest: str) -> Annotated[msgspec.Raw, GameRecord]:
        """The record of a finished game."""
        return msgspec.Raw((await self._record(request)).encode())

    async def replay(self, request: Request, guest: str) -> Replay:
        """A finished game as one of its seats saw it."""
        record = from_json(await self._record(request))
        seat = request.path_params["seat"]
        if not SEAT.fullmatch(seat):
            raise NoSuchSeat(f"the game has seats 0 to {len(record.seats) - 1}, not {seat!r}")
        compiled = self.hub.registry.compiled
        return await asyncio.to_thread(replay_of, record, int(seat), compiled=compiled)

    async def review(self, request: Request, guest: str) -> Annotated[msgspec.Raw, Reviewed]:
        """A finished game judged by the coach; until that is done, how far it is.

        The first request lets the coach begin. Ask again about once a second.
        """
        key = request.path_params["table"], request.path_params["number"]
        reviews = self.hub.reviews
        found = reviews.of(key)
        if found is None:
            record = from_json(await self._reviewable(request))
            found = reviews.of(key)  # somebody else may have asked meanwhile
            if found is None:
                found = reviews.begin(key, record, guest, address_of(request.scope))
        return found

    async def _reviewable(self, request: Request) -> str:
        try:
            return await self._record(request)
        except NoSuchTable:
            now = (await self.hub.registry.find(request.path_params["table"])).table
            if request.path_params["number"] == str(now.number) and not now.ended:
                raise NotOver("the coach reviews only games that have ended") from None
            raise

    def _table(self, request: Request) -> str:
        table = str(request.path_params["table"])
        require_table_id(table)
        return table

    async def _record(self, request: Request) -> str:
        table, number = self._table(request), request.path_params["number"]
        record = None
        if NUMBER.fullmatch(number):
            record = await self.hub.store.record(table, int(number))
        if record is None:
            raise NoSuchTable("there is no finished game of that number at that table")
        return record


ENDPOINTS = (
    Endpoint("GET", "/api/version", Api.version),
    Endpoint("GET", "/api/games", Api.games),
    Endpoint("GET", "/api/games/{game}/sheets.{kind}", Api.printed, query=SheetWish),
    Endpoint("POST", "/api/programs", Api.program, Nothing),
    Endpoint("POST", "/api/devices", Api.use_link, UseLink),
    Endpoint("GET", "/api/me/devices", Api.my_devices),
    Endpoint("POST", "/api/me/devices", Api.link_device, Nothing),
    Endpoint("POST", "/api/me/revocations", Api.revoke, Revocation),
    Endpoint("GET", "/api/me/tables", Api.my_tables),
    Endpoint("GET", "/api/me/games", Api.my_games),
    Endpoint("GET", "/api/tables", Api.lobby),
    Endpoint("POST", "/api/tables", Api.open_table, OpenTable),
    Endpoint("POST", "/api/records", Api.bring, GameRecord),
    Endpoint("GET", "/api/tables/{table}", Api.table),
    Endpoint("POST", "/api/tables/{table}/seats", Api.join, Join),
    Endpoint("GET", "/api/tables/{table}/code", Api.code),
    Endpoint("GET", "/api/codes/{code}", Api.table_by_code),
    Endpoint("GET", "/api/tables/{table}/games", Api.games_at),
    Endpoint("GET", "/api/tables/{table}/games/{number}", Api.record),
    Endpoint("GET", "/api/tables/{table}/games/{number}/seats/{seat}", Api.replay),
    Endpoint("GET", "/api/tables/{table}/games/{number}/review", Api.review),
)
"""All requests; docs/openapi.json is made from this list."""
