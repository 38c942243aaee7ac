"""The sheets of Twenty One in the terminal, in every language."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded
from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.locales import LANGUAGES
from tests.games.boards import NAMES, drawn, shown_and_told, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_shown_and_told(language: str) -> None:
    kinds = shown_and_told(GAME, {"players": 3}, language)
    assert {"Rolled", "Decided", "Wrote", "Crossed", "RowFilled"} <= kinds


def test_the_board_shows_dice_and_what_can_be_written() -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(1))
    (seat,) = match.waiting
    before = drawn(GAME, match.view(seat))
    match.act(seat, "keep")
    assert drawn(GAME, match.view(seat)) != before
    assert NAMES[seat] in before


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert told(GAME, Ready(seat=0), 3) is None
