"""What a seat does not know in this game: what others have chosen in a turn that still waits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import FACE_DOWN, NOBODY
from byczo.core.game import Engine
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import CROSS, State

modes = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def two_have_chosen(compiled: bool) -> Match:
    """Three seats; white and yellow fit on the sheets of seats 0 and 1, who have chosen."""
    match = Match(GAME, {"players": 3}, compiled=compiled)
    # Sheets A, B and C; row 1 of A is k6 y5 w4 g3 b2 r1, of B y6 r5 g4 b3 w2 k1.
    match.deal({"deal": {"sheets": default_layout()[:3], "first": 0}})
    match.deal({"roll": {"w": 2, "y": 5, "r": 6, "g": 6, "b": 6, "k": 6}})
    match.act(0, "keep")
    match.act(0, "write w")
    match.act(1, "cross")
    return match


def observed(engine: Engine, state: Any, seat: int) -> State:
    view = State.blank()
    engine.observe(state, seat, view)
    return view


@modes
@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_imagined_states_look_the_same(seat: int, compiled: bool) -> None:
    match = two_have_chosen(compiled)
    engine, stream = match.engine, stream_of(seat)
    seen = observed(engine, match.state, seat)
    assert [int(c) for c in seen.chosen[:3]] == [
        1 if seat == 0 else FACE_DOWN,
        CROSS if seat == 1 else FACE_DOWN,
        0,
    ]
    state = State.blank()
    for _ in range(50):
        engine.imagine(seen, seat, stream, state)
        assert observed(engine, state, seat).same(seen)
        for other in range(3):
            legal = {
                int(engine.choice(state, other, k)) for k in range(engine.choices(state, other))
            }
            assert int(state.chosen[other]) in legal | ({0} if other == 2 else set())


@modes
def test_nothing_is_hidden_when_nobody_has_chosen(compiled: bool) -> None:
    match = two_have_chosen(compiled)
    match.act(2, "cross")
    state = State.blank()
    seen = observed(match.engine, match.state, NOBODY)
    match.engine.imagine(seen, NOBODY, stream_of(1), state)
    assert state.same(match.state)
    assert seen.same(match.state)


@modes
def test_all_hidden_choices_are_equally_likely(compiled: bool) -> None:
    """Seat 2 imagines: A fits w, y and k, so 8 choices; B fits w and y, so 4; 32 pairs in all."""
    match = two_have_chosen(compiled)
    engine, stream = match.engine, stream_of("even")
    seen = observed(engine, match.state, 2)
    state = State.blank()
    samples = 6400
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(samples):
        engine.imagine(seen, 2, stream, state)
        counts[int(state.chosen[0]), int(state.chosen[1])] += 1
    assert len(counts) == 32
    mean = samples / 32
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    assert chi_square < 61.1  # 31 degrees of freedom: exceeded once in a thousand
