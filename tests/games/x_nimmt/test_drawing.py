"""X nimmt! as a drawing."""

from __future__ import annotations

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.x_nimmt import GAME
from tests.games.drawings import drawn, hold_drawings, moments, numbers
from tests.printing.measures import words_of


def test_the_fullest_table_fits_the_page() -> None:
    hold_drawings(GAME, {"players": 4}, 11)


def test_only_cards_of_the_view_are_drawn() -> None:
    view = Match(GAME, {"players": 4}, chance=Seeded(1)).view(0)
    seen = [*(view.places[0].hand or ()), *(card for row in view.rows for card in row.cards)]
    counts = {*range(8)}  # heads of rows, and totals
    assert set(numbers(drawn(GAME, view))) - counts == set(seen) - counts


def test_x_rows_and_known_cards_lie_beside_their_seat() -> None:
    found = set()
    for match in moments(GAME, {"players": 4, "rounds": 1}, 5):
        view = match.view(None)
        page = drawn(GAME, view)
        for place in view.places:
            assert {*place.x_row, *place.known} <= set(numbers(page))
            found |= {"X"} if place.x_row else set()
            found |= {"known"} if place.known else set()
        assert ("known:" in words_of(page)) == any(place.known for place in view.places)
    assert found == {"X", "known"}
