"""Every seat an agent, all acting at once: a parallel environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Discrete
from pettingzoo import ParallelEnv

from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.envs.board_picture import Pixels
from byczo.envs.seat_table import Info, SeatTable

Stepped = tuple[
    dict[str, Bytes], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
]


class ByczoParallelEnv(ParallelEnv[str, Bytes, int]):
    """All agents act in every step; action 0 is for those who have nothing to decide.

    An observation is the features of a seat; the info of each agent has its ``action_mask``.
    """

    def __init__(self, game: Game | str, **settings: Any) -> None:
        """``settings`` are those of :class:`SeatTable`."""
        self.table = SeatTable(game, **settings)
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    @property
    def max_cycles(self) -> int | None:
        """Steps after which a game is cut off."""
        return self.table.max_cycles

    @max_cycles.setter
    def max_cycles(self, cycles: int | None) -> None:
        self.table.max_cycles = cycles

    def observation_space(self, agent: str) -> Box:
        """The features of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Bytes], dict[str, Info]]:
        """A new game; without a seed chance goes on where it was."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self.table.observations(), self.table.infos()

    def step(self, actions: dict[str, int]) -> Stepped:
        """All who must decide act, before the same table."""
        table, agents = self.table, self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        table.step([actions.get(agent, 0) for agent in agents])
        rewards = dict(zip(agents, table.tables.rewards[0].tolist(), strict=True))
        over, cut_off = table.over, table.cut_off
        if over or cut_off:
            self.agents = []
        return (
            table.observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            table.infos(),
        )

    def render(self) -> str | Pixels | None:
        """The table before a spectator."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
