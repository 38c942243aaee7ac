"""What a state declares public is copied, and nothing else."""

from __future__ import annotations

import inspect
from typing import Annotated, TypeVar

import numpy as np
import pytest

from byczo.core.contract import FACE_DOWN, NOBODY, TableState
from byczo.core.game import Game
from byczo.core.layout import CHOICE, PUBLIC, Ints, Public
from byczo.core.observation import choice_finder, public_copier
from byczo.games import GAMES


class State(TableState):
    turn: Public
    secret: int
    row: Annotated[Ints, (3,), PUBLIC]
    grid: Annotated[Ints, (2, 3), PUBLIC]
    sheets: Annotated[Ints, (2, 2, 3), PUBLIC]
    hands: Annotated[Ints, (4, 5)]
    chosen: Annotated[Ints, (4,), CHOICE]


copy = public_copier(State)
chosen = choice_finder(State)
StateT = TypeVar("StateT", bound=TableState)


def filled(kind: type[StateT]) -> StateT:
    """A state with something in every place."""
    state = kind.blank()
    for name in kind.notes:
        setattr(state, name, 7)
    return state


def test_public_fields_are_copied_and_secrets_are_not() -> None:
    state, view = filled(State), State.blank()
    state.chosen[:] = [3, 0, 5, 0]
    copy(state, 2, view)
    for name in ("players", "turn"):
        assert getattr(view, name) == getattr(state, name) != 0
    for name in ("points", "totals", "row", "grid", "sheets"):
        assert getattr(view, name).tolist() == getattr(state, name).tolist()
        assert getattr(view, name).all()
    assert view.secret == 0
    assert not view.hands.any()


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        (0, [3, 0, FACE_DOWN, 0]),
        (1, [FACE_DOWN, 0, FACE_DOWN, 0]),
        (2, [FACE_DOWN, 0, 5, 0]),
        (NOBODY, [FACE_DOWN, 0, FACE_DOWN, 0]),
    ],
)
def test_of_a_choice_others_see_only_that_it_is_made(seat: int, shown: list[int]) -> None:
    state, view = State.blank(), State.blank()
    state.chosen[:] = [3, 0, 5, 0]
    copy(state, seat, view)
    assert view.chosen.tolist() == shown


def test_a_choice_is_found_by_its_seat() -> None:
    state = State.blank()
    state.chosen[2] = FACE_DOWN
    assert [chosen(state, seat) for seat in range(4)] == [False, False, True, False]


def test_without_choices_nobody_has_chosen() -> None:
    assert not choice_finder(TableState)(filled(TableState), 0)


def test_the_rule_can_be_read() -> None:
    source = inspect.getsource(copy)
    assert "view.turn = state.turn" in source
    assert "secret" not in source
    assert "hands" not in source


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_spectator_sees_of_a_fresh_table_what_is_declared(game: Game) -> None:
    """Fields without a note stay blank, unless ``observe`` says otherwise for a reason."""
    state = game.start(game.read_options({"players": game.players[0]}))
    view = game.state.blank()
    game.interpreted.observe(state, NOBODY, view)
    for name, note in game.state.notes.items():
        if note is PUBLIC:
            assert np.array_equal(getattr(view, name), getattr(state, name)), name


def test_a_field_is_a_number_or_a_list_of_numbers() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a field is int"):

        class Wrong(TableState):
            name: str
