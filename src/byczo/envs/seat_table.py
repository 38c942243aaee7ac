"""One table at which every seat learns: what both forms of PettingZoo's environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from gymnasium.spaces import Box, Discrete

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.envs.board_picture import (
    RENDER_FPS,
    RENDER_MODES,
    Pixels,
    check_render_mode,
    render,
)
from byczo.envs.seat_names import seat_names
from byczo.envs.spaces import action_space, feature_space
from byczo.envs.tables import Tables
from byczo.games import game_of

VERSION = 0

Info = dict[str, Any]
"""What an agent is told besides: its ``action_mask``, and the ``totals`` at the end."""


class SeatTable:
    """A table, the names of its agents, their spaces, and when it is cut off."""

    def __init__(
        self,
        game: Game | str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Literal["own", "relative", "win"] = "relative",
        reward_at: Literal["decision", "end"] = "decision",
        illegal: Literal["raise", "random"] = "random",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"max_cycles must be at least 1, not {max_cycles}")
        self.game = game_of(game) if isinstance(game, str) else game
        given = {"players": players or self.game.usual_players, **(options or {})}
        self.tables = Tables(
            self.game,
            1,
            given,
            reward=reward,
            reward_at=reward_at,
            illegal=illegal,
            auto_reset=False,
        )
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.agents = seat_names(self.tables.players)
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces: dict[str, Box] = {
            agent: feature_space(self.game, self.tables.players) for agent in self.agents
        }
        self.action_spaces: dict[str, Discrete] = {
            agent: action_space(self.game) for agent in self.agents
        }

    @property
    def metadata(self) -> dict[str, Any]:
        """As PettingZoo asks for it."""
        return {
            "name": environment_name(self.game),
            "render_modes": RENDER_MODES,
            "render_fps": RENDER_FPS,
            "is_parallelizable": True,
        }

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.tables.done[0])

    @property
    def cut_off(self) -> bool:
        """Whether it was ended before its end."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    def reset(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on where it was."""
        self.cycles = 0
        self.tables.reset(seeds=seed)
        self._watch()

    def step(self, actions: list[int]) -> None:
        """All who must decide act at once; 0 for the others."""
        self.tables.step([actions])
        self.cycles += 1
        self._watch()

    def observations(self) -> dict[str, Bytes]:
        """The features of every agent, in arrays of its own."""
        return dict(zip(self.agents, self.tables.observations[0].copy(), strict=True))

    def infos(self) -> dict[str, Info]:
        """What every agent may do, and at the end the totals."""
        masks = self.tables.masks[0].copy()
        found: dict[str, Info] = {
            agent: {"action_mask": mask} for agent, mask in zip(self.agents, masks, strict=True)
        }
        if self.over:
            for info in found.values():
                info["totals"] = self.tables.totals[0].copy()
        return found

    def render(self, seat: int | None = None) -> str | Pixels | None:
        """The table before a seat, or before a spectator."""
        return render(self.game, self.tables.view(0, seat), self.agents, self.render_mode)

    def _watch(self) -> None:
        if self.render_mode == "human":
            self.render()


def environment_name(game: Game) -> str:
    """The name of a game's environments, such as ``go_fish_v0`` for ``go-fish``."""
    return f"{game.id.replace('-', '_')}_v{VERSION}"
