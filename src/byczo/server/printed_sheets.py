"""Sheets to print by HTTP: drawn one after the other in a thread, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from byczo.core.errors import BadOption
from byczo.games import game_of
from byczo.locales import voice
from byczo.messages.http_messages import SheetWish
from byczo.printing.game_sheets import game_sheets
from byczo.printing.look import COLOUR, MONO
from byczo.printing.pdf import pdf
from byczo.printing.sheet import Request, pages, usual_players
from byczo.printing.svg import svg
from byczo.server.errors import Busy

KEPT = 32
"""Files that are remembered, some 300 kB each at most; the one asked for longest ago goes first."""

MOST_WAITING = 8
"""Requests that wait until their sheet is drawn; more are refused."""

KINDS = {"pdf": "application/pdf", "svg": "image/svg+xml; charset=utf-8"}


class PrintedSheets:
    """Draws what guests ask for. A page is all that one can get at once."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, str, SheetWish], bytes] = OrderedDict()
        self.waiting = 0
        self.drawing = asyncio.Lock()

    async def file(self, game: str, kind: str, wish: SheetWish) -> bytes:
        """The page as a file of that kind; Busy when too many wait for theirs."""
        key = game, kind, wish
        if key not in self.kept:
            if self.waiting >= MOST_WAITING:
                raise Busy("many people want to print: ask again in a while")
            self.waiting += 1
            try:
                async with self.drawing:
                    if key not in self.kept:  # somebody else may have asked for the same
                        self.kept[key] = await asyncio.to_thread(draw, game, kind, wish)
            finally:
                self.waiting -= 1
        self.kept.move_to_end(key)
        found = self.kept[key]
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


def draw(name: str, kind: str, wish: SheetWish) -> bytes:
    """One page: the sheets of a game as somebody wants them."""
    if kind not in KINDS:
        raise BadOption(f"sheets are files of the kind pdf or svg, not {kind!r}")
    game = game_of(name)
    players = {"players": wish.players or usual_players(game)}
    options = game.read_options({**_chosen_options(wish.options), **players})
    request = Request(
        game,
        options,
        voice(wish.language, game.texts),
        MONO if wish.mono else COLOUR,
        sheet=wish.sheet,
        own_sheets=None if wish.own is None else _decoded(wish.own, "sheets of your own"),
    )
    drawn = pages(game_sheets(request), wish.paper)[:1]
    if kind == "pdf":
        return pdf(drawn, game.title, wish.language)
    return svg(drawn[0], game.title).encode()


def _chosen_options(text: str | None) -> dict[str, Any]:
    chosen = {} if text is None else _decoded(text, "options")
    if not isinstance(chosen, dict):
        raise BadOption("options: an object is expected, such as {}")
    return chosen


def _decoded(text: str, what: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise BadOption(f"{what}: not complete JSON") from None
