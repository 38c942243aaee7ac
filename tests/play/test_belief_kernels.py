"""What a search believes where a game does not say how to read hands: all that fits alike."""

from __future__ import annotations

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import NOBODY
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import interpreted
from byczo.games import game_of
from byczo.play.belief_kernels import imagine_likely, read_play
from byczo.play.playout_policy import NONE
from byczo.play.trial import TrialRoom

GAME: Game = game_of("x-nimmt")


def test_without_reading_hands_are_imagined_evenly() -> None:
    room, seen = TrialRoom.of(GAME), Match(GAME, {"players": 3}, chance=Seeded(1)).observe(0)
    mind = room.likes, room.liked, room.slots
    assert read_play(seen, 0, NONE, stream_of(1), room.states, *mind) == NOBODY
    likely, even = GAME.state.blank(), GAME.state.blank()
    interpreted(imagine_likely, GAME.parts)(seen, 0, stream_of(1), *mind, likely)
    GAME.interpreted.imagine(seen, 0, stream_of(1), even)
    assert likely.same(even)
