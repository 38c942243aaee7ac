"""Hands come as often as what was played makes them likely: all deals of a tiny deck."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import TableState
from byczo.core.rule import compiled, rule
from byczo.games.david_goliath import GAME
from byczo.play.hand_chain import (
    CARD,
    COUNT,
    DEALT,
    MOMENTS,
    MOST_MOMENTS,
    NUMBERS,
    OWNER,
    SLOT_ROWS,
    STRIDE,
    begin_chain,
    go_on_with_chain,
    may_hold,
    tempered,
)

CARDS = 6  # 1 to 4 lie hidden in two hands, 5 and 6 are left over; or any others
OWNERS = [1, 1, 2, 2, -1, -1]
PLAYED = {1: [7, 8], 2: [9, 10]}  # by seat: the cards of its two moments


@rule
def not_three(seen: TableState, seat: int, card: int) -> bool:
    """Seat 2 is known not to hold card 3."""
    return seat != 2 or card != 3


def begun(stride: int) -> tuple[Any, ...]:
    likes = np.random.default_rng(4).uniform(0.05, 3, (6, 11))
    sums, slots = np.zeros((3, MOST_MOMENTS)), np.zeros((SLOT_ROWS, 16), np.int16)
    slots[CARD, :CARDS] = [1, 3, 2, 4, 5, 6]
    slots[OWNER, :CARDS] = OWNERS
    slots[MOMENTS, 1:3] = 2
    slots[NUMBERS, [COUNT, DEALT, STRIDE]] = CARDS, 4, stride
    for seat, played in PLAYED.items():
        for moment in range(2):
            sums[seat, moment] = likes[row(stride, seat, moment), played[moment:]].sum()
    return likes, sums, slots


def row(stride: int, seat: int, moment: int) -> int:
    return moment if stride == 1 else moment * stride + seat


def exact(likes: Any, stride: int, *, barred: bool) -> dict[tuple[int, ...], float]:
    """The chance of each pair of hands."""
    chances: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(range(1, CARDS + 1)):
        hands = {1: deal[:2], 2: deal[2:4]}
        if barred and 3 in hands[2]:
            continue
        likelihood = 1.0
        for seat, played in PLAYED.items():
            for moment in range(2):
                line = likes[row(stride, seat, moment)]
                held = [*hands[seat], *played[moment:]]
                likelihood *= line[played[moment]] / sum(line[card] for card in held)
        chances[*sorted(hands[1]), *sorted(hands[2])] += likelihood**0.75
    total = sum(chances.values())
    return {hands: chance / total for hands, chance in chances.items()}


@pytest.mark.parametrize("stride", [1, 3])
@pytest.mark.parametrize("barred", [False, True])
def test_hands_come_as_often_as_they_are_likely(stride: int, *, barred: bool) -> None:
    parts = {**GAME.parts, may_hold: not_three} if barred else {**GAME.parts}
    go_on = compiled(go_on_with_chain, parts)
    likes, sums, slots = begun(stride)
    seen, stream, worlds = GAME.state.blank(), stream_of(1), 60_000
    begin_chain(likes, sums, slots)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(worlds):
        go_on(seen, likes, sums, slots, stream)
        cards = slots[CARD, :CARDS].tolist()
        found[*sorted(cards[:2]), *sorted(cards[2:4])] += 1
    wanted = exact(likes, stride, barred=barred)
    assert set(found) == set(wanted)
    for hands, chance in wanted.items():
        # worlds follow from each other, so they spread more than independent ones
        assert found[hands] / worlds == pytest.approx(chance, abs=5 * (chance / worlds) ** 0.5)


def test_sums_stay_what_they_sum_up() -> None:
    likes, sums, slots = begun(1)
    seen, stream = GAME.state.blank(), stream_of(2)
    begin_chain(likes, sums, slots)
    for _ in range(50):
        go_on_with_chain(seen, likes, sums, slots, stream)
    for seat, played in PLAYED.items():
        hand = slots[CARD, :CARDS][slots[OWNER, :CARDS] == seat].tolist()
        for moment in range(2):
            wanted = likes[moment, [*hand, *played[moment:]]].sum()
            assert sums[seat, moment] == pytest.approx(wanted)


def test_the_power_of_three_quarters() -> None:
    assert tempered(0.3) == pytest.approx(0.3**0.75)
