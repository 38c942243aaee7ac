"""Who follows a table, and what each of them is told."""

from __future__ import annotations

import json
from typing import Any

from byczo.messages import client_messages as commands
from byczo.server.audience import Audience
from byczo.server.outbox import Part, Urgency
from byczo.table.authority import let_happen, perform
from tests.server.store_and_sockets import Ear
from tests.table.seated_people import Sitting


def following(sitting: Sitting, *people: str) -> tuple[Audience, list[Ear]]:
    audience, ears = Audience("t"), [Ear(person) for person in people]
    for ear in ears:
        audience.add(ear.connection, sitting.table)
    return audience, ears


def said_to(ear: Ear, parts: list[Part]) -> list[tuple[dict[str, Any], Urgency]]:
    return [(json.loads(part), urgency) for to, part, urgency in parts if ear.connection in to]


def kinds(ear: Ear, parts: list[Part]) -> list[str]:
    return [message["t"] for message, _ in said_to(ear, parts)]


def test_people_are_counted_once_and_leave_with_their_last_device() -> None:
    sitting = Sitting()
    audience, (phone, tablet) = following(sitting, "ania", "ania")
    audience.elsewhere = {"bo"}
    assert set(audience.present) == {"ania", "bo"}
    audience.remove(phone.connection)
    assert set(audience.present) == {"ania", "bo"}
    audience.remove(tablet.connection)
    assert set(audience.present) == {"bo"}


def test_presence_names_seats_and_counts_who_watches_here_and_elsewhere() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    audience, (ear, _) = following(sitting, "ania", "watcher")
    audience.elsewhere = {"bo", "far away"}
    [(message, _)] = said_to(ear, [audience.presence(sitting.table)])
    assert message == {"t": "present", "seats": [0, 1], "watching": 2, "bots": True}


def test_a_secret_choice_is_shown_to_the_devices_of_its_seat_alone() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    audience, (ania, phone, bo) = following(sitting, "ania", "ania", "bo")
    table = sitting.table
    assert table.match is not None
    do = table.match.legal(sitting.chair("ania"))[0]
    command = commands.Act(id="a", do=do)
    change = perform(table, command, sitting.caller("ania"), audience.here)
    parts = audience.tell(change, table)
    assert kinds(ania, parts) == kinds(phone, parts) == ["events", "chosen"]
    assert kinds(bo, parts) == ["events"]
    assert {urgency for _, urgency in said_to(ania, parts)} == {Urgency.SOON}


def test_who_must_decide_sees_the_table_at_once_the_others_later() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    audience, ears = following(sitting, "ania", "bo", "watcher")
    sitting.act("ania")
    table = sitting.table
    assert table.match is not None
    do = table.match.legal(sitting.chair("bo"))[0]
    command = commands.Act(id="a", do=do)
    change = perform(table, command, sitting.caller("bo"), audience.here)
    parts = audience.tell(change, table)
    deciding = [ear for ear in ears if ear.connection.seat in table.match.waiting]
    assert 0 < len(deciding) < 3
    assert [ear for ear in ears if "view" in kinds(ear, parts)] == deciding
    late = audience.late_views(table)
    others = [ear for ear in ears if ear not in deciding]
    assert [ear for ear in ears if kinds(ear, late) == ["view"]] == others
    assert audience.behind == set()


def test_everybody_sees_a_table_that_looks_different() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    audience, ears = following(sitting, "ania", "bo", "watcher")
    change = perform(sitting.table, commands.Leave(id="l"), sitting.caller("bo"), audience.here)
    parts = audience.tell(change, sitting.table)
    assert all(kinds(ear, parts).count("view") == 1 for ear in ears)
    assert audience.behind == set()


def test_everybody_hears_where_they_sit_when_the_seats_are_drawn() -> None:
    sitting = Sitting()
    people = ("ania", "bo", "cy", "di")
    sitting.seat(*people)
    audience, ears = following(sitting, *people, "watcher")
    before = [ear.connection.seat for ear in ears]
    change = perform(sitting.table, commands.Start(id="s"), sitting.caller("ania"), audience.here)
    parts = audience.tell(change, sitting.table)
    for ear, old in zip(ears, before, strict=True):
        seat = sitting.table.seat_of(ear.connection.person)
        told = [m["seat"] for m, _ in said_to(ear, parts) if m["t"] == "you"]
        assert told == ([seat] if seat != old else [])
        views = [m["view"] for m, _ in said_to(ear, parts) if m["t"] == "view"]
        assert len(views) == 1
    assert any(ear.connection.seat != old for ear, old in zip(ears, before, strict=True))


def test_who_comes_back_hears_what_was_missed() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    audience, (ear,) = following(sitting, "ania")
    parts = audience.welcome(ear.connection, sitting.table, 1, 5)
    assert kinds(ear, parts) == ["welcome", "you", "events", "table"]
    [events] = [message for message, _ in said_to(ear, parts) if message["t"] == "events"]
    assert (events["first"], len(events["events"])) == (2, 1)
    sitting.ask("ania", commands.Start)
    assert kinds(ear, audience.welcome(ear.connection, sitting.table, None, 5))[-1] == "view"


def test_a_change_of_another_process_is_told_likewise() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    audience, (ear,) = following(sitting, "ania")
    entry = sitting.log[-1]
    assert entry.id
    chat = sitting.ask("bo", commands.Chat, text="hello")
    assert chat
    again = sitting.again()
    change = let_happen(again, sitting.log[-1], audience.here)
    assert kinds(ear, audience.tell(change, again)) == ["events"]
