from __future__ import annotations

from typing import Any

import pytest

from byczo.games.rows.heads import HEADS
from byczo.games.rows.heads_key import BULL, STOCKS
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.score_sheet import score_sheets
from byczo.locales import LANGUAGES, voice
from byczo.printing.look import COLOUR
from byczo.printing.paper import Box
from byczo.printing.shapes import Line, Path, Rect, Shape, Text
from byczo.printing.sheet import Request, SheetSet

BOX = Box(10, 10, 132, 190)


def ordered(language: str = "en", **options: Any) -> SheetSet:
    return score_sheets(Request(GAME, GAME.read_options(options), voice(language, GAME.texts)))


def drawn(language: str = "en", **options: Any) -> list[Shape]:
    (sheet,) = ordered(language, **options).sheets
    return sheet.draw(BOX)


def words(shapes: list[Shape]) -> list[str]:
    return [shape.words for shape in shapes if isinstance(shape, Text)]


def line_of_the_end(shapes: list[Shape]) -> list[Line]:
    return [shape for shape in shapes if isinstance(shape, Line) and shape.stroke == COLOUR.accent]


@pytest.mark.parametrize("target", [1, 30, 66, 100, 250, 10_000])
def test_the_line_that_ends_the_game_stands_at_the_target(target: int) -> None:
    shapes = drawn(players=4, target=target)
    (line,) = line_of_the_end(shapes)
    assert line.y1 == line.y2
    labels = {
        int(shape.words): shape.y
        for shape in shapes
        if isinstance(shape, Text) and shape.words.isdigit() and shape.y > line.y1 - 2
    }
    zero, step = labels[0], min((mark for mark in labels if mark), default=target)
    if step != target:
        expected = zero - (zero - labels[step]) * target / step
        assert line.y1 == pytest.approx(expected - 0.9, abs=0.01)  # labels hang by their middle
    assert 1 <= len(labels) <= 12


@pytest.mark.parametrize("options", [{"rounds": 5}, {"variant": "halves"}])
def test_without_a_target_there_is_no_line(options: dict[str, Any]) -> None:
    shapes = drawn(players=4, **options)
    assert line_of_the_end(shapes) == []
    assert "Fewest heads win." in words(shapes)


def test_heads_and_total_of_every_player_in_every_round() -> None:
    for players in GAME.players:
        shapes = drawn(players=players, rounds=6)
        tinted = [
            shape
            for shape in shapes
            if isinstance(shape, Rect) and shape.fill == COLOUR.tint and shape.stroke
        ]
        assert len(tinted) == players * (1 + 6)  # a name, and six totals
        assert [f"Round {n}" in words(shapes) for n in range(1, 8)] == [True] * 6 + [False]


def test_two_halves_are_one_game() -> None:
    assert "Game 1" in words(drawn(players=4, variant="halves"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_remark_tells_reaching_from_passing(language: str) -> None:
    above, at = (words(drawn(language, players=4, ends=ends))[-1] for ends in ("above", "at"))
    assert above != at
    assert "66" in above
    assert "66" in at


def test_many_rounds_take_more_sheets() -> None:
    wanted = ordered(players=4, rounds=50)
    rounds = [
        [word for word in words(sheet.draw(BOX)) if "Round" in word] for sheet in wanted.sheets
    ]
    assert [len(part) for part in rounds] == [16, 17, 17]
    assert rounds[1][0] == "Round 17"


def test_the_key_shows_as_many_heads_as_the_cards_have() -> None:
    shapes = drawn(players=4)
    assert words(shapes)[2:7] == ["1 2 3 …", "5 15 25 …", "10 20 30 …", "11 22 33 …", "55"]
    bulls = [
        shape.fill
        for shape in shapes
        if isinstance(shape, Path) and len(shape.commands) == BULL.count("C") + _others(BULL)
    ]
    for card, heads in ((1, 1), (15, 2), (30, 3), (22, 5), (55, 7)):
        assert HEADS[card] == heads
        assert bulls.count(STOCKS[heads].print) == heads


def _others(drawing: str) -> int:
    return sum(drawing.count(letter) for letter in "MLZ")
