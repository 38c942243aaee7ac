"""Reading the table of David & Goliath: the round again, and hidden cards by what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import NOBODY
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.reading import MARKS, describe, mark_card, may_hold
from byczo.games.david_goliath.rules import CARDS, COLOUR, HAND, NUMBERS
from byczo.play.choice_kernels import liking, model_size
from tests.games.minds import Mind

MODEL = np.random.default_rng(6).normal(0, 0.3, model_size(MARKS))
MARK = compiled(mark_card, GAME.parts)
LIKE = compiled(liking, GAME.parts)

Hands = dict[int, tuple[int, ...]]
Moment = tuple[int, set[int], Any, int, int | None]
"""The seat, its hand, likings by card, the card played, and the colour that was led."""


def hand_of(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(sorted(int(card) for card in state.hands[seat].ravel() if card))


def watched(players: int, plays: int, seed: int) -> tuple[Match, list[Moment]]:
    """A match after so many cards played at random, with all moments before."""
    match = Match(GAME, {"players": players, "rounds": 1}, chance=Seeded(seed), compiled=True)
    stream, moments = stream_of(seed), list[Moment]()
    for _ in range(plays):
        state: Any = match.state
        seat = match.waiting[0]
        marks, likes = np.zeros(MARKS), np.zeros(CARDS + 1)
        for card in range(1, CARDS + 1):
            if (card - 1) % NUMBERS < 3 * players:
                MARK(match.observe(None), seat, card, marks)
                likes[card] = LIKE(marks, MODEL)
        actions = match.actions(seat)
        action = actions[draw(stream, len(actions))]
        led = int(state.led) if state.played > 0 else None
        moments.append((seat, set(hand_of(state, seat)), likes, action, led))
        match.act(seat, action)
    return match, moments


def deals(cards: list[int], sizes: dict[int, int]) -> Iterator[Hands]:
    """All ways to deal the cards."""
    if not sizes:
        yield {}
        return
    seat, *others = sizes
    for hand in combinations(cards, sizes[seat]):
        left = [card for card in cards if card not in hand]
        for rest in deals(left, {other: sizes[other] for other in others}):
            yield {seat: hand, **rest}


def likelihood(deal: Hands, true: Hands, moments: list[Moment]) -> float:
    chance = 1.0
    for seat, hand, likes, played, led in moments:
        if seat not in deal:
            continue
        then = (hand - set(true[seat])) | set(deal[seat])
        if led is not None and any(COLOUR[card] == led for card in then):
            then = {card for card in then if COLOUR[card] == led}
        if played not in then:
            return 0.0
        chance *= likes[played] / likes[sorted(then)].sum()
    return chance


@pytest.mark.parametrize(
    ("players", "plays", "seed"), [(4, 52, 1), (4, 53, 2), (3, 39, 3), (5, 70, 4)]
)
def test_hands_come_as_often_as_they_are_likely(players: int, plays: int, seed: int) -> None:
    """With few cards left all deals can be counted; those against a void have no chance."""
    match, moments = watched(players, plays, seed)
    seat, mind = match.waiting[0], Mind(GAME, MODEL)
    true = {other: hand_of(match.state, other) for other in range(players) if other != seat}
    cards = sorted(card for hand in true.values() for card in hand)
    chances = {
        tuple(deal.values()): likelihood(deal, true, moments) ** 0.75
        for deal in deals(cards, {other: len(hand) for other, hand in true.items()})
    }
    total, worlds, found = sum(chances.values()), 40_000, Counter[Any]()
    seen = match.observe(seat)
    assert mind.read(seen, seat) == NOBODY
    for _ in range(worlds):
        world = mind.imagine(seen, seat)
        found[tuple(hand_of(world, other) for other in true)] += 1
    assert set(found) <= {hands for hands, chance in chances.items() if chance > 0}
    for hands, chance in chances.items():
        expected = chance / total
        # worlds follow from each other, so they spread more than independent ones
        assert found[hands] / worlds == pytest.approx(expected, abs=8 * (expected / worlds) ** 0.5)


@pytest.mark.parametrize("engine", ["native", "checked", "interpreted"])
@pytest.mark.parametrize("players", [3, 6])
def test_imagined_hands_are_those_that_fit(engine: str, players: int) -> None:
    match, _ = watched(players, 9 * players + 2, 5)
    seat = match.waiting[0]
    seen: Any = match.observe(seat)
    mind = Mind(GAME, MODEL, engine)
    mind.read(seen, seat)
    assert seen.voids.any(), "somebody lacks a colour"
    for _ in range(5):
        world = mind.imagine(seen, seat)
        GAME.checks.conserved(world)
        assert GAME.compiled.seen(world, seat).same(seen)
        for other in range(players):
            assert all(may_hold(seen, other, card) for card in hand_of(world, other))


def test_all_engines_imagine_the_same() -> None:
    match, _ = watched(4, 30, 6)
    seat, worlds = match.waiting[0], []
    for engine in ("native", "checked", "interpreted"):
        mind = Mind(GAME, MODEL, engine)
        mind.read(match.observe(seat), seat)
        worlds.append([mind.imagine(match.observe(seat), seat).tobytes() for _ in range(3)])
    assert worlds[0] == worlds[1] == worlds[2]


def test_the_story_is_the_round() -> None:
    match, moments = watched(4, 30, 7)
    state: Any = match.state
    assert state.story[:30].tolist() == [played for *_, played, _ in moments]
    assert not state.story[30:].any()


def test_marks_describe_the_cards_that_may_be_played() -> None:
    match, _ = watched(4, 6, 1)
    seat = match.waiting[0]
    marks = np.zeros((HAND, MARKS))
    seen: Any = match.observe(seat)
    count = compiled(describe, GAME.parts)(seen, seat, marks)
    assert count == len(match.actions(seat))
    assert (marks[:count, 8:12].sum(1) == 1).all()  # cards of the colour that it has won
    assert not marks[count:].any()
