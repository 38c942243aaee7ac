"""Learning habits by expert iteration: the search teaches the habits that it then searches with.

Bots play among themselves. At each decision the search says what every action is worth; the
factors are then fitted so that habit chooses the more often what the search found better. The
next round of games searches with these habits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.bots.habits import LONG, MARK_BITS, MARKS
from byczo.bots.learned import ROOMS, Habits, fresh_habits, no_habits
from byczo.bots.search import Search
from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER, Stream
from byczo.core.game import Game
from byczo.core.kernels import happen, room_for
from byczo.core.record import Floats
from byczo.core.rule import compiled

WHIM = 4
"""One decision in so many is made by habit, so that more than the best lines are seen."""


@dataclass(frozen=True)
class Course:
    """How habits are taught."""

    tables: list[dict[str, Any]]  # options of the tables to play at, in turn
    payoff: int
    patience: float  # points that make an action e times as likely
    games: int = 400  # of each iteration
    iterations: int = 3
    worlds: int = 60  # that each action is tried on
    steps: int = 400  # of fitting


@dataclass(frozen=True)
class Lectures:
    """What the search said: a line for each action of each decision."""

    marks: npt.NDArray[np.int64]  # packed, by line
    worth: Floats  # by line
    decision: npt.NDArray[np.int64]  # by line: which decision it belongs to


def learn(
    game: Game, course: Course, seed: str, tick: Callable[[int], None] = lambda games: None
) -> Floats:
    """Factors for all marks of a game. ``tick`` hears of each game played."""
    habits = no_habits(game)
    for iteration in range(course.iterations):
        lectures = listen(game, course, habits, f"{seed}/{iteration}", tick)
        habits = fresh_habits(game, fit(lectures, course))
    return habits.factors


def listen(
    game: Game, course: Course, habits: Habits, seed: str, tick: Callable[[int], None]
) -> Lectures:
    """Play games and write down what the search says about each decision."""
    stream = stream_of(seed)
    search = Search(game, stream, habits)
    lines: list[tuple[list[int], Floats]] = []
    for number in range(course.games):
        options = course.tables[number % len(course.tables)]
        lines += _lines_of_game(game, options, search, course, stream)
        tick(1)
    sizes = [len(marks) for marks, _ in lines]
    return Lectures(
        marks=np.array([mark for marks, _ in lines for mark in marks], np.int64),
        worth=np.concatenate([worth for _, worth in lines]),
        decision=np.repeat(np.arange(len(lines)), sizes),
    )


def _lines_of_game(
    game: Game, options: dict[str, Any], search: Search, course: Course, stream: Stream
) -> Iterator[tuple[list[int], Floats]]:
    engine = game.compiled
    marks = compiled(ROOMS[game.id][1])
    chance = compiled(happen, game.parts)
    state: Any = game.start(game.read_options(options))
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            chance(state, stream, *room_for(game))
            continue
        decided = []
        for seat in (seat for seat in range(state.players) if state.waiting >> seat & 1):
            seen = game.state.blank()
            engine.observe(state, seat, seen)
            count = engine.choices(seen, seat)
            action = int(engine.choice(seen, seat, draw(stream, count)))
            if 1 < count <= LONG:
                trial = search.trial(seen, seat, course.payoff)
                trial.go_on(course.worlds)
                found = trial.findings()
                yield (
                    [marks(seen, seat, action) for action in found.actions],
                    found.means[:, course.payoff],
                )
                if draw(stream, WHIM):
                    action = found.best_action
            decided.append((seat, action))
        for seat, action in decided:
            engine.act(state, seat, action)


def fit(lectures: Lectures, course: Course) -> Floats:
    """Factors under which habit comes closest to what the search would choose.

    The search chooses an action the more often the more it is worth; closest is meant as cross
    entropy, which is convex in the logarithms of the factors: Adam finds its least.
    """
    packed = lectures.marks
    columns = [packed >> (MARK_BITS * place) & (MARKS - 1) for place in range(3)]
    aim = _shares(lectures.worth / course.patience, lectures.decision)
    logs, drift, energy = np.zeros(MARKS), np.zeros(MARKS), np.zeros(MARKS)
    decisions = lectures.decision[-1] + 1
    for step in range(1, course.steps + 1):
        shares = _shares(sum(logs[column] for column in columns), lectures.decision)
        surplus = (shares - aim) / decisions
        slope = sum(np.bincount(column, surplus, MARKS) for column in columns) + 1e-6 * logs
        drift = 0.9 * drift + 0.1 * slope
        energy = 0.99 * energy + 0.01 * slope**2
        scale = np.sqrt(energy / (1 - 0.99**step)) + 1e-12
        logs -= 0.03 * drift / (1 - 0.9**step) / scale
    return np.exp(logs)


def _shares(worth: Any, decision: npt.NDArray[np.int64]) -> Floats:
    """Softmax within each decision."""
    top = np.full(decision[-1] + 1, -np.inf)
    np.maximum.at(top, decision, worth)
    raised: Floats = np.exp(worth - top[decision])
    shares: Floats = raised / np.bincount(decision, raised)[decision]
    return shares
