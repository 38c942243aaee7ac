"""Two processes write to the same logs: each place is won once."""

from __future__ import annotations

from byczo.store.errors import Conflict
from tests.store.store_user import Keeper


async def test_the_first_to_write_a_place_has_it(pair: tuple[Keeper, Keeper]) -> None:
    """Both write all the time at the same tables; each place is acknowledged to one of them."""
    tables = [f"t{number}" for number in range(20)]
    for round_ in range(1, 11):
        for keeper, by in zip(pair, ("one", "other"), strict=True):
            for table in tables if by == "one" else reversed(tables):
                keeper.give(table, round_, by=by)
        for keeper in pair:
            for table in tables:
                await keeper.answered(table, round_)
        for table in tables:
            one, other = (keeper.answers[table, round_] for keeper in pair)
            assert isinstance(one or other, Conflict)
            assert one is None or other is None
            entry = (await pair[0].store.load(table))[-1]
            assert entry == (b"one%d" if one is None else b"other%d") % round_
