"""Reading the table of X nimmt!: the round again, and hidden cards by what was played."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import NOBODY
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.reading import count_unseen
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.reading import MARKS, describe, mark_card
from byczo.games.x_nimmt.rules import CARDS, HELD, PLAY, TAKE
from byczo.play.choice_kernels import liking, model_size
from byczo.play.hand_chain import CARD, DEALT, NUMBERS, OWNER
from tests.games.minds import Mind

MODEL = np.random.default_rng(6).normal(0, 0.3, model_size(MARKS))
MARK = compiled(mark_card, GAME.parts)
LIKE = compiled(liking, GAME.parts)

Moment = tuple[dict[int, set[int]], dict[int, Any], dict[int, int]]
"""Hands, likings by card and cards played, each by seat."""


def likings(public: Any, seat: int) -> Any:
    unseen, marks, likes = np.zeros(CARDS + 1, np.int16), np.zeros(MARKS), np.zeros(CARDS + 1)
    count_unseen(public.lies, unseen)
    for card in range(1, CARDS + 1):
        MARK(public, seat, card, unseen, marks)
        likes[card] = LIKE(marks, MODEL)
    return likes


def hand_of(state: Any, seat: int) -> set[int]:
    return {int(card) for card in state.hands[seat, : state.held[seat]]}


def hidden_of(state: Any, seat: int) -> list[int]:
    return sorted(card for card in hand_of(state, seat) if state.lies[card] == UNSEEN)


def watched(players: int, seed: int, ends: Any) -> tuple[Match, list[Moment]]:
    """A match played at random until ``ends`` says so, with all moments before."""
    match = Match(GAME, {"players": players, "rounds": 1}, chance=Seeded(seed), compiled=True)
    stream, moments = stream_of(seed), list[Moment]()
    while match.waiting and not ends(match.state):
        state: Any = match.state
        fresh = state.phase == PLAY and len(match.waiting) == players
        if fresh:
            public = match.observe(None)
            hands = {seat: hand_of(state, seat) for seat in range(players)}
            likes = {seat: likings(public, seat) for seat in range(players)}
            moments.append((hands, likes, {}))
        seat = match.waiting[0]
        actions = match.actions(seat)
        action = actions[draw(stream, len(actions))]
        if state.phase == PLAY:
            moments[-1][2][seat] = action
        match.act(seat, action)
    return match, moments


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 4])
def test_the_story_is_the_round(players: int, seed: int) -> None:
    """Played again, each turn finds the table that it found."""
    match, moments = watched(players, seed, lambda state: state.turn == 6 and state.phase == PLAY)
    seen, mind = match.observe(1), Mind(GAME, MODEL)
    assert mind.read(seen, 1) == 6
    for number, (hands, likes, played) in enumerate(moments):
        for seat in range(players):
            if seat == 1:
                continue
            found = mind.likes[number * players + seat, : CARDS + 1]
            for card in {*hidden_of(match.state, seat), played[seat]}:
                assert found[card] == likes[seat][card]
            held = likes[seat][sorted(hands[seat] - set(hidden_of(match.state, seat)))].sum()
            guessed = [int(card) for card in chain_cards(mind, seat)]
            assert mind.room.liked[seat, number] == pytest.approx(held + found[guessed].sum())


def chain_cards(mind: Mind, seat: int) -> Any:
    """The cards that the chain begins with in a hand."""
    slots = mind.room.slots
    dealt = slots[NUMBERS, DEALT]
    return slots[CARD, :dealt][slots[OWNER, :dealt] == seat]


def few_hidden(state: Any) -> bool:
    hidden = sum(len(hidden_of(state, seat)) for seat in range(1, state.players))
    return bool(state.phase == PLAY and hidden == 2 and state.waiting == (1 << state.players) - 1)


@pytest.mark.parametrize("seed", [2, 5, 11])
def test_hidden_cards_come_as_often_as_they_are_likely(seed: int) -> None:
    """With two hidden cards in all, every deal of them can be counted."""
    match, moments = watched(3, seed, few_hidden)
    assert match.waiting, "a round that comes to two hidden cards"
    state: Any = match.state
    hidden = {seat: hidden_of(state, seat) for seat in (1, 2)}
    owners = [seat for seat in (1, 2) for _ in hidden[seat]]
    cards = [c for c in range(1, CARDS + 1) if state.lies[c] == UNSEEN]
    cards = [card for card in cards if card not in hand_of(state, 0)]
    chances: Counter[Any] = Counter()
    for deal in permutations(cards, 2):
        likelihood = 1.0
        for seat in (1, 2):
            held = {card for card, owner in zip(deal, owners, strict=True) if owner == seat}
            for hands, likes, played in moments:
                if seat in played:
                    then = (hands[seat] - set(hidden[seat])) | held
                    likelihood *= likes[seat][played[seat]] / likes[seat][sorted(then)].sum()
        for card, owner in zip(deal, owners, strict=True):
            chances[owner, card] += likelihood**0.75
    total = sum(chances.values()) / 2
    mind, worlds, found = Mind(GAME, MODEL), 30_000, Counter[Any]()
    seen = match.observe(0)
    assert mind.read(seen, 0) == state.turn
    for _ in range(worlds):
        world = mind.imagine(seen, 0)
        for seat in (1, 2):
            found.update((seat, card) for card in hidden_of(world, seat))
    for key, chance in chances.items():
        expected = chance / total
        # worlds follow from each other, so they spread more than independent ones
        assert found[key] / worlds == pytest.approx(expected, abs=8 * (expected / worlds) ** 0.5)
    assert max(chances.values()) > 2 * min(chances.values())  # play does tell something


@pytest.mark.parametrize("engine", ["native", "checked", "interpreted"])
def test_imagined_hands_are_those_that_fit(engine: str) -> None:
    match, _ = watched(3, 4, lambda state: state.turn == 6 and state.phase == PLAY)
    seen: Any = match.observe(1)
    mind = Mind(GAME, MODEL, engine)
    mind.read(seen, 1)
    known = [card for card in range(1, CARDS + 1) if seen.lies[card] >= HELD]
    assert known, "somebody took a row"
    for _ in range(5):
        world = mind.imagine(seen, 1)
        GAME.checks.conserved(world)
        assert hand_of(world, 1) == hand_of(match.state, 1)
        assert all(card in hand_of(world, seen.lies[card] - HELD) for card in known)
        assert GAME.compiled.seen(world, 1).same(seen)


def test_all_engines_imagine_the_same() -> None:
    match, _ = watched(3, 4, lambda state: state.turn == 5 and state.phase == PLAY)
    seen, worlds = match.observe(0), []
    for engine in ("native", "checked", "interpreted"):
        mind = Mind(GAME, MODEL, engine)
        mind.read(seen, 0)
        worlds.append([mind.imagine(seen, 0).tobytes() for _ in range(3)])
    assert worlds[0] == worlds[1] == worlds[2]


def test_who_must_take_a_row_chooses_alone() -> None:
    for seed in range(30):
        match, _ = watched(3, seed, lambda state: state.turn == 4 and state.phase == TAKE)
        if match.waiting:
            seat = match.waiting[0]
            mind, seen = Mind(GAME, MODEL), match.observe(seat)
            assert mind.read(seen, seat) == NOBODY
            GAME.checks.conserved(mind.imagine(seen, seat))
            return
    raise AssertionError("nobody played a card below all rows")


def test_marks_describe_the_cards_of_a_hand() -> None:
    match, _ = watched(3, 1, lambda state: state.turn == 2 and state.phase == PLAY)
    seen: Any = match.observe(1)
    marks = np.zeros((25, MARKS))
    count = compiled(describe, GAME.parts)(seen, 1, marks)
    assert count == seen.held[1]
    assert (marks[:count, 12] + marks[:count, 16:20].sum(1) == 1).all()  # below all rows, or in one
    assert not marks[count:].any()
