"""6 nimmt! by Wolfgang Kramer: base game, tactical variant, two halves."""

from pathlib import Path

from byczo.core.game import Game
from byczo.games.six_nimmt import belief, notation, rules, view
from byczo.games.six_nimmt.checks import CHECKS
from byczo.games.six_nimmt.coach import COACHING
from byczo.games.six_nimmt.kernels import KERNELS
from byczo.games.six_nimmt.observation import OBSERVATION
from byczo.games.six_nimmt.options import SixNimmtOptions, rule_values, start
from byczo.games.six_nimmt.pad import PAD
from byczo.games.six_nimmt.policy import policy
from byczo.games.six_nimmt.puzzles import PUZZLES
from byczo.games.six_nimmt.strategy import STRATEGY

GAME = Game(
    id="six-nimmt",
    title="6 nimmt!",
    authors=("Wolfgang Kramer",),
    players=range(2, 11),
    order=1,
    minutes=45,
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
        "round",
        "end",
        "tactical",
        "halves",
    ),
    state=rules.State,
    options=SixNimmtOptions,
    start=start,
    rules=rules,
    imagine=belief.imagine,
    policy=policy,
    notation=notation,
    showing=view,
    actions=rules.ACTIONS,
    most_draws=rules.CARDS,
    most_outcome=rules.CARDS,
    reasons={rules.BY_TARGET: "target", rules.BY_ROUNDS: "rounds", rules.BY_HALVES: "halves"},
    rule_sets={
        "base": {"variant": "base"},
        "tactical": {"variant": "tactical"},
        "halves": {"variant": "halves"},
    },
    rule_values=rule_values,
    kernels=KERNELS,
    strategy=STRATEGY,
    coaching=COACHING,
    checks=CHECKS,
    observation=OBSERVATION,
    texts=Path(__file__).with_name("texts"),
    board="byczo.games.six_nimmt.board",
    drawing="byczo.games.six_nimmt.drawing",
    score_sheet="byczo.games.six_nimmt.score_sheet",
    lesson="byczo.games.six_nimmt.lesson",
    pictures="byczo.games.six_nimmt.pictures",
    daily={"rounds": 1},
    puzzles=PUZZLES,
    pad=PAD,
)
