"""The random bot does anything that is allowed."""

from __future__ import annotations

from collections import Counter

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.play.random_bot import RandomBot


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_legal_action_is_as_likely(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    seat = match.waiting[0]
    bot, seen = RandomBot(game, stream_of(1)), match.observe(seat)
    chosen = Counter(bot.decide(seen, seat) for _ in range(100 * len(match.actions(seat))))
    assert sorted(chosen) == match.actions(seat)
    assert 50 < min(chosen.values()) <= max(chosen.values()) < 160
