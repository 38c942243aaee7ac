"""One table: bots in seats play a whole game with the chance of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec

from byczo.arena.duplicate import Duplicate
from byczo.arena.players import Players, clock_of
from byczo.arena.process import BotFailed, Late
from byczo.arena.seatings import Seating
from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER, Table, choice, choices
from byczo.core.errors import ByczoError
from byczo.core.rule import compiled, rule
from byczo.games import game_of
from byczo.play.roster import Bot


@rule
def allowed(state: Table, seat: int, action: int) -> bool:
    """Whether the rules allow the seat this action now."""
    for index in range(choices(state, seat)):
        if choice(state, seat, index) == action:
            return True
    return False


@dataclass(frozen=True)
class House:
    """What all tables share, in a form that can be sent to another process."""

    game: str
    options: dict[str, Any]
    seed: str
    limit: float = 1.0  # seconds that a process may take to answer


class Counts(msgspec.Struct, kw_only=True):
    """What the arena counts at one seat."""

    decisions: int = 0
    illegal: int = 0  # answers that the rules forbid, and that are no answers
    late: int = 0
    timed: int = 0  # decisions whose time was taken
    seconds: float = 0.0


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished table: one line of the file of results."""

    deal: int
    bots: tuple[str, ...]
    copy: int
    rounds: int
    totals: list[int]
    counts: list[Counts]

    @property
    def seating(self) -> Seating:
        """Who sat where."""
        return Seating(self.bots, self.copy)


class Hall:
    """Plays tables of one house, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.game = game_of(house.game)
        self.options = self.game.read_options(house.options)
        self.engine = self.game.compiled
        self.allowed = compiled(allowed, self.game.parts)
        self.players = Players(self.game, house.limit)
        self.warm: set[tuple[str, int]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of foreign bots."""
        self.players.close()

    def play(self, deal: int, seating: Seating) -> Played:
        """Play a whole game. It depends on seed, deal and seating, and on nothing else."""
        state = self.game.start(self.options)
        chance = Duplicate(self.game, self.engine, self.house.seed, deal)
        name = f"arena {self.house.seed}|deal {deal}|{seating.bots}|{seating.copy}"
        seats = [
            self._sit_down(bot, seat, f"{name}|seat {seat}")
            for seat, bot in enumerate(seating.bots)
        ]
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                chance.happen(state)
                continue
            waiting = [chair for chair in seats if state.waiting >> chair.seat & 1]
            # All see the same table: nobody learns that another seat has already chosen.
            decided = [(chair.seat, chair.decide(state)) for chair in waiting]
            for seat, action in decided:
                self.engine.act(state, seat, action)
        return Played(
            deal=deal,
            bots=seating.bots,
            copy=seating.copy,
            rounds=state.closed,
            totals=state.totals[: state.players].tolist(),
            counts=[chair.counts for chair in seats],
        )

    def _sit_down(self, name: str, seat: int, seed: str) -> Chair:
        bot = self.players.sit_down(name, seat, stream_of(seed))
        return Chair(self, name, seat, bot, seed)


class Chair:
    """A seat with a bot in it, and what is counted there."""

    def __init__(self, hall: Hall, name: str, seat: int, bot: Bot, seed: str) -> None:
        self.hall = hall
        self.name = name
        self.seat = seat
        self.bot = bot
        self.clock = clock_of(name)
        self.spare = stream_of(f"{seed}|spare")  # for decisions that the bot forfeits
        self.counts = Counts()

    def decide(self, state: Table) -> int:
        """A legal action: what the bot says, or one at random where it forfeits."""
        seen = self.hall.game.state.blank()
        self.hall.engine.observe(state, self.seat, seen)
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
        if self.hall.allowed(state, self.seat, action):
            return action
        self.counts.illegal += 1
        return self._any_action(state)

    def _take_time(self, phase: int, seconds: float) -> None:
        """The first decision of each kind is not timed: much of it goes into loading code."""
        kind = self.name, phase
        if kind in self.hall.warm:
            self.counts.timed += 1
            self.counts.seconds += seconds
        self.hall.warm.add(kind)

    def _any_action(self, state: Table) -> int:
        engine = self.hall.engine
        index = draw(self.spare, engine.choices(state, self.seat))
        return int(engine.choice(state, self.seat, index))
