"""Cards with bull heads, drawn."""

from __future__ import annotations

import re
from pathlib import Path as FilePath

import pytest

from byczo.games.rows.drawing import (
    ASPECT,
    HEAD,
    STOCKS,
    card,
    cards_in_row,
    hand,
    small_cards,
)
from byczo.games.rows.heads import heads_of
from byczo.printing.drawing import Drawing
from byczo.printing.look import COLOUR
from byczo.printing.paper import Box
from byczo.printing.shapes import Path, Rect, Text

WEB = FilePath(__file__).parents[3] / "web" / "src"
BOX = Box(10, 10, 50, 50 / ASPECT)


@pytest.mark.parametrize("number", [1, 5, 10, 11, 55, 104])
def test_a_card_shows_its_number_and_its_heads(number: int) -> None:
    drawing, heads = Drawing(COLOUR), heads_of([number])
    card(drawing, BOX, number)
    assert [shape.words for shape in drawing.shapes if isinstance(shape, Text)] == [str(number)]
    signs = [shape for shape in drawing.shapes if isinstance(shape, Path)]
    assert len(signs) == heads
    assert {sign.fill for sign in signs} == {STOCKS[heads].heads}


def test_the_card_that_is_chosen_has_a_red_edge() -> None:
    drawing = Drawing(COLOUR)
    hand(drawing, Box(0, 0, 200, 30), [3, 7, 9], chosen=7)
    edges = [shape.stroke for shape in drawing.shapes if isinstance(shape, Rect)][::2]
    assert edges == [STOCKS[1].edge, COLOUR.accent, STOCKS[1].edge]


def test_cards_of_all_rows_are_of_one_size() -> None:
    sizes, ends = set(), []
    for room in (2, 4):
        drawing = Drawing(COLOUR)
        ends.append(cards_in_row(drawing, Box(0, 0, 130, 30), [8], room, 4))
        cards = [shape for shape in drawing.shapes if isinstance(shape, Rect)]
        sizes.add((cards[1].width, cards[1].height))
    assert len(sizes) == 1
    assert ends[0].x < ends[1].x, "the shorter row ends sooner"


def test_small_cards_show_numbers_in_the_colours_of_their_cards() -> None:
    drawing = Drawing(COLOUR)
    small_cards(drawing, Box(0, 0, 30, 6), [4, 55])
    areas = [shape.fill for shape in drawing.shapes if isinstance(shape, Rect)]
    assert areas == [STOCKS[1].area, STOCKS[7].area]


def test_the_head_is_that_of_the_browser() -> None:
    text = (WEB / "art" / "head.ts").read_text(encoding="utf-8")
    found = re.search(r"HEAD =\s*((?:'[^']+'[\s+]*)+);", text)
    assert found is not None
    assert "".join(re.findall(r"'([^']+)'", found[1])) == HEAD


def test_cards_have_the_colours_of_the_browser() -> None:
    text = (WEB / "games" / "rows" / "NumberCard.svelte").read_text(encoding="utf-8")
    for heads, stock in STOCKS.items():
        if heads == 1:  # its paper is that of all cards of the browser
            continue
        block = text.split(f".heads-{heads} {{")[1].split("}")[0]
        shown = re.findall(r"--(\w+): (?:light-dark\()?(#\w+)", block)
        assert dict(shown) == {
            "stock": stock.area,
            "print": stock.number,
            "highlight": stock.heads,
            "edge": stock.edge,
        }
