"""The table of 6 nimmt! in the terminal, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.board import board, sentence
from byczo.locales import LANGUAGES, voice

NAMES = ["Ania", "Bruno [bold]", "Celina", "Dario"]


def drawn(view: Any, language: str = "en") -> str:
    """The board as plain text."""
    console = Console(width=80, color_system=None)
    with console.capture() as page:
        console.print(board(view, NAMES, voice(language, GAME.texts)))
    return page.get()


@pytest.mark.parametrize("variant", ["base", "tactical"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_round_can_be_shown_and_told(language: str, variant: str) -> None:
    options = {"players": 4, "rounds": 1, "variant": variant}
    match = Match(GAME, options, chance=Seeded(3))
    stream, kinds = stream_of(3), set()
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
    assert {"Revealed", "Placed"} | ({"Picked"} if variant == "tactical" else set()) <= kinds


def test_the_board_says_what_each_card_would_do() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[5, 31, 55, 65, 66, 67, 68, 69, 70, 71], [*range(80, 90)]]
    match.deal({"deal": {"hands": hands, "rows": [30, 50, 60, 75]}})
    page = drawn(match.view(0))
    assert "55·······" in page
    assert "Ania" in page
    match.act(0, "play 5")
    assert "▸  5··" in drawn(match.view(0))
    match.act(1, "play 80")
    assert "Ania 5" in drawn(match.view(0)), "it lies on the table until a row is taken"


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert sentence(Ready(seat=0), NAMES, voice("en", GAME.texts)) is None
