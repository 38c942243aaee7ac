"""Reading the table of 6 nimmt!: the round again, and hands by what was played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import NOBODY
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.reading import MARKS, describe, like_cards
from byczo.games.six_nimmt.rules import CARDS, PLAY, PLAYED
from byczo.play.choice_kernels import model_size
from tests.games.minds import Mind

MODEL = np.random.default_rng(6).normal(0, 0.3, model_size(MARKS))
engines = pytest.mark.parametrize("engine", ["native", "checked", "interpreted"])


def played(options: dict[str, Any], turns: int, seed: int = 1) -> tuple[Match, list[Any]]:
    """A match after so many turns played at random, and how its cards were liked before each."""
    match = Match(GAME, options, chance=Seeded(seed))
    stream, likings = stream_of(seed), []
    like = compiled(like_cards, GAME.parts)
    while match.state.turn < turns or match.state.phase != PLAY:
        if match.state.phase == PLAY and len(match.waiting) == options["players"]:
            likes = np.zeros(CARDS + 1)
            like(match.observe(None), int(match.state.held[0]), MODEL, likes)
            likings.append(likes)
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    return match, likings


def hand_of(state: Any, seat: int) -> tuple[int, ...]:
    return tuple(sorted(int(card) for card in state.hands[seat, : state.held[seat]]))


@pytest.mark.parametrize("seed", range(4))
def test_the_story_is_the_round(seed: int) -> None:
    """Played again, each turn finds the table that it found."""
    match, likings = played({"players": 4, "rounds": 1}, 7, seed)
    mind = Mind(GAME, MODEL)
    assert mind.read(match.observe(2), 2) == 7
    assert np.array_equal(mind.likes[:7, : CARDS + 1], likings)
    state: Any = match.state
    told = [int(number) & 127 for number in state.story if number]
    assert sorted(told) == [card for card in range(1, CARDS + 1) if state.lies[card] == PLAYED]


@engines
def test_imagined_hands_are_those_that_fit(engine: str) -> None:
    match, _ = played({"players": 3, "rounds": 1}, 6)
    mind, seen = Mind(GAME, MODEL, engine), match.observe(1)
    mind.read(seen, 1)
    for _ in range(5):
        world = mind.imagine(seen, 1)
        GAME.checks.conserved(world)
        assert hand_of(world, 1) == hand_of(match.state, 1)
        assert GAME.compiled.seen(world, 1).same(seen)


def test_all_engines_imagine_the_same() -> None:
    match, _ = played({"players": 3, "rounds": 1}, 5)
    seen = match.observe(0)
    worlds = []
    for engine in ("native", "checked", "interpreted"):
        mind = Mind(GAME, MODEL, engine)
        mind.read(seen, 0)
        worlds.append([mind.imagine(seen, 0).tobytes() for _ in range(3)])
    assert worlds[0] == worlds[1] == worlds[2]


def test_hands_come_as_often_as_they_are_likely() -> None:
    """Two halves deal all cards: with two cards left each, all deals can be counted."""
    match, likings = played({"players": 4, "variant": "halves"}, 23)
    seen: Any = match.observe(0)
    first = 12  # turns of the first half, which tell nothing of these hands
    plays = {
        seat: [int(seen.story[4 + turn * 4 + seat]) & 127 for turn in range(first, 23)]
        for seat in (1, 2, 3)
    }
    hidden = [card for seat in (1, 2, 3) for card in hand_of(match.state, seat)]
    chances: dict[Any, float] = {}
    for one in combinations(sorted(hidden), 2):
        for two in combinations([card for card in sorted(hidden) if card not in one], 2):
            three = tuple(card for card in sorted(hidden) if card not in {*one, *two})
            likelihood = 1.0
            for seat, hand in zip((1, 2, 3), (one, two, three), strict=True):
                for moment, likes in enumerate(likings[first:]):
                    held = [*hand, *plays[seat][moment:]]
                    likelihood *= likes[plays[seat][moment]] / likes[held].sum()
            chances[one, two, three] = likelihood**0.75
    total = sum(chances.values())
    mind, worlds = Mind(GAME, MODEL), 40_000
    assert mind.read(seen, 0) == 11
    found: Counter[Any] = Counter()
    for _ in range(worlds):
        world = mind.imagine(seen, 0)
        found[tuple(hand_of(world, seat) for seat in (1, 2, 3))] += 1
    assert len(chances) == 90
    for hands, chance in chances.items():
        expected = chance / total
        assert found[hands] / worlds == pytest.approx(expected, abs=6 * (expected / worlds) ** 0.5)


def test_who_must_take_a_row_has_shown_the_card_of_this_turn_too() -> None:
    for seed in range(20):
        match, _ = played({"players": 4, "rounds": 1}, 4, seed)
        for seat in range(4):
            match.act(seat, match.actions(seat)[0])
        if len(match.waiting) == 1:
            mind, seat = Mind(GAME, MODEL), match.waiting[0]
            seen = match.observe(seat)
            assert mind.read(seen, seat) == NOBODY
            GAME.checks.conserved(mind.imagine(seen, seat))
            return
    raise AssertionError("nobody played a card below all rows")


def test_open_hands_need_no_reading() -> None:
    match, _ = played({"players": 2, "variant": "tactical", "rounds": 1}, 3)
    mind, seen = Mind(GAME, MODEL), match.observe(0)
    assert mind.read(seen, 0) == NOBODY
    assert hand_of(mind.imagine(seen, 0), 1) == hand_of(match.state, 1)


def test_marks_describe_the_cards_of_a_hand() -> None:
    match, _ = played({"players": 4, "rounds": 1}, 3)
    seen: Any = match.observe(1)
    marks = np.zeros((16, MARKS))
    assert compiled(describe, GAME.parts)(seen, 1, marks) == 7
    assert (marks[:7, 3] == 0.7).all()
    assert (marks[:7, 11] + marks[:7, 14:19].sum(1) == 1).all()  # below all rows, or in one
    assert not marks[7:].any()
