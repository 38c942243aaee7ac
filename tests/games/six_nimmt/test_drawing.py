"""6 nimmt! as a drawing."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from tests.games.drawings import drawn, hold_drawings, numbers
from tests.printing.measures import words_of


@pytest.mark.parametrize(("variant", "players"), [("base", 10), ("tactical", 10), ("halves", 4)])
def test_the_fullest_tables_fit_the_page(variant: str, players: int) -> None:
    hold_drawings(GAME, {"players": players, "variant": variant}, 37)


def test_only_cards_of_the_view_are_drawn() -> None:
    match = Match(GAME, {"players": 10}, chance=Seeded(1))
    for seat in (0, None):
        view = match.view(seat)
        seen = [card for row in view.rows for card in row.cards]
        if seat is not None:
            seen += view.places[seat].hand or ()
        counts = {*range(8)}  # heads of rows, and totals
        assert set(numbers(drawn(GAME, view))) - counts == set(seen) - counts


def test_a_card_below_all_rows_lies_beside_its_seat_until_a_row_is_taken() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[5, 31, 55, 65, 66, 67, 68, 69, 70, 71], [*range(80, 90)]]
    match.deal({"deal": {"hands": hands, "rows": [30, 50, 60, 75]}})
    match.act(0, "play 5")
    assert 80 not in numbers(drawn(GAME, match.view(0)))
    match.act(1, "play 80")
    page = drawn(GAME, match.view(0))
    assert 80 in numbers(page)
    assert "Your 5 is below every row. Which row do you take?" in words_of(page)
