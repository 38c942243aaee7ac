"""Proximal policy optimisation from scratch: a baseline for learning programs, in one file.

    python -m byczo.envs.ppo GAME --players 4 --seed 1 --out ppo.npz
    byczo arena GAME network@ppo.npz greedy --players 4

One network plays against itself at some tables, and against the quick policy of the game at
others. It is given the features of ``docs/features.md`` and what a seat may do, and learns from
nothing but the points of each decision. PyTorch trains it (extra ``train``); the file that it
writes is played by numpy alone (:mod:`byczo.play.network_bot`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from byczo.core.extras import missing_extra
from byczo.envs.tables import Tables
from byczo.play.network_bot import Network, save_network

try:
    import torch
except ModuleNotFoundError as problem:
    if __name__ == "__main__":
        raise SystemExit(f"byczo: {missing_extra(problem, 'this baseline')}") from None
    raise missing_extra(problem, __name__) from None


def default(value: Any, text: str) -> Any:
    """Something that can be set, with its default and a line of help."""
    return field(default=value, metadata={"help": f"{text} (default: {value})"})


@dataclass(frozen=True)
class Setting:
    """What can be set."""

    updates: int = default(500, "how often the network is improved")
    seats: int = default(1024, "seats that learn at a time")
    bots: float = default(0.75, "share of them that learn among bots, the others among themselves")
    steps: int = default(16, "steps of every table between two updates")
    levels: int = default(13, "levels that a number is cut into")  # see Learner.cut
    hidden: int = default(192, "width of the two hidden layers")
    epochs: int = default(1, "how often a decision is looked at")  # new ones are cheap
    batch: int = default(2048, "decisions to a step of the optimiser")
    rate: float = default(1e-3, "rate of learning at first; it falls to zero")
    discount: float = default(0.95, "what a point is worth one decision later")
    trace: float = default(0.8, "lambda of generalised advantage estimation")
    clip: float = default(0.2, "how far a step may change the chance of an action")
    entropy: float = default(0.01, "how much it pays to stay undecided")
    scale: float = default(5.0, "what points are divided by, so that rewards are about 1")


class Learner:
    """A network with two heads, policy and value, and what it takes to improve it."""

    def __init__(self, tables: Tables, setting: Setting, seed: int) -> None:
        torch.manual_seed(seed)
        self.setting = setting
        actions = tables.masks.shape[-1]
        highest = torch.tensor(tables.observation.highest(tables.players)).long()
        levels = highest.clamp(1, setting.levels)  # of each feature
        self.features = torch.arange(len(levels)).repeat_interleave(levels)  # of each level
        self.level = torch.cat([torch.arange(count) for count in levels]).float()
        self.slope = (levels / highest)[self.features]
        widths = (len(self.level), setting.hidden, setting.hidden)
        self.trunk = [linear(*pair) for pair in pairwise(widths)]
        self.policy = linear(setting.hidden, actions, gain=0.01)
        self.value = linear(setting.hidden, 1)
        self.layers = [*self.trunk, self.policy, self.value]
        parameters = [tensor for layer in self.layers for tensor in layer]
        self.optimiser = torch.optim.Adam(parameters, lr=setting.rate, eps=1e-5)

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of the chances of all actions, and the value of being there."""
        hidden = self.cut(seen)
        for weights, bias in self.trunk:
            hidden = torch.relu(hidden @ weights + bias)
        logits = hidden @ self.policy[0] + self.policy[1]
        logits = logits.masked_fill(masks == 0, -1e9)
        values = (hidden @ self.value[0] + self.value[1])[..., 0]
        return torch.log_softmax(logits, -1), values

    def cut(self, seen: Any) -> Any:
        """Each number as levels that fill up one after another, so that sizes are easy to compare.

        A card of 40 among 104 in 13 levels is five levels full and eight empty.
        """
        return (seen[..., self.features] * self.slope - self.level).clamp(0, 1)

    def improve(self, data: dict[str, Any]) -> None:
        """Some epochs over what was played, in random batches."""
        setting = self.setting
        gains = data["gains"]
        data["gains"] = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(setting.epochs):
            for places in torch.randperm(len(gains)).split(setting.batch):
                self.step(**{name: values[places] for name, values in data.items()})

    def step(
        self, seen: Any, masks: Any, actions: Any, before: Any, gains: Any, returns: Any
    ) -> None:
        """One step of the optimiser."""
        chances, values = self(seen.float(), masks)
        ratio = torch.exp(chances.gather(1, actions[:, None])[:, 0] - before)
        clipped = ratio.clamp(1 - self.setting.clip, 1 + self.setting.clip)
        policy_loss = -torch.minimum(ratio * gains, clipped * gains).mean()
        value_loss = ((values - returns) ** 2).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        loss = policy_loss + 0.5 * value_loss - self.setting.entropy * entropy
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([t for layer in self.layers for t in layer], 0.5)
        self.optimiser.step()

    def network(self) -> Network:
        """What plays: the trunk and the policy, after a layer that cuts features into levels.

        A level is what has come over its floor less what has come over the next one's, and
        ``max(0, x)`` gives both; so the next layer weighs differences.
        """
        size = int(self.features[-1]) + 1
        cutting = torch.zeros(size, len(self.level))
        cutting[self.features, torch.arange(len(self.level))] = self.slope
        layers = [[cutting, -self.level], *([*layer] for layer in (*self.trunk, self.policy))]
        weights = layers[1][0].detach()
        below = torch.where(self.level[:, None] > 0, weights.roll(1, 0), 0)
        layers[1][0] = weights - below
        return Network([(w.detach().numpy().copy(), b.detach().numpy().copy()) for w, b in layers])


def linear(inputs: int, outputs: int, gain: float = 2**0.5) -> tuple[Any, Any]:
    """Weights and bias of a layer."""
    weights = torch.empty(inputs, outputs)
    torch.nn.init.orthogonal_(weights, gain)
    return weights.requires_grad_(), torch.zeros(outputs, requires_grad=True)


def play(learner: Learner, tables: Tables) -> dict[str, Any]:
    """Play some steps at all tables; every decision with its advantage over what was expected."""
    setting = learner.setting
    steps: dict[str, list[Any]] = {
        name: [] for name in ("seen", "masks", "actions", "before", "values")
    }
    rewards, ended, waiting = [], [], []
    for _ in range(setting.steps):
        seen, masks = torch.tensor(tables.observations), torch.tensor(tables.masks)
        with torch.no_grad():
            chances, values = learner(seen.float(), masks)
        actions = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)
        before = chances.gather(-1, actions[..., None])[..., 0]
        waiting.append(tables.waiting.astype(bool))
        tables.step(actions.numpy())
        found = (seen, masks, actions, before, values)
        for kept, now in zip(steps.values(), found, strict=True):
            kept.append(now)
        rewards.append(torch.tensor(tables.rewards) / setting.scale)
        ended.append(torch.tensor(tables.done).float()[:, None])
    with torch.no_grad():
        after = learner(torch.tensor(tables.observations).float(), torch.tensor(tables.masks))[1]
    gain = torch.zeros_like(after)
    gains = []
    for reward, end, value in zip(
        *(reversed(x) for x in (rewards, ended, steps["values"])), strict=True
    ):
        gain = reward + (1 - end) * setting.discount * (after + setting.trace * gain) - value
        gains.append(gain)
        after = value
    decided = torch.tensor(np.stack(waiting))
    data = {name: torch.stack(kept)[decided] for name, kept in steps.items()}
    data["gains"] = torch.stack(gains[::-1])[decided]
    data["returns"] = data["gains"] + data.pop("values")
    return data


def groups_of(game: str, players: int, setting: Setting, seed: int) -> list[Tables]:
    """Tables where all seats learn, and tables where seat 0 learns among bots."""
    among_bots = max(round(setting.seats * setting.bots), 1)
    alone, table = max((setting.seats - among_bots) // players, 1), {"players": players}
    return [
        Tables(game, alone, table, seed=seed),
        Tables(game, among_bots, table, seed=seed + alone, learners=[0], opponents="policy"),
    ]


def train(
    groups: list[Tables], setting: Setting, seed: int, tell: Callable[[str], None] = print
) -> Network:
    """Play and improve, again and again."""
    learner, decisions = Learner(groups[0], setting, seed), 0
    for update in range(setting.updates):
        for group in learner.optimiser.param_groups:
            group["lr"] = setting.rate * (1 - update / setting.updates)
        played = [play(learner, tables) for tables in groups]
        data = {name: torch.cat([part[name] for part in played]) for name in played[0]}
        decisions += len(data["gains"])
        learner.improve(data)
        if (update + 1) % 20 == 0:
            spent = time.process_time() / 60
            totals = groups[-1].totals.mean(axis=0)
            tell(
                f"{update + 1} of {setting.updates} updates, {decisions:,} decisions, "
                f"{spent:.1f} minutes of CPU time; {totals[0]:.1f} points a game among bots "
                f"with {totals[1:].mean():.1f}"
            )
    return learner.network()


def main(arguments: list[str] | None = None) -> None:
    """Train a network for a game and write it down."""
    parser = argparse.ArgumentParser(
        prog="python -m byczo.envs.ppo",
        description="Train a network for a game by proximal policy optimisation (PPO).",
        epilog="Then it plays: byczo arena GAME network@FILE.npz greedy",
    )
    option = parser.add_argument
    option("game", metavar="GAME", help="id of the game, as 'byczo games' lists them")
    option("--players", type=int, default=4, metavar="N", help="at every table (default: 4)")
    option("--seed", type=int, default=1, metavar="N", help="of tables and network (default: 1)")
    option("--threads", type=int, default=1, metavar="N", help="of PyTorch (default: 1)")
    option("--out", type=Path, required=True, metavar="FILE.npz", help="file to write")
    for one in fields(Setting):
        kind = type(one.default)
        option(
            f"--{one.name}", type=kind, metavar="N", help=one.metadata["help"], default=one.default
        )
    args = parser.parse_args(arguments)
    torch.set_num_threads(args.threads)
    wanted = Setting(**{one.name: getattr(args, one.name) for one in fields(Setting)})
    groups = groups_of(args.game, args.players, wanted, args.seed)
    network = train(groups, wanted, args.seed)
    made = groups[0]
    save_network(args.out, network, made.game, args.players, made.observation.version)
    print(args.out)


if __name__ == "__main__":
    main()
