"""Tactical 6 nimmt! for two with few cards left: played exactly.

Both hands are known, so that only the choice of the moment is hidden. The rest of the round is a
zero-sum game of simultaneous choices, solved here to its equilibrium: the chances with which to
play each card so that no opponent, however clever, does better than the value says.
"""

from __future__ import annotations

import msgspec
import numpy as np

from byczo.core.layout import FloatGrid, Floats, Ints
from byczo.core.rule import compiled, rule
from byczo.core.solver import CHANCES, VALUES, Solver
from byczo.core.sorting import sort_part
from byczo.games.rows.heads import HEADS, count_heads
from byczo.games.six_nimmt.duel import (
    HELD_AT,
    MOST_HELD,
    ROW_BITS,
    row_of,
    turn,
)
from byczo.games.six_nimmt.duel_search import FEW, search
from byczo.games.six_nimmt.rules import ACTIONS, FIRST_ROW, PLAY, ROWS, TACTICAL, TAKE, State
from byczo.play.equilibrium import equilibrium
from byczo.play.matrix_game import ALIKE, Labels

QUICK = 6
"""Cards in each hand that bots and coaches solve; one more takes more than twenty times as long."""

MOST = MOST_HELD
"""Cards in each hand that can be solved; when a row is to be taken, one of them lies open."""

ROUNDING = 1e-6
"""What differs by less is equal, but for rounding."""

PLACES = np.array([1, 1, 1, 67, 257, 2053, 16_411, 65_537], np.int64)
"""By cards in each hand: of how many positions with two, three, … cards each to keep the bounds.
Primes, so that they spread evenly."""

AS_PLAYOUTS = np.array([0, 0, 250, 1000, 8000, 60_000, 1_700_000], np.int64)
"""By cards in each hand: solving takes hardly ever longer than so many playouts, and mostly a
quarter of that."""

BOTH, SEARCHED, FACTS = 0, 1, 2
"""Facts of a solution: what it is worth if both play perfectly, and the positions searched."""


@rule
def solvable(seen: State, most: int = QUICK) -> bool:
    """Whether the observation is one that can be solved, with at most so many cards each."""
    if seen.variant != TACTICAL or seen.players != 2:
        return False
    if seen.phase != PLAY and seen.phase != TAKE:
        return False
    held = max(seen.held[0], seen.held[1])
    return bool(held <= most and held + (1 if seen.phase == TAKE else 0) <= MOST)


@rule
def solve_few(
    seen: State, seat: int, actions: Ints, solution: FloatGrid, keys: Labels, bounds: Floats
) -> int:
    """The duel with few cards: heads ahead at the end of the round by each action."""
    if not solvable(seen, QUICK):
        return 0
    facts = np.zeros(FACTS)
    count = solve_duel(seen, seat, actions, solution, facts, keys, bounds)
    for k in range(count):
        solution[VALUES, k] += seen.heads[1 - seat] - seen.heads[seat]
    return count


@rule
def solving_playouts(seen: State, seat: int) -> int:
    """So many playouts take as long as :func:`solve_few` at the most; to take a row, more."""
    if not solvable(seen, QUICK):
        return 0
    playouts = int(AS_PLAYOUTS[max(seen.held[0], seen.held[1])])
    return 2 * playouts if seen.phase == TAKE else playouts


@rule
def solve_duel(
    seen: State,
    seat: int,
    actions: Ints,
    solution: FloatGrid,
    facts: Floats,
    keys: Labels,
    bounds: Floats,
) -> int:
    """List the actions of a seat, their worth from now on, and with which chance to do each.

    Returns how many there are: none if the seat has nothing to decide now. ``keys`` and
    ``bounds`` are the memory of the search.
    """
    cards = np.zeros(2 * MOST_HELD, np.int16)
    heads = np.zeros(2 * MOST_HELD, np.int64)
    order = np.zeros(ROWS, np.int16)
    count = list_cards(seen, cards)
    for rank in range(count):
        heads[rank] = HEADS[cards[rank]]
    owners = owned_by(seen, seat, cards, count)
    order_rows(seen, order)
    position = ((1 << count) - 1) << HELD_AT
    for place in range(ROWS):
        position |= row_in_duel(seen, order[place], cards, count) << place * ROW_BITS
    facts[SEARCHED] = 0.0
    forget(keys, max(seen.held[0], seen.held[1]))
    if seen.phase == TAKE:
        return row_to_take(
            seen,
            seat,
            position,
            owners,
            cards,
            count,
            heads,
            order,
            actions,
            solution,
            facts,
            keys,
            bounds,
        )
    return card_to_play(
        position, owners, cards, count, heads, actions, solution, facts, keys, bounds
    )


@rule
def list_cards(seen: State, cards: Ints) -> int:
    """All cards that both hold or have just played, in ascending order; returns their number."""
    count = 0
    for seat in range(2):
        for place in range(seen.held[seat]):
            cards[count] = seen.hands[seat, place]
            count += 1
        if seen.phase == TAKE:
            cards[count] = seen.cards[seat]
            count += 1
    sort_part(cards, 0, count)
    return count


@rule
def rank_of(card: int, cards: Ints, count: int) -> int:
    """How many of the cards are lower."""
    rank = 0
    while rank < count and cards[rank] < card:
        rank += 1
    return rank


@rule
def owned_by(seen: State, seat: int, cards: Ints, count: int) -> int:
    """The ranks of the seat's cards: a mask."""
    owners = 0
    for place in range(seen.held[seat]):
        owners |= 1 << rank_of(seen.hands[seat, place], cards, count)
    if seen.phase == TAKE:
        owners |= 1 << rank_of(seen.cards[seat], cards, count)
    return owners


@rule
def order_rows(seen: State, order: Ints) -> None:
    """The rows by their last cards."""
    for row in range(ROWS):
        place = row
        while place > 0 and seen.ends[order[place - 1]] > seen.ends[row]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = row


@rule
def row_in_duel(seen: State, row: int, cards: Ints, count: int) -> int:
    """A row in the terms of the search."""
    length = int(seen.lengths[row])
    heads = int(count_heads(seen.rows[row], 0, length))
    return row_of(rank_of(seen.ends[row], cards, count), length, heads)


@rule
def card_to_play(
    position: int,
    owners: int,
    cards: Ints,
    count: int,
    heads: Labels,
    actions: Ints,
    solution: FloatGrid,
    facts: Floats,
    keys: Labels,
    bounds: Floats,
) -> int:
    """Both choose a card at once."""
    payoffs = np.zeros((MOST_HELD, MOST_HELD))
    second = np.zeros(MOST_HELD)
    size = count // 2
    _, facts[SEARCHED] = search(position, owners, heads, True, payoffs, keys, bounds, PLACES[size])
    facts[BOTH] = equilibrium(payoffs, size, size, solution[CHANCES], second)
    mine = 0
    for rank in range(count):
        if owners >> rank & 1:
            actions[mine] = cards[rank]
            worth = 0.0
            for j in range(size):
                worth += payoffs[mine, j] * second[j]
            solution[VALUES, mine] = worth
            mine += 1
    return mine


@rule
def row_to_take(
    seen: State,
    seat: int,
    position: int,
    owners: int,
    cards: Ints,
    count: int,
    heads: Labels,
    order: Ints,
    actions: Ints,
    solution: FloatGrid,
    facts: Floats,
    keys: Labels,
    bounds: Floats,
) -> int:
    """The cards lie open, and one of the two players takes a row."""
    payoffs = np.zeros((MOST_HELD, MOST_HELD))
    mine = rank_of(seen.cards[seat], cards, count)
    theirs = rank_of(seen.cards[1 - seat], cards, count)
    size = count // 2 - 1
    least, most, best = 0.0, 0.0, 0
    for place in range(ROWS):
        child, gain = turn(position, mine, theirs, place, heads)
        worth = float(gain)
        if size > 0:
            value, searched = search(
                child, owners, heads, False, payoffs, keys, bounds, PLACES[size]
            )
            worth += value
            facts[SEARCHED] += searched
        row = order[place]
        actions[row] = FIRST_ROW + row
        solution[VALUES, row] = worth
        solution[CHANCES, row] = 0.0
        least = worth if place == 0 else min(least, worth)
        most = worth if place == 0 else max(most, worth)
    if theirs < mine:
        facts[BOTH] = least
        return 0
    facts[BOTH] = most
    while solution[VALUES, best] <= most - ALIKE:
        best += 1
    solution[CHANCES, best] = 1.0
    return ROWS


@rule
def memory_of(size: int) -> int:
    """How long the arrays of the memory are with so many cards in each hand."""
    return int(2 * PLACES[size] * max(size - FEW, 1))


@rule
def forget(keys: Labels, size: int) -> None:
    """Clear the memory, as far as positions with so many cards in each hand need it."""
    length = memory_of(size)
    keys[:length] = 0


SOLVER = Solver(
    solve=solve_few,
    room=(("i8", (memory_of(QUICK),)), ("f8", (memory_of(QUICK),))),
    playouts=solving_playouts,
    error=ROUNDING,
)


class Equilibrium(msgspec.Struct, frozen=True):
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
    """How many positions were searched, but for those with at most two cards each."""


def solve(seen: State, seat: int) -> Equilibrium:
    """The equilibrium for a seat that sees this, also with more cards than bots solve."""
    if not solvable(seen, MOST):
        raise ValueError(
            "only tactical 6 nimmt! between two, while cards are played, "
            f"with at most {MOST} cards each can be solved"
        )
    actions = np.zeros(ACTIONS, np.int16)
    solution, facts = np.zeros((2, ACTIONS)), np.zeros(FACTS)
    places = memory_of(seen.held[:2].max())
    memory = np.zeros(places, np.int64), np.zeros(places)
    count = compiled(solve_duel)(seen, seat, actions, solution, facts, *memory)
    strategy = solution[CHANCES, :count]
    return Equilibrium(
        value=float(facts[BOTH]),
        actions=tuple(actions[:count].tolist()),
        strategy=tuple(strategy.tolist()),
        worths=tuple(solution[VALUES, :count].tolist()),
        best=int(actions[strategy.argmax()]) if count else 0,
        searched=int(facts[SEARCHED]),
    )
