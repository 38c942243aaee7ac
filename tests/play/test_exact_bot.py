"""The exact bot plays by the solution."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.errors import Unknown
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.play.exact_bot import ExactBot
from byczo.play.solution import solution_of


def test_it_chooses_what_the_solution_gives_a_chance() -> None:
    game = game_of("twenty-one")
    match = Match(game, {"players": 2}, chance=Seeded(1), compiled=True)
    for _ in range(12):
        seat = match.waiting[0]
        seen = match.observe(seat)
        solution = solution_of(game, seen, seat)
        assert solution is not None
        action = ExactBot(game, stream_of(1)).decide(seen, seat)
        assert solution.chances[solution.actions.tolist().index(action)] > 0
        match.act(seat, action)


@pytest.mark.parametrize("name", [g.id for g in GAMES.values() if not g.strategy.solved])
def test_only_solved_games_have_one(name: str) -> None:
    with pytest.raises(Unknown, match="has no exact bot: its solver does not know all decisions"):
        ExactBot(game_of(name), stream_of(1))
