"""David & Goliath by Reinhard Staupe."""

from byczo.core.game import Game
from byczo.games.david_goliath import belief, notation, rules, view
from byczo.games.david_goliath.options import DavidGoliathOptions, rule_values, start
from byczo.games.david_goliath.policy import policy

GAME = Game(
    id="david-goliath",
    title="David & Goliath",
    authors=("Reinhard Staupe",),
    players=range(3, 7),
    minutes=20,
    fewest_wins=False,
    simultaneous=False,
    hidden=True,
    chapters=("goal", "cards", "setup", "trick", "winning", "scoring", "end"),
    state=rules.State,
    options=DavidGoliathOptions,
    start=start,
    rules=rules,
    imagine=belief.imagine,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=rules.CARDS + 1,
    most_outcome=rules.CARDS + 1,
    reasons={rules.BY_ROUNDS: "rounds"},
    rule_sets={"base": {}},
    rule_values=rule_values,
)
