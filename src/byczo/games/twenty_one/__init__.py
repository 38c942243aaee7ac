"""Twenty One by Steffen Benndorf and Reinhard Staupe."""

from pathlib import Path

from byczo.core.game import Game
from byczo.core.kernels import happen
from byczo.games.twenty_one import notation, rules, view
from byczo.games.twenty_one.checks import CHECKS
from byczo.games.twenty_one.coach import COACHING
from byczo.games.twenty_one.kernels import KERNELS
from byczo.games.twenty_one.observation import OBSERVATION
from byczo.games.twenty_one.options import TwentyOneOptions, rule_values, start
from byczo.games.twenty_one.pad import PAD
from byczo.games.twenty_one.policy import policy
from byczo.games.twenty_one.strategy import STRATEGY
from byczo.games.twenty_one.throwing import throw

GAME = Game(
    id="twenty-one",
    title="Twenty One",
    authors=("Steffen Benndorf", "Reinhard Staupe"),
    players=range(2, 7),
    order=4,
    minutes=15,
    fewest_wins=False,
    simultaneous=True,
    hidden=False,
    chapters=("goal", "sheet", "roll", "writing", "crossing", "row", "end"),
    state=rules.State,
    options=TwentyOneOptions,
    start=start,
    rules=rules,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=rules.SHEETS + 1,
    most_outcome=rules.LARGEST_DEAL,
    reasons={rules.BY_SHEET: "sheet"},
    rule_values=rule_values,
    kernels=KERNELS,
    own_forms={happen: throw},
    strategy=STRATEGY,
    coaching=COACHING,
    checks=CHECKS,
    observation=OBSERVATION,
    texts=Path(__file__).with_name("texts"),
    board="byczo.games.twenty_one.board",
    drawing="byczo.games.twenty_one.drawing",
    score_sheet="byczo.games.twenty_one.score_sheet",
    lesson="byczo.games.twenty_one.lesson",
    pictures="byczo.games.twenty_one.pictures",
    pad=PAD,
)
