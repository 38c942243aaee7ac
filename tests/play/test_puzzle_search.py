"""Puzzles are found by the search; what is found holds against a fresh one (tests/contract)."""

from __future__ import annotations

import msgspec
import numpy as np

from byczo.core.chance import stream_of
from byczo.core.match import Match
from byczo.core.puzzle import Puzzle, position_of, puzzles_of
from byczo.games import game_of
from byczo.play import puzzle_search
from byczo.play.puzzle_search import (
    BotDecision,
    Variety,
    decisions,
    judge,
    missed_by,
    puzzle_in,
    theme_of,
    verified_costs,
)
from byczo.play.trial import Search

GAME = game_of("six-nimmt")


def forced() -> BotDecision:
    """Seat 0 must take a row: the first has 7 heads, the fourth two."""
    match = Match(GAME, {"players": 2, "rounds": 1})
    mine, theirs = [3, 12, 27, 39, 46, 58, 66, 71, 83, 101], [7, 16, 30, 41, 52, 62, 73, 84, 91, 99]
    match.deal({"deal": {"hands": [mine, theirs], "rows": [55, 10, 20, 45]}})
    match.act(0, "play 3")
    match.act(1, "play 62")
    return BotDecision(match.observe(0), 0, [], [])


def test_decisions_come_with_what_led_to_them() -> None:
    options = {"players": 2, "rounds": 1}
    found = list(decisions(GAME, options, "seed"))
    assert len(found) > 10
    for decision in found:
        puzzle = Puzzle(0, options, decision.chance, decision.acts, decision.seat, [0.0], 1)
        match = position_of(GAME, puzzle)
        shown = GAME.view_json(decision.seen, decision.seat, GAME.compiled)
        assert match.view_json(decision.seat) == shown


def test_the_best_choice_costs_nothing_and_others_surely_something() -> None:
    decision = forced()
    trial = Search(GAME, stream_of("judge")).trial(
        decision.seen, 0, GAME.coaching.payoff(decision.seen)
    )
    trial.go_on(500)
    judged = judge(trial)
    assert judged.costs[judged.best] == 0
    assert judged.surely <= min(c for k, c in enumerate(judged.costs) if k != judged.best)
    assert judged.at_most >= judged.surely


def test_costs_are_verified_or_nothing_is_said() -> None:
    decision = forced()
    costs = verified_costs(GAME, decision, 0.01, "verify")
    if costs is not None:
        assert costs.count(0) == 1
    assert verified_costs(GAME, decision, 50.0, "verify") is None


def test_what_everybody_finds_is_too_easy() -> None:
    decision = forced()
    trial = Search(GAME, stream_of("easy")).trial(
        decision.seen, 0, GAME.coaching.payoff(decision.seen)
    )
    trial.go_on(2000)
    worst = int(np.argmin(trial.findings().means[:, trial.payoff]))
    assert missed_by(GAME, decision, worst, "hard") is not None


def test_the_same_seed_gives_the_same_puzzle() -> None:
    numbers = range(4)
    found = [puzzle_in(GAME, "1", number) for number in numbers]
    assert found == [puzzle_in(GAME, "1", number) for number in numbers]
    assert any(found)


def test_not_all_puzzles_are_alike() -> None:
    file = puzzles_of(GAME)
    assert file is not None
    puzzle = file.puzzles[0]
    variety = Variety(GAME, 10)
    taken = [variety.takes(msgspec.structs.replace(puzzle, number=number)) for number in range(10)]
    assert sum(taken) == round(puzzle_search.SAME_GRADE * 10)
    assert not variety.complete
    assert theme_of(GAME, puzzle)
