"""Finished games judged by the coach: one after the other, in turn with the bots that think."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Container, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.game_record import GameRecord
from byczo.games import game_of
from byczo.messages.http import Reviewed
from byczo.play.review import PLAYOUTS, Reviewing
from byczo.server.bot_pool import Thinkers
from byczo.server.limits import Busy
from byczo.table.tokens import masked

log = logging.getLogger("byczo.reviews")

MOST_WAITING = 8
"""Games that wait for their review, with the one that is being judged."""

KEPT = 32
"""Reviews that are remembered, as JSON; the one asked for longest ago goes first."""

ALL_PLAYOUTS = 2_000_000
"""For one game: long ones are judged more quickly, decision by decision."""

FEWEST_PLAYOUTS = 1000
LOOK_AGAIN = 0.5
"""Seconds until it is looked again whether the machine code of a game is there."""

Place = tuple[str, str]
"""A table, and the number of a finished game there."""


@dataclass(slots=True)
class Waiting:
    """A game that is to be judged, and how far that is."""

    record: GameRecord
    done: int = 0
    total: int = 0


class Reviews:
    """All reviews that are known or on their way."""

    def __init__(
        self,
        thinkers: Thinkers,
        warm: Container[str],
        later: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        """``warm`` are the games whose machine code is there, ``later`` lets work be done."""
        self.thinkers = thinkers
        self.later = later
        self.warm = warm
        self.waiting: dict[Place, Waiting] = {}
        self.kept: OrderedDict[Place, msgspec.Raw] = OrderedDict()
        self.failed: OrderedDict[Place, ByczoError] = OrderedDict()

    def of(self, place: Place) -> msgspec.Raw | None:
        """The review as JSON, or how far it is; nothing, if nobody has asked for it yet."""
        if place in self.kept:
            self.kept.move_to_end(place)
            return self.kept[place]
        if place in self.failed:
            raise self.failed.pop(place)
        return self._so_far(place) if place in self.waiting else None

    def begin(self, place: Place, record: GameRecord) -> msgspec.Raw:
        """Let the game be judged, after those that wait already."""
        if len(self.waiting) >= MOST_WAITING:
            raise Busy("the coach has many games to look at: ask again in a while")
        self.waiting[place] = Waiting(record)
        if len(self.waiting) == 1:
            self.later(self._work())
        return self._so_far(place)

    def _so_far(self, place: Place) -> msgspec.Raw:
        before, work = list(self.waiting).index(place), self.waiting[place]
        return _as_json(Reviewed(before=before, done=work.done, total=work.total, review=None))

    async def _work(self) -> None:
        """Judge what waits until nothing does."""
        while self.waiting:
            place, work = next(iter(self.waiting.items()))
            try:
                self._keep(place, await self._judge(work))
            except ByczoError as problem:
                self._fail(place, problem)
            except Exception:
                table, number = place
                log.exception("game %s at table %s could not be reviewed", number, masked(table))
                self._fail(place, ByczoError("the coach could not make sense of this game"))
            finally:
                del self.waiting[place]

    async def _judge(self, work: Waiting) -> Reviewed:
        game = game_of(work.record.game)
        while game.id not in self.warm:
            await asyncio.sleep(LOOK_AGAIN)
        do = self.thinkers.do
        reviewing = await do(Reviewing, game, work.record)
        work.total = len(reviewing.decisions)
        share = ALL_PLAYOUTS // max(work.total, 1)
        reviewing.playouts = max(FEWEST_PLAYOUTS, min(PLAYOUTS, share))
        judged = []
        for decision in reviewing.decisions:
            judged.append(await do(reviewing.judge_one, decision))
            work.done += 1
        review = await do(reviewing.tell, judged)
        return Reviewed(before=0, done=work.done, total=work.total, review=review)

    def _keep(self, place: Place, reviewed: Reviewed) -> None:
        self.kept[place] = _as_json(reviewed)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def _fail(self, place: Place, problem: ByczoError) -> None:
        """Whoever asks next is told; after that it is tried anew."""
        self.failed[place] = problem
        if len(self.failed) > KEPT:
            self.failed.popitem(last=False)


def _as_json(reviewed: Reviewed) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(reviewed))
