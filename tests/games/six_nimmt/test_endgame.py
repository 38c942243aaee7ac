"""The exact endgame against brute force: the rules of the table, and games solved in fractions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import OVER, Stream
from byczo.core.rule import interpreted
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.endgame import MOST, QUICK, solvable, solve, solving_playouts
from byczo.games.six_nimmt.rules import FIRST_ROW, PLAY, TAKE, State, hold
from byczo.play.solution import solution_of
from tests.play.exact_games import Matrix, exact_value
from tests.support import legal, seen_by, walk

OPTIONS = GAME.read_options({"players": 2, "variant": "tactical", "rounds": 1})
RULES = GAME.compiled


# --- Positions --------------------------------------------------------------------------------


def lying(rows: list[list[int]], hands: list[list[int]]) -> State:
    """The last round of a tactical game for two: both are to choose one of these cards."""
    state = GAME.start(OPTIONS)
    assert isinstance(state, State)
    state.phase, state.waiting, state.round = PLAY, 0b11, 1
    for row, cards in enumerate(rows):
        state.rows[row, : len(cards)] = cards
        state.lengths[row] = len(cards)
        state.ends[row] = cards[-1]
        state.row_heads[row] = HEADS[cards].sum()
    for seat, cards in enumerate(hands):
        state.held[seat] = len(cards)
        for place, card in enumerate(cards):
            hold(state, seat, place, card)
    return state


def positions(cards: int, phase: int, seeds: range) -> list[State]:
    """From random games: the position in which each seat holds so many cards."""
    found = []
    for seed in seeds:
        for state in walk(GAME, OPTIONS, seed, RULES):
            assert isinstance(state, State)
            everybody = state.phase != PLAY or state.waiting == 0b11
            if state.phase == phase and state.held[0] == state.held[1] == cards and everybody:
                found.append(state.twin())
                break
    return found


def seen(state: State, seat: int) -> Any:
    return seen_by(GAME, RULES, state, seat)


def value_for(state: State, seat: int) -> float:
    return solve(seen(state, seat), seat).value


def lead(state: State) -> int:
    """Heads of seat 1 minus heads of seat 0 in this round."""
    return int(state.heads[1]) - int(state.heads[0])


def rest(state: State, future: Callable[[State], Any]) -> Any:
    """What is still to come for seat 0, by the rules of the table, with a row taken if need be."""
    if state.waiting == OVER:
        return 0
    if state.phase != TAKE:
        return future(state)
    taker = state.waiting.bit_length() - 1
    found = []
    for row in legal(RULES, state, taker):
        then = state.twin()
        RULES.act(then, taker, row)
        found.append(lead(then) - lead(state) + rest(then, future))
    return min(found) if taker else max(found)


def payoffs_of(state: State, future: Callable[[State], Any]) -> Matrix:
    """What seat 0 gains with each pair of cards, by the rules of the table."""
    payoffs: Matrix = []
    for mine in legal(RULES, state, 0):
        payoffs.append([])
        for theirs in legal(RULES, state, 1):
            then = state.twin()
            RULES.act(then, 0, mine)
            RULES.act(then, 1, theirs)
            payoffs[-1].append(lead(then) - lead(state) + rest(then, future))
    return payoffs


def brute(state: State) -> Fraction:
    """The value for seat 0: all games there are, in exact arithmetic."""
    return exact_value(payoffs_of(state, brute))


@pytest.mark.parametrize(("cards", "games"), [(1, 100), (2, 120), (3, 80)])
def test_agrees_with_brute_force(cards: int, games: int) -> None:
    for state in positions(cards, PLAY, range(games)):
        payoffs = payoffs_of(state, brute)
        value = float(exact_value(payoffs))
        for seat, ours in enumerate([np.array(payoffs, float), -np.array(payoffs, float).T]):
            solution = solve(seen(state, seat), seat)
            assert solution.value == pytest.approx(-value if seat else value, abs=1e-9)
            assert list(solution.actions) == legal(RULES, state, seat)
            assert (np.array(solution.strategy) @ ours).min() >= solution.value - 1e-9
            assert max(solution.worths) == pytest.approx(solution.value, abs=1e-9)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_rows_to_take_agree_with_brute_force(cards: int) -> None:
    states = positions(cards, TAKE, range(250))
    assert len(states) >= 20
    for state in states:
        taker = state.waiting.bit_length() - 1
        value = float(rest(state, brute))
        solution = solve(seen(state, taker), taker)
        assert solution.value == pytest.approx(-value if taker else value, abs=1e-9)
        assert list(solution.actions) == legal(RULES, state, taker)
        assert solution.worths[solution.actions.index(solution.best)] == solution.value
        other = solve(seen(state, 1 - taker), 1 - taker)
        assert other.value == pytest.approx(-solution.value, abs=1e-9)
        assert (other.actions, other.strategy, other.best) == ((), (), 0)


@pytest.mark.parametrize(("cards", "games"), [(4, 12), (5, 5)])
def test_the_solution_fits_those_of_the_turn_after(cards: int, games: int) -> None:
    """Neither seat can get more than the value, if those with one card less are right."""
    for state in positions(cards, PLAY, range(games)):
        payoffs: Any = np.array(payoffs_of(state, lambda then: value_for(then, 0)))
        first, second = solve(seen(state, 0), 0), solve(seen(state, 1), 1)
        assert first.value == pytest.approx(-second.value, abs=1e-8)
        assert (np.array(first.strategy) @ payoffs).min() >= first.value - 1e-8
        assert (payoffs @ np.array(second.strategy)).max() <= first.value + 1e-8


@pytest.mark.parametrize("cards", range(1, MOST + 1))
def test_seats_that_change_hands_change_the_sign(cards: int) -> None:
    for state in positions(cards, PLAY, range(5 if cards < MOST else 1)):
        swapped = state.twin()
        swapped.hands[:2] = state.hands[1::-1]
        assert value_for(state, 0) == pytest.approx(-value_for(swapped, 0), abs=1e-8)
        assert value_for(state, 1) == pytest.approx(value_for(swapped, 0), abs=1e-8)


def test_a_guess_between_two_cards() -> None:
    """Seat 0 plays 21 or 23 and loses six heads unless seat 1 meets it with 15 or 17.

    21 and 15 go to different rows, as 23 and 17 do then, and neither row gets a sixth card. With
    21 and 17 the 23 is the sixth after 2 5 16 17 21; with 23 and 15 the 21 is after 1 13 14 15 17.
    """
    state = lying([[11], [1, 13, 14], [6], [2, 5, 16]], [[21, 23], [15, 17]])
    assert payoffs_of(state, brute) == [[0, -6], [-6, 0]]
    for seat, value in (0, -3), (1, 3):
        solution = solve(seen(state, seat), seat)
        assert solution.value == pytest.approx(value)
        assert solution.strategy == pytest.approx((0.5, 0.5))
        assert solution.worths == pytest.approx((value, value))


def chosen(seen: State, stream: Stream) -> int:
    """What a bot in seat 0 does."""
    solution = solution_of(GAME, seen, 0)
    assert solution is not None
    return solution.choose(stream)


def test_an_uneven_guess() -> None:
    state = lying([[5, 6, 7], [4], [2, 8, 10], [24]], [[17, 21], [9, 14]])
    assert payoffs_of(state, brute) == [[0, -7], [-6, 0]]
    solution = solve(seen(state, 0), 0)
    assert solution.value == pytest.approx(-42 / 13)
    assert solution.strategy == pytest.approx((6 / 13, 7 / 13))
    assert solution.best == 21
    stream = stream_of("an uneven guess")
    drawn = [chosen(seen(state, 0), stream) for _ in range(1000)]
    assert set(drawn) == {17, 21}
    assert drawn.count(17) == pytest.approx(6000 / 13, abs=80)  # five standard errors


def test_a_dear_row_that_sends_the_other_to_a_full_one() -> None:
    """3 takes 10 18 for four heads, and 20 is the sixth card after 14."""
    state = lying([[10, 18], [6, 7, 8, 9, 14], [21], [23]], [[3], [20]])
    assert value_for(state, 0) == 1
    RULES.act(state, 0, 3)
    RULES.act(state, 1, 20)
    solution = solve(seen(state, 0), 0)
    assert solution.actions == tuple(range(FIRST_ROW, FIRST_ROW + 4))
    assert solution.worths == (1, -5, -1, -1)
    assert solution.strategy == (1, 0, 0, 0)
    assert chosen(seen(state, 0), stream_of(0)) == FIRST_ROW
    assert value_for(state, 1) == -1


def test_a_choice_that_is_made_already_changes_nothing() -> None:
    (state,) = positions(3, PLAY, range(1))
    before = solve(seen(state, 0), 0)
    for card in legal(RULES, state, 1):
        chosen = state.twin()
        RULES.act(chosen, 1, card)
        assert solve(seen(chosen, 0), 0) == before
    RULES.act(state, 0, before.best)
    assert solve(seen(state, 0), 0) == before


def test_what_cannot_be_solved() -> None:
    for options in {"players": 3, "variant": "tactical"}, {"players": 2}:
        state = next(iter(walk(GAME, GAME.read_options(options), 0, RULES)))
        assert not solvable(state)
        with pytest.raises(ValueError, match="two"):
            solve(state, 0)
    for state in walk(GAME, OPTIONS, 0, RULES):
        if state.waiting != OVER:
            few = state.phase in {PLAY, TAKE} and state.held[0] <= QUICK
            assert solvable(state) == few


def test_what_takes_longer_is_told_before() -> None:
    playouts = []
    for cards in range(1, QUICK + 2):
        (state,) = positions(cards, PLAY, range(1))
        playouts.append(solving_playouts(seen(state, 0), 0))
    assert playouts[-1] == 0  # nothing is solved
    assert playouts[:-1] == sorted(playouts[:-1])
    assert playouts[QUICK - 1] > 10 * playouts[QUICK - 2]
    taking = positions(QUICK, TAKE, range(200))[0]
    assert solving_playouts(seen(taking, 0), 0) > playouts[QUICK - 1]


def test_the_search_interpreted_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    states = positions(3, PLAY, range(5))
    before = [solve(seen(state, 0), 0) for state in states]
    monkeypatch.setattr("byczo.games.six_nimmt.endgame.compiled", interpreted)
    assert [solve(seen(state, 0), 0) for state in states] == before
