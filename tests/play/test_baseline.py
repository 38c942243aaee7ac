"""Par of a round."""

from __future__ import annotations

from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.games import game_of
from byczo.play.baseline import baseline_of


def test_what_a_seat_may_expect() -> None:
    six = game_of("six-nimmt")
    for players, low, high in ((2, -14, -3), (10, -20, -12)):
        assert low < baseline_of(six, six.read_options({"players": players}), OWN) < high
    assert baseline_of(six, six.read_options({"players": 2}), RELATIVE) == 0
    twenty_one = game_of("twenty-one")
    assert baseline_of(twenty_one, twenty_one.read_options({"players": 4}), WIN) == 0.25


def test_par_is_found_the_same_again() -> None:
    game = game_of("x-nimmt")
    options = game.read_options({"players": 2})
    assert baseline_of(game, options, OWN) == baseline_of(game, options, OWN) != 0


def test_many_points_are_good_where_the_most_win() -> None:
    game = game_of("david-goliath")
    assert not game.fewest_wins
    assert baseline_of(game, game.read_options({"players": 4}), OWN) > 0
