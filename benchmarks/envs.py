"""How fast tables for learning programs are, on one core, in CPU time.

    python -m benchmarks.envs [--peers PYTHON]

Each figure is that of the run that was disturbed least. OpenSpiel's games, with an observation of
every player after every step, take turns with ours, and the median of all pairs is their ratio. So
do pgx and RLCard, which no lock file names, if a Python is given that has them
(`python -m venv peers && peers/bin/pip install pgx rlcard`). All of them run on the same core: pgx
on several spends CPU time on waiting, and is a third slower for it.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from byczo.envs import Tables
from byczo.envs.parallel_env import ByczoParallelEnv

ROUNDS = 15
COUNT = 256
VECTOR = 1024
STEPS = 400
JOINT = [
    ("six-nimmt", {"players": 4}),
    ("six-nimmt", {"players": 10}),
    ("x-nimmt", {"players": 3}),
    ("david-goliath", {"players": 4}),
    ("twenty-one", {"players": 4}),
]
PEERS = ("pgx", "rlcard")
OPENSPIEL = ["goofspiel(players=4,num_cards=10,imp_info=True)", "hearts", "leduc_poker"]


def main() -> None:
    """Measure and print."""
    read = argparse.ArgumentParser(description="How fast tables for learning programs are.")
    read.add_argument("--peers", metavar="PYTHON", help="a Python that has pgx and rlcard")
    peers = read.parse_args().peers
    stay_on_one_core()
    out = Console()
    out.print(joint_steps())
    out.print(learner_steps())
    out.print(environments())
    out.print(against_others(peers))


def stay_on_one_core() -> None:
    """Keep this process, and those that it starts, to one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def seconds(run: Callable[[], object]) -> float:
    """CPU time of one run."""
    began = time.process_time()
    run()
    return time.process_time() - began


def warm_seconds(run: Callable[[], object]) -> float:
    """CPU time of one run after one that does not count, as pgx has it, too."""
    run()
    return statistics.median(seconds(run) for _ in range(9))


def quickest(run: Callable[[], object]) -> float:
    """CPU time of a run, after one that does not count: the one that was disturbed least."""
    run()
    return min(seconds(run) for _ in range(ROUNDS))


def steps_of(tables: Tables, steps: int = STEPS) -> Callable[[], None]:
    """So many joint steps with random actions, drawn in the kernel."""

    def run() -> None:
        for _ in range(steps):
            tables.step()

    return run


def joint_steps() -> Table:
    """All seats are learners."""
    table = Table("game", "players", "joint steps/s", "seat observations/s", title="Joint steps")
    for name, options in JOINT:
        tables = Tables(name, COUNT, options, seed=1)
        rate = COUNT * STEPS / quickest(steps_of(tables))
        players = options["players"]
        table.add_row(name, str(players), f"{rate:,.0f}", f"{rate * players:,.0f}")
    return table


def learner_steps() -> Table:
    """One learner in seat 0, opponents in the other three."""
    title = "One learner, 6 nimmt! with 4 players"
    table = Table("opponents", "learner steps/s", title=title)
    for opponents, steps in (("random", 400), ("policy", 400), ("weights", 400), ("search:200", 2)):
        tables = Tables(
            "six-nimmt", COUNT, {"players": 4}, seed=1, learners=[0], opponents=opponents
        )
        rate = COUNT * steps / quickest(steps_of(tables, steps))
        table.add_row(opponents, f"{rate:,.0f}")
    return table


def environments() -> Table:
    """The same game through Gymnasium's and PettingZoo's interfaces."""
    table = Table("environment", "what", "a second", title="6 nimmt! with 4 players")
    many = gymnasium.make_vec("byczo:byczo/SixNimmt-v0", num_envs=VECTOR, opponents="policy")
    many.reset(seed=1)
    actions = np.zeros(VECTOR, np.int64)  # never legal, so that the kernel draws legal ones

    def vector_steps() -> None:
        for _ in range(STEPS // 4):
            many.step(actions)

    rate = VECTOR * (STEPS // 4) / quickest(vector_steps)
    table.add_row(f"Gymnasium, {VECTOR} tables", "learner steps", f"{rate:,.0f}")
    rates = [_parallel_rate(seed) for seed in range(ROUNDS)]
    table.add_row("PettingZoo, parallel", "decisions", f"{max(rates):,.0f}")
    return table


def _parallel_rate(seed: int, steps: int = 2000) -> float:
    """Decisions a second, the lowest action each time."""
    env = ByczoParallelEnv("six-nimmt", players=4)
    began, decisions = time.process_time(), 0
    _, infos = env.reset(seed=seed)
    for _ in range(steps):
        if not env.agents:
            _, infos = env.reset()
        picks = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
        decisions += sum(pick > 0 for pick in picks.values())
        infos = env.step(picks)[4]
    return decisions / (time.process_time() - began)


def against_others(peers: str | None) -> Table:
    """Decisions a second, with observations of all players, against the games of others."""
    table = Table("theirs", "decisions/s", "ours", "ratio", title="6 nimmt! for 4, and others")
    tables = Tables("six-nimmt", COUNT, {"players": 4}, seed=1)
    run = steps_of(tables)
    run()
    decisions = 0
    for _ in range(200):
        decisions += int(tables.waiting.sum())
        tables.step()
    each = decisions / 200 * STEPS
    others: dict[str, Callable[[int], float]] = {
        f"OpenSpiel, {name}": partial(_openspiel_rate, pyspiel.load_game(name))
        for name in OPENSPIEL
    }
    if peers is not None:
        others |= {f"{name}, Leduc": partial(_peer_rate, peers, name) for name in PEERS}
    for name, other in others.items():
        rates = [(other(seed), each / warm_seconds(run)) for seed in range(ROUNDS)]
        theirs, ours = (statistics.median(side) for side in zip(*rates, strict=True))
        ratio = statistics.median(b / a for a, b in rates)
        table.add_row(name, f"{theirs:,.0f}", f"{ours:,.0f}", f"{ratio:.1f}")
    return table


def _peer_rate(python: str, name: str, _: int) -> float:
    """Decisions a second in a package of another Python."""
    script = Path(__file__).with_name("peers.py")
    said = subprocess.run([python, script, name], check=True, capture_output=True, text=True)
    return float(said.stdout)


def _openspiel_rate(game: Any, seed: int) -> float:
    """Decisions a second in a game of OpenSpiel."""
    began = time.process_time()
    return _play_openspiel(game, seed) / (time.process_time() - began)


def _play_openspiel(game: Any, seed: int, games: int = 60) -> int:
    """Random games with an observation of each player at each decision; counts decisions."""
    choose = random.Random(seed)
    players = range(game.num_players())
    observes = game.get_type().provides_observation_tensor
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        look = state.observation_tensor if observes else state.information_state_tensor
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(actions, chances)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([choose.choice(state.legal_actions(p)) for p in players])
                decisions += len(players)
                for player in players:
                    look(player)
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                decisions += 1
                for player in players:
                    look(player)
    return decisions


if __name__ == "__main__":
    main()
