"""Solutions choose by their chances; what a game leaves out has defaults."""

from __future__ import annotations

from byczo.core.chance import stream_of
from byczo.core.declaration import RELATIVE, Checks, Coaching, Solution, Strategy


def test_a_solution_chooses_by_its_chances() -> None:
    solution = Solution((3, 5, 8), (0.0, 1.0, 1.0), (0.0, 0.25, 0.75), 0.0)
    stream = stream_of(1)
    chosen = [solution.choose(stream) for _ in range(4000)]
    assert chosen.count(3) == 0
    assert 900 < chosen.count(5) < 1100  # 1000 expected, standard deviation 27


def test_what_rounding_leaves_goes_to_the_likeliest() -> None:
    """Chances that do not quite add up to 1."""
    solution = Solution((3, 5), (0.0, 0.0), (0.0, 1e-12), 0.0)
    assert {solution.choose(stream_of(seed)) for seed in range(20)} == {5}


def test_a_game_that_declares_nothing_is_played_for_the_difference() -> None:
    assert Strategy().payoff(None) == Coaching().payoff(None) == RELATIVE
    assert Coaching().why(None, 0, 1) is None
    assert Coaching().danger(None) is None
    Checks().conserved(None)
