"""What the coach says of X nimmt! is right, and gives its reason."""

from __future__ import annotations

import pytest

from byczo.core.reason import Reason
from byczo.games import game_of
from byczo.games.rows.reveal_order import queue_up
from byczo.games.x_nimmt import rules as x_nimmt
from byczo.locales import voice
from byczo.play.advice_text import reason_text
from byczo.play.coach import Coach
from byczo.play.reasons import Reasons
from tests.play.positions import x_nimmt_table

PLAYOUTS = 400


def test_breaking_the_x_row_costs_it_twice() -> None:
    """At the end of a round: nothing but the X row differs, and its heads count double."""
    game = game_of("x-nimmt")
    state = x_nimmt_table([[9, 20], [50], [60]], [21])
    state.held[:3] = [0, 0, 1]
    state.hands[:] = 0
    state.cards[:3] = [21, 98, 99]
    for seat in range(3):
        queue_up(state, seat, int(state.cards[seat]))
    state.turn = 8
    state.taken[0, :2] = [9, 20]
    state.gains[0] = 2
    state.placed = 1
    state.x_cards[0, 0] = 11
    state.x_count[0], state.x_ends[0] = 1, 11
    state.phase, state.waiting = x_nimmt.SORT, 1
    advice = Coach(game).advice(state, 0, playouts=PLAYOUTS)
    # 20 to the X row: 9 stays in the hand (1 head). 9 to it: 11 is piled (10), 20 stays (3).
    assert advice.best.do == "x 20"
    assert advice.of("x 9").reason == Reason("x-nimmt-why-x-breaks", {"end": 11, "points": 10})
    assert advice.of("x 9").cost == pytest.approx(13 - 1)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (46, "fills row 1, and no card can come between: unless somebody takes it first, "
             "you take 44 45 (7 heads)"),
        (49, "fills row 1: if nobody plays 46–48 before you, you take 44 45 (7 heads)"),
        (63, "the last safe place of row 2: if anybody plays 62 before you, "
             "you take it, more than 2 heads"),
        (86, "follows the 85 at once: no card can come between, it becomes card 2 of row 3"),
        (7, "below all rows: unless somebody plays lower, you take a row, "
            "at best row 3 with 2 heads"),
    ],
)  # fmt: skip
def test_reasons_of_x_nimmt(card: int, said: str) -> None:
    state = x_nimmt_table([[44, 45], [60, 61], [85]], [card, 100])
    state.rows[1, :2] = [59, 61]
    reason = Reasons(game_of("x-nimmt")).of(state, 0, card)
    assert reason_text(reason, voice("en", game_of("x-nimmt").texts)) == said
