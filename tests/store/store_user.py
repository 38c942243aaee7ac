"""Somebody who uses a store and remembers all that it was told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

from byczo.core.errors import ByczoError
from byczo.core.game_record import Result
from byczo.messages.vocabulary import Status
from byczo.store.interface import Append, Chain, Store
from byczo.table.summaries import Finished, TableSummary

RESULT = Result(totals=[3], winners=[0], reason="target")
RECORD = (
    '{"byczo":1,"game":"six-nimmt","seats":[{"name":"Ania"}],'
    '"result":{"totals":[3],"winners":[0],"reason":"target"}}'
)


class Keeper:
    """See :class:`byczo.store.interface.Listener`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answers: dict[tuple[str, int], ByczoError | None] = {}
        self.groups: list[int] = []
        self.hints: list[tuple[str | None, int]] = []
        self.tended: list[str] = []
        self.present: dict[str, set[str]] = {}

    def stored(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        self.groups.append(len(results))
        self.answers.update({(append.table, append.seq): problem for append, problem in results})

    def changed_elsewhere(self, table: str | None, length: int) -> None:
        self.hints.append((table, length))

    def lease_gained(self, table: str) -> None:
        self.tended.append(table)

    def present_elsewhere(self, table: str, people: Collection[str]) -> None:
        self.present[table] = set(people)

    def give(self, table: str, *seqs: int, chain: Chain | None = None, by: str = "") -> None:
        """Append entries without waiting."""
        chain = chain or Chain()
        for seq in seqs:
            self.answers.pop((table, seq), None)
            entry = f"{by}{seq}".encode()
            self.store.append(Append(chain=chain, table=table, seq=seq, entry=entry))

    async def put(self, table: str, *seqs: int, chain: Chain | None = None, by: str = "") -> None:
        """Append entries and wait for the answers."""
        self.give(table, *seqs, chain=chain, by=by)
        await self.answered(table, *seqs)

    async def answered(self, table: str, *seqs: int) -> None:
        await until(lambda: all((table, seq) in self.answers for seq in seqs))


async def until(true: Callable[[], object], seconds: float = 10) -> None:
    """Wait until it is true, for a while."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.001)


def summary(
    status: Status = "playing", changed: int = 0, *, listed: bool = True, tended: bool = False
) -> TableSummary:
    """A line in a list."""
    return TableSummary(
        game="six-nimmt",
        status=status,
        listed=listed,
        tended=tended,
        changed=changed,
        people=["ania"],
        names=["Ania"],
    )


def finished() -> Finished:
    """A game that has ended."""
    return Finished(
        number=1,
        ended=9,
        game="six-nimmt",
        names=["Ania"],
        result=RESULT,
        record=RECORD,
        people=["ania"],
    )
