"""The table in the terminal, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.board import board, sentence
from byczo.locales import LANGUAGES, voice

NAMES = ["Ania", "Bruno [bold]", "Celina", "Dario"]


def drawn(view: Any, language: str) -> str:
    """The board as plain text."""
    console = Console(width=80, color_system=None)
    with console.capture() as page:
        console.print(board(view, NAMES, voice(language, GAME.texts)))
    return page.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_shown_and_told(language: str) -> None:
    match = Match(GAME, {"players": 4}, chance=Seeded(3))
    stream = stream_of(3)
    kinds = set()
    while not match.over:
        for seat in match.waiting:
            page = drawn(match.view(seat), language)
            assert max(len(line) for line in page.splitlines()) <= 80
            assert "Bruno [bold]" in page
            actions = match.actions(seat)
            for event in match.act(seat, actions[draw(stream, len(actions))]):
                said = sentence(event, NAMES, voice(language, GAME.texts))
                kinds.add(type(event).__name__)
                assert said is None or not {"\n", "{"} & set(said)
        drawn(match.view(None), language)
    assert {"Revealed", "Placed", "WentToX", "IntoHand", "Counted"} <= kinds


def test_the_board_says_what_each_card_would_do() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[5, 31, 55, 65, 66, 67, 68, 69], [32, 33, 34, 35, 36, 37, 38, 39]]
    match.deal({"deal": {"hands": hands, "rows": [30, 50, 60]}})
    page = drawn(match.view(0), "en")
    assert "55·······  row 2, card 2" in page  # seven heads are seven dots, also without colour
    assert f"Your hand ({HEADS[hands[0]].sum()} heads)" in page
    match.act(0, "play 31")
    match.act(1, "play 32")
    assert "Bruno [bold] is choosing a card for the X row: 30, 31" in drawn(match.view(0), "en")
    page = drawn(match.view(1), "en")
    assert "x 30  goes to the X row; into your hand: 31" in page
    match.act(1, "x 30")
    assert "8 cards; known: 31" in drawn(match.view(0), "en")


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert sentence(Ready(seat=0), NAMES, voice("en", GAME.texts)) is None
