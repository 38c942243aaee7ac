"""The greedy bot does what the quick policy says."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.play.greedy_bot import GreedyBot


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_policy_decides(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(2), compiled=True)
    bot, stream = GreedyBot(game, stream_of(1)), stream_of(1)
    for _ in range(12):
        seat = match.waiting[0]
        seen = match.observe(seat)
        action = bot.decide(seen, seat)
        assert action == game.policy(seen, seat, stream)
        assert type(action) is int
        match.act(seat, action)
