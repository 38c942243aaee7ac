"""The catalogue that a client without a server has."""

from __future__ import annotations

from byczo.games.catalogue import built_in_games
from byczo.prebuilt.browser_catalogue import catalogue
from byczo.table.names import BOT_NAMES


def test_all_games_of_the_package_are_listed_in_their_order() -> None:
    listed = [info.game for info in catalogue().games]
    assert listed == [game.id for game in sorted(built_in_games(), key=lambda game: game.order)]


def test_there_are_names_for_bots_and_a_deal_of_the_day_for_each_game() -> None:
    found = catalogue()
    assert found.bot_names == BOT_NAMES
    assert set(found.daily) == {info.game for info in found.games}
