from __future__ import annotations

import pytest

from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.score_sheet import score_sheets
from byczo.locales import LANGUAGES, voice
from byczo.printing.paper import Box
from byczo.printing.shapes import Text
from byczo.printing.sheet import Request, SheetSet


def ordered(language: str = "en", **options: int) -> SheetSet:
    return score_sheets(Request(GAME, GAME.read_options(options), voice(language, GAME.texts)))


def words(wanted: SheetSet, sheet: int = 0) -> list[str]:
    shapes = wanted.sheets[sheet].draw(Box(10, 10, 132, 89))
    return [shape.words for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_hand_and_doubled_pile_in_both_rounds(language: str, players: int) -> None:
    say, said = voice(language, GAME.texts), words(ordered(language, players=players))
    assert said.count(say("x-nimmt-print-hand")) == 2
    assert said.count(say("x-nimmt-print-pile")) == 2
    assert said.count("× 2") == 2 * players
    assert said.count(say("print-total")) == 1
    assert say("print-round", number=2) in said
    assert say("print-round", number=3) not in said


def test_short_games_share_a_page() -> None:
    assert ordered(players=4).per_page == 4
    assert ordered(players=4, rounds=5).per_page == 2


def test_many_rounds_take_more_sheets() -> None:
    wanted = ordered(players=4, rounds=10)
    assert len(wanted.sheets) == 2
    assert "Round 5" in words(wanted, 0)
    assert "Round 6" in words(wanted, 1)
