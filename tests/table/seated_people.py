"""People at a table without a server: every command is decided, applied and kept in a log."""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.core.events import Event
from byczo.messages import client_messages as commands
from byczo.table import changes, log_entries as entries
from byczo.table.checks import Caller
from byczo.table.commands import decide, open_table
from byczo.table.game_commands import bot_acts, clock_acts
from byczo.table.presentation import table_now
from byczo.table.seat_commands import claim
from byczo.table.table import Table

NOON = 1_700_000_000_000
TOKEN = "t" * 22


class Sitting:
    """A table, its log and the time of day."""

    def __init__(self, game: str = "six-nimmt", host: str = "ania", **agreed: Any) -> None:
        self.now = NOON
        self.asked = 0
        self.present = {host}
        opened = open_table(commands.SetUp(id="open", **agreed), game, self.caller(host))
        self.log: list[entries.AnyEntry] = [opened]
        self.table = changes.open_table(opened)

    def caller(self, person: str) -> Caller:
        return Caller(person, self.now, self.present, entropy=lambda size: bytes(range(size)))

    def ask(self, person: str, kind: type[commands.Command], **fields: Any) -> list[Event]:
        """Ask for something; what everybody saw happen."""
        self.asked += 1
        self.present.add(person)
        name = fields.pop("id", f"a{self.asked}")
        return self.happen(decide(self.table, kind(id=name, **fields), self.caller(person)))

    def happen(self, entry: entries.AnyEntry) -> list[Event]:
        """Apply an entry; the log that is kept can be read back and leads to the same table."""
        events = changes.apply(self.table, entry)
        self.log.append(entry)
        return events

    def seat(self, *people: str) -> None:
        for person in people:
            self.ask(person, commands.Sit, name=person.title())

    def start(self, *people: str) -> None:
        """Let these people, the host first, sit down and begin."""
        self.seat(*people)
        self.ask(people[0], commands.Start)

    def chair(self, person: str) -> int:
        seat = self.table.seat_of(person)
        assert seat is not None
        return seat

    def act(self, person: str, place: int = 0) -> list[Event]:
        """Do what the rules allow at that place of the list."""
        assert self.table.match is not None
        do = self.table.match.legal(self.chair(person))[place]
        return self.ask(person, commands.Act, do=do, moment=self.table.moment)

    def bot_acts(self, seat: int) -> list[Event]:
        assert self.table.match is not None
        do = self.table.match.legal(seat)[0]
        return self.happen(bot_acts(self.table, seat, self.table.moment, do, self.now))

    def clock_acts(self, seat: int) -> list[Event]:
        assert self.table.match is not None
        do = self.table.match.legal(seat)[0]
        return self.happen(clock_acts(self.table, seat, self.table.moment, do, self.now))

    def again(self) -> Table:
        """The table that the stored log leads to."""
        return changes.replay([entries.read(entries.written(entry)) for entry in self.log])


def with_program() -> Sitting:
    """Two people, and a seat that is kept for a program."""
    sitting = Sitting(options={"rounds": 1})
    sitting.seat("ania", "bo")
    assert tags(sitting.ask("ania", commands.Invite, name="Bot", token=TOKEN)) == ["sat-down"]
    return sitting


def claimed(sitting: Sitting, person: str, token: str = TOKEN) -> None:
    """Let somebody come with the token of a seat."""
    entry = claim(sitting.table, token, sitting.caller(person))
    assert entry is not None
    sitting.happen(entry)


def tags(events: list[Event]) -> list[str]:
    """The names of events."""
    return [str(event.__struct_config__.tag) for event in events]


def faces(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table from all sides."""
    views = (
        [table.match.view(seat) for seat in (*table.match.everybody, None)] if table.match else []
    )
    events = [msgspec.json.decode(msgspec.json.encode(event)) for event in table.events]
    return (
        table_now(table),
        views,
        events,
        table.moment,
        table.due,
        table.shown,
        table.done,
        table.rates.times,
        (table.at, table.entries, table.chosen, table.changed_minds),
        (table.closed_at, table.seals, table.order, table.chairs),
    )
