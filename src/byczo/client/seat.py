"""A seat at a table: what it sees, what it has to decide, and how it acts."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from byczo.client.connection import (
    Message,
    Refusal,
    TableConnection,
    fresh_id,
    new_guest,
    post,
)
from byczo.messages.client_messages import Act, Command, Salt, Seal

TOO_LATE = {"too-late", "paused", "game-over", "not-playing"}
"""Why an action can come to nothing without being wrong."""


@dataclass(frozen=True)
class Decision:
    """Something this seat has to decide now."""

    seat: SeatClient
    moment: int
    view: dict[str, Any]

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What the rules allow, and what would happen."""
        return list(self.view["choices"])

    async def act(self, do: str) -> None:
        """Do it; returns when the server has stored it. Refusal when it is not allowed.

        When the game has moved on without us (a clock ran out), there is nothing left to do.
        """
        try:
            await self.seat.command(Act(id=fresh_id(), do=do, moment=self.moment))
        except Refusal as problem:
            if problem.code not in TOO_LATE:
                raise
        self.seat.answered = max(self.seat.answered, self.moment)


@dataclass(slots=True)
class SeatNotes:
    """What the seat itself knows of the chance of a game, for ``byczo verify``.

    The commitment that was shown before the game, the own salt, and the seals of all as they were
    shown before the salt was.
    """

    commitment: str
    salt: str
    seals: list[str] = field(default_factory=list)


class SeatClient:
    """A place at a table, as its player knows it.

    ``notes`` are those of the last game whose salt was sealed here.
    """

    def __init__(self, connection: TableConnection) -> None:
        self.connection = connection
        self.notes: SeatNotes | None = None
        self.now: dict[str, Message] = {}  # the last message of each kind
        self.answered = 0

    @property
    def number(self) -> int | None:
        """Where this is at the table; None: beside it."""
        number: int | None = self.now["you"]["seat"]
        return number

    @property
    def table(self) -> Message:
        """What everybody knows about the table."""
        return self.now["table"]

    @property
    def result(self) -> Message | None:
        """How the game ended, if it has."""
        result: Message | None = self.table["result"]
        return result

    async def decisions(self) -> AsyncIterator[Decision]:
        """All that this seat has to decide, until the game has ended."""
        while self.table["status"] not in {"over", "abandoned"}:
            decision = self._due()
            if decision is not None:
                yield decision
            elif self._must_reveal():
                await self._reveal()
            else:
                self._note(await self.connection.listen())

    async def seal(self) -> None:
        """Promise a salt before the game begins; :meth:`decisions` shows it when all have."""
        salt = secrets.token_urlsafe(16)
        await self.command(Seal(id=fresh_id(), seal=hashlib.sha256(salt.encode()).hexdigest()))
        self.notes = SeatNotes(self.table["commitment"], salt)

    def _must_reveal(self) -> bool:
        if self.notes is None or self.number is None or not self.table["revealing"]:
            return False
        place = self.table["places"][self.number]
        mine = hashlib.sha256(self.notes.salt.encode()).hexdigest()
        return place["seal"] == mine and not place["salted"]

    async def _reveal(self) -> None:
        assert self.notes is not None
        seals = [place["seal"] for place in self.table["places"]]
        self.notes.seals = [seal for seal in seals if seal is not None]
        with suppress(Refusal):  # the table has begun without us
            await self.command(Salt(id=fresh_id(), salt=self.notes.salt))

    def _due(self) -> Decision | None:
        shown = self.now.get("view")
        if self.table["status"] != "playing" or shown is None or self.number is None:
            return None
        if self.number not in shown["view"]["waiting"] or shown["moment"] <= self.answered:
            return None
        return Decision(self, shown["moment"], shown["view"])

    async def command(self, command: Command) -> Message:
        """Give any command of the protocol and wait for its answer; Refusal if it is not done."""
        await self.connection.send(command)
        while True:
            for message in self._note(await self.connection.listen()):
                if message.get("id") != command.id:
                    continue
                self.connection.unanswered = None
                if message["t"] == "error":
                    raise Refusal(message)
                return message

    def _note(self, messages: list[Message]) -> list[Message]:
        for message in messages:
            self.now[message["t"]] = message
        return messages


async def open_table(address: str, game: str, **wish: Any) -> tuple[str, str]:
    """A new table, and the guest who is its host: pass it on to :func:`connect`.

    A wish is one of the fields of ``OpenTable`` in the protocol: options, clock, name …
    """
    guest = await new_guest(address)
    opened = await post(address, "/api/tables", {"game": game, **wish}, guest)
    return str(opened["table"]), guest


@asynccontextmanager
async def connect(
    address: str, table: str, token: str | None = None, *, guest: str | None = None
) -> AsyncIterator[SeatClient]:
    """A seat at a table: the one that the token opens, or that this guest has, else beside it."""
    seat = SeatClient(TableConnection(address, table, token, guest))
    try:
        seat._note(await seat.connection.open())
        yield seat
    finally:
        await seat.connection.close()
