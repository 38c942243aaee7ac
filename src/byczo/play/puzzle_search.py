"""Finding puzzles: decisions of bots' games with one choice that is clearly better than all others.

A quick look at every decision of a game names those that may be puzzles; then one of them after
the other is tried with many more playouts, twice with other guesses about what the others do,
until all choices but the best surely cost enough, or it is clear that they do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, TableState
from byczo.core.driver import moves
from byczo.core.game import Game
from byczo.core.match_kernels import arrange_outcome
from byczo.core.puzzle import Puzzle, position_of
from byczo.play.coach import REGRETS
from byczo.play.cost_kernels import careful_error, mean_gap
from byczo.play.greedy_bot import GreedyBot
from byczo.play.levels import LEVELS, bot_at
from byczo.play.reasons import Reasons
from byczo.play.trial import Search, Trial

PLAYERS = ("bull", "ox")
"""Levels of the bots whose games are looked at."""

FEWEST_CHOICES = 3
"""A decision with fewer is no puzzle: a guess would be right too often."""

GLANCE_GUESSES, GLANCE_WORLDS = 600, 120
"""Playouts about the others, and worlds, for a first look at a decision."""
PROMISING = 1.2
"""A decision is looked at again when the second best seems to cost so many times the least."""

TRIED = 3
"""Decisions of a game that are looked at again, at most."""
GUESSES = 3
"""Independent guesses about the others, each of which must agree."""
BATCH, MOST_WORLDS = 1000, 12_000
"""Worlds between two looks, and at most, with each guess."""
SURE = 3.3
"""Standard errors on the safe side: with ten choices, all of them are right with 99 % certainty."""

ASKED = 9
"""How often each level is asked."""
GENTLE = 2
"""What the quick policy finds is a puzzle only if as many of the gentlest levels miss it."""

SAME_GRADE, SAME_THEME = 0.4, 0.5
"""The largest share of puzzles that may be equally hard, or have the same reason."""


@dataclass(frozen=True)
class Judgement:
    """What the choices of a decision cost, and the least that any but the best surely costs."""

    best: int
    costs: list[float]
    surely: float
    at_most: float  # what the cheapest of the others surely does not exceed


@dataclass(frozen=True)
class BotDecision:
    """A decision of a game, and what led to it."""

    seen: TableState
    seat: int
    chance: list[dict[str, Any]]
    acts: list[int]


def puzzle_in(game: Game, seed: str, number: int) -> Puzzle | None:
    """A puzzle from the game of that number, if it has one."""
    assert game.puzzles is not None
    tables, least = game.puzzles.tables, game.puzzles.least
    options = tables[number % len(tables)]
    own = f"{seed}/{number}"
    promising = [
        decision
        for place, decision in enumerate(decisions(game, options, own))
        if _second_cost(game, decision, f"{own} glance {place}") >= PROMISING * least
    ]
    stream = stream_of(f"{own} order")
    for attempt in range(min(TRIED, len(promising))):
        decision = promising.pop(int(draw(stream, len(promising))))
        costs = verified_costs(game, decision, least, f"{own} {attempt}")
        if costs is None:
            continue
        missed = missed_by(game, decision, costs.index(0), f"{own} levels {attempt}")
        if missed is None:
            continue
        return Puzzle(
            number=number,
            options=dict(options),
            chance=decision.chance,
            acts=decision.acts,
            seat=decision.seat,
            costs=costs,
            missed=missed,
        )
    return None


def decisions(game: Game, options: Any, seed: str) -> Iterator[BotDecision]:
    """The decisions of a game between bots that have enough choices."""
    engine = game.compiled
    state = game.start(game.read_options(options))
    levels = [level for level in LEVELS if level.name in PLAYERS]
    bots = [
        bot_at(levels[seat % len(levels)], game, stream_of(f"{seed}/{seat}"))
        for seat in range(state.players)
    ]
    chance: list[dict[str, Any]] = []
    acts: list[int] = []
    found: list[BotDecision] = []

    def decide(state: TableState, seat: int) -> int:
        seen = engine.seen(state, seat)
        if engine.choices(seen, seat) >= FEWEST_CHOICES:
            found.append(BotDecision(seen, seat, list(chance), list(acts)))
        return bots[seat].decide(seen, seat)

    source = Seeded(seed)
    for seat, what in moves(game, state, engine, lambda _: source, decide):
        yield from found
        found.clear()
        if seat == CHANCE:
            dealt = what.copy()  # hands in order, as in records
            engine.fit(arrange_outcome)(state.alone(), dealt)
            chance.append(game.notation.write_outcome(state, dealt.tolist()))
        else:
            acts.append(int(what))


def judge(trial: Trial) -> Judgement:
    """What a trial has found so far."""
    sums, gaps, payoff = trial.room.sums, trial.room.gaps, trial.payoff
    best = trial.findings().best
    others = [k for k in range(trial.count) if k != best]
    costs = [0.0 if k == best else float(mean_gap(best, k, sums, gaps)) for k in range(trial.count)]
    errors = {k: SURE * float(careful_error(best, k, payoff, sums, gaps)) for k in others}
    return Judgement(
        best,
        costs,
        surely=min(costs[k] - errors[k] for k in others),
        at_most=min(costs[k] + errors[k] for k in others),
    )


def verified_costs(
    game: Game, decision: BotDecision, least: float, seed: str
) -> list[float] | None:
    """The costs of all choices, if each guess about the others agrees that they cost enough."""
    found: list[Judgement] = []
    for guess in range(GUESSES):
        trial = _trial(game, decision, REGRETS, f"{seed} guess {guess}")
        for _ in range(0, MOST_WORLDS, BATCH):
            trial.go_on(BATCH)
            judged = judge(trial)
            if judged.surely >= least or judged.at_most < least:
                break
        if judged.surely < least or (found and judged.best != found[0].best):
            return None
        found.append(judged)
    columns = zip(*(judged.costs for judged in found), strict=True)
    return [round(sum(column) / GUESSES, 1) for column in columns]


def missed_by(game: Game, decision: BotDecision, best: int, seed: str) -> int | None:
    """How many levels of bots miss the best choice more often than not; None: it is too easy."""
    seen, seat = decision.seen, decision.seat
    engine = game.compiled
    action = sorted(engine.choice(seen, seat, k) for k in range(engine.choices(seen, seat)))[best]
    hits: Counter[str] = Counter()
    for level in LEVELS:
        bot = bot_at(level, game, stream_of(f"{seed} {level.name}"))
        hits[level.name] = sum(bot.decide(seen, seat) == action for _ in range(ASKED))
    missed = [level.name for level in LEVELS if 2 * hits[level.name] < ASKED]
    quick = GreedyBot(game, stream_of(f"{seed} quick")).decide(seen, seat) == action
    gentle = {level.name for level in LEVELS[:GENTLE]}
    return None if not missed or (quick and not gentle <= set(missed)) else len(missed)


def _second_cost(game: Game, decision: BotDecision, seed: str) -> float:
    """About what the second best choice costs, after a first look."""
    trial = _trial(game, decision, GLANCE_GUESSES, seed)
    trial.go_on(GLANCE_WORLDS)
    judged = judge(trial)
    return min(cost for k, cost in enumerate(judged.costs) if k != judged.best)


def _trial(game: Game, decision: BotDecision, guesses: int, seed: str) -> Trial:
    search = Search(game, stream_of(f"puzzle {game.id} {seed}"))
    payoff = game.coaching.payoff(decision.seen)
    return search.trial(decision.seen, decision.seat, payoff, guesses)


class Variety:
    """Collects puzzles: not too many that are equally hard or are solved for the same reason."""

    def __init__(self, game: Game, count: int) -> None:
        self.game, self.count = game, count
        self.puzzles: list[Puzzle] = []
        self._grades: Counter[int] = Counter()
        self._themes: Counter[str] = Counter()

    @property
    def complete(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.count

    def takes(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle was taken in."""
        theme = theme_of(self.game, puzzle)
        if self._grades[puzzle.missed] >= max(SAME_GRADE * self.count, 1):
            return False
        if theme and self._themes[theme] >= max(SAME_THEME * self.count, 1):
            return False
        self._grades[puzzle.missed] += 1
        self._themes[theme] += 1
        self.puzzles.append(puzzle)
        return True


def theme_of(game: Game, puzzle: Puzzle) -> str:
    """The reason of the best choice, by its name; empty where the coach has none."""
    match = position_of(game, puzzle)
    seen, action = match.observe(puzzle.seat), match.actions(puzzle.seat)[puzzle.best]
    reason = Reasons(game).of(seen, puzzle.seat, action)
    return reason.text if reason is not None else ""
