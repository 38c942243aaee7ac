"""The games as environments of PettingZoo.

Importing this module registers every game: ``pettingzoo.make("parallel", "byczo/<game>-v0")``, or
``"aec"``. The older form, a module for each environment with ``env``, ``raw_env`` and
``parallel_env``, is here, too: ``import byczo.envs.pettingzoo.<game>_v0``.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from byczo.core.extras import missing_extra
from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.games import GAMES

try:
    import pettingzoo
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    from byczo.envs.parallel_env import ByczoParallelEnv
    from byczo.envs.seat_table import environment_name
    from byczo.envs.turn_env import ByczoTurnEnv
except ModuleNotFoundError as problem:
    raise missing_extra(problem, __name__) from None


def turn_env(game: str, **settings: Any) -> pettingzoo.AECEnv[str, Bytes, int | None]:
    """A game whose agents act one after the other, with PettingZoo's checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ByczoTurnEnv(game, **settings)))


def register_games() -> None:
    """Register every game of the catalogue that is not registered yet, and make its module."""
    for game in GAMES.values():
        name = environment_name(game)
        if f"byczo/{name}".replace("_v", "-v") in pettingzoo.aec_registry:
            continue
        kwargs = {"game": game.id}
        pettingzoo.register("aec", f"byczo/{name}", turn_env, kwargs=kwargs)
        pettingzoo.register("parallel", f"byczo/{name}", ByczoParallelEnv, kwargs=kwargs)
        module = _module_of(game)
        globals()[name] = sys.modules[module.__name__] = module


def _module_of(game: Game) -> ModuleType:
    """A module without a file: to import it is to import this one, as with ``os.path``."""
    name = f"{__name__}.{environment_name(game)}"
    module = ModuleType(name, f"{game.title} as an environment.")
    vars(module).update(
        env=partial(turn_env, game.id),
        raw_env=partial(ByczoTurnEnv, game.id),
        parallel_env=partial(ByczoParallelEnv, game.id),
    )
    return module


if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType:
        """The modules of games are made below; a type checker believes in all of them."""


register_games()
