"""The games as environments of Gymnasium: ``gymnasium.make("byczo:byczo/<Game>-v0")``.

``import byczo`` registers all games if Gymnasium has been imported before, which it has whenever
its own ``make`` imports us; importing this module always does.
"""

from __future__ import annotations

from byczo.core.extras import missing_extra
from byczo.core.game import Game
from byczo.games import GAMES

try:
    import gymnasium

    from byczo.envs.learner_env import LearnerEnv
    from byczo.envs.learner_vector_env import LearnerVectorEnv
except ModuleNotFoundError as problem:
    raise missing_extra(problem, __name__) from None

__all__ = ["LearnerEnv", "LearnerVectorEnv", "gymnasium_id", "register_games"]

VERSION = 0


def gymnasium_id(game: Game) -> str:
    """The id of a game: its own with capitals, such as ``byczo/GoFish-v0`` for ``go-fish``."""
    words = game.id.replace("_", "-").split("-")
    return f"byczo/{''.join(word.capitalize() for word in words)}-v{VERSION}"


def register_games() -> None:
    """Register every game of the catalogue that is not registered yet."""
    for game in GAMES.values():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(game),
                entry_point=f"{LearnerEnv.__module__}:{LearnerEnv.__name__}",
                vector_entry_point=f"{LearnerVectorEnv.__module__}:{LearnerVectorEnv.__name__}",
                kwargs={"game": game.id},
            )


register_games()
