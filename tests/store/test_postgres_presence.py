"""Who follows a table through which process."""

from __future__ import annotations

from tests.store.keeping import Keeper, until
from tests.store.pairs import die


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
