"""Solutions, and the tables that they need."""

from __future__ import annotations

import numpy as np

from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.solution import MOST_TABLES, SHARED_TABLES, SharedTables, solution_of

DICE = game_of("twenty-one")


def test_a_solution_names_all_legal_actions_in_order() -> None:
    match = Match(DICE, {"players": 2}, chance=Seeded(1), compiled=True)
    seat = match.waiting[0]
    solution = solution_of(DICE, match.observe(seat), seat)
    assert solution is not None
    assert solution.actions.tolist() == match.actions(seat)
    assert solution.chances.sum() == 1
    assert solution.choose(stream_of(1)) == solution.actions[np.argmax(solution.values)]


def test_where_nothing_can_be_solved_there_is_none() -> None:
    for name in ("david-goliath", "six-nimmt"):
        game = game_of(name)
        match = Match(game, {"players": 4}, chance=Seeded(1), compiled=True)
        assert solution_of(game, match.observe(match.waiting[0]), match.waiting[0]) is None


def test_tables_are_made_once_and_the_oldest_are_forgotten() -> None:
    solver = DICE.strategy.solver
    assert solver is not None
    match = Match(DICE, {"players": 2}, chance=Seeded(1), compiled=True)
    seen = match.observe(0)
    made: list[object] = []

    def prepare(*arguments: object) -> None:
        made.append(arguments)

    tables = SharedTables(fit=lambda rule: prepare)
    first = tables.prepared(solver, seen, 0, ())
    assert tables.prepared(solver, seen, 0, ()) is first
    assert len(made) == 1
    for players in range(3, 3 + MOST_TABLES):
        seen.players = players
        tables.prepared(solver, seen, 0, ())
    seen.players = 2
    assert tables.prepared(solver, seen, 0, ()) is not first
    assert isinstance(SHARED_TABLES, SharedTables)
