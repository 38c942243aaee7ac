"""One learner among bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, Unpack

import gymnasium

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.core.validation import listed
from byczo.envs.board_picture import RENDER_FPS, RENDER_MODES, Pixels, check_render_mode, render
from byczo.envs.opponents import OpponentRule
from byczo.envs.seat_names import seat_names
from byczo.envs.spaces import action_space, feature_space
from byczo.envs.tables import Tables
from byczo.games import game_of


class LearnerSettings(TypedDict, total=False):
    """What can be set of an environment with one learner, besides its game and its pictures."""

    players: int | None  # by default as many as usual
    options: Mapping[str, Any] | None  # of the game
    seat: int  # of the learner: 0
    opponents: str | OpponentRule  # :func:`byczo.envs.opponents.opponent_of`: policy
    reward: Literal["own", "relative", "win"]  # relative
    reward_at: Literal["decision", "end"]  # decision
    illegal: Literal["raise", "random"]  # random


class LearnerEnv(gymnasium.Env[Any, Any]):
    """A table at which one seat learns and bots play the others.

    An observation is the features of the seat. ``info["action_mask"]`` and ``action_masks()`` say
    what is allowed. By default a random legal action takes the place of an illegal one.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": RENDER_FPS}  # noqa: RUF012 - as asked

    def __init__(
        self,
        game: Game | str,
        *,
        render_mode: str | None = None,
        **settings: Unpack[LearnerSettings],
    ) -> None:
        check_render_mode(render_mode)
        self.tables = learner_tables(game, 1, settings, auto_reset=False)
        self.render_mode = render_mode
        self.observation_space = feature_space(self.tables.game, self.tables.players)
        self.action_space = action_space(self.tables.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """A new game; without a seed chance goes on where it was."""
        super().reset(seed=seed)
        self.tables.reset(seeds=seed)
        self._watch()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """The learner acts, and all others until it must decide again or the game is over."""
        self.tables.step([[action]])
        self._watch()
        over = bool(self.tables.done[0])
        return self._observation(), float(self.tables.rewards[0, 0]), over, False, self._info()

    def action_masks(self) -> Bytes:
        """What is allowed, as the masked algorithms of other packages ask for it."""
        return self.tables.masks[0, 0].astype(bool)

    def render(self) -> str | Pixels | None:
        """The table before the learner."""
        tables = self.tables
        view = tables.view(0, tables.learners[0])
        return render(tables.game, view, seat_names(tables.players), self.render_mode)

    def _watch(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Bytes:
        return self.tables.observations[0, 0].copy()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.tables.masks[0, 0].copy()}
        if self.tables.done[0]:
            info["totals"] = self.tables.totals[0].copy()
        return info


def learner_tables(
    game: Game | str, count: int, settings: LearnerSettings, *, auto_reset: bool
) -> Tables:
    """Tables with one learner. Gymnasium hands on whatever it is given, so names are checked."""
    known = list(LearnerSettings.__annotations__)
    unknown = [name for name in settings if name not in known]
    if unknown:
        raise BadOption(
            f"there is no setting {listed([repr(name) for name in unknown])}: "
            f"there are {listed([*known, 'render_mode'])}"
        )
    played = game_of(game) if isinstance(game, str) else game
    players = settings.get("players")
    given = {
        "players": played.usual_players if players is None else players,
        **(settings.get("options") or {}),
    }
    return Tables(
        played,
        count,
        given,
        learners=[settings.get("seat", 0)],
        opponents=settings.get("opponents", "policy"),
        reward=settings.get("reward", "relative"),
        reward_at=settings.get("reward_at", "decision"),
        illegal=settings.get("illegal", "random"),
        auto_reset=auto_reset,
    )
