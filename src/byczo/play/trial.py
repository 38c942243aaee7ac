"""Trials: the legal actions of one decision, tried on more and more imagined worlds."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.layout import Batch, Floats, Ints
from byczo.core.rule import compiled
from byczo.core.seats import MOST_SEATS
from byczo.play.decision import (
    ACTIONS,
    ALIVE,
    LISTS,
    STATES,
    begin_trial,
    drop_worse_half,
    go_on,
)
from byczo.play.hand_chain import MOST_LIKINGS, MOST_MOMENTS, SLOT_ROWS
from byczo.play.playout_policy import PlayoutPolicy, policy_of
from byczo.play.search_kernels import COLUMNS, GUESS, PAYOFFS, ROWS, WORLDS


@dataclass(frozen=True)
class TrialRoom:
    """Room for the rules of :mod:`byczo.play.decision` to work in. Not for two trials at once."""

    states: Batch
    draws: Ints
    lists: Ints  # by kind and candidate
    sums: Floats
    gaps: Floats
    tables: Floats
    likes: Floats  # by moment and action: see byczo.play.hand_chain
    liked: Floats
    slots: Ints

    @classmethod
    def of(cls, game: Game) -> TrialRoom:
        """Room for any decision of a game."""
        most = game.actions
        return cls(
            states=game.state.batch(STATES),
            draws=room_for(game),
            lists=np.zeros((LISTS, most), np.int16),
            sums=np.zeros((2, most + 1, COLUMNS)),
            gaps=np.zeros((2, most + 1, most)),
            tables=np.zeros((ROWS, most + PAYOFFS + 1)),
            likes=np.zeros((MOST_LIKINGS, most + 1)),
            liked=np.zeros((MOST_SEATS, MOST_MOMENTS)),
            slots=np.zeros((SLOT_ROWS, most + MOST_SEATS), np.int16),
        )

    @property
    def arguments(self) -> tuple[Any, ...]:
        """In the order in which rules take them."""
        return (
            self.states,
            self.draws,
            self.lists,
            self.sums,
            self.gaps,
            self.tables,
            self.likes,
            self.liked,
            self.slots,
        )


class SharedRooms(threading.local):
    """A room for each game in each thread, for decisions that are made in one call."""

    def __init__(self) -> None:
        self.rooms: dict[tuple[type, int], TrialRoom] = {}

    def room(self, game: Game) -> TrialRoom:
        """The room of a game in this thread."""
        key = game.state, game.actions
        if key not in self.rooms:
            self.rooms[key] = TrialRoom.of(game)
        return self.rooms[key]


SHARED_ROOMS = SharedRooms()


@dataclass(frozen=True)
class Findings:
    """What a trial has found so far: payoffs of the legal actions."""

    actions: list[int]
    payoff: int
    worlds: Floats  # tried with each action
    means: Floats  # by action and payoff

    @property
    def best(self) -> int:
        """The place of the action with the highest mean."""
        return int(np.argmax(self.means[:, self.payoff]))

    @property
    def best_action(self) -> int:
        """The action with the highest mean."""
        return self.actions[self.best]


class Search:
    """The kernels of one game, what playouts go by, and a stream to draw from."""

    def __init__(self, game: Game, stream: Stream, policy: PlayoutPolicy | None = None) -> None:
        self.game = game
        self.stream = stream
        self.policy = policy or policy_of(game)
        self.sign = sign_of(game)

    def trial(self, seen: TableState, seat: int, payoff: int, guessing: int = 0) -> Trial:
        """Begin to compare the legal actions of a seat.

        ``guessing`` is the number of playouts to find out how the others choose.
        """
        return Trial(self, seen, seat, payoff, guessing)


def sign_of(game: Game) -> int:
    """What a point counts."""
    return -1 if game.fewest_wins else 1


class Trial:
    """The frame around the rules that try the actions of a decision, step by step."""

    def __init__(
        self, search: Search, seen: TableState, seat: int, payoff: int, guessing: int = 0
    ) -> None:
        self.search, self.seen, self.seat, self.payoff = search, seen, seat, payoff
        self.room = TrialRoom.of(search.game)
        policy = search.policy
        begin = compiled(begin_trial, policy.parts)
        self._go_on = compiled(go_on, policy.parts)
        self._drop = compiled(drop_worse_half)
        self._decision = seen, seat, search.sign, payoff
        self._means = policy.weights, policy.model, search.stream, *self.room.arguments
        self.count = int(begin(*self._decision, guessing, *self._means))

    @property
    def actions(self) -> Ints:
        """The legal actions, in order."""
        return self.room.lists[ACTIONS, : self.count]

    @property
    def alive(self) -> Ints:
        """Whether each action is still tried."""
        return self.room.lists[ALIVE, : self.count]

    @property
    def living(self) -> int:
        """How many actions are still tried."""
        return int(self.alive.sum())

    @property
    def guess(self) -> Floats:
        """How likely each seat is to choose each action; all zero where nothing was guessed."""
        guess: Floats = self.room.tables[GUESS:]
        return guess

    def go_on(self, worlds: int) -> None:
        """Try what is still alive on that many more worlds."""
        self._go_on(*self._decision, self.count, worlds, *self._means)

    def drop_worse_half(self) -> None:
        """Go on only with the better half of what is still tried."""
        self._drop(self.payoff, self.count, self.room.lists, self.room.sums)

    def findings(self) -> Findings:
        """What is known by now."""
        return findings_in(self.room, self.count, self.payoff)


def findings_in(room: TrialRoom, count: int, payoff: int) -> Findings:
    """What a trial of so many actions has left in its room."""
    sums = room.sums[0, :count]
    worlds = sums[:, WORLDS]
    return Findings(
        actions=room.lists[ACTIONS, :count].tolist(),
        payoff=payoff,
        worlds=worlds.copy(),
        means=sums[:, :PAYOFFS] / worlds[:, None],
    )
