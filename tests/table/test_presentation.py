"""What everybody may know of a table."""

from __future__ import annotations

from byczo.core.game_record import from_json
from byczo.messages import client_messages as commands
from byczo.table.presentation import finished_of, summary_of, table_now, view_of
from tests.table.seated_people import Sitting


def test_the_secret_is_shown_only_after_the_game() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    before = table_now(sitting.table)
    assert before.secret is None
    for person in ("ania", "bo"):
        sitting.ask(person, commands.Abandon, want=True)
    after = table_now(sitting.table)
    assert after.secret == bytes(range(32)).hex()
    assert after.commitment == before.commitment


def test_before_the_game_the_number_of_players_is_open() -> None:
    sitting = Sitting(options={"target": 30})
    sitting.seat("ania", "bo")
    gathering = table_now(sitting.table)
    assert gathering.options["target"] == 30
    assert "players" not in gathering.options
    assert [place.name for place in gathering.places] == ["Ania", "Bo"]
    assert gathering.host == 0
    sitting.ask("ania", commands.Start)
    assert table_now(sitting.table).options["players"] == 2


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    sitting = Sitting()
    sitting.start("ania", "bo")
    table = sitting.table
    assert view_of(table, 0) != view_of(table, 1) != view_of(table, None)
    assert (view_of(table, None).moment, view_of(table, None).n) == (1, table.count)


def test_lists_know_who_sits_and_what_was_played() -> None:
    sitting = Sitting()
    assert summary_of(sitting.table, 5).people == ["ania"], "an empty table is its host's"
    sitting.start("ania", "bo")
    for person in ("ania", "bo"):
        sitting.ask(person, commands.Pause, want=True)
    listed = summary_of(sitting.table, 7)
    assert (listed.status, listed.changed, sorted(listed.names)) == ("playing", 7, ["Ania", "Bo"])
    for person in ("ania", "bo"):
        sitting.ask(person, commands.Abandon, want=True)
    finished = finished_of(sitting.table, 9)
    assert (finished.number, finished.ended, sorted(finished.people)) == (1, 9, ["ania", "bo"])
    assert from_json(finished.record).game == "six-nimmt"
