"""What every store promises: nothing is answered before it is safe, and no log has a gap."""

from __future__ import annotations

from byczo.store.errors import Conflict
from byczo.store.interface import Append, Chain
from tests.store.store_user import Keeper, finished


async def test_entries_come_back_in_order(keeper: Keeper) -> None:
    await keeper.put("a", 1, 2, 3)
    await keeper.put("b", 1)
    assert set(keeper.answers.values()) == {None}
    assert await keeper.store.load("a") == [b"1", b"2", b"3"]
    assert await keeper.store.load("a", 2) == [b"3"]
    assert await keeper.store.load("c") == []


async def test_what_waits_is_stored_together(keeper: Keeper) -> None:
    await keeper.put("a", *range(1, 500))
    assert sum(keeper.groups) == 499
    assert len(keeper.groups) < 50


async def test_many_tables_at_once(keeper: Keeper) -> None:
    tables = [f"t{number}" for number in range(400)]
    for table in tables:
        keeper.give(table, 1, 2)
    for table in tables:
        await keeper.answered(table, 1, 2)
    assert set(keeper.answers.values()) == {None}
    assert await keeper.store.load("t399") == [b"1", b"2"]


async def test_a_place_that_is_taken_is_a_conflict_and_breaks_the_line(keeper: Keeper) -> None:
    await keeper.put("a", 1, 2, by="early")
    late, other = Chain(), Chain()
    keeper.give("b", 1, chain=other)
    await keeper.put("a", 2, 3, chain=late, by="late")
    await keeper.answered("b", 1)
    assert isinstance(keeper.answers["a", 2], Conflict)
    assert isinstance(keeper.answers["a", 3], Conflict), "3 without our 2 would be a lie"
    assert keeper.answers["b", 1] is None
    assert await keeper.store.load("a") == [b"early1", b"early2"]
    await keeper.put("a", 3, chain=late)
    assert isinstance(keeper.answers["a", 3], Conflict), "a broken line stays broken"
    await keeper.put("a", 3)
    assert keeper.answers["a", 3] is None


async def test_a_game_that_cannot_be_stored_leaves_the_others_alone(keeper: Keeper) -> None:
    """The same game cannot end twice; what was given with it is stored."""
    for seq in (1, 2):
        append = Append(chain=Chain(), table="a", seq=seq, entry=b"x", finished=finished())
        keeper.store.append(append)
        await keeper.answered("a", seq)
    assert keeper.answers["a", 1] is None
    assert keeper.answers["a", 2] is not None
    await keeper.put("b", 1)
    assert keeper.answers["b", 1] is None
    assert await keeper.store.load("a") == [b"x"]


async def test_the_key_is_kept(keeper: Keeper) -> None:
    mine = bytes(range(32))
    assert await keeper.store.key(mine) == mine
