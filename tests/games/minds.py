"""A mind that reads hands from play: the room of a trial, and the rules of a game."""

from __future__ import annotations

from typing import Any

from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.hand_chain import may_hold
from byczo.play.trial import TrialRoom


class Mind:
    """Reads what a seat sees, then imagines one world after the other."""

    def __init__(self, game: Game, model: Floats, engine: str = "native") -> None:
        belief = game.strategy.belief
        assert belief is not None
        self.model = model
        self.stream = stream_of(1)
        self.room = TrialRoom.of(game)
        self.game = game
        parts = {**game.parts}
        if belief.may_hold is not None:
            parts[may_hold] = belief.may_hold
        self._read = compiled(belief.read, parts, engine)
        self._imagine = compiled(belief.imagine, parts, engine)

    @property
    def likes(self) -> Floats:
        return self.room.likes

    def read(self, seen: Any, seat: int) -> int:
        room = self.room
        work = room.states, room.likes, room.liked, room.slots
        return int(self._read(seen, seat, self.model, self.stream, *work))

    def imagine(self, seen: Any, seat: int) -> Any:
        state, room = self.game.state.blank(), self.room
        self._imagine(seen, seat, self.stream, room.likes, room.liked, room.slots, state)
        return state
