"""Many learners, each at a table of its own among bots, as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.core.validation import whole_number
from byczo.envs.board_picture import RENDER_FPS, RENDER_MODES, Pixels, check_render_mode, render
from byczo.envs.learner_env import LearnerSettings, learner_tables
from byczo.envs.seat_names import seat_names
from byczo.envs.spaces import action_space, feature_space

BoolArray = npt.NDArray[np.bool_]
ActionArray = npt.NDArray[np.integer[Any]]


class LearnerVectorEnv(VectorEnv[Bytes, ActionArray, npt.NDArray[Any]]):
    """All tables step in one call of machine code.

    A game that ends begins anew in the same step: the observation is that of the new game, and
    ``infos["final_obs"]`` and ``infos["final_info"]`` tell of the end.
    """

    metadata = {  # noqa: RUF012 - Gymnasium asks for a dict
        "render_modes": RENDER_MODES[:2],
        "render_fps": RENDER_FPS,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        render_mode: str | None = None,
        **settings: Unpack[LearnerSettings],
    ) -> None:
        check_render_mode(render_mode)
        self.tables = learner_tables(game, num_envs, settings, auto_reset=True)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = feature_space(self.tables.game, self.tables.players)
        self.single_action_space = action_space(self.tables.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Bytes, dict[str, Any]]:
        """New games at all tables, or where ``options["reset_mask"]`` is true.

        One seed is that of the first table, the next tables have the next seeds; or there is one
        for each table, whether it begins anew or not. Without a seed chance goes on where it was.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = self._mask((options or {}).get("reset_mask"))
        seeds = self._seeds(seed)
        seeded = np.array([given is not None for given in seeds])
        chosen = np.flatnonzero(which & seeded)
        self.tables.reset(chosen, seeds=[seeds[table] for table in chosen])
        self.tables.reset(which & ~seeded)
        return self._observations(), self._infos()

    def step(
        self, actions: ActionArray
    ) -> tuple[Bytes, npt.NDArray[np.float32], BoolArray, BoolArray, dict[str, Any]]:
        """Each learner acts, and all others at its table until it must decide again."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise BadOption(f"actions have the shape ({self.num_envs},), not {given.shape}")
        self.tables.step(given[:, None])
        done = self.tables.done.astype(np.bool_)
        infos = self._infos()
        if done.any():
            infos |= self._ends(done)
        rewards = self.tables.rewards[:, 0].copy()
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Each table before its learner."""
        if self.render_mode is None:
            return None
        tables = self.tables
        names = seat_names(tables.players)
        views = [tables.view(table, tables.learners[0]) for table in range(self.num_envs)]
        shown = [render(tables.game, view, names, self.render_mode) for view in views]
        return tuple(one for one in shown if one is not None)

    def _mask(self, given: Any) -> BoolArray:
        """The tables that begin again."""
        if given is None:
            return self._everywhere
        mask = np.asarray(given)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise BadOption(
                f"reset_mask has {self.num_envs} truth values, not {mask.dtype} "
                f"of the shape {mask.shape}"
            )
        return mask

    def _seeds(self, given: Any) -> list[Any]:
        """A seed for each table, or None where chance goes on."""
        if given is None:
            return [None] * self.num_envs
        if np.ndim(given) == 0:
            first = whole_number(given, "a seed")
            return list(range(first, first + self.num_envs))
        seeds = list(given)
        if len(seeds) != self.num_envs:
            raise BadOption(f"{len(seeds)} seeds were given for {self.num_envs} tables")
        return seeds

    def _observations(self) -> Bytes:
        return self.tables.observations[:, 0].copy()

    def _infos(self) -> dict[str, Any]:
        masks = self.tables.masks[:, 0].copy()
        return {"action_mask": masks, "_action_mask": self._everywhere.copy()}

    def _ends(self, done: BoolArray) -> dict[str, Any]:
        """What was seen last and the totals, at the tables whose game has ended."""
        last = np.full(self.num_envs, None, object)
        tables = np.flatnonzero(done)
        final = self.tables.final_observations(tables)[:, 0]
        for table, features in zip(tables.tolist(), final, strict=True):
            last[table] = features
        totals = np.zeros_like(self.tables.totals)
        totals[tables] = self.tables.totals[tables]
        return {
            "final_obs": last,
            "_final_obs": done.copy(),
            "final_info": {"totals": totals, "_totals": done.copy()},
            "_final_info": done.copy(),
        }
