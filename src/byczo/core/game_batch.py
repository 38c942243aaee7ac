"""Many games of one kind, decision by decision."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from byczo.core.contract import Stream
from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.core.kernels import ILLEGAL, step_batch
from byczo.core.layout import Ints
from byczo.core.options import Options
from byczo.core.rule import bind, compiled
from byczo.core.validation import listed


class GameBatch:
    """``count`` games; in each of them one seat decides at a time.

    ``seats`` says who decides next in each game, ``masks`` what is allowed: 1 at the numbers of
    legal actions. Both are changed by each step and cannot be written to.
    """

    def __init__(self, game: Game, options: Options, count: int, stream: Stream) -> None:
        first = game.state.batch(1)
        first[0] = game.start(options)
        self.states = np.repeat(first, count)
        self._picks, seats = np.zeros((2, count), np.int16)
        masks = np.zeros((count, game.actions + 1), np.uint8)
        self._step = bind(
            compiled(step_batch, game.parts),
            *(self.states, self._picks, stream, first, seats, masks),
        )
        self.seats, self.masks = seats.view(), masks.view()
        self.seats.flags.writeable = self.masks.flags.writeable = False
        self._step()

    def step(self, picks: npt.ArrayLike | None = None) -> int:
        """One decision in each game, 0 or None being one at random; returns how many games ended.

        A game that has ended starts anew. IllegalAction names the first pick that is not allowed;
        nothing has changed then.
        """
        self._picks[:] = 0 if picks is None else self._read(picks)
        ended: int = self._step()
        if ended <= ILLEGAL:
            raise self._refused(ILLEGAL - ended, int(self._picks[ILLEGAL - ended]))
        return ended

    def _read(self, picks: npt.ArrayLike) -> Ints:
        given = np.asarray(picks)
        if given.shape != self._picks.shape or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"picks are {len(self._picks)} whole numbers, one for each game, "
                f"not an array of {given.dtype} of the shape {given.shape}"
            )
        outside = np.flatnonzero((given < 0) | (given >= self.masks.shape[1]))
        if outside.size:
            raise self._refused(int(outside[0]), int(given[outside[0]]))
        return given.astype(np.int16)

    def _refused(self, number: int, action: int) -> IllegalAction:
        allowed = [str(legal) for legal in np.flatnonzero(self.masks[number])]
        return IllegalAction(
            f"game {number}, seat {self.seats[number]}: action {action} is not allowed now; "
            f"allowed: {listed(allowed)}"
        )
