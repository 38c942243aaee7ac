"""Tactical 6 nimmt! for two with few cards left: played exactly.

Both hands are known, so that only the choice of the moment is hidden. The rest of the round is a
zero-sum game of simultaneous choices, solved here to its equilibrium: the chances with which to
play each card so that no opponent, however clever, does better than the value says.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from byczo.core.declaration import Solution
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt.duel import (
    FRAME,
    HELD_AT,
    MOST_HELD,
    ROW_BITS,
    row_of,
    search,
    settled,
    turn,
)
from byczo.games.six_nimmt.rules import FIRST_ROW, PLAY, ROWS, TACTICAL, TAKE, State
from byczo.play.matrix_game import ALIKE, Numbers, game_value, strategies

QUICK = 5
"""Cards in each hand that are solved within some milliseconds; one more takes thirty times that."""

MOST = MOST_HELD - 1
"""Cards in each hand that can be solved: when a row is to be taken, two more lie open."""

ROUNDING = 1e-6
"""What differs by less is equal, but for rounding."""

PLACES = (1, 1, 11, 257, 4099, 65537, 262147)
"""By cards in each hand: the positions to keep in mind. Primes, so that they spread evenly."""


@dataclass(frozen=True)
class Equilibrium:
    """How both should play the rest of the round, for one seat."""

    value: float
    """Heads that the other takes from now on minus the own ones, if both play perfectly."""
    actions: tuple[int, ...]
    """The legal actions, in order; none if the seat has nothing to decide now."""
    strategy: tuple[float, ...]
    """With which chance to do each."""
    worths: tuple[float, ...]
    """The value of each against a perfect opponent: at most the value of all."""
    best: int
    """The likeliest action; 0 if there is nothing to decide."""
    searched: int
    """How many positions were searched."""


def solvable(seen: State, most: int = QUICK) -> bool:
    """Whether the observation is one that :func:`solve` takes, with at most so many cards each."""
    if seen.variant != TACTICAL or seen.players != 2:
        return False
    return seen.phase in {PLAY, TAKE} and int(seen.held[:2].max()) <= min(most, MOST)


def solution(seen: State, seat: int) -> Solution | None:
    """The duel with few cards: heads ahead at the end of the round by each action."""
    if not solvable(seen):
        return None
    found = solve(seen, seat)
    ahead = int(seen.heads[1 - seat] - seen.heads[seat])
    return Solution(
        actions=found.actions,
        values=tuple(ahead + worth for worth in found.worths),
        chances=found.strategy,
        error=ROUNDING,
    )


def solve(seen: State, seat: int) -> Equilibrium:
    """The equilibrium for a seat that sees this: see :func:`solvable` for what it takes."""
    if not solvable(seen, MOST):
        raise ValueError(
            "only tactical 6 nimmt! between two, while cards are played, "
            f"with at most {MOST} cards each can be solved"
        )
    duel = _Duel(seen, seat)
    return duel.row_to_take() if seen.phase == TAKE else duel.card_to_play()


class _Duel:
    """An observation of a seat in the terms of the search."""

    def __init__(self, seen: State, seat: int) -> None:
        self.seen, self.seat, self.other = seen, seat, 1 - seat
        hands = [
            [int(card) for card in seen.hands[each, : seen.held[each]]]
            + [int(card) for card in seen.cards[each : each + 1] if seen.phase == TAKE]
            for each in (self.seat, self.other)
        ]
        self.cards = sorted(hands[0] + hands[1])
        self.heads: Numbers = HEADS[self.cards].astype(np.int64)
        self.owners = sum(1 << self.cards.index(card) for card in hands[0])
        self.rows = sorted(range(ROWS), key=lambda row: seen.rows[row, seen.lengths[row] - 1])
        position = (1 << len(self.cards)) - 1 << HELD_AT
        for place, row in enumerate(self.rows):
            position |= self._row(row) << place * ROW_BITS
        self.position = settled(position)
        self.searched = 0

    def _row(self, row: int) -> int:
        cards = self.seen.rows[row, : self.seen.lengths[row]]
        below = sum(card < cards[-1] for card in self.cards)
        return row_of(below, len(cards), int(HEADS[cards].sum()))

    def card_to_play(self) -> Equilibrium:
        """Both choose a card at once."""
        _, payoffs = self._search(self.position)
        first, second, value = equilibrium(payoffs)
        mine = [card for rank, card in enumerate(self.cards) if self.owners >> rank & 1]
        return self._equilibrium(value, mine, first, payoffs @ second)

    def row_to_take(self) -> Equilibrium:
        """The cards lie open, and one of the two players takes a row."""
        mine, theirs = (
            self.cards.index(int(self.seen.cards[each])) for each in (self.seat, self.other)
        )
        worths = np.zeros(ROWS)
        for place, row in enumerate(self.rows):
            child, gain = turn(self.position, mine, theirs, place, self.heads)
            worths[row] = gain
            if child >> HELD_AT:
                worths[row] += self._search(settled(int(child)))[0]
        if theirs < mine:
            return self._equilibrium(worths.min(), [], np.zeros(0), np.zeros(0))
        strategy = np.zeros(ROWS)
        strategy[np.argmax(worths > worths.max() - ALIKE)] = 1
        return self._equilibrium(
            worths.max(), [FIRST_ROW + r for r in range(ROWS)], strategy, worths
        )

    def _search(self, position: int) -> tuple[float, Floats]:
        """The value of a position for the seat, and the payoffs of all pairs of cards."""
        size = (position >> HELD_AT).bit_count() // 2
        payoffs = np.zeros((size, size, size))
        count = np.zeros(1, np.int64)
        value = compiled(search)(
            position,
            self.owners,
            self.heads,
            np.zeros((size, FRAME), np.int64),
            np.zeros((size, 2, size), np.int64),
            payoffs,
            np.zeros((size + 1, size + 1)),
            np.zeros((2, 2 * size), np.int64),
            np.zeros(PLACES[size], np.int64),
            np.zeros(PLACES[size]),
            count,
        )
        self.searched += int(count[0])
        return value, payoffs[0]

    def _equilibrium(
        self, value: float, actions: list[int], strategy: Floats, worths: Floats
    ) -> Equilibrium:
        return Equilibrium(
            value=float(value),
            actions=tuple(actions),
            strategy=tuple(strategy.tolist()),
            worths=tuple(worths.tolist()),
            best=actions[int(strategy.argmax())] if actions else 0,
            searched=self.searched,
        )


def equilibrium(payoffs: Floats) -> tuple[Floats, Floats, float]:
    """Optimal strategies of both players in a matrix game, and its value.

    They do without choices that another choice never falls behind: those cost nothing against a
    perfect opponent, but may miss what a weaker one gives away.
    """
    lines, columns = _undominated(payoffs), _undominated(-payoffs.T)
    rest = np.ascontiguousarray(payoffs[np.ix_(lines, columns)])
    tableau = np.zeros((len(lines) + 1, len(columns) + 1))
    labels = np.zeros((2, len(lines) + len(columns)), np.int64)
    value = compiled(game_value)(rest, len(lines), len(columns), tableau, labels)
    first, second = np.zeros(len(payoffs)), np.zeros(payoffs.shape[1])
    first[lines], second[columns] = strategies(tableau, labels, len(lines), len(columns))
    return first, second, value


def _undominated(payoffs: Floats) -> list[int]:
    """Lines enough that one of them equals or beats any other everywhere."""
    lines = list(range(len(payoffs)))
    for i in reversed(range(len(payoffs))):
        if any((payoffs[j] >= payoffs[i] - ALIKE).all() for j in lines if j != i):
            lines.remove(i)
    return lines
