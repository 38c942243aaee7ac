"""One change for each command: what is stored, what is told, and to whom."""

from __future__ import annotations

import msgspec
import pytest

from byczo.core.errors import IllegalAction
from byczo.messages import client_messages as commands
from byczo.table import log_entries as entries
from byczo.table.authority import Change, let_happen, perform
from byczo.table.presentation import view_of
from tests.table.seated_people import Sitting, faces


def done(sitting: Sitting, person: str, command: commands.Command) -> Change:
    return perform(sitting.table, command, sitting.caller(person))


def act(sitting: Sitting, person: str) -> Change:
    match = sitting.table.match
    assert match is not None
    return done(sitting, person, commands.Act(id="a", do=match.legal(sitting.chair(person))[0]))


def test_a_secret_choice_tells_others_only_that_it_was_made() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    change = act(sitting, "ania")
    assert change.chosen is not None
    public = msgspec.json.encode((change.events, change.known)).decode()
    assert change.chosen.do not in public
    assert not change.moved
    assert (change.known, change.summary) == (None, None)


def test_after_the_last_choice_the_game_has_moved() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    act(sitting, "ania")
    change = act(sitting, "bo")
    assert change.moved
    assert change.chosen is None


def test_when_the_table_looks_different_everybody_is_told() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    change = done(sitting, "bo", commands.Leave(id="l"))
    assert change.known is not None
    assert change.summary is not None


def test_the_end_of_a_game_comes_with_its_record() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    first = done(sitting, "ania", commands.Abandon(id="1", want=True))
    last = done(sitting, "bo", commands.Abandon(id="2", want=True))
    assert first.finished is None
    assert last.finished is not None
    assert last.finished.people == [p for c in sitting.table.chairs for p in c.people]
    assert last.summary is not None
    assert last.summary.status == "abandoned"


def test_a_refused_command_changes_nothing() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    before = faces(sitting.table)
    with pytest.raises(IllegalAction):
        done(sitting, "ania", commands.Act(id="a", do="play 999"))
    assert faces(sitting.table) == before


def test_an_entry_of_another_process_has_the_same_consequences() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    twin = sitting.again()
    here = act(sitting, "ania")
    there = let_happen(twin, here.entry)
    assert there == here
    assert entries.read(here.stored) == here.entry


def test_after_a_move_only_who_must_decide_and_is_here_gets_a_view_at_once() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo", "cy")
    for person in ("ania", "bo"):
        act(sitting, person)
    match = sitting.table.match
    assert match is not None
    last = commands.Act(id="a", do=match.legal(sitting.chair("cy"))[0])
    here = {"ania", "cy", "watcher"}
    change = perform(sitting.table, last, sitting.caller("cy"), here)
    deciding = {seat for seat in map(sitting.chair, ("ania", "cy")) if seat in match.waiting}
    assert change.views.keys() == deciding
    assert all(change.views[seat] == view_of(sitting.table, seat) for seat in deciding)


def test_when_the_table_looks_different_everybody_who_is_here_gets_a_view() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    here = {"ania", "watcher"}
    change = perform(sitting.table, commands.Leave(id="l"), sitting.caller("bo"), here)
    assert change.views.keys() == {sitting.chair("ania"), None}
    assert act(sitting, "ania").views == {}
