"""What a game leaves out has defaults."""

from __future__ import annotations

from byczo.core.declaration import RELATIVE, Checks, Coaching, Strategy


def test_a_game_that_declares_nothing_is_played_for_the_difference() -> None:
    assert Strategy().payoff(None) == Coaching().payoff(None) == RELATIVE
    assert Coaching().why is None
    assert Coaching().danger_in(None) is None
    Checks().conserved(None)
