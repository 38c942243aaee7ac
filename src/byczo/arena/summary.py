"""What an arena found out, as one message."""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.arena.ratings import Rating, rate
from byczo.arena.residuals import WorkerShare, shares_of
from byczo.arena.scores import Scores, Tables, scores_of
from byczo.arena.seatings import Pairing
from byczo.arena.sequential import LeadVerdict
from byczo.arena.statistics import Estimate, Values, estimate, ratio
from byczo.arena.table_play import TableResult
from byczo.core.game import Game


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot does alone among copies of another. ``lead``: more is always better."""

    bot: str
    among: str
    points: Estimate  # per game
    per_round: Estimate
    lead: Estimate  # over the mean of the others at the table, per game
    wins: Estimate  # share of games won; equal best totals share

    @property
    def control(self) -> bool:
        """Whether this is a bot among its own copies."""
        return self.bot == self.among


class Behaviour(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot took its decisions, at all tables together."""

    bot: str
    decisions: int
    illegal: int  # answered by a random legal action instead
    late: int  # likewise
    milliseconds: float | None  # per decision


class ArenaSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of an arena. Errors are half the widths of 95 % intervals."""

    game: str
    options: dict[str, Any]
    seed: str
    deals: int
    tables: int
    fewest_wins: bool
    cells: list[Cell]
    ratings: list[Rating]
    bots: list[Behaviour]
    test: LeadVerdict | None
    workers: list[WorkerShare] = []


def summary_of(
    game: Game,
    options: dict[str, Any],
    seed: str,
    pairings: list[Pairing],
    tables: Tables,
    deals: int,
    verdict: LeadVerdict | None,
) -> ArenaSummary:
    """Sum up the first deals."""
    players = options["players"]
    scores = {
        pairing: scores_of(tables, pairing, range(deals), players, fewest_wins=game.fewest_wins)
        for pairing in pairings
    }
    bots = list(
        dict.fromkeys(name for pairing in pairings for name in (pairing.bot, pairing.among))
    )
    played = [table for (deal, _), table in tables.items() if deal < deals]
    return ArenaSummary(
        game=game.id,
        options=options,
        seed=seed,
        deals=deals,
        tables=len(played),
        fewest_wins=game.fewest_wins,
        cells=[_cell(pairing, found) for pairing, found in scores.items()],
        ratings=rate(bots, _shares(scores)) if len(bots) > 1 else [],
        bots=[_behaviour(bot, played) for bot in bots],
        test=verdict,
        workers=shares_of(tables, pairings, deals, players, fewest_wins=game.fewest_wins),
    )


def _cell(pairing: Pairing, scores: Scores) -> Cell:
    return Cell(
        bot=pairing.bot,
        among=pairing.among,
        points=estimate(scores.points),
        per_round=ratio(scores.points, scores.rounds),
        lead=estimate(scores.lead),
        wins=estimate(scores.wins),
    )


def _shares(scores: dict[Pairing, Scores]) -> dict[tuple[str, str], Values]:
    """By pair: the share of comparisons that the first won, both ways of seating averaged."""
    shares: dict[tuple[str, str], Values] = {}
    for pairing, found in scores.items():
        back = scores.get(Pairing(pairing.among, pairing.bot))
        if pairing.control or (pairing.among, pairing.bot) in shares:
            continue
        ahead = found.ahead if back is None else (found.ahead + 1 - back.ahead) / 2
        shares[pairing.bot, pairing.among] = ahead
    return shares


def _behaviour(bot: str, played: list[TableResult]) -> Behaviour:
    counts = [
        counts
        for table in played
        for name, counts in zip(table.bots, table.counts, strict=True)
        if name == bot
    ]
    timed = sum(count.timed for count in counts)
    seconds = sum(count.seconds for count in counts)
    return Behaviour(
        bot=bot,
        decisions=sum(count.decisions for count in counts),
        illegal=sum(count.illegal for count in counts),
        late=sum(count.late for count in counts),
        milliseconds=1000 * seconds / timed if timed else None,
    )
