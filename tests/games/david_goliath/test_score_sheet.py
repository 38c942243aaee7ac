from __future__ import annotations

import pytest

from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.score_sheet import COLOURS, score_sheets
from byczo.locales import LANGUAGES, voice
from byczo.printing.look import COLOUR
from byczo.printing.paper import Box
from byczo.printing.shapes import Rect, Shape, Text
from byczo.printing.sheet import Request, SheetSet

BOX = Box(10, 10, 190, 277)


def ordered(language: str = "en", **options: int) -> SheetSet:
    return score_sheets(Request(GAME, GAME.read_options(options), voice(language, GAME.texts)))


def texts(shapes: list[Shape]) -> list[Text]:
    return [shape for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_deals_once_clockwise(players: int) -> None:
    (sheet,) = ordered(players=players).sheets
    tags = [text for text in texts(sheet.draw(BOX)) if text.words == "deals"]
    assert len(tags) == players
    assert [tag.x for tag in tags] == sorted(tag.x for tag in tags)
    assert [tag.y for tag in tags] == sorted(tag.y for tag in tags)


def test_after_the_last_the_first_deals_again() -> None:
    (sheet,) = ordered(players=3, rounds=5).sheets
    xs = [text.x for text in texts(sheet.draw(BOX)) if text.words == "deals"]
    assert xs == [*sorted(set(xs)), *sorted(set(xs))[:2]]


def test_the_deal_goes_on_across_sheets() -> None:
    wanted = ordered(players=4, rounds=8)
    xs = [
        text.x
        for sheet in wanted.sheets
        for text in texts(sheet.draw(BOX))
        if text.words == "deals"
    ]
    assert len(wanted.sheets) == 2
    assert xs == sorted(set(xs)) * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_row_in_every_round(language: str) -> None:
    say = voice(language, GAME.texts)
    (sheet,) = ordered(language, players=4).sheets
    shapes = sheet.draw(BOX)
    said = [text.words for text in texts(shapes)]
    for letter, name in COLOURS.items():
        assert said.count(say(name)) == 4
        painted = [
            shape
            for shape in shapes
            if isinstance(shape, Rect) and shape.fill == COLOUR.paints[letter].area
        ]
        assert len(painted) == 4
    assert say("david-goliath-print-remark") in said
    assert len({say(name) for name in COLOURS.values()}) == 5
