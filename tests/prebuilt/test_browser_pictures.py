"""The pictures of the rules, as a browser gets them."""

from __future__ import annotations

import pytest

from byczo.core.game import Game
from byczo.core.picture import pictures_of
from byczo.games import GAMES
from byczo.prebuilt.browser_pictures import browser_pictures

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_each_picture_has_what_was_before_and_what_came_of_it(game: Game) -> None:
    pictures = browser_pictures(game)
    assert [picture.text for picture in pictures] == [one.text for one in pictures_of(game)]
    for picture in pictures:
        assert picture.do
        assert bytes(picture.before) != bytes(picture.after)
