"""David & Goliath as a drawing."""

from __future__ import annotations

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from tests.games.drawings import drawn, hold_drawings, moments, numbers
from tests.printing.measures import words_of


def test_the_fullest_table_fits_the_page() -> None:
    hold_drawings(GAME, {"players": 6, "rounds": 1}, 17)


def test_only_cards_of_the_view_are_drawn() -> None:
    match = Match(GAME, {"players": 6}, chance=Seeded(1))
    view = match.view(0)
    hand = [int(card[1:]) for card in view.places[0].hand or ()]
    assert numbers(drawn(GAME, view)) == sorted([*hand, *[0] * 12]), "and 12 times no points"
    assert numbers(drawn(GAME, match.view(None))) == [0] * 12


def test_the_ends_of_a_trick_are_named() -> None:
    lengths = set()
    for match in moments(GAME, {"players": 3, "rounds": 1}, 2):
        view = match.view(None)
        words = words_of(drawn(GAME, view))
        if view.phase == "play":
            assert ("Goliath" in words) == (view.trick.goliath is not None)
            assert ("David" in words) == (view.trick.david is not None)
            lengths.add(len(view.trick.cards))
    assert lengths == {0, 1, 2}
    assert {"Goliath", "David"} <= set(words), "the last trick, once the game is over"
