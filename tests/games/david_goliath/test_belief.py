"""What a seat may believe: deals that fit all it has seen, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import draw, stream_of
from byczo.core.contract import NOBODY
from byczo.core.game import Engine
from byczo.core.rule import compiled, interpreted
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.belief import deal_unseen, plan_deal
from byczo.games.david_goliath.rules import COLOUR, COLOURS, HAND, State, held
from tests.nights import pairs_with_nights
from tests.support import seen_by, walk

MODES = ["interpreted", "compiled"]
modes = pytest.mark.parametrize("mode", MODES)


@modes
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_imagined_hands_fit_what_was_seen(players: int, mode: str) -> None:
    engine: Engine = getattr(GAME, mode)
    stream = stream_of(players)
    options = GAME.read_options({"players": players, "rounds": 1})
    world: Any = State.blank()  # used again and again: nothing of the last world may stay
    for step in walk(GAME, options, players, engine):
        state: Any = step
        if draw(stream, 3):
            continue
        seat = draw(stream, players + 1) - 1
        seen = seen_by(GAME, engine, state, seat)
        fresh, again = State.blank(), stream.copy()
        engine.imagine(seen, seat, stream, world)
        engine.imagine(seen, seat, again, fresh)
        assert world.same(fresh)
        assert seen_by(GAME, engine, world, seat).same(seen)
        hands = [world.hands[s][world.hands[s] > 0].tolist() for s in range(players)]
        cards = [card for hand in hands for card in hand]
        assert sorted(cards) == sorted(state.hands[state.hands > 0].tolist())
        for other, hand in enumerate(hands):
            assert len(hand) == held(state, other)
            assert not any(state.voids[other, COLOUR[card]] for card in hand)
            for colour in range(COLOURS):
                count = world.holds[other, colour]
                assert (world.hands[other, colour, :count] > 0).all()
                assert not world.hands[other, colour, count:].any()
            assert all(
                world.hands[other, COLOUR[card], world.places[card]] == card for card in hand
            )


@pytest.mark.parametrize("players", [3, 6])
def test_both_modes_imagine_the_same(players: int) -> None:
    options = GAME.read_options({"players": players, "rounds": 1})
    slow, fast = stream_of(1), stream_of(1)
    worlds = State.blank(), State.blank()
    for step, state in enumerate(walk(GAME, options, 5, GAME.compiled)):
        if step % 4 == 0:
            seen = seen_by(GAME, GAME.compiled, state, step % players)
            GAME.interpreted.imagine(seen, step % players, slow, worlds[0])
            GAME.compiled.imagine(seen, step % players, fast, worlds[1])
            assert worlds[0].same(worlds[1])
            assert slow[0] == fast[0]


# --- Evenness ---------------------------------------------------------------------------------

Deal = tuple[frozenset[int], ...]
"""What each seat is dealt."""


def all_deals(voids: Any, places: list[int], cards: list[int]) -> Iterator[Deal]:
    """Every deal of the cards that fits, by trying them all."""
    if not places:
        yield ()
        return
    fitting = [card for card in cards if not voids[0][COLOUR[card]]]
    for hand in combinations(fitting, places[0]):
        rest = [card for card in cards if card not in hand]
        for others in all_deals(voids[1:], places[1:], rest):
            yield (frozenset(hand), *others)


def unlikely(found: Counter[Deal], deals: list[Deal]) -> float:
    """How many standard deviations chi-square lies above what even deals would give."""
    assert set(found) <= set(deals)
    expected = found.total() / len(deals)
    chi = sum((found[deal] - expected) ** 2 / expected for deal in deals)
    freedom = len(deals) - 1
    return float((chi - freedom) / np.sqrt(2 * freedom))


SITUATIONS = {
    "no voids": (["", "", ""], [2, 2, 2], [3, 2, 1, 0, 0]),
    "one void": (["r", "", ""], [2, 2, 1], [2, 2, 1, 0, 0]),
    "two colours": (["r", "y", ""], [2, 2, 2], [2, 2, 1, 1, 0]),
    "a ring": (["r", "y", "g"], [2, 2, 2], [2, 2, 2, 0, 0]),
    "certain": (["ryg", "b", "rg"], [2, 3, 2], [2, 1, 1, 3, 0]),
    "certain twice": (["rygv", "ygv", ""], [2, 2, 2], [3, 1, 0, 2, 0]),
    "nested": (["ryg", "ry", ""], [2, 2, 3], [1, 1, 2, 2, 1]),
    "crossed": (["ry", "yg", "gb", "br"], [2, 1, 2, 2], [2, 2, 1, 1, 1]),
    "five seats": (["r", "y", "g", "b", "v"], [1, 2, 1, 2, 1], [2, 1, 1, 2, 1]),
    "seats that have played": (["ry", "g", "", "b"], [1, 0, 2, 3], [2, 2, 1, 1, 0]),
}


@pytest.mark.parametrize(("situation", "mode"), pairs_with_nights(SITUATIONS, MODES))
def test_all_deals_that_fit_are_equally_likely(situation: str, mode: str) -> None:
    """Against a list of all deals, for voids that cross, nest, and leave seats no choice."""
    lacking, places, counts = SITUATIONS[situation]
    voids = np.zeros((6, 5), np.int16)
    for seat, letters in enumerate(lacking):
        voids[seat, ["rygbv".index(letter) for letter in letters]] = 1
    deals = list(
        all_deals(
            voids.tolist(),
            places,
            [colour * 18 + i + 1 for colour in range(5) for i in range(counts[colour])],
        )
    )
    assert len(deals) > 1
    run = {"interpreted": interpreted, "compiled": compiled}[mode](deal_unseen)
    stream = stream_of(situation)
    times = (2000 if mode == "interpreted" else 20000) + 20 * len(deals)
    found: Counter[Deal] = Counter()
    for _ in range(times):
        cards = np.array([range(c * 18 + 1, c * 18 + 19) for c in range(5)], np.int16)
        holders = np.full((5, 18), -1, np.int16)
        left = np.array([*places, *[0] * (6 - len(places))], np.int16)
        run(voids, left, cards, np.array(counts, np.int16), stream, holders)
        found[tuple(frozenset(cards[holders == seat].tolist()) for seat in range(len(places)))] += 1
    assert unlikely(found, deals) < 4


def late_in_a_round(engine: Engine) -> tuple[Any, int]:
    """A random round, three tricks before its end, in which the last to play sees some voids."""
    options = GAME.read_options({"players": 4, "rounds": 1})
    for seed in range(1000):
        for step in walk(GAME, options, seed, engine):
            state: Any = step
            seat = state.waiting.bit_length() - 1
            if state.tricks == HAND - 3 and state.played == 3 and state.voids.sum() >= 6:
                return state.twin(), seat
    raise AssertionError("no such round")


@modes
def test_imagine_is_even_over_all_that_fits(mode: str) -> None:
    engine: Engine = getattr(GAME, mode)
    state, seat = late_in_a_round(engine)
    others = [other for other in range(4) if other != seat]
    unseen = [int(card) for other in others for card in state.hands[other].flat if card]
    places = [held(state, other) for other in others]
    deals = list(all_deals([state.voids[other] for other in others], places, unseen))
    assert 10 < len(deals) < 100
    seen = seen_by(GAME, engine, state, seat)
    stream, world = stream_of(2), State.blank()
    found: Counter[Deal] = Counter()
    for _ in range(40 * len(deals)):
        engine.imagine(seen, seat, stream, world)
        found[
            tuple(frozenset(int(c) for c in world.hands[other].flat if c) for other in others)
        ] += 1
    assert unlikely(found, deals) < 4


def test_a_spectator_knows_no_hand() -> None:
    state: Any = None
    for step in walk(GAME, GAME.read_options({"players": 3, "rounds": 1}), 1, GAME.compiled):
        state = step
        if state.tricks == HAND - 1 and state.played == 0:
            break
    cards = {int(card) for card in state.hands[state.hands > 0]}
    seen = seen_by(GAME, GAME.compiled, state, NOBODY)
    stream, world = stream_of(3), State.blank()
    found = set()
    for _ in range(200):
        GAME.compiled.imagine(seen, NOBODY, stream, world)
        found.add(tuple(int(world.hands[seat].max()) for seat in range(3)))
    fitting = {
        deal
        for deal in permutations(cards)
        if not any(state.voids[seat, COLOUR[card]] for seat, card in enumerate(deal))
    }
    assert found == fitting


def test_the_bounds_hold() -> None:
    """No colour ever finds more places open than the plan allows for: else deals are not even."""
    stream = stream_of(4)
    for _ in range(100):
        voids = np.array([[draw(stream, 2) for _ in range(5)] for _ in range(4)], np.int16)
        counts = np.array([draw(stream, 3) for _ in range(5)], np.int16)
        places = np.zeros(4, np.int16)
        for _ in range(counts.sum()):
            places[draw(stream, 4)] += 1
        cards = [c * 18 + i + 1 for c in range(5) for i in range(counts[c])]
        order, most = np.zeros(5, np.int16), np.zeros(5, np.int16)
        plan_deal(voids, places, counts, order, most)
        assert sorted(order) == list(range(5))
        for deal in all_deals(voids, places.tolist(), cards):
            for rank, colour in enumerate(order):
                earlier = order[:rank]
                found = sum(
                    int(places[seat]) - sum(COLOUR[card] in earlier for card in deal[seat])
                    for seat in range(4)
                    if not voids[seat, colour]
                )
                assert found <= most[rank]
