"""What the tables of a pairing give, deal by deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from byczo.arena.seatings import Pairing, Seating
from byczo.arena.statistics import Values
from byczo.arena.table_play import TableResult

Tables = Mapping[tuple[int, Seating], TableResult]


@dataclass(frozen=True)
class Scores:
    """One value per deal, averaged over the seats that the bot took in turn."""

    points: Values  # of the bot
    rounds: Values  # that were played
    lead: Values  # by which it was better than the mean of the others: more is always better
    wins: Values  # its share of the win
    ahead: Values  # share of the others that it was better than; equal counts half


def scores_of(
    tables: Tables, pairing: Pairing, deals: range, players: int, *, fewest_wins: bool
) -> Scores:
    """Look up all tables of a pairing."""
    sign = -1 if fewest_wins else 1
    values = np.zeros((5, len(deals), players))
    for row, deal in enumerate(deals):
        for seat, seating in enumerate(pairing.seatings(players)):
            table = tables[deal, seating]
            totals = sign * np.array(table.totals)
            own, others = totals[seat], np.delete(totals, seat)
            best = totals.max()
            values[:, row, seat] = (
                table.totals[seat],
                table.rounds,
                own - others.mean(),
                (own == best) / (totals == best).sum(),
                ((own > others) + 0.5 * (own == others)).mean(),
            )
    return Scores(*values.mean(axis=2))
