"""The log as this process writes it: in order, and forgotten from the first failure on."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.server.outbox import Urgency
from byczo.server.table_log import PendingEntry, TableLog
from byczo.table import log_entries as entries
from tests.server.store_and_sockets import Ear, PaperStore

ENTRY = entries.ChatSaid(at=1, who="p0", id="a1", seat=0, text="hello")
STORED = entries.written(ENTRY)


@pytest.fixture
def store() -> PaperStore:
    return PaperStore()


def test_entries_are_numbered_and_hang_together(store: PaperStore) -> None:
    log = TableLog("t", 7, store)  # type: ignore[arg-type]
    for _ in range(2):
        log.append(STORED, PendingEntry([], [], 0, 0.0), None, None)
    assert [append.seq for append in store.waiting] == [8, 9]
    assert {append.chain for append in store.waiting} == {log.chain}
    assert entries.read(store.waiting[0].entry) == ENTRY


def test_what_follows_a_failure_is_another_chain(store: PaperStore) -> None:
    log = TableLog("t", 0, store)  # type: ignore[arg-type]
    pending = PendingEntry([], [], 0, 0.0)
    log.append(STORED, pending, None, None)
    before = log.chain
    assert list(log.drop()) == [pending]
    assert not log.pending
    assert log.chain is not before


def test_a_command_on_its_way_is_found_by_person_and_id(store: PaperStore) -> None:
    log, ear = TableLog("t", 0, store), Ear("p0")  # type: ignore[arg-type]
    pending = PendingEntry([(ear.connection, commands.Leave(id="a1"))], [], 0, 0.0)
    log.append(STORED, pending, None, None)
    assert log.pending_command("p0", "a1") is pending
    assert log.pending_command("p0", "a2") is None
    assert log.pending_command("p1", "a1") is None


def test_who_has_gone_is_told_nothing(store: PaperStore) -> None:
    log, ear, other = TableLog("t", 0, store), Ear("p0"), Ear("p1")  # type: ignore[arg-type]
    parts = [([ear.connection, other.connection], b"x", Urgency.NOW)]
    log.append(STORED, PendingEntry([], list(parts), 0, 0.0), None, None)
    log.forget(ear.connection)
    assert log.pending[0].parts == [([other.connection], b"x", Urgency.NOW)]
