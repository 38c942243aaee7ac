"""Where nothing is hidden but choices of the moment, any legal choice is imagined."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import pytest

from byczo.core import contract
from byczo.core.belief import default_imagine, imagine_choices, imagine_nothing
from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import FACE_DOWN, TableState
from byczo.core.fitting import interpreted, rule
from byczo.core.layout import CHOICE, Ints
from byczo.core.match import Match
from byczo.core.observation import public_copier
from byczo.core.rule import compiled
from byczo.games import game_of


class State(TableState):
    chosen: Annotated[Ints, (4,), CHOICE]


observe = public_copier(State)


@rule
def choices(state: State, seat: int) -> int:
    return 2 + seat


@rule
def choice(state: State, seat: int, index: int) -> int:
    return 10 * seat + index


PARTS: Any = {
    contract.observe: observe,
    contract.choices: choices,
    contract.choice: choice,
}


def test_the_default_goes_by_the_field_of_secret_choices() -> None:
    assert default_imagine(State) is imagine_choices
    assert default_imagine(TableState) is imagine_nothing


def test_where_all_is_seen_the_observation_is_the_state() -> None:
    game = game_of("twenty-one")
    match = Match(game, {"players": 3}, chance=Seeded(1))
    state = game.state.blank()
    imagine: Any = interpreted(imagine_nothing, game.parts)
    imagine(match.observe(0), 0, stream_of(1), state)
    assert state.same(match.observe(0))


@pytest.mark.parametrize("translate", [interpreted, compiled])
def test_a_hidden_choice_may_be_any_that_is_allowed(translate: Any) -> None:
    table, seen = State.blank(), State.blank()
    table.players = 4
    table.chosen[:] = [1, 12, 0, 31]
    observe(table, 0, seen)
    assert seen.chosen.tolist() == [1, FACE_DOWN, 0, FACE_DOWN]
    imagine = translate(imagine_choices, PARTS)
    stream = stream_of(1)
    imagined: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        state = State.blank()
        imagine(seen, 0, stream, state)
        imagined[(*state.chosen.tolist(),)] += 1
    assert set(imagined) == {(1, b, 0, d) for b in range(10, 13) for d in range(30, 35)}
    assert min(imagined.values()) > 600 / 15 / 2
