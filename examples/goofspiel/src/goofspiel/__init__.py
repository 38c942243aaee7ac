"""Goofspiel, also known as the game of pure strategy: a game of another package."""

from byczo.core.game import Game
from goofspiel import notation, rules, view
from goofspiel.options import GoofspielOptions, start
from goofspiel.policy import policy

GAME = Game(
    id="goofspiel",
    title="Goofspiel",
    players=range(2, rules.SEATS + 1),
    minutes=10,
    fewest_wins=False,
    simultaneous=True,
    hidden=False,
    state=rules.State,
    options=GoofspielOptions,
    start=start,
    rules=rules,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=1,
    most_outcome=1,
    reasons={rules.BY_PRIZES: "prizes"},
    rule_sets={"base": {}, "carry": {"ties": "carry"}},
)
