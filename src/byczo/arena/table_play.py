"""One table: bots in seats play a whole game with the chance of a deal."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import msgspec

from byczo.arena.bots import ArenaBots, clock_of
from byczo.arena.duplicate import Duplicate
from byczo.arena.process import BotFailed, Late
from byczo.arena.seatings import Seating
from byczo.arena.values import Thought, thought_of
from byczo.core.chance import draw, stream_of
from byczo.core.contract import TableState
from byczo.core.driver import moves
from byczo.core.encoder import SeatEncoder
from byczo.core.errors import ByczoError
from byczo.core.kernels import is_legal
from byczo.core.rule import compiled
from byczo.games import game_of
from byczo.play.bot import Bot, BotMaker


@dataclass(frozen=True)
class TableSettings:
    """What all tables share, in a form that can be sent to another process."""

    game: str
    options: dict[str, Any]
    seed: str
    limit: float = 1.0  # seconds that a process may take to answer
    makers: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots of one's own, by name."""
    log_values: bool = False
    """Keep what searchers thought of every action."""


Task = tuple[int, Seating]
"""A table that is to be played: its deal, and who sits where."""


class SeatCounts(msgspec.Struct, kw_only=True):
    """What the arena counts at one seat."""

    decisions: int = 0
    illegal: int = 0  # answers that the rules forbid, and that are no answers
    late: int = 0
    timed: int = 0  # decisions whose time was taken
    seconds: float = 0.0


class TableResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished table: one line of the file of results."""

    deal: int
    bots: tuple[str, ...]
    copy: int
    rounds: int
    totals: list[int]
    counts: list[SeatCounts]
    worker: str = ""  # the machine and the process that played it
    values: list[Thought] | None = None  # where they were asked for

    @property
    def seating(self) -> Seating:
        """Who sat where."""
        return Seating(self.bots, self.copy)


@dataclass(frozen=True)
class TableJob:
    """Playing tables, as a job for workers."""

    settings: TableSettings

    @contextmanager
    def __call__(self) -> Iterator[Callable[[Task], TableResult]]:
        """Play tables until the end of the block."""
        with TablePlayer(self.settings) as player:
            yield player.play


class TablePlayer:
    """Plays tables with the same settings, one after the other."""

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.game = game_of(settings.game)
        self.options = self.game.read_options(settings.options)
        self.engine = self.game.compiled
        self.is_legal = compiled(is_legal, self.game.parts)
        self.bots = ArenaBots(self.game, settings.limit, settings.makers)
        self.warm: set[tuple[str, int]] = set()
        self.encoder = SeatEncoder(self.game, self.options.players)
        self.thoughts: list[Thought] = []
        self.worker = f"{socket.gethostname()}/{os.getpid()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of foreign bots."""
        self.bots.close()

    def play(self, task: Task) -> TableResult:
        """Play a whole game. It depends on seed, deal and seating, and on nothing else."""
        deal, seating = task
        self.thoughts = []
        name = f"arena {self.settings.seed}|deal {deal}|{seating.bots}|{seating.copy}"
        contestants = [
            self._contestant(bot, seat, f"{name}|seat {seat}")
            for seat, bot in enumerate(seating.bots)
        ]
        state = self.game.start(self.options)
        chance = Duplicate(self.settings.seed, deal)
        for _ in moves(
            self.game,
            state,
            self.engine,
            chance.source,
            lambda state, seat: contestants[seat].decide(state),
        ):
            pass
        return TableResult(
            deal=deal,
            bots=seating.bots,
            copy=seating.copy,
            rounds=state.closed,
            totals=state.totals[: state.players].tolist(),
            counts=[contestant.counts for contestant in contestants],
            worker=self.worker,
            values=self.thoughts if self.settings.log_values else None,
        )

    def _contestant(self, name: str, seat: int, seed: str) -> Contestant:
        return Contestant(self, name, seat, self.bots.make(name, seat, stream_of(seed)), seed)


class Contestant:
    """A bot in a seat, and what is counted there."""

    def __init__(self, table: TablePlayer, name: str, seat: int, bot: Bot, seed: str) -> None:
        self.table = table
        self.name = name
        self.seat = seat
        self.bot = bot
        self.clock = clock_of(name)
        self.spare = stream_of(f"{seed}|spare")  # for decisions that the bot forfeits
        self.counts = SeatCounts()

    def decide(self, state: TableState) -> int:
        """A legal action: what the bot says, or one at random where it forfeits."""
        seen = self.table.engine.seen(state, self.seat)
        self.counts.decisions += 1
        began = self.clock()
        try:
            action = int(self.bot.decide(seen, self.seat))
        except Late:
            self.counts.late += 1
            return self._any_action(state)
        except ByczoError:
            raise
        except Exception as problem:
            raise BotFailed(
                f"bot {self.name!r} broke down in seat {self.seat}: "
                f"{type(problem).__name__}: {problem}"
            ) from problem
        self._take_time(state.phase, self.clock() - began)
        if self.table.is_legal(state, self.seat, action):
            self._log(seen, action)
            return action
        self.counts.illegal += 1
        return self._any_action(state)

    def _log(self, seen: TableState, action: int) -> None:
        """Keep what the bot thought, if that is asked for."""
        if self.table.settings.log_values:
            features = self.table.encoder.features(seen, self.seat).tobytes()
            thought = thought_of(self.bot, self.seat, action, features)
            if thought is not None:
                self.table.thoughts.append(thought)

    def _take_time(self, phase: int, seconds: float) -> None:
        """The first decision of each kind is not timed: much of it goes into loading code."""
        kind = self.name, phase
        if kind in self.table.warm:
            self.counts.timed += 1
            self.counts.seconds += seconds
        self.table.warm.add(kind)

    def _any_action(self, state: TableState) -> int:
        engine = self.table.engine
        index = draw(self.spare, engine.choices(state, self.seat))
        return int(engine.choice(state, self.seat, index))
