"""Hints leave after the commit, on their own way: nobody waits for one."""

from __future__ import annotations

import asyncpg
import pytest

from byczo.store import postgres_hints
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_hints import MOST_BYTES, Hints, packed
from tests.store.keeping import Keeper, until
from tests.store.pairs import come

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


def test_as_many_hints_as_fit_go_together() -> None:
    hints = [f"{'t' * 24}:{number}" for number in range(1000)]
    packs = packed(hints)
    assert " ".join(packs).split() == hints
    assert len(packs) == 4
    assert all(len(pack) <= MOST_BYTES for pack in packs)
