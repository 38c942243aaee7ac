"""The rules of goofspiel, in the order of play.

Each player holds a suit of cards, and one more suit is shuffled: the prizes. Prizes are turned up
one by one. For each, all players choose a card in secret and reveal together. The highest card
wins the prize; all cards that were played are gone. Where the highest cards are equal, nobody
wins the prize: it is discarded, or it stays and the next one is added to it.
"""

from __future__ import annotations

from typing import Annotated

from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.layout import CHOICE, PUBLIC, Ints, Public
from byczo.core.observation import public_copier
from byczo.core.rule import rule

SEATS = 6
CARDS = 13  # in a full suit: ace is 1, king is 13
ACTIONS = CARDS  # an action is the card that is played

# What becomes of a prize that nobody wins
DISCARD, CARRY = 0, 1
# Phases
TURN_UP, BID, DONE = 0, 1, 2
# Reasons to end
BY_PRIZES = 1


class State(TableState):
    """One game of goofspiel: everything on and around the table. Only bids are secret."""

    cards: Public  # in each suit
    ties: Public  # DISCARD or CARRY
    turn: Public  # prizes turned up so far
    prize: Public  # the one that was turned up last
    stake: Public  # the points to be won now: the prize, and prizes that nobody won before
    prizes: Annotated[Ints, (CARDS + 1,), PUBLIC]  # by card: 1 if it was turned up
    hands: Annotated[Ints, (SEATS, CARDS + 1), PUBLIC]  # by card: 1 if the seat holds it
    chosen: Annotated[Ints, (SEATS,), CHOICE]
    won: Annotated[Ints, (SEATS,), PUBLIC]  # points won so far
    # The prize that was decided last
    bids: Annotated[Ints, (SEATS,), PUBLIC]
    winner: Public  # the seat that won it, or -1


# --- Chance: the next prize ---------------------------------------------------------------------


@rule
def limits(state: State, out: Ints) -> int:
    """One of the prizes that are left."""
    out[0] = state.cards - state.turn
    return 1


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """The prizes that are left, counted from the lowest."""
    left = draws[0]
    prize = 0
    while left >= 0:
        prize += 1
        if state.prizes[prize] == 0:
            left -= 1
    out[0] = prize
    return 1


@rule
def deal(state: State, outcome: Ints) -> None:
    """Turn up a prize and let everybody bid."""
    state.round = 1
    state.turn += 1
    state.prize = outcome[0]
    state.stake += outcome[0]
    state.prizes[outcome[0]] = 1
    state.phase = BID
    state.waiting = (1 << state.players) - 1


# --- What a seat may do -------------------------------------------------------------------------


@rule
def choices(state: State, seat: int) -> int:
    """The cards in hand: one fewer with each prize."""
    if state.phase == BID:
        return state.cards - state.turn + 1
    return 0


@rule
def choice(state: State, seat: int, index: int) -> int:
    """The cards in hand, from the lowest."""
    card = 0
    while index >= 0:
        card += 1
        index -= state.hands[seat, card]
    return card


@rule
def act(state: State, seat: int, action: int) -> None:
    """Choose a card; the last choice reveals all."""
    state.chosen[seat] = action
    state.waiting &= ~(1 << seat)
    if state.waiting == 0:
        decide_prize(state)


# --- Who wins the prize -------------------------------------------------------------------------


@rule
def decide_prize(state: State) -> None:
    """The highest card wins what is at stake, unless another one equals it."""
    highest = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        state.bids[seat] = card
        state.chosen[seat] = 0
        state.hands[seat, card] = 0
        if card > highest:
            highest = card
            state.winner = seat
        elif card == highest:
            state.winner = -1
    if state.winner >= 0:
        state.won[state.winner] += state.stake
        state.stake = 0
    elif state.ties == DISCARD:
        state.stake = 0
    if state.turn < state.cards:
        state.phase = TURN_UP
        state.waiting = CHANCE
    else:
        end_game(state)


@rule
def end_game(state: State) -> None:
    """Most points win. A prize that is still at stake is nobody's."""
    for seat in range(state.players):
        state.points[seat] = state.won[seat]
        state.totals[seat] = state.won[seat]
    state.closed = 1
    state.phase = DONE
    state.waiting = OVER
    state.reason = BY_PRIZES


# --- What a seat knows --------------------------------------------------------------------------


observe = public_copier(State)
"""Nothing is secret but what others have chosen while somebody still chooses."""
