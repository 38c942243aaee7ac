"""One learner among bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium

from byczo.core.encoding import Bytes
from byczo.core.game import Game
from byczo.envs.board_picture import RENDER_FPS, RENDER_MODES, Pixels, check_render_mode, render
from byczo.envs.opponents import OpponentRule
from byczo.envs.seat_names import seat_names
from byczo.envs.spaces import action_space, feature_space
from byczo.envs.tables import Tables
from byczo.games import game_of


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
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | OpponentRule = "policy",
        reward: Literal["own", "relative", "win"] = "relative",
        reward_at: Literal["decision", "end"] = "decision",
        illegal: Literal["raise", "random"] = "random",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.tables = learner_tables(
            game,
            1,
            players,
            options,
            seat=seat,
            opponents=opponents,
            reward=reward,
            reward_at=reward_at,
            illegal=illegal,
            auto_reset=False,
        )
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
    game: Game | str,
    count: int,
    players: int | None,
    options: Mapping[str, Any] | None,
    *,
    seat: int,
    **settings: Any,
) -> Tables:
    """Tables with one learner; ``players`` and ``options`` as for any table of the game."""
    played = game_of(game) if isinstance(game, str) else game
    given = {"players": played.usual_players if players is None else players, **(options or {})}
    return Tables(played, count, given, learners=[seat], **settings)
