from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import BadChance, BadOption
from byczo.core.game_record import from_json, to_line
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout

MINE = default_layout()[::-1]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "players"),
        ({"players": 1}, "players must be from 2 to 6, not 1"),
        ({"players": 7}, "players must be from 2 to 6, not 7"),
        ({"players": "many"}, "option 'players' must be a whole number"),
        ({"players": 3, "rounds": 2}, "there is no option 'rounds': the options are layout and"),
        ({"players": 3, "layout": 6}, "option 'layout' must be a list or an object"),
        ({"players": 3, "layout": []}, "layout: expected 6 sheets, found 0"),
        ({"players": 3, "layout": MINE[:5]}, "layout: expected 6 sheets, found 5"),
        ({"players": 3, "layout": "mine.json"}, "option 'layout' must be a list or an object"),
    ],
)
def test_bad_options_are_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        GAME.read_options(given)


def test_a_layout_may_stand_beside_remarks() -> None:
    """As in layout.json; options hold the sheets alone."""
    options: Any = GAME.read_options({"players": "5", "layout": {"about": "mine", "sheets": MINE}})
    assert (options.players, options.layout) == (5, MINE)
    assert options == GAME.read_options({"players": 5, "layout": MINE})


def turned(row: list[Any]) -> list[Any]:
    """The same numbers, each colour one field further on."""
    return [[row[i - 1][0], row[i][1]] for i in range(len(row))]


def test_a_record_stands_alone() -> None:
    """Sheets of no known layout can be played on, too, if they are printed as sheets are."""
    foreign = [[turned(row) for row in sheet] for sheet in MINE]
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": foreign[:2], "first": 0}})
    view: Any = match.view(0)
    assert [place.sheet for place in view.places] == ["*", "*"]
    assert Match.load(GAME, match.record()).state.same(match.state)
    with pytest.raises(BadChance, match="that of seat 1 is handed out twice"):
        Match(GAME, {"players": 2}).deal({"deal": {"sheets": foreign[:1] * 2, "first": 0}})


def test_a_game_on_other_sheets_can_be_recorded_and_replayed() -> None:
    match = Match(GAME, {"players": 2, "layout": MINE}, chance=Seeded(3))
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[-1])
    record = from_json(to_line(match.record()))
    assert record == match.record()
    assert Match.load(GAME, record).state.same(match.state)


def test_the_first_sheet_of_another_layout_is_called_a() -> None:
    match = Match(GAME, {"players": 2, "layout": MINE})
    match.deal({"deal": {"sheets": [MINE[0], MINE[5]], "first": 1}})
    view: Any = match.view(None)
    assert [place.sheet for place in view.places] == ["A", "F"]
    row = [[field.colour, field.number] for field in view.places[0].rows[0].fields]
    assert row == default_layout()[5][0]
