"""Learning habits by expert iteration: the search teaches the habits that it then searches with.

Bots play among themselves. At each decision the search says what every action is worth; the
factors are then fitted so that habit chooses the more often what the search found better. The
next round of games searches with these habits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER, Stream
from byczo.core.game import Game
from byczo.core.kernels import happen, room_for
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.playout_policy import LONG, MARK_BITS, MARKS
from byczo.play.search import Search
from byczo.play.search_kernels import RELATIVE
from byczo.play.weights import ROOMS, Habits, fresh_habits, no_habits

RIDGE = 3.0
"""Marks that were hardly seen are worth little."""

CHUNK = 1000
"""Decisions that are fitted at a time."""

WHIM = 4
"""One decision in so many is made by habit, so that more than the best lines are seen."""


@dataclass(frozen=True)
class Course:
    """How habits are taught."""

    tables: list[dict[str, Any]]  # options of the tables to play at, in turn
    patience: float  # points that make an action e times as likely
    games: int = 300  # of each iteration
    iterations: int = 3
    worlds: int = 60  # that each action is tried on


COURSES = {
    "six-nimmt": Course(
        [{"players": players, "rounds": 1} for players in (4, 2, 4, 3, 4, 5, 6, 4, 8, 10)],
        patience=1.0,
    ),
    "x-nimmt": Course(
        [{"players": players, "rounds": 1} for players in (3, 2, 4)], patience=1.5, games=200
    ),
    "david-goliath": Course(
        [{"players": players, "rounds": 1} for players in (4, 3, 5, 4, 6)], patience=2.0, games=150
    ),
}
"""What the habits that come with the games were taught by."""


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
                trial = search.trial(seen, seat, RELATIVE)
                trial.go_on(course.worlds)
                found = trial.findings()
                yield (
                    [marks(seen, seat, action) for action in found.actions],
                    found.means[:, RELATIVE],
                )
                if draw(stream, WHIM):
                    action = found.best_action
            decided.append((seat, action))
        for seat, action in decided:
            engine.act(state, seat, action)


def fit(lectures: Lectures, course: Course) -> Floats:
    """Factors by mark.

    What an action is worth, compared with the others of its decision, is taken as the sum of
    what its marks are worth: ridge regression. A factor makes an action e times as likely for
    so many points as the course has ``patience``.
    """
    columns = [lectures.marks >> (MARK_BITS * place) & (MARKS - 1) for place in range(3)]
    used, places = np.unique(columns, return_inverse=True)
    square, right = RIDGE * np.eye(len(used)), np.zeros(len(used))
    ends = np.searchsorted(lectures.decision, np.arange(0, lectures.decision[-1] + 1, CHUNK))
    for first, last in pairwise([*ends, len(lectures.decision)]):
        decision = lectures.decision[first:last] - lectures.decision[first]
        lines = np.zeros((last - first, len(used)))
        for place in places.reshape(3, -1)[:, first:last]:
            lines[np.arange(last - first), place] += 1
        lines -= _means(lines, decision)
        worth = lectures.worth[first:last, None]
        square += lines.T @ lines
        right += lines.T @ (worth - _means(worth, decision))[:, 0]
    factors: Floats = np.ones(MARKS)
    factors[used] = np.exp(np.linalg.solve(square, right) / course.patience)
    return factors


def _means(lines: Floats, decision: npt.NDArray[np.int64]) -> Floats:
    """For each line, the mean over the lines of its decision."""
    firsts = np.flatnonzero(np.diff(decision, prepend=-1))
    counts = np.bincount(decision)[:, None]
    means: Floats = (np.add.reduceat(lines, firsts) / counts)[decision]
    return means
