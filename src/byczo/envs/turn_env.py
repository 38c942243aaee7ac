"""Every seat an agent, one after the other: an AEC environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from byczo.core.game import Game
from byczo.core.layout import Bytes
from byczo.envs.board_picture import Pixels
from byczo.envs.seat_table import SeatTable


class ByczoTurnEnv(AECEnv[str, Bytes, int | None]):
    """In each cycle the agents are asked one by one, all before the same table; then all act.

    With ``passes`` of False only those are asked who have something to decide; else the others
    pass with action 0, so that every cycle has all agents.
    """

    def __init__(self, game: Game | str, *, passes: bool = True, **settings: Any) -> None:
        """``settings`` are those of :class:`SeatTable`."""
        super().__init__()
        self.table = SeatTable(game, **settings)
        self.passes = passes
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.agent_selection = self.possible_agents[0]
        self.queue: list[str] = []
        self.decided: dict[str, int] = {}

    def observation_space(self, agent: str) -> Box:
        """The features of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on where it was."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.table.infos()
        self._begin_cycle()

    def observe(self, agent: str) -> Bytes:
        """What the agent sees of the table, in an array of its own."""
        return self.table.tables.observations[0, self.table.seats[agent]].copy()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is decides; the last one of a cycle lets all act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.decided[agent] = 0 if action is None else int(action)
        self.queue.remove(agent)
        if self.queue:
            self.agent_selection = self.queue[0]
            return
        self.table.step([self.decided.get(one, 0) for one in self.possible_agents])
        gains = self.table.tables.rewards[0].tolist()
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self.table.cut_off)
        self.infos = self.table.infos()
        self._accumulate_rewards()
        self._begin_cycle()

    def render(self) -> str | Pixels | None:
        """The table before the agent whose turn it is."""
        return self.table.render(self.table.seats[self.agent_selection])

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _begin_cycle(self) -> None:
        waiting = self.table.tables.waiting[0]
        self.queue = [
            agent
            for agent, seat in self.table.seats.items()
            if self.passes or self.table.over or waiting[seat]
        ]
        self.decided = {}
        self.agent_selection = self.queue[0]
