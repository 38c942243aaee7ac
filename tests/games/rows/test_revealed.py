"""All see which card each seat has revealed."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games import game_of
from byczo.games.rows.revealed import Revealed


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt"])
def test_the_cards_of_a_turn_are_told_by_seat(game: str) -> None:
    table = Match(game_of(game), {"players": 3}, chance=Seeded("turn"))
    cards = [table.legal(seat)[seat] for seat in range(3)]
    happened = [event for seat, card in enumerate(cards) for event in table.act(seat, card)]
    assert Revealed(cards=tuple(int(card.split()[1]) for card in cards)) in happened
