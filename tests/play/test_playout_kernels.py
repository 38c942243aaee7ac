"""Playouts choose in proportion to weights."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import TableState
from byczo.core.match import Match
from byczo.core.rule import interpreted, rule
from byczo.games import game_of
from byczo.play.playout_kernels import (
    FEATURES,
    LONG,
    act_by_policy,
    by_policy,
    by_weights,
    features,
    packed,
    quick,
    weight_of,
)
from byczo.play.playout_policy import NONE, random_policy

SIX = game_of("six-nimmt")


@rule
def by_card(state: TableState, seat: int, action: int) -> int:
    """The card itself is the only feature with a weight."""
    return packed(action, 200, 200)


PARTS: Any = {**SIX.parts, features: by_card}


def test_three_features_are_packed_into_one_number() -> None:
    number = packed(5, FEATURES - 1, 9)
    assert number & (FEATURES - 1) == 5
    assert number >> 10 & (FEATURES - 1) == FEATURES - 1
    assert number >> 20 == 9


def test_the_weight_of_an_action_is_the_product_of_its_features() -> None:
    weights = np.ones(FEATURES)
    weights[7], weights[200] = 2.0, 3.0
    weigh: Any = interpreted(weight_of, PARTS)
    assert weigh(TableState.blank(), 0, 7, weights) == 2 * 3 * 3


def test_an_action_is_drawn_in_proportion_to_its_weight() -> None:
    match = Match(SIX, {"players": 2}, chance=Seeded(1))
    first, second, *others = match.actions(0)
    weights = np.ones(FEATURES)
    weights[first], weights[second] = 3.0, 1.0
    weights[others] = 0.0
    choose: Any = interpreted(by_weights, PARTS)
    stream = stream_of(1)
    chosen = [choose(match.state, 0, weights, stream) for _ in range(2000)]
    assert set(chosen) == {first, second}
    assert 1420 < chosen.count(first) < 1580  # 1500 expected, standard deviation 19


def test_of_many_actions_any_will_do() -> None:
    """As in the draft of the tactical variant, whatever their weights."""
    match = Match(SIX, {"players": 2, "variant": "tactical"}, chance=Seeded(1))
    (seat,) = match.waiting
    assert len(match.actions(seat)) > LONG
    weights = np.zeros(FEATURES)
    choose: Any = interpreted(by_weights, PARTS)
    stream = stream_of(1)
    chosen = {choose(match.state, seat, weights, stream) for _ in range(400)}
    assert sorted(chosen) == match.actions(seat)


def test_everybody_who_waits_acts() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1))
    state = match.state.twin()
    play: Any = interpreted(act_by_policy, random_policy(SIX).parts)
    play(state, NONE, stream_of(1))
    assert state.turn == 1


def test_without_weights_the_policy_or_chance_decides() -> None:
    match = Match(SIX, {"players": 2}, chance=Seeded(1))
    weights = np.ones(FEATURES)
    follow: Any = interpreted(by_policy, SIX.parts)
    assert follow(match.state, 0, weights, stream_of(3)) == SIX.policy(match.state, 0, stream_of(3))
    any_of: Any = interpreted(quick, PARTS)
    stream = stream_of(1)
    assert {any_of(match.state, 0, NONE, stream) for _ in range(200)} == {*match.actions(0)}


def test_features_are_a_blank() -> None:
    with pytest.raises(TypeError, match="a blank of the contract"):
        features(TableState.blank(), 0, 1)
