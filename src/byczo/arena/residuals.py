"""How the tables of each worker differ from all others: a bad machine shows here."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import numpy as np

from byczo.arena.scores import Tables
from byczo.arena.seatings import Pairing
from byczo.arena.statistics import Estimate, estimate

SUSPICIOUS = 2.0
"""So many times its 95 % error: about once in 10,000 workers by chance."""

FEWEST = 10
"""Deals before a worker is suspected."""


class WorkerShare(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker played."""

    worker: str
    tables: int
    deals: int
    residual: Estimate
    """By how much leads at its tables differ from the mean of the pairing, points a game."""
    pace: float | None
    """CPU time of its decisions, by that of all workers for the same bots."""

    @property
    def suspicious(self) -> bool:
        """Whether chance hardly explains the residual."""
        error = self.residual.error
        return (
            self.deals >= FEWEST
            and error is not None
            and abs(self.residual.mean) > SUSPICIOUS * error
        )


def shares_of(
    tables: Tables, pairings: list[Pairing], deals: int, players: int, *, fewest_wins: bool
) -> list[WorkerShare]:
    """The share of each worker in the first deals, by name.

    The tables of a deal share its luck, so the deals of a worker are its independent units.
    """
    sign = -1 if fewest_wins else 1
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for pairing in pairings:
        leads: list[tuple[str, int, float]] = []
        for deal in range(deals):
            for seat, seating in enumerate(pairing.seatings(players)):
                table = tables[deal, seating]
                totals = sign * np.array(table.totals)
                lead = float(totals[seat] - np.delete(totals, seat).mean())
                leads.append((table.worker, deal, lead))
        mean = float(np.mean([lead for *_, lead in leads]))
        for worker, deal, lead in leads:
            found[worker][deal].append(lead - mean)
    paces = _paces(tables, deals)
    played = [table.worker for (deal, _), table in tables.items() if deal < deals]
    return [
        WorkerShare(
            worker=worker,
            tables=played.count(worker),
            deals=len(found[worker]),
            residual=estimate(np.array([np.mean(values) for values in found[worker].values()])),
            pace=paces.get(worker),
        )
        for worker in sorted(found)
    ]


def _paces(tables: Tables, deals: int) -> dict[str, float]:
    """The time of each worker, by what its decisions would have taken all of them."""
    spent: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for (deal, _), table in tables.items():
        for bot, counts in zip(table.bots, table.counts, strict=True):
            if deal < deals:
                kept = spent[table.worker, bot]
                kept[0] += counts.timed
                kept[1] += counts.seconds
    each: dict[str, float] = {}
    for bot in {bot for _, bot in spent}:
        timed, seconds = np.sum([kept for (_, b), kept in spent.items() if b == bot], axis=0)
        each[bot] = seconds / timed if timed else 0.0
    paces = {}
    for worker in {worker for worker, _ in spent}:
        own = {bot: kept for (w, bot), kept in spent.items() if w == worker}
        expected = sum(kept[0] * each[bot] for bot, kept in own.items())
        if expected > 0:
            paces[worker] = float(sum(kept[1] for kept in own.values()) / expected)
    return paces
