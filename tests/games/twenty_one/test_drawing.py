"""Twenty One as a drawing."""

from __future__ import annotations

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.drawing import HIT, PIPS
from byczo.printing.look import COLOUR
from byczo.printing.shapes import Page, Rect
from tests.games.drawings import drawn, hold_drawings, moments
from tests.printing.measures import words_of


def dice(page: Page) -> dict[str, int]:
    """Colours of the dice on the page, and how many pips each has."""
    found = {}
    for letter, paint in COLOUR.paints.items():
        round_shapes = [
            shape
            for shape in page.shapes
            if isinstance(shape, Rect) and shape.fill == paint.print and shape.stroke is None
        ]
        found[letter] = len(round_shapes)
    return found


def test_the_fullest_table_fits_the_page() -> None:
    hold_drawings(GAME, {"players": 6}, 41)


def test_a_die_has_as_many_pips_as_it_shows() -> None:
    assert all(len(places) == pips for pips, places in PIPS.items())
    view = Match(GAME, {"players": 2}, chance=Seeded(1)).view(0)
    assert view.dice is not None
    assert dice(drawn(GAME, view)) == {**dict.fromkeys(COLOUR.paints, 0), **view.dice}


def test_a_spectator_sees_the_sheet_of_whose_turn_it_is() -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(1))
    view = match.view(None)
    assert view.active is not None
    name = ("Ania", "Bruno <b>")[view.active]
    assert f"{name}, sheet {view.places[view.active].sheet}" in words_of(drawn(GAME, view))


def test_hits_lie_on_gold() -> None:
    for match in moments(GAME, {"players": 2}, 30):
        view = match.view(0)
        own = [field for row in view.places[0].rows for field in row.fields if field.hit]
        now = [
            field
            for place in view.places
            if place.row is not None
            for field in place.rows[place.row - 1].fields
            if field.hit
        ]
        page = drawn(GAME, view)
        gold = [shape for shape in page.shapes if isinstance(shape, Rect) and shape.fill == HIT]
        assert len(gold) == len(own) + len(now)
