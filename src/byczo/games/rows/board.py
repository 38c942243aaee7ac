"""Cards with bull heads in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from byczo.games.rows.heads import heads_of

STYLES = {1: "", 2: "cyan", 3: "yellow", 5: "red", 7: "bold magenta"}
"""Colour by heads; the heads themselves stand beside the card as dots."""

FREE = Text("  –", style="dim")
"""A free place in a row."""


def card_text(card: int) -> Text:
    """The number, and its heads as dots."""
    heads = heads_of([card])
    return Text(f"{card:>3}", style=STYLES[heads]) + Text("·" * heads, style="dim")


def cards_text(cards: Iterable[int]) -> RenderableType:
    """Cards side by side."""
    return Columns([card_text(card) for card in cards], padding=(0, 2))


def rows_table(widths: int) -> Table:
    """A table with the name of a row, and so many places for cards."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(width=8)
    for _ in range(widths):
        table.add_column(width=10)
    return table


def hand_table(hand: Sequence[int], chosen: int | None, preview: Callable[[int], Text]) -> Table:
    """A hand in two columns, each card with what it would do; ▸ marks the one that is chosen."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for left, right in zip(hand[::2], [*hand[1::2], None], strict=False):
        cells: list[RenderableType] = []
        for card in (left, right):
            if card is not None:
                mark = Text("▸", style="bold green") if card == chosen else Text(" ")
                cells += [mark + card_text(card), preview(card)]
        table.add_row(*cells)
    return table
