"""What the coach says of David & Goliath is right, and gives its reason."""

from __future__ import annotations

import pytest

from byczo.games import game_of
from byczo.locales import voice
from byczo.play.advice_text import reason_text
from byczo.play.coach import Coach
from byczo.play.reasons import Reasons
from tests.play.positions import trick

PLAYOUTS = 400


@pytest.mark.parametrize(
    ("middle", "card", "won", "said"),
    [
        (["g5", "g7", "g2"], "g9", [], "Goliath for sure: wins g5 g7 g2 (+3)"),
        (["g5", "r7", "y2"], "b9", [], "Goliath for sure: wins g5 r7 y2 (+14)"),
        (["g5", "r9", "y2"], "b12", ["r8", "r7"],
         "Goliath for sure: wins g5 r9 y2 (−5), but red falls from 15 to 3"),
        (["g5", "r12", "y2"], "b1", ["r8", "r6"],
         "David for sure: wins r12 (−11), and red falls from 14 to 3"),
        (["g5", "r7", "y2"], "b4", [],
         "neither highest nor lowest: wins nothing, whatever follows"),
    ],
)  # fmt: skip
def test_reasons_of_david_goliath(middle: list[str], card: str, won: list[str], said: str) -> None:
    state = trick(middle, [card, "v1"], won)
    game = game_of("david-goliath")
    action = game.notation.read_action(state, f"play {card}")
    reason = Reasons(game_of("david-goliath")).of(state, 3, action)
    assert reason_text(reason, voice("en", game_of("david-goliath").texts)) == said


def test_a_spoiled_colour_is_a_danger() -> None:
    """The last player sees for sure that red would be spoiled."""
    state = trick(["g5", "r9", "y2"], ["b12", "b6"], ["r8", "r7"])
    advice = Coach(game_of("david-goliath")).advice(state, 3, playouts=PLAYOUTS)
    assert advice.of("play b12").danger == 1
    assert advice.of("play b6").danger == 0
