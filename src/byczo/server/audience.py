"""Who follows a table through this process, and what each of them is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Set
from typing import cast

from byczo import __version__
from byczo.core.events import Event
from byczo.messages.server_messages import Events, Present, Welcome, You
from byczo.server.connections import Connection, encode
from byczo.server.outbox import NEXT, NOW, SOON, Part
from byczo.table.authority import Change
from byczo.table.log_entries import Acted
from byczo.table.presentation import table_now, view_of
from byczo.table.table import Table

HEARTBEAT = 25
"""Seconds after which a client that has said nothing should send a ping."""


class Audience:
    """The connections that follow one table. Messages to them are made here, not sent."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.connections: tuple[Connection, ...] = ()
        self.people: Counter[str] = Counter()
        self.elsewhere: set[str] = set()  # people who follow the table through other processes
        self.behind: set[Connection] = set()  # who gets a new view when there is time for it
        self._devices: dict[int | None, list[Connection]] | None = None  # by seat, if known

    def add(self, connection: Connection, table: Table) -> None:
        """The connection follows the table from now on."""
        self.connections += (connection,)
        self.people[connection.person] += 1
        self._place(connection, table)

    def devices(self, seat: int | None) -> Collection[Connection]:
        """The connections of a seat; of None, all that watch."""
        return self.by_seat().get(seat, ())

    def by_seat(self) -> dict[int | None, list[Connection]]:
        """All connections, by where they sit."""
        if self._devices is None:
            self._devices = {}
            for connection in self.connections:
                self._devices.setdefault(connection.seat, []).append(connection)
        return self._devices

    def remove(self, connection: Connection) -> None:
        """The connection follows the table no longer."""
        self.connections = tuple(other for other in self.connections if other is not connection)
        self.behind.discard(connection)
        self._devices = None
        self.people[connection.person] -= 1
        if not self.people[connection.person]:
            del self.people[connection.person]

    @property
    def here(self) -> Set[str]:
        """Everybody who follows the table through this process."""
        return self.people.keys()

    @property
    def present(self) -> Collection[str]:
        """Everybody who follows the table, here or elsewhere."""
        return self.people.keys() | self.elsewhere if self.elsewhere else self.people

    @property
    def watching(self) -> int:
        """How many follow the table here without a seat."""
        return len(self.devices(None))

    def presence(self, table: Table) -> Part:
        """Says who is here."""
        present = self.present
        seats = [
            seat
            for seat, chair in enumerate(table.chairs)
            if any(person in present for person in chair.people)
        ]
        watching = self.watching
        watching += sum(table.seat_of(person) is None for person in self.elsewhere)
        message = Present(seats=seats, watching=watching, bots=True)
        return self.connections, encode(message), NOW

    def welcome(
        self, connection: Connection, table: Table, seen: int | None, now: int
    ) -> list[Part]:
        """All that somebody needs to know who saw event ``seen`` last."""
        self._place(connection, table)
        welcome = Welcome(table=self.table_id, version=__version__, now=now, heartbeat=HEARTBEAT)
        parts = [encode(welcome), encode(connection.you)]
        missed = table.missed(seen) if seen is not None else None
        if missed:
            events = cast(list[Event], missed)  # from a snapshot they are JSON already
            parts.append(encode(Events(first=table.count - len(events) + 1, events=events)))
        parts.append(encode(table_now(table)))
        if table.match is not None:
            parts.append(encode(view_of(table, connection.seat)))
        return [((connection,), part, NOW) for part in parts]

    def tell(self, change: Change, table: Table) -> list[Part]:
        """What to say to whom when the change is stored."""
        everybody = self.connections
        urgency = NEXT if change.moved else NOW
        if change.chosen is not None:
            urgency = SOON
        parts: list[Part] = []
        if change.events is not None:
            parts.append((everybody, encode(change.events), urgency))
        if change.chosen is not None and type(change.entry) is Acted:
            parts.append((self.devices(change.entry.seat), encode(change.chosen), urgency))
        if change.known is not None:
            parts += self._places(table)
            parts.append((everybody, encode(change.known), NOW))
            parts.append(self.presence(table))  # seats may have changed hands
        if change.moved or change.views:
            self._show(change, parts)
        return parts

    def _show(self, change: Change, parts: list[Part]) -> None:
        """Views that cannot wait; everybody else gets one when there is time for it."""
        for seat, own in self.by_seat().items():
            view = change.views.get(seat)
            if view is None:
                self.behind.update(own)
                continue
            if self.behind:
                self.behind.difference_update(own)
            parts.append((own, encode(view), NOW))

    def late_views(self, table: Table) -> list[Part]:
        """Views for those who had nothing to decide: one for all devices of a seat."""
        behind, self.behind = self.behind, set()
        if table.match is None:
            return []
        devices: dict[int | None, list[Connection]] = {}
        for connection in behind:
            devices.setdefault(connection.seat, []).append(connection)
        return [(own, encode(view_of(table, seat)), NOW) for seat, own in devices.items()]

    def _places(self, table: Table) -> Iterable[Part]:
        """Tell those whose seat or role has changed."""
        for connection in self.connections:
            before = connection.you
            self._place(connection, table)
            if before != connection.you:
                yield (connection,), encode(connection.you), NOW

    def _place(self, connection: Connection, table: Table) -> None:
        seat = table.seat_of(connection.person)
        devices = 0 if seat is None else len(table.chairs[seat].people)
        connection.you = You(seat=seat, host=connection.person == table.host, devices=devices)
        self._devices = None
