"""Who has chosen already changes nothing for whoever thinks about the decision."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import NotYourTurn
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.undecided import undecided

GAME = game_of("six-nimmt")


def bytes_of(seen: Any) -> bytes:
    found: bytes = seen.tobytes()
    return found


def test_choices_of_others_and_of_oneself_are_forgotten() -> None:
    match = Match(GAME, {"players": 3}, chance=Seeded("1"))
    before = undecided(GAME, match.observe(0), 0)
    match.act(1, match.actions(1)[0])
    match.act(0, match.actions(0)[0])
    assert match.waiting == [2]
    after = undecided(GAME, match.observe(0), 0)
    assert bytes_of(after) == bytes_of(before)
    assert before.waiting == 0b111


def test_nobody_decides_in_vain() -> None:
    match = Match(GAME, {"players": 3})
    with pytest.raises(NotYourTurn, match="seat 0 has nothing to decide"):
        undecided(GAME, match.observe(0), 0)
