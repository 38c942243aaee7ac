"""Hints leave after the commit, on their own way: nobody waits for one."""

from __future__ import annotations

import asyncpg
import pytest

from byczo.store import postgres_hints
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_hints import MOST_BYTES, Hints, packed
from tests.store.pairs import come
from tests.store.store_user import Keeper, until

ANYTHING = (None, 0)


def hints_of(keeper: Keeper) -> Hints:
    assert isinstance(keeper.store, PostgresStore)
    assert keeper.store.hints is not None
    return keeper.store.hints


async def test_others_get_a_hint_and_the_writer_does_not(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    await one.put("a", 1, 2)
    await other.put("b", 1)
    await until(lambda: ("b", 1) in one.hints and ("a", 2) in other.hints)
    assert {hint for hint in one.hints if hint != ANYTHING} == {("b", 1)}
    assert {table for table, _ in other.hints if table} == {"a"}


async def test_a_commit_does_not_wait_for_a_hint(
    pair: tuple[Keeper, Keeper], database: str
) -> None:
    """Without the connection for hints everything is stored; later others hear that they missed."""
    one, other = pair
    await until(lambda: hints_of(one).backend and not hints_of(one).anything)
    other.hints.clear()
    db = await asyncpg.connect(database)
    hints_of(one).more.clear()
    await db.execute("select pg_terminate_backend($1)", hints_of(one).backend)
    await db.close()
    await one.put("a", 1)
    assert one.answers["a", 1] is None
    assert ("a", 1) not in other.hints
    await one.put("a", 2)
    await until(lambda: ANYTHING in other.hints or ("a", 2) in other.hints)


async def test_one_process_alone_tells_nothing_and_a_new_one_hears_that_it_missed_something(
    database: str,
) -> None:
    one = await come(database)
    db = await asyncpg.connect(database)
    heard: list[object] = []
    await db.add_listener("byczo", lambda *said: heard.append(said[-1]))
    await one.put("a", 1, 2, 3)
    await db.execute("select 1")
    assert heard == []
    assert hints_of(one).untold == {}
    other = await come(database)
    await until(lambda: "*" in heard)
    for keeper in (one, other):
        await keeper.store.close()
    await db.close()


async def test_hints_that_follow_each_other_closely_share_a_notification(
    pair: tuple[Keeper, Keeper], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    await until(lambda: hints_of(one).backend and not hints_of(one).anything)
    monkeypatch.setattr(postgres_hints, "PACE", 0.5)
    db = await asyncpg.connect(database)
    heard: list[object] = []
    await db.add_listener("byczo", lambda *said: heard.append(said[-1]))
    for number in range(1, 11):
        await one.put("a", number)
    await until(lambda: ("a", 10) in other.hints)
    await db.execute("select 1")
    await db.close()
    assert len([hint for hint in heard if str(hint).startswith("a:")]) < 5


async def test_nothing_is_told_of_a_table_that_nobody_else_has_in_memory(
    pair: tuple[Keeper, Keeper],
) -> None:
    one, other = pair
    await until(lambda: hints_of(one).backend and not hints_of(one).anything)
    one.store.announce("a", ["ania"])
    await until(lambda: "a" in hints_of(one).alone)
    await one.put("a", 1, 2)
    await one.put("b", 1)  # nobody was asked about it
    await until(lambda: ("b", 1) in other.hints)
    assert {table for table, _ in other.hints} <= {"b", None}


async def test_who_puts_a_table_into_memory_hears_what_was_written_meanwhile(
    pair: tuple[Keeper, Keeper],
) -> None:
    """What it has read may be older than what others stored before they knew of it."""
    one, other = pair
    one.store.announce("a", ["ania"])
    await until(lambda: "a" in hints_of(one).alone)
    await one.put("a", 1, 2)
    other.store.announce("a", ())
    await until(lambda: ("a", 2) in other.hints)
    await one.put("a", 3)
    await until(lambda: ("a", 3) in other.hints)
    other.store.release("a")
    await until(lambda: "a" in hints_of(one).alone)


async def test_what_was_written_is_told_when_a_table_leaves_memory(
    pair: tuple[Keeper, Keeper],
) -> None:
    """Another process may just be putting it into memory, and nobody here would hear of that."""
    one, other = pair
    one.store.announce("a", ())
    await until(lambda: "a" in hints_of(one).alone)
    await one.put("a", 1)
    one.store.release("a")
    await until(lambda: ("a", 1) in other.hints)
    assert hints_of(one).alone == {}


async def test_whoever_may_have_missed_a_newcomer_tells_everything(
    database: str,
) -> None:
    one = await come(database)
    one.store.announce("a", ())
    await until(lambda: hints_of(one).backend and "a" in hints_of(one).alone)
    db = await asyncpg.connect(database)
    mine = await db.fetch(
        "select pid from pg_stat_activity where application_name = 'byczo' and pid <> $1",
        hints_of(one).backend,
    )
    other = await come(database)
    await until(lambda: hints_of(one).neighbours and not hints_of(one).anything)
    await until(lambda: "a" in hints_of(one).alone)
    await one.put("a", 1)
    for (pid,) in mine:
        await db.execute("select pg_terminate_backend($1)", pid)
    await until(lambda: ("a", 1) in other.hints)
    for keeper in (one, other):
        await keeper.store.close()
    await db.close()


def test_as_many_hints_as_fit_go_together() -> None:
    hints = [f"{'t' * 24}:{number}" for number in range(1000)]
    packs = packed(hints)
    assert " ".join(packs).split() == hints
    assert len(packs) == 4
    assert all(len(pack) <= MOST_BYTES for pack in packs)
