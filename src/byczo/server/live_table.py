"""A table in memory: its people, what waits to be stored, its bots and its clock.

An entry is decided and applied at once, so that the next one can be decided before it is
stored; but nothing that follows from it is said to anybody before it is. If it cannot be
stored, the table is read again from the store, and nobody has seen what did not happen.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from byczo import __version__
from byczo.core.errors import ByczoError
from byczo.core.events import Event
from byczo.messages import client_messages as asks, table_events as news
from byczo.messages.server_messages import Ack, Answer, Chosen, Events, Present, Welcome, You
from byczo.server.bots_and_clock import Tending
from byczo.server.clients import Asker, Client, encode
from byczo.server.outbox import NEXT, NOW, SOON, Part, Pending
from byczo.store.errors import Conflict
from byczo.store.interface import Append, Line
from byczo.table import log_entries as entries
from byczo.table.commands import Who, claim, decide
from byczo.table.presentation import finished_of, summary_of, table_now, view_of
from byczo.table.summaries import Finished, Summary
from byczo.table.table import Table

if TYPE_CHECKING:
    from byczo.server.hub import Hub

HEARTBEAT = 25
QUIET = {entries.Acted, entries.ChatSaid, entries.ReactionShown, entries.LinkMade}
"""Entries that leave what is known about the table as it is, unless they bring such news:"""
LOUD = {news.TakenOver, news.CameBack}


class LiveTable:
    """One table and all who follow it in this process."""

    def __init__(self, hub: Hub, name: str, table: Table, length: int) -> None:
        self.hub = hub
        self.name = name
        self.table = table
        self.length = length  # of the log, with what is on its way
        self.line = Line()
        self.told = table.count if length else 0  # events that are stored
        self.clients: tuple[Client, ...] = ()
        self.people: Counter[str] = Counter()
        self.pending: deque[Pending] = deque()
        self.queued: list[Callable[[], None]] | None = None  # while the table is read again
        self.behind: set[Client] = set()  # who gets a new view when there is time for it
        self.trouble: ByczoError | None = None  # why nothing can be stored now
        self.failures = 0  # of the store, since it last stored something
        self.hinted = 0  # how long others say the log is
        self.others: set[str] = set()  # people who follow the table through other processes
        self.tending = Tending(self)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        running = self.table.status == "playing" and (self.table.due or self.tending.thinking)
        return not (self.clients or self.pending or running or self.queued is not None)

    def opened(self, opened: entries.Opened, asker: Asker, ask: asks.Ask) -> None:
        """The first entry: the table stands already, its log does not."""
        self.pending.append(Pending([(asker, ask)], [], 0))
        ended = finished_of(self.table, opened.at) if self.table.ended else None
        self._append(opened, summary_of(self.table, opened.at), ended)

    def stop(self) -> None:
        """The table leaves memory."""
        self.tending.stop()

    @property
    def settled(self) -> bool:
        """Whether all that the table shows is stored."""
        return not self.pending and self.queued is None

    def watching(self) -> int:
        """How many follow the table without a seat."""
        return sum(client.place[0] is None for client in self.clients)

    # --- coming and going ---------------------------------------------------------------------

    def join(self, client: Client, hello: asks.Hello, *, looked: bool = False) -> None:
        """Follow the table from now on, and hear what was missed.

        Who has seen more than this process knows saw it through another one: then it reads first.
        """
        if self.trouble is not None:
            raise self.trouble.with_traceback(None)
        if not looked and hello.seen is not None and hello.seen > self.table.count:
            self.hub.sharing.look(self)
            looked = True
        if self.queued is not None:
            self.queued.append(partial(self.hub.join, client, self, hello, looked=looked))
            return
        if hello.token is not None:
            entry = claim(self.table, hello.token, self._who(client))
            if entry is not None:
                self.commit(entry)
        self.clients += (client,)
        self.people[client.person] += 1
        self.hub.store.here(self.name, self.people)
        client.live = self
        client.place = self._place(client)
        self._welcome(client, hello.seen)
        if self.pending:
            self.pending[-1].joined.append((client, hello))
        self.tell_presence()
        self.wake()

    def part(self, client: Client) -> None:
        """The client follows the table no longer."""
        self.clients = tuple(other for other in self.clients if other is not client)
        self.behind.discard(client)
        self.people[client.person] -= 1
        if not self.people[client.person]:
            del self.people[client.person]
        self.hub.store.here(self.name, self.people)
        client.live = None
        for pending in self.pending:
            pending.out = [
                ([other for other in clients if other is not client], part, haste)
                for clients, part, haste in pending.out
            ]
        self.tell_presence()

    def _welcome(self, client: Client, seen: int | None) -> None:
        table = self.table
        seat, host = client.place
        welcome = Welcome(
            table=self.name, version=__version__, now=self.hub.now(), heartbeat=HEARTBEAT
        )
        parts = [encode(welcome), encode(You(seat=seat, host=host))]
        missed = table.missed(seen) if seen is not None else None
        if missed:
            parts.append(encode(Events(first=table.count - len(missed) + 1, events=missed)))
        parts.append(encode(table_now(table)))
        if table.match is not None:
            parts.append(encode(view_of(table, seat)))
        self._say([((client,), part, NOW) for part in parts])

    def tell_presence(self) -> None:
        """Say who is here."""
        self._say([(self.clients, self._presence(), NOW)])

    def _presence(self) -> bytes:
        present = self._present()
        seats = [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if any(person in present for person in chair.people)
        ]
        watching = self.watching()
        watching += sum(self.table.seat_of(person) is None for person in self.others)
        bots = self.table.game.id in self.hub.warm
        return encode(Present(seats=seats, watching=watching, bots=bots))

    def _place(self, client: Client) -> tuple[int | None, bool]:
        return self.table.seat_of(client.person), client.person == self.table.host

    # --- asking -------------------------------------------------------------------------------

    def ask(self, asker: Asker, ask: asks.Ask) -> None:
        """Decide about an ask; it is answered when it is stored, or refused."""
        if self.trouble is not None:
            self.hub.refuse(asker, self.trouble, ask.id)
            return
        if self.queued is not None:
            self.queued.append(lambda: self.ask(asker, ask))
            return
        try:
            if isinstance(ask, asks.Hint):
                self.tending.hint(asker, ask, self._who(asker))
                return
            if self.table.was_asked(asker.person, ask.id):
                self._asked_again(asker, ask)
                return
            entry = decide(self.table, ask, self._who(asker))
            self.commit(entry, asker, ask)
        except ByczoError as problem:
            self.hub.refuse(asker, problem, ask.id)

    def _asked_again(self, asker: Asker, ask: asks.Ask) -> None:
        """It is done already, or on its way: then it is answered with the first time."""
        for pending in self.pending:
            if any((a.person, same.id) == (asker.person, ask.id) for a, same in pending.asked):
                pending.asked.append((asker, ask))
                return
        self._answered(asker, Ack(id=ask.id))

    def _who(self, asker: Asker) -> Who:
        return Who(asker.person, self.hub.now(), self._present(), self.hub.entropy)

    def _present(self) -> Collection[str]:
        return self.people.keys() | self.others if self.others else self.people

    def commit(
        self, entry: entries.AnyEntry, asker: Asker | None = None, ask: asks.Ask | None = None
    ) -> None:
        """Let an entry happen here, and send it to the disk."""
        table = self.table
        moment, status = table.moment, table.status
        events = table.apply(entry)
        moved = table.moment != moment
        out = self._consequences(entry, events, moved=moved)
        asked = [(asker, ask)] if asker is not None and ask is not None else []
        self.pending.append(Pending(asked, out, table.count))
        changed = type(entry) not in QUIET or table.status != status
        finished = changed and table.ended and status in {"playing", "paused"}
        self._append(
            entry,
            summary_of(table, entry.at) if changed else None,
            finished_of(table, entry.at) if finished else None,
        )

    def _append(
        self, entry: entries.Entry, summary: Summary | None, finished: Finished | None = None
    ) -> None:
        self.length += 1
        self.hub.store.append(
            Append(
                line=self.line,
                table=self.name,
                seq=self.length,
                entry=entries.written(entry),
                summary=summary,
                finished=finished,
            )
        )

    def _consequences(
        self, entry: entries.Entry, events: list[Event], *, moved: bool
    ) -> list[Part]:
        """What to say to whom when the entry is stored."""
        table, clients = self.table, self.clients
        choice = entry if type(entry) is entries.Acted and not moved else None
        haste = SOON if choice else NEXT if moved else NOW
        out: list[Part] = []
        if events:
            first = table.count - len(events) + 1
            out.append((clients, encode(Events(first=first, events=events)), haste))
        if choice:
            own = [client for client in clients if client.place[0] == choice.seat]
            out.append((own, encode(Chosen(moment=table.moment, do=choice.do)), haste))
        loud = not LOUD.isdisjoint(map(type, events))
        known = loud or type(entry) not in QUIET or table.ended
        if known:
            for client in clients:
                place = self._place(client)
                if place != client.place:
                    client.place = place
                    out.append(((client,), encode(You(seat=place[0], host=place[1])), NOW))
            out.append((clients, encode(table_now(table)), NOW))
            out.append((clients, self._presence(), NOW))  # seats may have changed hands
        if (moved or known) and table.match is not None:
            # After a move, who must decide sees the table at once, the others when there is time.
            waiting = table.match.waiting if not known else ()
            self.behind.update(clients)
            out += self._views([c for c in clients if not waiting or c.place[0] in waiting])
        return out

    def _views(self, clients: Collection[Client]) -> list[Part]:
        """Each seat's view, made once for all devices of the seat and once for all spectators."""
        devices: dict[int | None, list[Client]] = {}
        for client in clients:
            devices.setdefault(client.place[0], []).append(client)
        self.behind.difference_update(clients)
        return [(own, encode(view_of(self.table, seat)), NOW) for seat, own in devices.items()]

    def _refresh_soon(self) -> None:
        """Some have seen what happened but need no new view at once; or nobody does any longer."""
        if self.behind:
            self.hub.behind.update((self,))
        else:
            self.hub.behind.difference_update((self,))

    def refresh(self) -> None:
        """Views for those who had nothing to decide, as soon as all that they show is stored."""
        if self.table.match is None:
            self.behind.clear()
        if self.behind and self.settled:
            self._say(self._views(list(self.behind)))

    # --- saying -------------------------------------------------------------------------------

    def _say(self, out: list[Part]) -> None:
        """Say it when all that happened before is stored."""
        if self.pending:
            self.pending[-1].out += out
        else:
            self.hub.say(out)

    def answer(self, asker: Asker, answer: Answer) -> None:
        """Say it to one who asked, when all that happened before is stored."""
        if self.pending:
            self.pending[-1].answers.append((asker, answer))
        else:
            self._answered(asker, answer)

    def _answered(self, asker: Asker, answer: Answer, haste: int = NOW) -> None:
        asker.answer(answer)
        if isinstance(asker, Client):
            self.hub.whom(haste).update((asker,))

    # --- when something is stored, or not -----------------------------------------------------

    def stored(self) -> None:
        """The oldest entry on its way is safe: now everybody may know."""
        pending = self.pending.popleft()
        self.failures = 0
        self.hub.say(pending.out)
        for asker, ask in pending.asked:
            self._answered(asker, Ack(id=ask.id), NEXT)
        for asker, answer in pending.answers:
            self._answered(asker, answer)
        self._refresh_soon()
        self.told = pending.count
        if not self.pending:
            self.wake()

    def failed(self, problem: ByczoError) -> None:
        """What was on its way is not stored: forget it, and read the table again."""
        lost, self.pending = self.pending, deque()
        self.line = Line()
        self.queued = self.queued or []
        for pending in lost:
            for asker, ask in pending.asked:
                if isinstance(problem, Conflict):
                    self.queued.append(partial(self.ask, asker, ask))
                else:
                    self.hub.refuse(asker, problem, ask.id)
            for asker, answer in pending.answers:
                self._answered(asker, answer)
            for client, hello in pending.joined:
                if client.live is self:
                    self.part(client)
                    self.queued.append(partial(self.hub.join, client, self, hello))
        self.hub.sharing.read_again(self, problem)

    def reset(self, table: Table, length: int) -> None:
        """The table as the store has it: tell what was missed, then go on."""
        self.table, self.length, self.trouble = table, length, None
        self.tending.thinking.clear()
        told, self.told = self.told, table.count
        for client in self.clients:
            client.place = self._place(client)
            self._welcome(client, told)
        self.go_on()

    def go_on(self) -> None:
        """The table is what is stored: do what was asked meanwhile."""
        queued, self.queued = self.queued or [], None
        for again in queued:
            again()
        self.wake()

    def suffer(self, problem: ByczoError) -> None:
        """Nothing can be stored or read for now: say so to all who are here, and to all who ask."""
        if self.trouble is None:
            for client in self.clients:
                self.hub.refuse(client, problem, None)
        self.trouble = problem
        queued, self.queued = self.queued or [], []
        for again in queued:
            again()

    def follow(self, missed: list[entries.AnyEntry]) -> None:
        """What another process did at this table, as it stored it."""
        for entry in missed:
            moment = self.table.moment
            events = self.table.apply(entry)
            self.length += 1
            self._say(self._consequences(entry, events, moved=self.table.moment != moment))
        self.told = self.table.count
        self._refresh_soon()

    def wake(self) -> None:
        """Let bots think and the clock run, unless the table may not be what it seems."""
        if self.settled:
            self.tending.wake()
