"""Boards of games, and the sentences that all games share."""

from __future__ import annotations

import pytest

from byczo.core.events import Event, GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.game import Game
from byczo.games import GAMES, game_of, plain_board
from byczo.games.boards import board_of, sentence_of
from byczo.locales import LANGUAGES, voice

NAMES = ["Ania", "Bruno"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_of_ours_has_its_board(game: Game) -> None:
    assert board_of(game) is not plain_board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "named"),
    [
        (RoundBegun(round=2), "2"),
        (RoundClosed(round=1, points=(3, 14), totals=(3, 14)), "Bruno 14"),
        (GameEnded(totals=(3, 14), winners=(0,), reason="rounds"), "Ania"),
    ],
)
def test_common_events_are_told_in_every_language(language: str, event: Event, named: str) -> None:
    said = sentence_of(game_of("six-nimmt"), event, NAMES, voice(language))
    assert said is not None
    assert named in said
    assert "{" not in said


def test_a_choice_that_is_still_secret_is_not_worth_a_sentence() -> None:
    assert sentence_of(game_of("six-nimmt"), Ready(seat=0), NAMES, voice("en")) is None
