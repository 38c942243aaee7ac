"""X nimmt! by Wolfgang Kramer and Reinhard Staupe."""

from pathlib import Path

from byczo.core.game import Game
from byczo.games.x_nimmt import belief, notation, rules, view
from byczo.games.x_nimmt.checks import CHECKS
from byczo.games.x_nimmt.coach import COACHING
from byczo.games.x_nimmt.observation import OBSERVATION
from byczo.games.x_nimmt.options import XNimmtOptions, rule_values, start
from byczo.games.x_nimmt.pad import PAD
from byczo.games.x_nimmt.policy import policy
from byczo.games.x_nimmt.puzzles import PUZZLES
from byczo.games.x_nimmt.strategy import STRATEGY

GAME = Game(
    id="x-nimmt",
    title="X nimmt!",
    authors=("Wolfgang Kramer", "Reinhard Staupe"),
    players=range(2, 5),
    order=2,
    minutes=25,
    fewest_wins=True,
    simultaneous=True,
    hidden=True,
    chapters=(
        "goal",
        "cards",
        "setup",
        "turn",
        "placing",
        "taking",
        "xrow",
        "round",
        "end",
    ),
    state=rules.State,
    options=XNimmtOptions,
    start=start,
    rules=rules,
    imagine=belief.imagine,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=rules.HAND * rules.SEATS + rules.ROWS,
    most_outcome=rules.CARDS,
    reasons={rules.BY_ROUNDS: "rounds"},
    rule_values=rule_values,
    strategy=STRATEGY,
    coaching=COACHING,
    checks=CHECKS,
    observation=OBSERVATION,
    texts=Path(__file__).with_name("texts"),
    board="byczo.games.x_nimmt.board",
    drawing="byczo.games.x_nimmt.drawing",
    score_sheet="byczo.games.x_nimmt.score_sheet",
    lesson="byczo.games.x_nimmt.lesson",
    pictures="byczo.games.x_nimmt.pictures",
    daily={"rounds": 1},
    puzzles=PUZZLES,
    pad=PAD,
)
