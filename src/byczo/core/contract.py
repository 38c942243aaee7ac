"""The contract: what the rules of a game provide.

Each function here is a blank with the shape that a game fills in. Kernels are written over
these blanks; :mod:`byczo.core.rule` fits them with the functions of a game.

Seats are numbered clockwise from 0. Cards, dice values and actions are numbers from 1, so that
0 always means *nothing*. A seat number of ``NOBODY`` stands for a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from byczo.core.events import Events
from byczo.core.layout import PUBLIC, Batch, Ints, Public, Record
from byczo.core.message_record import RecordOf, record_of
from byczo.core.rule import rule
from byczo.core.seats import MOST_SEATS
from byczo.core.view import View

OVER = 0
"""Value of ``waiting`` when the game has ended."""

CHANCE = -1
"""Value of ``waiting`` when cards must be dealt or dice rolled."""

NOBODY = -1
"""The seat of a spectator."""

MOST_DRAWS = 512
"""The most draws that chance may take at once, and the longest outcome that they may have."""

FACE_DOWN = -1
"""In an observation: something lies here that the observer may not see."""

BLANK = "a blank of the contract; fit the kernel with the functions of a game"

Stream = npt.NDArray[np.int64]
"""The state of a random generator: see :func:`byczo.core.chance.draw`."""


class TableState(Record):
    """What the state of every game begins with."""

    players: Public
    waiting: Public  # one bit per seat that must act now, or CHANCE, or OVER
    phase: Public  # what kind of decision or chance is next; numbered by each game
    round: Public  # rounds begun
    closed: Public  # rounds scored
    reason: Public  # why the game ended; numbered by each game
    points: Annotated[Ints, (MOST_SEATS,), PUBLIC]  # what the round closed last gave each seat
    totals: Annotated[Ints, (MOST_SEATS,), PUBLIC]  # the sum over all closed rounds


States = Annotated[Batch, TableState]
"""A batch of states of the game that a kernel is fitted with."""

Views = Annotated[Batch, record_of(View)]
"""A batch of records of the game's view."""

EventLists = Annotated[Batch, record_of(Events)]
"""A batch of records of the game's events."""


@rule
def limits(state: TableState, out: Ints) -> int:
    """What chance decides now: how many equally likely values each draw has.

    Writes one limit per draw and returns their number.
    """
    raise TypeError(BLANK)


@rule
def unfold(state: TableState, draws: Ints, out: Ints) -> int:
    """Turn draws, each in [0, limit), into cards, sheets or dice: the outcome.

    Writes the outcome and returns its length. Equally likely draws give equally likely outcomes.
    """
    raise TypeError(BLANK)


@rule
def arrange(state: TableState, outcome: Ints) -> None:
    """Put an outcome into the order in which it is dealt and written down.

    A game whose outcomes have an order already need not have this function.
    """


@rule
def deal(state: TableState, outcome: Ints) -> None:
    """Let chance happen: the outcome is put on the table."""
    raise TypeError(BLANK)


@rule
def choices(state: TableState, seat: int) -> int:
    """How many actions the rules allow the seat now; also while it may still change its mind."""
    raise TypeError(BLANK)


@rule
def choice(state: TableState, seat: int, index: int) -> int:
    """The allowed action of that index, counted from 0."""
    raise TypeError(BLANK)


@rule
def act(state: TableState, seat: int, action: int) -> None:
    """Do an allowed action, and all that follows from it without a further decision."""
    raise TypeError(BLANK)


@rule
def policy(state: TableState, seat: int, stream: Stream) -> int:
    """A quick and sensible action, for playing on when only the outcome is of interest."""
    raise TypeError(BLANK)


@rule
def observe(state: TableState, seat: int, view: TableState) -> None:
    """Write into a blank record what the seat may know, and nothing else."""
    raise TypeError(BLANK)


@rule
def has_chosen(state: TableState, seat: int) -> bool:
    """Whether a choice of the seat lies face down.

    Written from the annotations of the state: :func:`byczo.core.observation.choice_finder`.
    """
    raise TypeError(BLANK)


@rule
def imagine(view: TableState, seat: int, stream: Stream, state: TableState) -> None:
    """Complete an observation to a full state, drawn uniformly from all that fit it."""
    raise TypeError(BLANK)


@rule
def show(state: TableState, seat: int, view: RecordOf[View]) -> None:
    """Fill a blank view, all but its choices, from what the seat observes."""
    raise TypeError(BLANK)


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: Any) -> None:
    """Fill a blank choice of a view: what the action would bring if it happened now.

    ``seen`` is what the seat observes, ``trial`` is room to try the action on a copy of it; both
    are batches of one.
    """
    raise TypeError(BLANK)


@rule
def happened(before: TableState, after: TableState, events: RecordOf[Events]) -> None:
    """Tell what everybody saw happen between two observations of a spectator."""
    raise TypeError(BLANK)


@rule
def begin_pad(state: TableState) -> None:
    """Before the first round on a score pad: nothing, unless the game has something to hand out."""


@rule
def score_round(state: TableState, marks: Ints) -> int:
    """Let a round that people played with the box happen, from its marks on a score pad.

    Returns 0, or the number of what is wrong with them; then only ``points`` are worth something:
    what has been said so far. A game that says nothing else is kept by the points of its seats,
    and goes on as long as they like.
    """
    for seat in range(state.players):
        state.points[seat] = marks[seat]
        state.totals[seat] += marks[seat]
    state.round += 1
    state.closed += 1
    return 0
