"""What a client must know before any table is open: the games, and names for bots.

A server tells its own games; a client without one has those that it was built with.
"""

from __future__ import annotations

import msgspec

from byczo.games.catalogue import built_in_games
from byczo.messages.http_messages import GameInfo
from byczo.play.daily import LEVEL, options_of
from byczo.play.game_info import info_of
from byczo.prebuilt.browser_manifest import DailySpec
from byczo.table.names import BOT_NAMES

FILE = "catalogue.json"


class BrowserCatalogue(msgspec.Struct, frozen=True, rename="camel"):
    """The games of this package as a server lists them."""

    games: list[GameInfo]
    bot_names: tuple[str, ...]
    daily: dict[str, DailySpec]


def catalogue() -> BrowserCatalogue:
    """All games that a browser can play by itself."""
    games = sorted(built_in_games(), key=lambda game: game.order)
    daily = {game.id: DailySpec(options_of(game), LEVEL.name) for game in games}
    return BrowserCatalogue([info_of(game) for game in games], BOT_NAMES, daily)
