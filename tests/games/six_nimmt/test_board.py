"""The table of 6 nimmt! in the terminal, in every language."""

from __future__ import annotations

import pytest

from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from byczo.locales import LANGUAGES
from tests.games.boards import drawn, shown_and_told, told
from tests.nights import pairs_with_nights


@pytest.mark.parametrize(
    ("language", "variant"), pairs_with_nights(LANGUAGES, ["base", "tactical"])
)
def test_a_whole_round_can_be_shown_and_told(language: str, variant: str) -> None:
    options = {"players": 4, "rounds": 1, "variant": variant}
    kinds = shown_and_told(GAME, options, language)
    assert {"Revealed", "Placed"} | ({"Picked"} if variant == "tactical" else set()) <= kinds


def test_the_board_says_what_each_card_would_do() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[5, 31, 55, 65, 66, 67, 68, 69, 70, 71], [*range(80, 90)]]
    match.deal({"deal": {"hands": hands, "rows": [30, 50, 60, 75]}})
    page = drawn(GAME, match.view(0))
    assert "55·······" in page
    assert "Ania" in page
    match.act(0, "play 5")
    assert "▸  5··" in drawn(GAME, match.view(0))
    match.act(1, "play 80")
    assert "Ania 5" in drawn(GAME, match.view(0)), "it lies on the table until a row is taken"


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert told(GAME, Ready(seat=0), 3) is None
