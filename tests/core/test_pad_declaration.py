from __future__ import annotations

import numpy as np
import pytest

from byczo.core.contract import OVER, TableState
from byczo.core.game import Game
from byczo.core.pad_declaration import (
    AFTER_END,
    MOST_MARKS,
    MOST_ROUNDS,
    Owners,
    Pad,
    PadEntry,
    PadField,
    PadNumbers,
    Turns,
    plain_entry,
    write_round,
)
from byczo.games import GAMES

HEADS = PadNumbers((PadField(text="heads", most=9),))
CARDS = Owners("rg", {2: 3}, 4)
DICE = Turns("wk", 6, 64)


@pytest.mark.parametrize(
    ("entry", "size", "right", "wrong"),
    [
        (HEADS, 2, [0, 9], [10, 0]),
        (HEADS, 2, [1, 1], [0, -1]),
        (CARDS, 8, [0, 1, 2, 2, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0]),
        (DICE, 4, [1, 6, 64, 1], [0, 6, 64, 1]),
        (DICE, 4, [6, 6, 1, 1], [6, 6, 1, 65]),
    ],
)
def test_marks_that_can_be_meant(
    entry: PadEntry, size: int, right: list[int], wrong: list[int]
) -> None:
    assert entry.size(2) == size
    assert entry.fits(2, right)
    assert not entry.fits(2, wrong)


def test_a_game_without_a_pad_is_kept_by_points() -> None:
    state = TableState.blank()
    state.players, state.waiting = 2, 1
    marks = np.zeros(MOST_MARKS, np.int16)
    marks[:2] = 5, -3
    assert Pad().score(state, marks) == 0
    assert Pad().score(state, marks) == 0
    assert state.totals[:2].tolist() == [10, -6]
    assert state.closed == 2
    assert state.waiting != OVER


def test_plain_points_cannot_overflow() -> None:
    entry = plain_entry()
    assert isinstance(entry, PadNumbers)
    (field,) = entry.fields
    assert MOST_ROUNDS * max(field.most, -field.least) <= np.iinfo(np.int16).max


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_marks_of_every_game_have_room(game: Game) -> None:
    for players in game.players:
        assert game.pad.entry.size(players) <= MOST_MARKS


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nothing_is_written_after_the_end(game: Game) -> None:
    table = game.state.batch(1)
    table[0].players = game.players[0]
    assert game.interpreted.fit(write_round)(table, np.zeros(MOST_MARKS, np.int16)) == AFTER_END
