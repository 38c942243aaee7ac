"""Twenty One by Steffen Benndorf and Reinhard Staupe."""

from byczo.core.game import Game
from byczo.games.twenty_one import belief, notation, rules, view
from byczo.games.twenty_one.options import TwentyOneOptions, rule_values, start
from byczo.games.twenty_one.policy import policy

GAME = Game(
    id="twenty-one",
    title="Twenty One",
    authors=("Steffen Benndorf", "Reinhard Staupe"),
    players=range(2, 7),
    minutes=15,
    fewest_wins=False,
    simultaneous=True,
    hidden=False,
    chapters=("goal", "sheet", "roll", "writing", "crossing", "row", "end"),
    state=rules.State,
    options=TwentyOneOptions,
    start=start,
    rules=rules,
    imagine=belief.imagine,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=rules.SHEETS + 1,
    most_outcome=rules.LARGEST_DEAL,
    reasons={rules.BY_SHEET: "sheet"},
    rule_sets={"base": {}},
    rule_values=rule_values,
)
