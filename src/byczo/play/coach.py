"""The coach: what each legal action costs against the best one, how sure that is, and why.

It is given what a seat sees and nothing else. Its stream of random numbers is seeded by that
observation: equal observations get equal advice, so that nobody can learn from it what lies
hidden.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from typing import Any, cast

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import TableState
from byczo.core.game import Game
from byczo.core.reason import Reason
from byczo.core.rule import compiled
from byczo.messages.advice import Advice, Candidate, Payoff, Verdict
from byczo.play.cost_kernels import JUDGED, solution_costs
from byczo.play.cost_sampler import CostEstimates, CostSampler
from byczo.play.reasons import Reasons
from byczo.play.solution import Solution, solution_of
from byczo.play.trial import Search, Trial
from byczo.play.undecided import undecided

PAYOFF_NAMES: tuple[Payoff, ...] = ("own", "relative", "win")
"""In the order of :mod:`byczo.play.search_kernels`."""

VERDICT_NAMES: tuple[Verdict, ...] = ("best", "close", "costs")
"""In the order of :mod:`byczo.play.cost_kernels`."""

PLAYOUTS = 60_000
"""Enough for most decisions, and a fraction of a second."""

REGRETS, REGRETS_SHARE = 3000, 0.3
"""Playouts to find out how the others choose: so many, but at most this share of all."""

FIRST = 1500
"""Playouts before the first answer, within some hundredths of a second; then twice as many."""

LARGEST = 16_000
"""Playouts between two answers at most."""

TABLE = 4
"""With more seats than this a playout takes longer, and the first answer has fewer."""


class Coach:
    """Advises any seat of a game. May be asked from several threads at once.

    With another seed it imagines other worlds: how much advice then differs tells how sure it is.
    """

    def __init__(self, game: Game, *, seed: str = "coach") -> None:
        self.game = game
        self.seed = seed
        self.coaching = game.coaching

    def advise(
        self, seen: TableState, seat: int, *, playouts: int = PLAYOUTS, seconds: float | None = None
    ) -> Iterator[Advice]:
        """Yields a first answer at once, then better ones, until the playouts or seconds are spent.

        Each answer depends on the observation and its number of playouts alone; time decides only
        how many answers there are.
        """
        ends = None if seconds is None else time.perf_counter() + seconds
        seen = undecided(self.game, seen, seat)  # for a choice can be changed
        known = solution_of(self.game, seen, seat)
        pace = min(TABLE / seen.players, 1.0)
        regrets = 0 if known else int(min(REGRETS * pace, playouts * REGRETS_SHARE))
        trial = self._trial(seen, seat, regrets)
        sampler = CostSampler(trial, self.coaching)
        reasons = self._reasons(trial)
        if known is not None:
            yield self._advice(trial, _computed(known, sampler), reasons)
            return
        left, batch = playouts - regrets, int(FIRST * pace)
        while True:
            left -= sampler.sample(min(batch, left))
            yield self._advice(trial, sampler.estimates(), reasons)
            late = ends is not None and time.perf_counter() >= ends
            if left <= 0 or late or sampler.settled:
                return
            batch = min(2 * batch, LARGEST)

    def advice(self, seen: TableState, seat: int, *, playouts: int = PLAYOUTS) -> Advice:
        """The last answer for that many playouts."""
        *_, last = self.advise(seen, seat, playouts=playouts)
        return last

    def _trial(self, seen: TableState, seat: int, regrets: int) -> Trial:
        digest = hashlib.sha256(cast(Any, seen).tobytes()).hexdigest()
        search = Search(self.game, stream_of(f"{self.seed} {self.game.id} {seat} {digest}"))
        return search.trial(seen, seat, self.coaching.payoff(seen), regrets)

    def _reasons(self, trial: Trial) -> dict[int, Reason | None]:
        """By action; they are the same however long the coach thinks."""
        reasons = Reasons(self.game)
        actions = trial.actions.tolist()
        return {action: reasons.of(trial.seen, trial.seat, action) for action in actions}

    def _advice(
        self, trial: Trial, found: CostEstimates, reasons: Mapping[int, Reason | None]
    ) -> Advice:
        """What was found, with reasons."""
        seen, coaching = trial.seen, self.coaching
        candidates = []
        judged = zip(trial.actions.tolist(), *found.judged.tolist(), strict=True)
        for k, (action, cost, error, verdict) in enumerate(judged):
            candidates.append(
                Candidate(
                    do=self.game.notation.write_action(seen, action),
                    verdict=VERDICT_NAMES[int(verdict)],
                    cost=cost,
                    error=error,
                    value=found.best - cost,
                    danger=self._danger(trial, found, k),
                    reason=reasons[action],
                )
            )
        return Advice(
            payoff=PAYOFF_NAMES[trial.payoff],
            unit=coaching.unit,
            exact=found.worlds == 0,
            worlds=found.worlds,
            usual=found.usual,
            danger=coaching.danger_in(seen),
            candidates=sorted(candidates, key=lambda candidate: candidate.cost),
        )

    def _danger(self, trial: Trial, found: CostEstimates, k: int) -> float | None:
        if self.coaching.risk is not None:
            return float(self.coaching.risk(trial.seen, trial.seat, int(trial.actions[k])))
        return None if found.dangers is None else found.dangers[k]


def _computed(known: Solution, sampler: CostSampler) -> CostEstimates:
    """The costs of a solution. Dangers are sampled where the game cannot compute them."""
    count, dangers = len(known.actions), sampler.dangers
    judged = np.zeros((JUDGED, count))
    best = compiled(solution_costs)(count, known.error, known.rows, judged)
    if dangers is not None:
        dangers.look(FIRST)
    chances = None if dangers is None else dangers.chances
    return CostEstimates(judged, chances, best, usual=best, worlds=0)
