"""Counting tests, as chess programs have them: reachable positions of small situations.

``positions.txt`` says for each situation how many different positions there are after 0, 1, 2, …
actions. The numbers come from the naive implementation; the real rules must reach the very same
positions, interpreted and compiled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from byczo.core.contract import CHANCE, OVER
from byczo.games import GAMES
from byczo.games.catalogue import built_in_games
from tests.contract.naive.records import ROOMS, Key, TwentyOne, ints
from tests.contract.naive.situations import Situation, read

LINES = Path(__file__).with_name("positions.txt").read_text("utf-8").splitlines()
SITUATIONS = [read(line) for line in LINES if line and not line.startswith("#")]


class Naive:
    """The side of the naive implementation."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.room = ROOMS[situation.game]
        self.rules = self.room.naive
        self.begin = self.room.position(situation)

    def after(self, position: Any) -> Iterator[Any]:
        """All positions that one action leads to."""
        for seat in self.rules.waiting(position):
            for text in self.rules.legal(position, seat):
                new = self.rules.act(position, seat, text)
                yield TwentyOne.rolled(self.situation, new) if self.room is TwentyOne else new

    def key(self, position: Any) -> Key:
        """The position, and the scores if it is the last one."""
        over = self.rules.finished(position)
        return self.rules.key(position), tuple(self.rules.scores(position)) if over else ()


class Real:
    """The side of the real rules."""

    def __init__(self, situation: Situation, mode: str) -> None:
        self.situation = situation
        self.room = ROOMS[situation.game]
        self.game = GAMES[situation.game]
        self.engine = getattr(self.game, mode)
        self.begin = self.settled(self.room.state(situation))

    def after(self, state: Any) -> Iterator[Any]:
        """All states that one action leads to."""
        for seat in range(state.players):
            if state.waiting > 0 and state.waiting >> seat & 1:
                for index in range(self.engine.choices(state, seat)):
                    new = state.twin()
                    self.engine.act(new, seat, self.engine.choice(new, seat, index))
                    yield self.settled(new)

    def settled(self, state: Any) -> Any:
        """The dice fall as given; a deal without a choice, of rows after a draft, just happens."""
        if state.waiting != CHANCE:
            return state
        if self.room is TwentyOne:
            roll = TwentyOne.roll(self.situation, state.active, TwentyOne.phases[state.phase])
            if roll:
                self.engine.deal(state, np.array(roll, np.int16))
        else:
            draws = np.zeros(self.game.most_draws, np.int16)
            assert self.engine.limits(state, draws) == 0
            outcome = np.zeros(self.game.most_outcome, np.int16)
            self.engine.deal(state, outcome[: self.engine.unfold(state, draws, outcome)])
        return state

    def key(self, state: Any) -> Key:
        """In the form of the naive side."""
        over = state.waiting == OVER
        return self.room.key(state), ints(state.points[: state.players]) if over else ()


def layers(side: Naive | Real, depth: int) -> Iterator[set[Key]]:
    """The different positions after 0, 1, … depth actions."""
    found = {side.key(side.begin): side.begin}
    yield set(found)
    for _ in range(depth):
        found = {side.key(new): new for old in found.values() for new in side.after(old)}
        yield set(found)


def positions(situation: Situation, side: Naive | Real) -> list[set[Key]]:
    """Those that the line counts; after ``end`` there are none."""
    found = list(layers(side, len(situation.counts) - 1 + situation.complete))
    if situation.complete:
        assert not found.pop()
    return found


situations = pytest.mark.parametrize(
    "situation", SITUATIONS, ids=[f"{line.game}: {line.title}" for line in SITUATIONS]
)


@cache
def naive_positions(game: str, title: str) -> list[set[Key]]:
    """Slow, and wanted by three tests."""
    situation = next(line for line in SITUATIONS if (line.game, line.title) == (game, title))
    return positions(situation, Naive(situation))


@situations
def test_the_naive_implementation_counts_these_positions(situation: Situation) -> None:
    found = naive_positions(situation.game, situation.title)
    assert list(map(len, found)) == situation.counts


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@situations
def test_the_rules_reach_the_same_positions(situation: Situation, mode: str) -> None:
    found = positions(situation, Real(situation, mode))
    assert list(map(len, found)) == situation.counts
    assert found == naive_positions(situation.game, situation.title)


def test_every_game_of_this_package_has_situations_to_count() -> None:
    lines = Counter(situation.game for situation in SITUATIONS)
    assert all(lines[game.id] >= 3 for game in built_in_games())
    assert len({(situation.game, situation.title) for situation in SITUATIONS}) == len(SITUATIONS)
