"""Entries are stored and read without loss; what is not known is refused."""

from __future__ import annotations

import msgspec
import pytest

from byczo.messages import client_messages as commands
from byczo.table import log_entries as entries
from tests.table.seated_people import Sitting


def test_every_entry_of_a_game_is_read_as_it_was_written() -> None:
    sitting = Sitting(clock="quick")
    sitting.start("ania", "bo")
    sitting.ask("ania", commands.Chat, text="hello")
    sitting.ask("bo", commands.Leave)
    sitting.ask("bo", commands.Back)
    assert [entries.read(entries.written(entry)) for entry in sitting.log] == sitting.log


@pytest.mark.parametrize(
    "stored", [b'{"e":"flown","at":1}', b'{"e":"left","at":1,"seat":0,"wing":2}', b"x"]
)
def test_entries_of_a_newer_program_are_refused(stored: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        entries.read(stored)
