"""A table in memory: what is asked of it, what waits to be stored, its bots and its clock.

A command is decided and applied at once, so that the next one can be decided before it is
stored; but nothing that follows from it is said to anybody before it is. If it cannot be
stored, the table is read again from the store, and nobody has seen what did not happen.
"""

from __future__ import annotations

from contextlib import suppress

from byczo.core.errors import ByczoError
from byczo.messages.advice import Advice
from byczo.messages.client_messages import Command, Hello, Hint
from byczo.messages.server_messages import Ack, Hinted, ServerMessage
from byczo.server.audience import Audience
from byczo.server.automatic_play import AutomaticPlay, BotCommand
from byczo.server.connections import Connection, Requester
from byczo.server.errors import Busy
from byczo.server.outbox import NEXT, Part
from byczo.server.surroundings import Surroundings
from byczo.server.table_log import PendingEntry, TableLog
from byczo.server.table_time import TableTime
from byczo.store.errors import Conflict, NotStored
from byczo.table import log_entries as entries, snapshots
from byczo.table.authority import Change, let_happen, perform
from byczo.table.checks import Caller
from byczo.table.commands import check_rates
from byczo.table.errors import NoHints
from byczo.table.game_commands import may_have_hint
from byczo.table.presentation import finished_of, summary_of, table_now
from byczo.table.seat_commands import claim
from byczo.table.table import Table

SNAPSHOT_EVERY = 1000
"""Entries from one snapshot to the next."""


class LiveTable:
    """One table and all who follow it in this process."""

    def __init__(self, table_id: str, table: Table, length: int, around: Surroundings) -> None:
        self.id = table_id
        self.table = table
        self.around = around
        self.log = TableLog(table_id, length, around.store)
        self.told = table.count if length else 0  # events that are stored
        self.saved = length  # entries that a snapshot or nobody needs to read again
        self.audience = Audience(table_id)
        self.held: list[tuple[Requester, Command]] | None = None  # to be done after reading
        self.joining: list[tuple[Connection, Hello]] = []  # to be welcomed after reading
        self.trouble: ByczoError | None = None  # why nothing can be stored now
        self.time = TableTime(around.clock, table.at)
        self.play = AutomaticPlay(table_id, table, self.time, around, self._act)
        self.late = False  # whether the outbox knows that somebody waits for a view
        self.opened_by = ("", "")  # guest and address, if it was opened through this process

    def now(self) -> int:
        """The time at this table."""
        return self.time.now()

    @property
    def settled(self) -> bool:
        """Whether all that the table shows is stored."""
        return not self.log.pending and self.held is None

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        return self.settled and not self.audience.connections and not self.play.running

    def stop(self) -> None:
        """The table leaves memory."""
        self.play.stop()

    def opened(self, entry: entries.Opened, requester: Requester, command: Command) -> None:
        """Store the first entry of a table that stands in memory already."""
        finished = finished_of(self.table, entry.at) if self.table.ended else None
        pending = PendingEntry([(requester, command)], [], 0, self.around.clock.seconds())
        self.log.append(entries.written(entry), pending, summary_of(self.table, entry.at), finished)

    # --- coming and going -----------------------------------------------------------------------

    def join(self, connection: Connection, hello: Hello, *, caught_up: bool = False) -> None:
        """Follow the table from now on, and hear what was missed; or hear why not.

        Who has seen more than this process knows saw it through another one: then it reads first.
        Who comes while the table cannot be read is welcomed as soon as it can.
        """
        if connection.closed or connection.hello is not hello:
            return
        if connection.table is not None:
            connection.table.part(connection)
        if not caught_up and hello.seen is not None and hello.seen > self.table.count:
            self.around.recovery.catch_up(self.id)
        if self.held is not None:
            self.joining = [pair for pair in self.joining if pair[0] is not connection]
            self.joining.append((connection, hello))
            if self.trouble is not None:
                self.around.outbox.refuse(connection, self.trouble, None)
            return
        try:
            self._admit(connection, hello)
        except ByczoError as problem:
            self.around.outbox.refuse(connection, problem, None)

    def _admit(self, connection: Connection, hello: Hello) -> None:
        table, audience = self.table, self.audience
        seated = hello.token is not None or table.seat_of(connection.person) is not None
        if not seated and audience.watching >= self.around.settings.most_watching:
            raise Busy("so many follow this table that there is no room for another")
        if hello.token is not None:
            claimed = claim(table, hello.token, self._caller(connection))
            if claimed is not None:
                check_rates(table, claimed)
                self._commit(let_happen(table, claimed, audience.here))
        audience.add(connection, table)
        connection.table = self
        self.around.store.announce(self.id, audience.people)
        self.play.attend(attended=True)
        self.wake()  # which may start the clock that the welcome shows
        self._say(audience.welcome(connection, table, hello.seen, self.now()))
        if self.log.pending:
            self.log.pending[-1].joined += ((connection, hello),)
        self.tell_presence()

    def part(self, connection: Connection) -> None:
        """The connection follows the table no longer."""
        self.audience.remove(connection)
        connection.table = None
        self.around.store.announce(self.id, self.audience.people)
        self.log.forget(connection)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Say who is here, and let the table sleep when nobody is."""
        self.play.attend(attended=bool(self.audience.present))
        self._say([self.audience.presence(self.table)])

    # --- commands -------------------------------------------------------------------------------

    def command(self, requester: Requester, command: Command) -> None:
        """Decide about a command; it is answered when it is stored, or refused."""
        if self.trouble is not None:
            self.around.outbox.refuse(requester, self.trouble, command.id)
            return
        if self.held is not None:
            self.held.append((requester, command))
            return
        try:
            if type(command) is Hint:
                self._hint(requester, command)
            elif self.table.was_done(requester.person, command.id):
                self._acknowledge_again(requester, command)
            else:
                caller = self._caller(requester)
                change = perform(self.table, command, caller, self.audience.here)
                self._commit(change, (requester, command))
        except ByczoError as problem:
            self.around.outbox.refuse(requester, problem, command.id)

    def _acknowledge_again(self, requester: Requester, command: Command) -> None:
        """Answer a command that is done already, as soon as its entry is stored."""
        pending = self.log.pending_command(requester.person, command.id)
        if pending is not None:
            pending.commands.append((requester, command))
        else:
            self.around.outbox.answer(requester, Ack(id=command.id))

    def _caller(self, requester: Requester) -> Caller:
        present, entropy = self.audience.present, self.around.entropy
        return Caller(requester.person, self.time.now(), present, entropy)

    def _commit(self, change: Change, *commands: tuple[Requester, Command]) -> None:
        """Send an entry that has happened here to the disk."""
        parts = self.audience.tell(change, self.table)
        since = self.around.clock.seconds()
        pending = PendingEntry(list(commands), parts, self.table.count, since)
        self.log.append(change.stored, pending, change.summary, change.finished)

    def show(self, requester: Requester) -> None:
        """Answer with what everybody may know, as soon as all of it is stored."""
        if self.trouble is not None:
            self.around.outbox.refuse(requester, self.trouble, None)
        elif self.log.pending:
            self.log.pending[-1].shows += ((requester, table_now(self.table)),)
        else:
            self.around.outbox.answer(requester, table_now(self.table))

    # --- bots, clock, coach ----------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots think and the clock run, once all that the table shows is stored."""
        if self.settled:
            self.play.wake()

    def _act(self, seat: int, moment: int, action: int, command: BotCommand) -> None:
        """A bot has chosen; by now the game may have moved on without it."""
        table = self.table
        if table.match is None or moment != table.moment or self.held is not None:
            return
        do = table.game.notation.write_action(table.match.state, action)
        try:
            acted = command(table, seat, moment, do, self.now())
            self._commit(let_happen(table, acted, self.audience.here))
        except ByczoError:
            return  # its person was faster
        self.around.outbox.flush()

    def _hint(self, requester: Requester, hint: Hint) -> None:
        """Let the coach think for one who asks; nobody else hears of it."""
        table = self.table
        seat = may_have_hint(table, self._caller(requester))
        assert table.match is not None
        moment = table.moment

        def tell(advice: Advice | None, last: bool) -> None:
            if advice is None:
                problem = NoHints("the coach has nothing to say here")
                self.around.outbox.refuse(requester, problem, hint.id)
            else:
                hinted = Hinted(id=hint.id, moment=moment, advice=advice, last=last)
                self._answer(requester, hinted)
            self.around.outbox.flush()

        self.around.hints.ask(requester, table.game, table.match.observe(seat), seat, tell)

    # --- saying ---------------------------------------------------------------------------------

    def _say(self, parts: list[Part]) -> None:
        """Say it when all that happened before is stored."""
        if self.log.pending:
            self.log.pending[-1].parts += parts
        else:
            self.around.outbox.send(parts)

    def _answer(self, requester: Requester, message: ServerMessage) -> None:
        """Say it to one who asked, when all that happened before is stored."""
        if self.log.pending:
            self.log.pending[-1].answers += ((requester, message),)
        else:
            self.around.outbox.answer(requester, message)

    def refresh(self) -> bool:
        """Views for those who had nothing to decide, as soon as all that they show is stored."""
        self.late = False
        if self.audience.behind and self.settled:
            self.around.outbox.send(self.audience.late_views(self.table))
        self.late = bool(self.audience.behind)
        return self.late

    # --- when something is stored, or not -------------------------------------------------------

    def stored(self) -> None:
        """The oldest entry on its way is safe: now everybody may know."""
        pending = self.log.pending.popleft()
        outbox = self.around.outbox
        self.told = pending.count
        outbox.send(pending.parts)
        for requester, command in pending.commands:
            outbox.answer(requester, Ack(id=command.id), NEXT)
        if pending.answers or pending.shows:
            for requester, message in (*pending.answers, *pending.shows):
                outbox.answer(requester, message)
        late = bool(self.audience.behind)
        if late is not self.late:
            self.late = late
            outbox.refresh(self, wanted=late)
        if not self.log.pending:
            if self.log.length - self.saved >= SNAPSHOT_EVERY:
                self._save_snapshot()  # before bots play on: what they do is not stored yet
            self.wake()

    def _save_snapshot(self) -> None:
        """So that whoever reads the table need not read its whole log."""
        self.saved = self.log.length
        self.around.background.run(self._save(self.log.length, snapshots.take(self.table)))

    async def _save(self, length: int, snapshot: bytes) -> None:
        with suppress(NotStored):  # the log is whole without it
            await self.around.store.save_snapshot(self.id, length, snapshot)

    def failed(self, problem: ByczoError) -> None:
        """What was on its way is not stored: forget it, and read the table again."""
        lost = self.log.drop()
        self.hold()
        assert self.held is not None
        for pending in lost:
            for requester, command in pending.commands:
                if isinstance(problem, Conflict):
                    self.held.append((requester, command))
                else:
                    self.around.outbox.refuse(requester, problem, command.id)
            for requester, message in pending.answers:
                self.around.outbox.answer(requester, message)
            for requester, _ in pending.shows:
                self.around.outbox.refuse(requester, NotStored("try again"), None)
            for connection, hello in pending.joined:
                if connection.table is self:
                    self.part(connection)
                    self.joining.append((connection, hello))
        self.around.recovery.read_again(self.id, problem)

    def hold(self) -> None:
        """Hold back what is asked until the table is read."""
        if self.held is None:
            self.held = []

    def resume(self) -> None:
        """The table is what is stored: welcome who came and do what was asked meanwhile."""
        held, self.held = self.held or [], None
        joining, self.joining = self.joining, []
        for connection, hello in joining:
            self.join(connection, hello, caught_up=True)
        for requester, command in held:
            self.command(requester, command)
        self.wake()

    def follow(self, missed: list[entries.AnyEntry]) -> None:
        """Let happen here what another process did and stored."""
        for entry in missed:
            change = let_happen(self.table, entry, self.audience.here)
            self.log.length += 1
            self.time.saw(entry.at)
            self._say(self.audience.tell(change, self.table))
        self.told = self.table.count
        self.late = bool(self.audience.behind)
        self.around.outbox.refresh(self, wanted=self.late)

    def restart(self, table: Table, length: int) -> None:
        """The table as the store has it: tell what was missed, then go on."""
        self.table, self.log.length, self.trouble = table, length, None
        self.time.saw(table.at)
        self.play.restart(table)
        told, self.told = self.told, table.count
        now = self.now()
        for connection in self.audience.connections:
            self._say(self.audience.welcome(connection, table, told, now))
        self.resume()

    def give_up(self, problem: ByczoError) -> None:
        """Nothing can be stored or read for now: say so to all who are here, and to all who ask."""
        if self.trouble is None:
            for connection in self.audience.connections:
                self.around.outbox.refuse(connection, problem, None)
            for connection, _ in self.joining:
                self.around.outbox.refuse(connection, problem, None)
        self.trouble = problem
        held, self.held = self.held or [], []
        for requester, command in held:
            self.around.outbox.refuse(requester, problem, command.id)
