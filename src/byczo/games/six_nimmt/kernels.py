"""What Python calls of this room besides the contract."""

from __future__ import annotations

from byczo.games.six_nimmt.duel import search
from byczo.play.matrix_game import game_value, square_value

KERNELS = (search, game_value, square_value)
