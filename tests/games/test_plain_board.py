"""The plain board shows any game, also one without texts."""

from __future__ import annotations

import pytest
from rich.console import Console

from byczo.core.chance import Seeded
from byczo.core.events import Event, RoundBegun
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.games.plain_board import board, sentence
from byczo.locales import voice

NAMES = ["Ania", "Bruno [bold]", "Celina"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_a_view_is_shown_field_by_field(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    seat = match.waiting[0]
    console = Console(width=120, color_system=None)
    with console.capture() as page:
        console.print(board(match.view(seat), NAMES, voice("en")))
    text = page.get()
    assert all(name in text for name in NAMES)
    assert all(do in " ".join(text.split()) for do in match.legal(seat)[:3])
    assert "{" not in text


@games
def test_events_are_told_by_name_and_fields(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    events: list[Event] = []
    while not events:
        for seat in match.waiting:
            events = match.act(seat, match.actions(seat)[0])
    for event in events:
        line = sentence(event, NAMES, voice("en"))
        assert line
        assert "\n" not in line


def test_an_event_in_words() -> None:
    assert sentence(RoundBegun(round=2), NAMES, voice("en")) == "round begun, round 2"
