"""What Python calls of this room besides the contract."""

from __future__ import annotations

from byczo.games.six_nimmt.endgame import solve_duel
from byczo.play.equilibrium import equilibrium
from byczo.play.matrix_game import game_value

KERNELS = (solve_duel, equilibrium, game_value)
