"""Tables drawn through whole games, and what must hold of every drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games.drawings import drawing_of
from byczo.printing.shapes import Page
from tests.printing.measures import extent, overlapping_texts, words_of

NAMES = [*("Ania", "Bruno <b>", "Chloé", "Dario", "Aleksandra Maria Wiśniewska", "Felek", "Gosia")]
NAMES += ["player_7", "Irena", "Zażółć gęślą jaźń"]


def drawn(game: Game, view: Any) -> Page:
    return drawing_of(game, view, NAMES[: len(view.places)])


def moments(game: Game, options: dict[str, Any], every: int) -> Iterator[Any]:
    """A game at random from its start to its end, at every so many decisions."""
    match = Match(game, options, chance=Seeded(3))
    stream, decisions = stream_of(3), 0
    while not match.over:
        for seat in match.waiting:
            if decisions % every == 0:
                yield match
            actions = match.actions(seat)
            match.act(seat, actions[draw(stream, len(actions))])
            decisions += 1
    yield match


def hold_drawings(game: Game, options: dict[str, Any], every: int) -> None:
    """Everything lies on the page, no text on another, and nobody has another picture of it."""
    for match in moments(game, options, every):
        for seat in (0, None):
            view = match.view(seat)
            page = drawn(game, view)
            assert page == drawn(game, view)
            for shape in page.shapes:
                box = extent(shape)
                assert box.x >= 0 and box.y >= 0, shape
                assert box.right <= page.width and box.bottom <= page.height, shape
            assert overlapping_texts(page) == []


def numbers(page: Page) -> list[int]:
    """All numbers on the page, as often as they are there."""
    return sorted(int(words) for words in words_of(page) if words.isdigit())
