"""Random play in the environments of others: decisions a second of CPU time, with observations.

    python benchmarks/peers.py pgx | rlcard

It needs nothing of ours, so that any Python can run it that has the package: `envs.py --peers`
calls it so, on one core. Both play Leduc poker, their smallest game of cards.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

TABLES = 4096  # the quickest of 1024, 4096, 16384 and 65536 on one core
STEPS = 300
GAMES = 1500


def pgx_rate() -> float:
    """A batch in one compiled step; ended games begin anew."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> Any:
        now, key = jax.random.split(key)
        legal = state.legal_action_mask.cumsum()
        which = jax.random.randint(now, (), 0, legal[-1])  # quicker than `categorical`
        return step(state, (legal > which).argmax(), key)

    @jax.jit  # type: ignore[untyped-decorator] # it comes without types
    def run(states: Any, key: Any) -> Any:
        def once(carried: Any, key: Any) -> Any:
            states = jax.vmap(act)(carried, jax.random.split(key, TABLES))
            return states, states.observation.sum()  # so that observations are really made

        return jax.lax.scan(once, states, jax.random.split(key, STEPS))

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
    jax.block_until_ready(run(states, jax.random.PRNGKey(1)))  # compiles
    began = time.process_time()
    jax.block_until_ready(run(states, jax.random.PRNGKey(2)))
    return TABLES * STEPS / (time.process_time() - began)


def rlcard_rate() -> float:
    """Games one after another, as its own examples play them."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    began, decisions = time.process_time(), 0
    for _ in range(GAMES):
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(seen) // 2 for seen in trajectories)
    return decisions / (time.process_time() - began)


if __name__ == "__main__":
    print({"pgx": pgx_rate, "rlcard": rlcard_rate}[sys.argv[1]]())
