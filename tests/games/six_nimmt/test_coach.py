"""What the coach says of 6 nimmt! is right, and gives its reason."""

from __future__ import annotations

import pytest

from byczo.games import game_of
from byczo.games.six_nimmt.endgame import solvable, solve
from byczo.locales import voice
from byczo.play.advice_text import reason_text, verdict_text
from byczo.play.coach import Coach
from byczo.play.reasons import Reasons
from tests.play.positions import moments, must_take, six_nimmt_table

PLAYOUTS = 400
FULL = [[1, 2], [33, 41, 42, 44, 45], [60], [90]]  # row 2: 5 + 1 + 1 + 5 + 2 heads


def test_the_last_row_to_take_costs_its_heads() -> None:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    advice = Coach(game_of("six-nimmt")).advice(state, 0, playouts=PLAYOUTS)
    costs = {c.do: c.cost for c in advice.candidates}
    assert costs == pytest.approx({"row 1": 4, "row 2": 0, "row 3": 1, "row 4": 2})
    assert [c.verdict for c in advice.candidates] == ["best", "costs", "costs", "costs"]


def test_a_sixth_card_is_a_blunder() -> None:
    """46 takes 14 heads at once; whoever waits may see somebody else take them."""
    state = six_nimmt_table(FULL, [46, 61, 91])
    advice = Coach(game_of("six-nimmt")).advice(state, 0, playouts=20_000)
    blunder, safe = advice.of("play 46"), advice.of("play 61")
    assert blunder.verdict == "costs"
    assert 3 < blunder.cost < 14
    assert blunder.danger == 1
    assert safe.danger == 0
    assert "costs" in verdict_text(blunder, advice.unit, voice("en"))


def test_the_duel_is_judged_by_its_solution() -> None:
    game = game_of("six-nimmt")
    options = game.read_options({"players": 2, "variant": "tactical", "rounds": 1})
    solved = 0
    for state, seat in moments(game, options, 3, 1):
        if solvable(state):
            advice = Coach(game).advice(state, seat)
            solution = solve(state, seat)
            assert advice.exact
            worths = dict(zip(solution.actions, solution.worths, strict=True))
            for action, worth in worths.items():
                cost = advice.of(game.notation.write_action(state, action)).cost
                assert cost == pytest.approx(max(solution.worths) - worth)
            solved += 1
    assert solved > 5


@pytest.mark.parametrize(
    ("card", "players", "said"),
    [
        (52, 4, "row 2 is full: if nobody plays 46–51 before you, you take 14 heads"),
        (47, 4, "row 2 is full: if nobody plays 46 before you, you take 14 heads"),
        (46, 4, "row 2 is full and no card can come between: unless somebody takes it first, "
                "you take 14 heads"),
        (11, 4, "below all rows: unless somebody plays lower, you take a row, "
                "at best row 1 for 2 heads"),
        (1, 4, "below all rows, and nobody can play lower: you take a row, "
               "at best row 1 for 2 heads"),
        (15, 4, "follows the 14 at once: no card can come between, it becomes card 3 of row 1"),
        (17, 4, "room enough in row 1: 3 free, and at most 2 can come before yours"),
        (30, 4, "you take row 1 only if 3 others play 15–29 before you"),
        (30, 3, "room enough in row 1: 3 free, and at most 2 can come before yours"),
        (70, 4, "becomes the fifth card of row 3: if anybody plays 65–69 before you, "
                "you take it, more than 6 heads"),
    ],
)  # fmt: skip
def test_reasons_of_six_nimmt(card: int, players: int, said: str) -> None:
    rows = [[12, 14], [33, 41, 42, 44, 45], [60, 61, 62, 64], [90]]
    state = six_nimmt_table(rows, [card, 100], players)
    reason = Reasons(game_of("six-nimmt")).of(state, 0, card)
    assert reason_text(reason, voice("en", game_of("six-nimmt").texts)) == said


def test_a_sixth_card_that_nothing_can_save() -> None:
    reason = Reasons(game_of("six-nimmt")).of(six_nimmt_table(FULL, [46]), 0, 46)
    said = "row 2 is full and no card can come between: you take 14 heads"
    assert reason_text(reason, voice("en", game_of("six-nimmt").texts)) == said
