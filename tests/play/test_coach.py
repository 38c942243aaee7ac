"""The coach: right about what is known, open about what is not, blind to what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.errors import NotYourTurn
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.games import game_of
from byczo.messages.advice import Advice
from byczo.play.coach import Coach
from tests.play.positions import moments
from tests.support import TABLES, legal, seen_by, tables_where

SOME = TABLES[::4]
tables = pytest.mark.parametrize(
    ("game", "options"), SOME, ids=[f"{game.id}-{options.players}" for game, options in SOME]
)
hidden = tables_where(  # in a tactical game everybody knows who holds which cards
    lambda game, options: (
        (game, options) in SOME and game.hidden and getattr(options, "variant", "") != "tactical"
    )
)
PLAYOUTS = 400


@tables
def test_every_legal_action_is_judged(game: Game, options: Options) -> None:
    coach = Coach(game)
    judgements = 0
    for state, seat in moments(game, options, 7, 6):
        seen = seen_by(game, game.compiled, state, seat)
        advice = coach.advice(seen, seat, playouts=PLAYOUTS)
        actions = legal(game.compiled, state, seat)
        written = [game.notation.write_action(state, action) for action in actions]
        assert sorted(c.do for c in advice.candidates) == sorted(written)
        costs = [c.cost for c in advice.candidates]
        assert costs == sorted(costs)
        assert costs[0] == 0
        assert advice.best.verdict == "best"
        for candidate in advice.candidates:
            assert (candidate.danger is None) == (advice.danger is None)
            assert 0 <= (candidate.danger or 0) <= 1
            assert candidate.value == pytest.approx(advice.best.value - candidate.cost)
        assert min(c.value for c in advice.candidates) <= advice.usual + 1e-9
        assert advice.usual <= advice.best.value + 1e-9
        assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
        judgements += len(actions)
    assert judgements > 10


@hidden
def test_two_worlds_get_the_same_advice(game: Game, options: Options) -> None:
    """Even if the coach were handed all cards, it would not look at those the seat cannot see."""
    coach = Coach(game)
    other = game.state.blank()
    stream = stream_of("two worlds")
    compared = 0
    for state, seat in moments(game, options, 9, 12):
        seen = seen_by(game, game.compiled, state, seat)
        game.compiled.imagine(seen, seat, stream, other)
        here = coach.advice(state, seat, playouts=PLAYOUTS)
        assert here == coach.advice(other, seat, playouts=PLAYOUTS)
        assert here == coach.advice(seen, seat, playouts=PLAYOUTS)
        compared += not state.same(other)
    assert compared


def test_a_choice_that_lies_on_the_table_changes_nothing() -> None:
    """One may ask after having chosen, and whether others are ready does not matter."""
    match = Match(game_of("six-nimmt"), {"players": 3}, chance=Seeded(1), compiled=True)
    coach = Coach(match.game)
    before = coach.advice(match.observe(0), 0, playouts=PLAYOUTS)
    match.act(0, match.legal(0)[3])
    match.act(1, match.legal(1)[0])
    assert coach.advice(match.observe(0), 0, playouts=PLAYOUTS) == before


def test_answers_get_better() -> None:
    match = Match(game_of("six-nimmt"), {"players": 4}, chance=Seeded(2), compiled=True)
    answers = list(Coach(match.game).advise(match.observe(0), 0, playouts=30_000))
    worlds = [answer.worlds for answer in answers]
    assert len(answers) > 3
    assert worlds == sorted(set(worlds))
    errors = [answer.candidates[1].error for answer in answers]
    assert errors[-1] < errors[0] / 3
    more = Coach(match.game).advise(match.observe(0), 0, playouts=40_000)
    assert [next(more) for _ in answers[:3]] == answers[:3]


def test_time_ends_it() -> None:
    match = Match(game_of("six-nimmt"), {"players": 4}, chance=Seeded(2), compiled=True)
    advise = Coach(match.game).advise
    assert len(list(advise(match.observe(0), 0, playouts=10**9, seconds=0.0))) == 1


def test_it_is_somebody_elses_turn() -> None:
    match = Match(game_of("david-goliath"), {"players": 3}, chance=Seeded(2), compiled=True)
    idle = 1 if match.waiting != [1] else 2
    with pytest.raises(NotYourTurn, match=f"seat {idle} has nothing to decide now"):
        next(Coach(match.game).advise(match.observe(idle), idle))
