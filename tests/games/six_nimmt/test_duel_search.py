"""The search of the duel against plain recursion in fractions, which looks at all there is."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import draw, stream_of
from byczo.core.layout import FloatGrid, Floats
from byczo.core.rule import compiled, interpreted, rule
from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.duel import (
    HELD_AT,
    MOST_HELD,
    NO_CARD,
    ROW_BITS,
    fitting,
    row_of,
    settled,
    turn,
)
from byczo.games.six_nimmt.duel_search import FEW, all_heads, next_cheapest, place_of, search
from byczo.games.six_nimmt.rules import ROW_LENGTH, ROWS
from byczo.play.matrix_game import Labels
from tests.play.exact_games import exact_value


@rule
def value_of(
    position: int,
    owners: int,
    heads: Labels,
    whole: bool,
    payoffs: FloatGrid,
    keys: Labels,
    bounds: Floats,
    places: int,
) -> float:
    """The search, as a kernel of its own."""
    value, _ = search(position, owners, heads, whole, payoffs, keys, bounds, places)
    return value


class Duel:
    """A position between random hands, with random rows among them."""

    def __init__(self, cards: int, seed: int) -> None:
        stream = stream_of(f"duel {cards} {seed}")
        self.cards = cards
        self.heads = np.array([1 + draw(stream, 7) for _ in range(2 * cards)], np.int64)
        ranks = list(range(2 * cards))
        self.owners = sum(1 << ranks.pop(draw(stream, len(ranks))) for _ in range(cards))
        ends = sorted(draw(stream, 2 * cards) for _ in range(ROWS))
        position = ((1 << 2 * cards) - 1) << HELD_AT
        for row, end in enumerate(ends):
            length = 3 + draw(stream, ROW_LENGTH - 2)
            position |= row_of(end, length, length + draw(stream, 9)) << row * ROW_BITS
        self.position = int(settled(position))

    def value(
        self, places: int = 1021, whole: bool = False, fit: Any = compiled, swapped: bool = False
    ) -> tuple[float, Any]:
        """As the search finds it, with the matrix of payoffs."""
        payoffs = np.zeros((MOST_HELD, MOST_HELD))
        length = 2 * places * max(self.cards - FEW, 1)
        memory = np.zeros(length, np.int64), np.zeros(length)
        owners = (1 << 2 * self.cards) - 1 - self.owners if swapped else self.owners
        value = fit(value_of)(self.position, owners, self.heads, whole, payoffs, *memory, places)
        return value, payoffs[: self.cards, : self.cards]

    def plain(self) -> tuple[Fraction, list[list[Fraction]]]:
        """The value and the payoffs, by looking at every pair of every position."""
        owners, heads = self.owners, self.heads

        @cache
        def matrix(position: int) -> list[list[Fraction]]:
            held = position >> HELD_AT
            cards = [card for card in range(held.bit_length()) if held >> card & 1]
            mine = [card for card in cards if owners >> card & 1]
            theirs = [card for card in cards if not owners >> card & 1]
            return [[pair(position, first, second) for second in theirs] for first in mine]

        @cache
        def value(position: int) -> Fraction:
            return exact_value(matrix(position)) if position >> HELD_AT else Fraction(0)

        def pair(position: int, mine: int, theirs: int) -> Fraction:
            taking = fitting(position, min(mine, theirs)) == NO_ROW
            found = []
            for row in range(ROWS if taking else 1):
                child, gain = turn(position, mine, theirs, row, heads)
                found.append(int(gain) + value(int(settled(int(child)))))
            return max(found) if mine < theirs else min(found)

        return value(self.position), matrix(self.position)


DUELS = [(2, 100), (3, 100), (4, 25), (5, 2)]


@pytest.mark.parametrize(("cards", "seeds"), DUELS)
def test_the_search_finds_what_plain_recursion_finds(cards: int, seeds: int) -> None:
    mixed = 0
    for seed in range(seeds):
        duel = Duel(cards, seed)
        value, payoffs = duel.plain()
        mixed += max(map(min, payoffs)) != value
        assert duel.value()[0] == pytest.approx(float(value), abs=1e-9)
        found, matrix = duel.value(whole=True)
        assert found == pytest.approx(float(value), abs=1e-9)
        assert matrix == pytest.approx(np.array(payoffs, float), abs=1e-9)
    assert mixed


@pytest.mark.parametrize(("cards", "seeds"), [(4, 60), (5, 40), (6, 8), (7, 1)])
def test_what_is_forgotten_is_found_again(cards: int, seeds: int) -> None:
    """The value is that of the whole matrix, with a memory for much or for nearly nothing."""
    for seed in range(seeds):
        duel = Duel(cards, seed)
        value, _ = duel.value(whole=True)
        assert duel.value()[0] == pytest.approx(value, abs=1e-8)
        if cards < MOST_HELD:
            assert duel.value(places=7)[0] == pytest.approx(value, abs=1e-8)


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_whoever_is_first_the_value_is_the_same(cards: int) -> None:
    """The search is not alike for both: upper bounds lead it."""
    for seed in range(10):
        duel = Duel(cards, seed)
        assert duel.value(swapped=True)[0] == pytest.approx(-duel.value()[0], abs=1e-8)


@pytest.mark.parametrize(("cards", "seeds"), [(1, 10), (2, 10), (3, 10), (4, 6), (5, 1)])
def test_interpreted_it_finds_the_very_same(cards: int, seeds: int) -> None:
    for seed in range(seeds):
        duel = Duel(cards, seed)
        for whole in False, True:
            found, payoffs = duel.value(whole=whole)
            same, matrix = duel.value(whole=whole, fit=interpreted)
            assert (same, matrix.tolist()) == (found, payoffs.tolist())


def test_nobody_can_lose_more_than_all_heads() -> None:
    position = 0b101 << HELD_AT
    for row, heads in enumerate([4, 7, 1, 2]):
        position |= row_of(NO_CARD, 3, heads) << row * ROW_BITS
    assert all_heads(position, np.array([1, 50, 5], np.int64)) == 4 + 7 + 1 + 2 + 1 + 5


def test_rows_are_taken_from_the_cheapest_on() -> None:
    position = 0
    for row, heads in enumerate([4, 1, 7, 1]):
        position |= row_of(0, 1, heads) << row * ROW_BITS
    taken = [-1]
    for _ in range(ROWS):
        taken.append(next_cheapest(position, taken[-1]))
    assert [number & ROWS - 1 for number in taken[1:]] == [1, 3, 0, 2]


def test_positions_of_every_size_have_places_of_their_own() -> None:
    for size in range(2, 6):
        found = {place_of(position, size, 11) for position in range(100)}
        assert found == set(range((size - 2) * 11, (size - 1) * 11))
    assert {place_of(position, 2, 65_537) for position in range(5000)} == set(range(1021))
