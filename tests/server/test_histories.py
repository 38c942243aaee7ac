"""The checker of histories finds each kind of bug that a server could have."""

from __future__ import annotations

import msgspec
import pytest

from byczo.messages import client_messages as commands
from byczo.table import log_entries as entries
from tests.server.histories import History, Violation
from tests.table.seated_people import Sitting


class Play:
    """A table, what it stored, and what two clients noted of it."""

    def __init__(self) -> None:
        self.sitting = Sitting()
        self.history = History("t")
        self.told = 0
        for person in ("ania", "bo"):
            self.ask(person, commands.Sit, name=person.title())
        self.ask("ania", commands.Start)
        for _ in range(3):
            for seat in self.sitting.table.people_to_move():
                person = self.sitting.table.chairs[seat].people[0]
                assert self.sitting.table.match is not None
                do = self.sitting.table.match.legal(seat)[0]
                self.ask(person, commands.Act, do=do)

    @property
    def log(self) -> list[bytes]:
        return [entries.written(entry) for entry in self.sitting.log]

    def ask(self, person: str, kind: type[commands.Command], **fields: object) -> None:
        """Both hear what happens, and who asked gets an answer."""
        events = msgspec.json.decode(msgspec.json.encode(self.sitting.ask(person, kind, **fields)))
        for client in ("ania", "bo"):
            self.history.heard(client, self.told + 1, events)
        self.told += len(events)
        self.history.answered(person, f"a{self.sitting.asked}")


def test_what_happened_is_explained() -> None:
    play = Play()
    play.history.settle(play.log)
    play.history.welcomed("ania", play.told)
    play.history.heard("new", play.told, [])
    assert not play.history.acknowledged
    assert not play.history.events


def test_a_lost_move_is_found() -> None:
    play = Play()
    with pytest.raises(Violation, match="acknowledged and lost"):
        play.history.settle(play.log[:-1])


def test_a_log_that_forgets_is_found() -> None:
    play = Play()
    play.history.settle(play.log)
    with pytest.raises(Violation, match="entries, now"):
        play.history.settle(play.log[:-1])


def test_a_command_that_is_done_twice_is_found() -> None:
    play = Play()
    with pytest.raises(Violation, match="done twice"):
        play.history.settle([*play.log, play.log[-1]])


def test_a_number_that_is_used_again_is_found() -> None:
    play = Play()
    with pytest.raises(Violation, match="event 2 of t was"):
        play.history.heard("late", 2, [{"event": "ready", "seat": 9}])


def test_an_event_that_did_not_happen_is_found() -> None:
    play = Play()
    play.history.heard("ania", play.told + 1, [{"event": "ready", "seat": 0}])
    with pytest.raises(Violation, match="the log ends before it"):
        play.history.settle(play.log)


def test_an_event_that_happened_otherwise_is_found() -> None:
    play = Play()
    play.history.events[1] = {"event": "ready", "seat": 0}
    with pytest.raises(Violation, match="in the log"):
        play.history.settle(play.log)


def test_who_goes_back_in_time_is_found() -> None:
    play = Play()
    with pytest.raises(Violation, match="and now a table of"):
        play.history.welcomed("bo", play.told - 1)
    play.history.welcomed("another", play.told - 1)


def test_a_gap_in_what_is_heard_is_found() -> None:
    play = Play()
    with pytest.raises(Violation, match="hears of"):
        play.history.heard("ania", play.told + 2, [])
