"""The games as environments of PettingZoo.

Importing this module registers every game: ``pettingzoo.make("parallel", "byczo/<game>-v0")``, or
``"aec"``. The older form, a module for each environment with ``env``, ``raw_env`` and
``parallel_env``, is here, too: ``from byczo.envs.pettingzoo import <game>_v0``.
"""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

from byczo.core.encoding import Bytes
from byczo.core.extras import missing_extra
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
    """Register every game of the catalogue that is not registered yet."""
    for game in GAMES.values():
        name = f"byczo/{environment_name(game)}"
        if name.replace("_v", "-v") not in pettingzoo.aec_registry:
            kwargs = {"game": game.id}
            pettingzoo.register("aec", name, turn_env, kwargs=kwargs)
            pettingzoo.register("parallel", name, ByczoParallelEnv, kwargs=kwargs)


def __getattr__(name: str) -> ModuleType:
    for game in GAMES.values():
        if environment_name(game) == name:
            module = ModuleType(f"{__name__}.{name}", f"{game.title} as an environment.")
            vars(module).update(
                env=partial(turn_env, game.id),
                raw_env=partial(ByczoTurnEnv, game.id),
                parallel_env=partial(ByczoParallelEnv, game.id),
            )
            return module
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *(environment_name(game) for game in GAMES.values())])


register_games()
