"""Salts are sealed by all before any is shown."""

from __future__ import annotations

import pytest

from byczo.core.fairness import seal_of
from byczo.core.verification import PlayerNotes, verify
from byczo.messages import client_messages as commands
from byczo.table.errors import BadSalt, NotGathering, TooFast
from byczo.table.game_commands import REVEAL_WITHIN
from byczo.table.presentation import table_now
from tests.table.seated_people import Sitting, faces, tags


def sealed(*people: str) -> Sitting:
    """A table where these have sealed a salt that is their name; then cy is absent."""
    sitting = Sitting()
    sitting.seat("ania", "bo", "cy")
    for person in people:
        sitting.ask(person, commands.Seal, seal=seal_of(person))
    sitting.present.discard("cy")
    return sitting


def test_the_game_begins_with_the_last_salt() -> None:
    sitting = sealed("ania", "bo")
    commitment = table_now(sitting.table).commitment
    assert tags(sitting.ask("ania", commands.Start)) == ["seals-closed"]
    shown = table_now(sitting.table)
    assert shown.revealing
    assert shown.status == "gathering"
    assert shown.salts == []
    seals = [place.seal for place in shown.places]
    assert seals == [seal_of("ania"), seal_of("bo"), None]
    assert tags(sitting.ask("bo", commands.Salt, salt="bo")) == ["salted"]
    assert tags(sitting.ask("ania", commands.Salt, salt="ania"))[:2] == ["salted", "seats-drawn"]
    now = table_now(sitting.table)
    assert (now.status, now.revealing, now.salts) == ("playing", False, ["ania", "bo"])
    assert faces(sitting.again()) == faces(sitting.table)
    while not sitting.table.ended:
        for seat in sitting.table.people_to_move():
            sitting.act(["ania", "bo", "cy"][sitting.table.order[seat]])
    record = sitting.table.record()
    assert record is not None
    notes = PlayerNotes(commitment, "ania", [seal for seal in seals if seal])
    assert verify(sitting.table.game, record, notes) > 0


def test_a_guest_cannot_choose_a_salt_when_others_are_known() -> None:
    sitting = sealed("ania", "bo")
    with pytest.raises(BadSalt, match="show it when"):
        sitting.ask("ania", commands.Salt, salt="ania")
    sitting.ask("ania", commands.Start)
    sitting.ask("ania", commands.Salt, salt="ania")
    with pytest.raises(BadSalt, match="not the salt that you have sealed"):
        sitting.ask("bo", commands.Salt, salt="lucky")
    with pytest.raises(BadSalt, match="sealed no salt"):
        sitting.ask("cy", commands.Salt, salt="lucky")
    for command, fields in (
        (commands.Seal, {"seal": seal_of("lucky")}),
        (commands.AddBot, {"bot": "ox"}),
        (commands.SetUp, {"hints": False}),
    ):
        with pytest.raises(NotGathering, match="about to begin"):
            sitting.ask("ania", command, **fields)


def test_who_is_absent_does_not_keep_the_table_waiting() -> None:
    sitting = sealed("ania", "cy")
    sitting.ask("ania", commands.Start)
    assert tags(sitting.ask("ania", commands.Salt, salt="ania"))[1] == "seats-drawn"
    assert sitting.table.seals == [seal_of("ania"), seal_of("cy")], "everybody sees what is missing"


def test_who_shows_nothing_keeps_the_table_waiting_for_seconds() -> None:
    sitting = sealed("ania", "bo")
    sitting.ask("ania", commands.Start)
    sitting.ask("ania", commands.Salt, salt="ania")
    with pytest.raises(TooFast, match="after 5 seconds"):
        sitting.ask("ania", commands.Start)
    sitting.now += REVEAL_WITHIN
    assert tags(sitting.ask("ania", commands.Start))[0] == "seats-drawn"
    assert table_now(sitting.table).salts == ["ania"]
    assert sitting.table.seals == [seal_of("ania"), seal_of("bo")]


def test_when_somebody_leaves_all_seal_again() -> None:
    sitting = sealed("ania", "bo")
    sitting.ask("ania", commands.Start)
    sitting.ask("ania", commands.Salt, salt="ania")
    assert tags(sitting.ask("cy", commands.Leave)) == ["got-up", "seals-opened"]
    assert [place.seal for place in table_now(sitting.table).places] == [None, None]
    assert not table_now(sitting.table).revealing
    sitting.ask("bo", commands.Seal, seal=seal_of("bo"))
    assert tags(sitting.ask("ania", commands.Start)) == ["seals-closed"]


def test_a_table_about_to_begin_is_the_same_from_its_log() -> None:
    sitting = sealed("ania", "bo")
    sitting.ask("ania", commands.Start)
    sitting.ask("bo", commands.Salt, salt="bo")
    assert faces(sitting.again()) == faces(sitting.table)


def test_salts_without_seals_work_as_before() -> None:
    sitting = sealed()
    sitting.ask("bo", commands.Salt, salt="pepper")
    assert tags(sitting.ask("ania", commands.Start))[0] == "seats-drawn"
    assert sitting.table.seals == [seal_of("pepper")]
