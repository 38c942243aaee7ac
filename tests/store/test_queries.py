"""What is asked of a store: lists, history and records."""

from __future__ import annotations

from msgspec.structs import replace

from byczo.store.interface import Append, Chain
from store.keeping import RECORD, Keeper, finished, summary


async def test_lists(keeper: Keeper) -> None:
    store = keeper.store
    for number, (status, listed) in enumerate(
        [("gathering", True), ("gathering", False), ("playing", True), ("gathering", True)]
    ):
        now = summary(status, number, listed=listed)
        table = f"t{number}"
        store.append(Append(chain=Chain(), table=table, seq=1, entry=b"x", summary=now))
    over = replace(summary("over", 9), people=["ania", "cleo"])
    store.append(
        Append(chain=Chain(), table="t2", seq=2, entry=b"x", summary=over, finished=finished())
    )
    await keeper.answered("t2", 1, 2)
    assert [row.table for row in await store.lobby(-1, 10)] == ["t3", "t0"]
    assert [row.table for row in await store.lobby(-1, 1)] == ["t3"]
    assert [row.table for row in await store.lobby(0, 10)] == ["t3"], "nothing happens at t0"
    assert await store.gathering(-1, 10) == ["t3", "t1", "t0"]
    assert await store.gathering(0, 1) == ["t3"]
    assert [row.table for row in await store.tables_of("ania", 10)] == ["t2", "t3", "t1", "t0"]
    [game] = await store.games_of("ania", 10)
    assert (game.table, game.number, game.names) == ("t2", 1, ["Ania"])
    assert await store.games_at("t2") == [game]
    assert await store.record("t2", 1) == RECORD
    assert await store.record("t2", 2) is None
    assert await store.games_of("bo", 10) == []
    assert await store.games_of("cleo", 10) == [], "she sat at the table, but not in this game"
    await store.check()
