"""David & Goliath by Reinhard Staupe."""

from pathlib import Path

from byczo.core.game import Game
from byczo.games.david_goliath import belief, notation, rules, view
from byczo.games.david_goliath.checks import CHECKS
from byczo.games.david_goliath.coach import COACHING
from byczo.games.david_goliath.observation import OBSERVATION
from byczo.games.david_goliath.options import DavidGoliathOptions, rule_values, start
from byczo.games.david_goliath.pad import PAD
from byczo.games.david_goliath.policy import policy
from byczo.games.david_goliath.puzzles import PUZZLES
from byczo.games.david_goliath.strategy import STRATEGY

GAME = Game(
    id="david-goliath",
    title="David & Goliath",
    authors=("Reinhard Staupe",),
    players=range(3, 7),
    order=3,
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
    rule_values=rule_values,
    strategy=STRATEGY,
    coaching=COACHING,
    checks=CHECKS,
    observation=OBSERVATION,
    texts=Path(__file__).with_name("texts"),
    board="byczo.games.david_goliath.board",
    drawing="byczo.games.david_goliath.drawing",
    score_sheet="byczo.games.david_goliath.score_sheet",
    lesson="byczo.games.david_goliath.lesson",
    pictures="byczo.games.david_goliath.pictures",
    daily={"rounds": 1},
    puzzles=PUZZLES,
    pad=PAD,
)
