"""Blanks of the contract stand for the functions of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from byczo.core import contract
from byczo.core.chance import stream_of
from byczo.core.contract import NOBODY, TableState, arrange
from byczo.core.game import Game
from byczo.core.kernels import play_out
from byczo.core.layout import PUBLIC
from byczo.core.seats import MOST_SEATS
from byczo.games import GAMES, game_of


def test_a_blank_of_the_contract_cannot_be_called() -> None:
    state = game_of("six-nimmt").start(game_of("six-nimmt").read_options({"players": 2}))
    room = np.zeros(104, np.int16)
    with pytest.raises(TypeError, match="fit the kernel"):
        play_out(state, stream_of(1), room, room, room)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("limits", 1),
        ("unfold", 2),
        ("deal", 1),
        ("choices", 1),
        ("choice", 2),
        ("act", 2),
        ("policy", 2),
        ("observe", 2),
        ("imagine", 3),
        ("show", 2),
        ("preview", 4),
        ("happened", 2),
    ],
)
def test_a_blank_says_that_its_kernel_was_not_fitted(name: str, given: int) -> None:
    with pytest.raises(TypeError, match="a blank of the contract"):
        getattr(contract, name)(TableState.blank(), *range(given))


def test_an_outcome_needs_no_order() -> None:
    outcome = np.array([3, 1, 2], np.int16)
    arrange(TableState.blank(), outcome)
    assert outcome.tolist() == [3, 1, 2]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_state_begins_with_what_all_games_share_and_all_may_know(game: Game) -> None:
    shared = list(TableState.layout.names or ())
    assert list(game.state.layout.names or ())[: len(shared)] == shared
    assert {game.state.notes[name] for name in shared} == {PUBLIC}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_equal_states_have_equal_bytes(game: Game) -> None:
    """Between fields there is nothing: numpy would leave there what lay there before."""
    fields: Mapping[str, Any] = game.state.layout.fields or {}
    assert sum(kind.itemsize for kind, *_ in fields.values()) == game.state.layout.itemsize


def test_a_spectator_is_no_seat() -> None:
    assert NOBODY not in range(MOST_SEATS)
