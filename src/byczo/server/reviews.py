"""Finished games judged by the coach: one after the other, in turn with the bots that think."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.game_record import GameRecord
from byczo.games import game_of
from byczo.messages.http_messages import Reviewed
from byczo.play.review import ReviewJob
from byczo.play.story import playouts_each
from byczo.server.background import Background
from byczo.server.bot_pool import BotPool
from byczo.server.errors import Busy
from byczo.table.errors import TooFast
from byczo.table.tokens import masked

log = logging.getLogger("byczo.reviews")

MOST_WAITING = 8
"""Games that wait for their review, with the one that is being judged."""

MOST_EACH = 3
"""Games of one address among them."""

KEPT = 32
"""Reviews that are remembered, as JSON; the one asked for longest ago goes first."""

GameKey = tuple[str, str]
"""A table, and the number of a finished game there."""


@dataclass(slots=True)
class Waiting:
    """A game that is to be judged, and how far that is."""

    record: GameRecord
    guest: str
    address: str
    done: int = 0
    total: int = 0


class Reviews:
    """All reviews that are known or on their way."""

    def __init__(self, pool: BotPool, background: Background) -> None:
        self.pool = pool
        self.background = background
        self.waiting: dict[GameKey, Waiting] = {}
        self.kept: OrderedDict[GameKey, msgspec.Raw] = OrderedDict()
        self.failed: OrderedDict[GameKey, ByczoError] = OrderedDict()

    def of(self, key: GameKey) -> msgspec.Raw | None:
        """The review as JSON, or how far it is; nothing, if nobody has asked for it yet."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key in self.failed:
            raise self.failed.pop(key)
        return self._so_far(key) if key in self.waiting else None

    def begin(self, key: GameKey, record: GameRecord, guest: str, address: str) -> msgspec.Raw:
        """Let the game be judged, after those that wait already.

        TooFast or Busy when the guest, the address or all have asked enough.
        """
        if any(work.guest == guest for work in self.waiting.values()):
            raise TooFast("one review at a time: the last one that you asked for is not done")
        if sum(work.address == address for work in self.waiting.values()) >= MOST_EACH:
            raise Busy("several people at your address wait for a review: ask again in a while")
        if len(self.waiting) >= MOST_WAITING:
            raise Busy("the coach has many games to look at: ask again in a while")
        self.waiting[key] = Waiting(record, guest, address)
        if len(self.waiting) == 1:
            self.background.run(self._work())
        return self._so_far(key)

    def _so_far(self, key: GameKey) -> msgspec.Raw:
        before, work = list(self.waiting).index(key), self.waiting[key]
        return _as_json(Reviewed(before=before, done=work.done, total=work.total, review=None))

    async def _work(self) -> None:
        """Judge what waits until nothing does."""
        while self.waiting:
            key, work = next(iter(self.waiting.items()))
            try:
                self._keep(key, await self._judge(work))
            except ByczoError as problem:
                self._fail(key, problem)
            except Exception:
                table, number = key
                log.exception("game %s at table %s could not be reviewed", number, masked(table))
                self._fail(key, ByczoError("the coach could not make sense of this game"))
            finally:
                del self.waiting[key]

    async def _judge(self, work: Waiting) -> Reviewed:
        game = game_of(work.record.game)
        do = self.pool.do
        reviewing = await do(ReviewJob, game, work.record)
        work.total = len(reviewing.decisions)
        reviewing.playouts = playouts_each(work.total)
        judged = []
        for decision in reviewing.decisions:
            judged.append(await do(reviewing.judge, decision))
            work.done += 1
        review = await do(reviewing.summary, judged)
        return Reviewed(before=0, done=work.done, total=work.total, review=review)

    def _keep(self, key: GameKey, reviewed: Reviewed) -> None:
        self.kept[key] = _as_json(reviewed)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def _fail(self, key: GameKey, problem: ByczoError) -> None:
        """The next request is told that it failed; the one after that begins again."""
        self.failed[key] = problem
        if len(self.failed) > KEPT:
            self.failed.popitem(last=False)


def _as_json(reviewed: Reviewed) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(reviewed))
