"""The table in the terminal, in every language."""

from __future__ import annotations

import pytest

from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.x_nimmt import GAME
from byczo.locales import LANGUAGES
from tests.games.boards import drawn, shown_and_told, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_shown_and_told(language: str) -> None:
    kinds = shown_and_told(GAME, {"players": 4}, language)
    assert {"Revealed", "Placed", "WentToX", "IntoHand", "Counted"} <= kinds


def test_the_board_says_what_each_card_would_do() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[5, 31, 55, 65, 66, 67, 68, 69], [32, 33, 34, 35, 36, 37, 38, 39]]
    match.deal({"deal": {"hands": hands, "rows": [30, 50, 60]}})
    page = drawn(GAME, match.view(0))
    assert "55·······  row 2, card 2" in page  # seven heads are seven dots, also without colour
    assert f"Your hand ({HEADS[hands[0]].sum()} heads)" in page
    match.act(0, "play 31")
    match.act(1, "play 32")
    assert "Bruno [bold] is choosing a card for the X row: 30, 31" in drawn(GAME, match.view(0))
    page = drawn(GAME, match.view(1))
    assert "x 30  goes to the X row; into your hand: 31" in page
    match.act(1, "x 30")
    assert "8 cards; known: 31" in drawn(GAME, match.view(0))


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert told(GAME, Ready(seat=0), 3) is None
