"""Who follows a table through which process."""

from __future__ import annotations

from byczo.store.postgres_connection import connect
from tests.store.pairs import die, leases
from tests.store.store_user import Keeper, until


async def test_everybody_knows_who_is_present(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    one.store.announce("a", ["ania"])
    other.store.announce("a", ["bo", "cy"])
    await until(lambda: one.present.get("a") == {"bo", "cy"})
    await until(lambda: other.present.get("a") == {"ania"})
    other.store.announce("a", ["cy"])
    await until(lambda: one.present["a"] == {"cy"})
    other.store.announce("a", [])
    await until(lambda: one.present["a"] == set())
    other.store.announce("a", ["bo"])
    await until(lambda: one.present["a"] == {"bo"})
    await die(other)
    await until(lambda: one.present["a"] == set())


async def test_a_process_that_was_forgotten_says_everything_again(
    pair: tuple[Keeper, Keeper], database: str
) -> None:
    """It stood still for so long that others have cleared away what it had told."""
    one, other = pair
    one.store.announce("a", ["ania"])
    other.store.announce("a", ["bo"])
    await until(lambda: one.present.get("a") == {"bo"})
    db = await connect(database)
    await db.execute("delete from presence where server = $1", leases(other).server)
    await db.close()
    one.present.clear()
    leases(one).presence.stale.add("a")
    await until(lambda: one.present.get("a") == set())
    leases(other).sure_until = 0.0
    await until(lambda: one.present["a"] == {"bo"})


async def test_what_a_process_wrote_last_is_looked_for_when_it_is_gone(
    pair: tuple[Keeper, Keeper],
) -> None:
    one, other = pair
    await until(lambda: not leases(other).presence.anew)
    one.hints.clear()
    await die(other)
    await until(lambda: (None, 0) in one.hints)
