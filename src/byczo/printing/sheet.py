"""Sheets of a game: what is asked for, what its room draws, and the pages that come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.locales import Say
from byczo.printing.look import COLOUR, Look
from byczo.printing.paper import COUNTS, GUTTER, MARGIN, PAPERS, Box, Grid, grid
from byczo.printing.shapes import Line, Page, Shape

MOST_COPIES = 100
DASH = (1.5, 1.5)
ROOM_FOR = 6
"""Players on a sheet that is not for a certain number of them, where the game allows so many."""


def usual_players(game: Game) -> int:
    """How many a sheet has room for, if nobody says."""
    return min(ROOM_FOR, game.players[-1])


@dataclass(frozen=True)
class Request:
    """Which sheets somebody wants, for which table, in which language and look."""

    game: Game
    options: Any
    say: Say
    look: Look = COLOUR
    sheet: str | None = None  # names of the game's sheets, or ``all``
    own_sheets: Any = None  # sheets other than the game's, as JSON has them

    def refuse_sheet(self) -> None:
        """For games that have one kind of sheet only."""
        if self.sheet is not None or self.own_sheets is not None:
            raise BadOption(f"{self.game.title} has one kind of sheet: leave out --sheet")


@dataclass(frozen=True)
class Sheet:
    """One sheet, drawn into any box; its aspect (width over height) says which suits it."""

    draw: Callable[[Box], list[Shape]]
    aspect: float


@dataclass(frozen=True)
class SheetSet:
    """The different sheets that a table needs, and how many share a page well."""

    sheets: tuple[Sheet, ...]
    per_page: int


def pages(
    wanted: SheetSet, paper: str, per_page: int | None = None, copies: int | None = None
) -> list[Page]:
    """The set laid out on paper, ``copies`` times; as often as one page holds if not said."""
    if paper not in PAPERS:
        raise BadOption(f"there is no paper {paper!r}: there are {listed(list(PAPERS))}")
    if per_page is not None and per_page not in COUNTS:
        counts = listed([str(count) for count in COUNTS])
        raise BadOption(f"sheets on a page can be {counts}, not {per_page}")
    per_page = per_page or wanted.per_page
    sets_per_page = max(1, per_page // len(wanted.sheets))
    if copies is None:
        copies = sets_per_page
    if not 1 <= copies <= MOST_COPIES:
        raise BadOption(f"copies must be from 1 to {MOST_COPIES}, not {copies}")
    made = grid(paper, per_page, wanted.sheets[0].aspect)
    laid_out: list[Page] = []
    for first in range(0, copies, sets_per_page):
        run = wanted.sheets * min(sets_per_page, copies - first)
        for start in range(0, len(run), per_page):
            laid_out.append(_page(made, run[start : start + per_page]))
    return laid_out


def _page(made: Grid, sheets: tuple[Sheet, ...]) -> Page:
    shapes: list[Shape] = list(_cuts(made))
    for sheet, box in zip(sheets, made.boxes, strict=False):
        shapes += sheet.draw(box)
    return Page(made.width, made.height, tuple(shapes))


def _cuts(made: Grid) -> list[Line]:
    """Dashed lines to cut along, in the middle between the boxes."""
    xs = {box.right + GUTTER / 2 for box in made.boxes if box.right + MARGIN < made.width - 1}
    ys = {box.bottom + GUTTER / 2 for box in made.boxes if box.bottom + MARGIN < made.height - 1}
    low, right, grey = made.height - MARGIN, made.width - MARGIN, "#9a9a9a"
    return [
        *(Line(x, MARGIN, x, low, grey, 0.15, DASH) for x in sorted(xs)),
        *(Line(MARGIN, y, right, y, grey, 0.15, DASH) for y in sorted(ys)),
    ]
