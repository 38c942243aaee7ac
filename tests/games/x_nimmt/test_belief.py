"""What a seat may believe: worlds that fit all it has seen, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, NOBODY
from byczo.core.game import Engine
from byczo.games.rows.placing import UNSEEN
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.rules import CARDS, HELD, OPEN, PLAY, State
from tests.support import seen_by, walk

engines = pytest.mark.parametrize("mode", ["interpreted", "compiled"])


@engines
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_hands_fit_what_was_seen(players: int, mode: str) -> None:
    engine: Engine = getattr(GAME, mode)
    stream = stream_of(players)
    options = GAME.read_options({"players": players})
    world: Any = State.blank()  # used again and again: nothing of the last world may stay
    for step in walk(GAME, options, players, engine):
        state: Any = step
        if state.waiting == CHANCE or draw(stream, 3):
            continue
        seat = draw(stream, players + 1) - 1
        seen = seen_by(GAME, engine, state, seat)
        engine.imagine(seen, seat, stream, world)
        assert seen_by(GAME, engine, world, seat).same(seen)
        hands = [world.hands[s, : world.held[s]].tolist() for s in range(players)]
        cards = [card for hand in hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert all(1 <= card <= CARDS and state.lies[card] != OPEN for card in cards)
        for other, hand in enumerate(hands):
            known = {card for card in range(1, CARDS + 1) if state.lies[card] == HELD + other}
            assert known <= set(hand)
            held = world.hands[other, : world.held[other]]
            assert world.spots[held].tolist() == list(range(len(held)))
            assert not world.hands[other, world.held[other] :].any()
            assert state.phase != PLAY or state.waiting >> other & 1 or world.chosen[other] in hand


def tiny(mode: str) -> tuple[Engine, Any]:
    """Seat 1 holds the known card 50 and two of the unseen 61 to 64, and has chosen one of them."""
    engine: Engine = getattr(GAME, mode)
    state: Any = GAME.start(GAME.read_options({"players": 2}))
    state.phase, state.waiting, state.round, state.turn = PLAY, 1, 1, 5
    state.lies[1:] = OPEN
    state.lies[[61, 62, 63, 64, 7]] = UNSEEN
    state.lies[50] = HELD + 1
    state.hands[0, 0], state.held[0] = 7, 1
    state.hands[1, :3], state.held[1] = [62, 50, 64], 3
    state.chosen[1] = 62
    return engine, state


@engines
def test_every_world_is_equally_likely(mode: str) -> None:
    """Six pairs of unseen cards, three cards to have chosen: 18 worlds (chi-square, 0.1 %)."""
    engine, state = tiny(mode)
    seen = seen_by(GAME, engine, state, 0)
    stream, world, count = stream_of(1), State.blank(), 3600
    worlds: Counter[tuple[Any, ...]] = Counter()
    for _ in range(count):
        engine.imagine(seen, 0, stream, world)
        worlds[(*sorted(world.hands[1, :3].tolist()), int(world.chosen[1]))] += 1
    assert len(worlds) == 18
    assert all(hand[0] == 50 for hand in worlds)
    expected = count / 18
    assert sum((n - expected) ** 2 / expected for n in worlds.values()) < 40.8


@engines
def test_a_spectator_does_not_know_the_card_of_seat_0_either(mode: str) -> None:
    engine, state = tiny(mode)
    seen = seen_by(GAME, engine, state, NOBODY)
    stream, world = stream_of(2), State.blank()
    found = set()
    for _ in range(200):
        engine.imagine(seen, NOBODY, stream, world)
        found.add(int(world.hands[0, 0]))
    assert found == {7, 61, 62, 63, 64}
