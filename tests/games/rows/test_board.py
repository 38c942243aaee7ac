"""Cards in the terminal."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text

from byczo.games.rows.board import FREE, card_text, cards_text, hand_table, rows_table


def drawn(part: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as page:
        console.print(part)
    return page.get()


def test_heads_are_dots_also_without_colour() -> None:
    assert str(card_text(55)) == " 55·······"
    assert str(card_text(104)) == "104·"


def test_cards_lie_side_by_side() -> None:
    assert drawn(cards_text([3, 10])).split() == ["3·", "10···"]


def test_a_row_shows_its_free_places() -> None:
    table = rows_table(3)
    table.add_row("row 1", card_text(5), FREE, FREE)
    assert drawn(table).split() == ["row", "1", "5··", "–", "–"]


def test_an_odd_hand_is_shown_whole_and_the_choice_is_marked() -> None:
    page = drawn(hand_table([1, 2, 3], 2, lambda card: Text(f"does {card}")))
    assert [f"does {card}" in page for card in (1, 2, 3)] == [True] * 3
    assert page.count("▸") == 1
    assert "▸  2·" in page
