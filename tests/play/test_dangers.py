"""How likely harm comes before the next decision."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import stream_of
from byczo.core.contract import TableState
from byczo.core.declaration import OWN
from byczo.core.rule import rule
from byczo.games import game_of
from byczo.play.dangers import Dangers, harmed
from byczo.play.trial import Search
from tests.play.positions import six_nimmt_table, trick

SIX = game_of("six-nimmt")
FULL = [[1, 2], [33, 41, 42, 44, 45], [60], [90]]


@rule
def always(seen: TableState, state: TableState, seat: int) -> bool:
    return True


def looked(state: Any, seat: int, name: str = "six-nimmt", rule_of_harm: Any = None) -> Dangers:
    game = game_of(name)
    harm: Any = game.coaching.harmed
    trial = Search(game, stream_of(1)).trial(state, seat, OWN)
    dangers = Dangers(trial, rule_of_harm or harm)
    dangers.look(50)
    dangers.look(50)
    return dangers


def test_a_sixth_card_is_sure_harm_and_a_free_place_is_none() -> None:
    dangers = looked(six_nimmt_table(FULL, [46, 61]), 0)
    assert dangers.worlds == 100
    assert dangers.chances == [1, 0]


def test_between_two_cards_it_depends_on_the_others() -> None:
    rows = [[1], [33], [60, 61, 62, 64], [90]]  # no card is below all of them and takes a row
    fifth, safe = looked(six_nimmt_table(rows, [70, 91]), 0).chances
    assert 0 == safe < fifth < 1


def test_harm_is_what_the_game_says() -> None:
    assert looked(six_nimmt_table(FULL, [46, 61]), 0, rule_of_harm=always).chances == [1, 1]
    with pytest.raises(TypeError, match="a blank of the contract"):
        harmed(TableState.blank(), TableState.blank(), 0)


def test_the_last_card_of_a_trick_decides_at_once() -> None:
    state = trick(["g5", "r9", "y2"], ["b12", "b6"], ["r8", "r7"])
    assert looked(state, 3, "david-goliath").chances in ([0, 1], [1, 0])
