"""The games: one room each, and this list of them."""

from __future__ import annotations

from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.options import listed
from byczo.games import david_goliath, six_nimmt, twenty_one, x_nimmt

ROOMS = (six_nimmt, x_nimmt, david_goliath, twenty_one)
GAMES: dict[str, Game] = {room.GAME.id: room.GAME for room in ROOMS}


def game_of(name: str) -> Game:
    """The game of that id."""
    try:
        return GAMES[name]
    except KeyError:
        raise Unknown(f"there is no game {name!r}: the games are {listed(list(GAMES))}") from None
