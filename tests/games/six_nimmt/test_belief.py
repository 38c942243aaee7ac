"""What a seat of 6 nimmt! can imagine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.rules import State

engines = pytest.mark.parametrize("engine", ["interpreted", "native"])


def imagined(match: Match, seat: int, engine: str, worlds: int) -> list[State]:
    stream, seen = stream_of(1), match.observe(seat)
    found = []
    for _ in range(worlds):
        state: Any = State.blank()
        GAME.engine(engine).imagine(seen, seat, stream, state)
        found.append(state)
    return found


def hand_of(state: Any, seat: int) -> list[int]:
    return sorted(int(card) for card in state.hands[seat, : state.held[seat]])


@engines
def test_other_hands_come_from_the_cards_that_were_not_seen(engine: str) -> None:
    match = Match(GAME, {"players": 3}, chance=Seeded(1))
    state: Any = match.state
    mine, rows = hand_of(state, 0), set(state.ends.tolist())
    counts: Counter[int] = Counter()
    for world in imagined(match, 0, engine, 300):
        assert hand_of(world, 0) == mine
        hands = hand_of(world, 1) + hand_of(world, 2)
        assert len(set(hands)) == 20
        assert not set(hands) & {*mine, *rows}
        counts.update(hands)
    assert len(counts) == 104 - 14
    assert 35 < min(counts.values()) <= max(counts.values()) < 105  # 67 expected


@engines
def test_a_card_that_lies_face_down_is_one_of_the_hand(engine: str) -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(1))
    match.act(1, match.actions(1)[0])
    for world in imagined(match, 0, engine, 50):
        assert world.chosen[1] in hand_of(world, 1)
        assert world.chosen[0] == 0


def test_with_open_hands_only_the_choice_is_imagined() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical", "rounds": 1}, chance=Seeded(1))
    while len(match.waiting) < 2:
        match.act(match.waiting[0], match.actions(match.waiting[0])[0])
    match.act(1, match.actions(1)[0])
    worlds = imagined(match, 0, "native", 200)
    assert {(*hand_of(world, 1),) for world in worlds} == {(*hand_of(match.state, 1),)}
    assert {int(world.chosen[1]) for world in worlds} == set(match.actions(1))
