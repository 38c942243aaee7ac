from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import NAMES, default_layout
from byczo.games.twenty_one.score_sheet import COLOURS, score_sheets
from byczo.locales import LANGUAGES, voice
from byczo.printing.look import COLOUR, MONO, SIGNS, Look
from byczo.printing.paper import Box
from byczo.printing.shapes import Path, Rect, Shape, Text, outline
from byczo.printing.sheet import Request, SheetSet

BOX = Box(10, 10, 132, 89)


def ordered(look: Look = COLOUR, language: str = "en", **wish: Any) -> SheetSet:
    options = GAME.read_options({"players": wish.pop("players", 6), **wish.pop("options", {})})
    return score_sheets(Request(GAME, options, voice(language, GAME.texts), look, **wish))


def letters(wanted: SheetSet) -> str:
    """The sheets in order, by the letter in their corner."""
    return "".join(next(texts(sheet.draw(BOX))).words for sheet in wanted.sheets)


def texts(shapes: list[Shape]) -> Any:
    return (shape for shape in shapes if isinstance(shape, Text))


def fields(shapes: list[Shape]) -> list[list[list[Any]]]:
    """Rows of colours and numbers as they can be seen: a number with a sign beside it."""
    rows: dict[float, list[tuple[float, list[Any]]]] = {}
    for number, sign in pairwise(shapes):
        if isinstance(number, Text) and isinstance(sign, Path):
            for colour, drawn in SIGNS.items():
                if colour in COLOURS and _same(sign, drawn):
                    field = [colour, int(number.words)]
                    rows.setdefault(round(number.y, 3), []).append((number.x, field))
    return [[field for _, field in sorted(row)] for _, row in sorted(rows.items())]


def _same(path: Path, drawn: str) -> bool:
    """Whether the path is this sign, wherever and however large."""
    sign = outline(drawn, 0, 0, 1)
    if [letter for letter, _ in sign] != [letter for letter, _ in path.commands]:
        return False
    ours = [value for _, values in path.commands for value in values]
    theirs = [value for _, values in sign for value in values]
    return _normal(ours) == _normal(theirs)


def _normal(values: list[float]) -> list[float]:
    xs, ys = values[::2], values[1::2]
    size = max(max(xs) - min(xs), max(ys) - min(ys))
    flat = [(value - min(xs if at % 2 == 0 else ys)) / size for at, value in enumerate(values)]
    return [round(value, 3) for value in flat]


@pytest.mark.parametrize("look", [COLOUR, MONO], ids=["colour", "mono"])
def test_every_sheet_shows_the_fields_of_the_layout(look: Look) -> None:
    for sheet, printed in zip(ordered(look).sheets, default_layout(), strict=True):
        assert fields(sheet.draw(BOX)) == printed


def test_fields_have_the_paint_of_their_dice() -> None:
    shapes = ordered().sheets[0].draw(BOX)
    tiles = [shape for shape in shapes if isinstance(shape, Rect) and shape.thickness == 0.3]
    colours = [colour for row in default_layout()[0] for colour, _ in row]
    assert [tile.fill for tile in tiles] == [COLOUR.paints[colour].area for colour in colours]


@pytest.mark.parametrize("language", LANGUAGES)
def test_black_and_white_names_every_colour(language: str) -> None:
    say = voice(language, GAME.texts)
    words = [text.words for text in texts(ordered(MONO, language).sheets[2].draw(BOX))]
    printed = [say(COLOURS[colour]) for row in default_layout()[2] for colour, _ in row]
    assert [word for word in words if word in printed] == printed
    assert len({say(name) for name in COLOURS.values()}) == 6


def test_the_bonus_for_hits_stands_below() -> None:
    words = [text.words for text in texts(ordered().sheets[0].draw(BOX))]
    assert [word for word in words if word[1:].isdigit() and word[0] == "+"] == [
        *("+1", "+3", "+6", "+10", "+15", "+21")
    ]


def test_a_sheet_for_each_player() -> None:
    for players in GAME.players:
        assert letters(ordered(players=players)) == NAMES[:players]
    assert [ordered(players=players).per_page for players in GAME.players] == [2, 4, 4, 6, 6]


@pytest.mark.parametrize(
    ("sheet", "printed"), [("A", "A"), ("f", "F"), ("ace", "ACE"), ("all", NAMES), ("BB", "B")]
)
def test_sheets_by_name(sheet: str, printed: str) -> None:
    assert letters(ordered(sheet=sheet)) == printed


@pytest.mark.parametrize("sheet", ["G", "", "A F", "alle", "A,B"])
def test_an_unknown_sheet(sheet: str) -> None:
    with pytest.raises(BadOption, match="the sheets are A, B, C, D, E and F, several as in ACE"):
        ordered(sheet=sheet)


def test_sheets_of_ones_own() -> None:
    own = default_layout()[::-1]
    wishes: list[dict[str, Any]] = [
        {"own_sheets": {"sheets": own}},
        {"options": {"layout": own}},
    ]
    for wish in wishes:
        wanted = ordered(**wish)
        assert letters(wanted) == NAMES
        assert fields(wanted.sheets[0].draw(BOX)) == default_layout()[5]
    (chosen,) = ordered(options={"layout": own}, sheet="B").sheets
    assert fields(chosen.draw(BOX)) == default_layout()[4]


def test_bad_sheets_of_ones_own() -> None:
    own = [[list(row) for row in sheet] for sheet in default_layout()]
    own[2][0] = own[2][0][:5]
    with pytest.raises(BadOption, match="sheet C, row 1: expected 6 fields, found 5"):
        ordered(own_sheets=own)
