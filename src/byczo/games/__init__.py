"""The games: one room each. The catalogue finds them, and those of other packages."""

from byczo.games.catalogue import GAMES, game_of

__all__ = ["GAMES", "game_of"]
