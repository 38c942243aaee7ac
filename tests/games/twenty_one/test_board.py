"""The sheets of Twenty One in the terminal, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.board import board, sentence
from byczo.locales import LANGUAGES, voice

NAMES = ["Ania", "Bruno [bold]", "Celina"]


def drawn(view: Any, language: str = "en") -> str:
    """The board as plain text."""
    console = Console(width=80, color_system=None)
    with console.capture() as page:
        console.print(board(view, NAMES, voice(language, GAME.texts)))
    return page.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_shown_and_told(language: str) -> None:
    match = Match(GAME, {"players": 3}, chance=Seeded(3))
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
    assert {"Rolled", "Decided", "Wrote", "Crossed", "RowFilled"} <= kinds


def test_the_board_shows_dice_and_what_can_be_written() -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(1))
    (seat,) = match.waiting
    before = drawn(match.view(seat))
    match.act(seat, "keep")
    assert drawn(match.view(seat)) != before
    assert NAMES[seat] in before


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert sentence(Ready(seat=0), NAMES, voice("en", GAME.texts)) is None
