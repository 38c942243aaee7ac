"""Options of goofspiel and the table that they set up."""

from __future__ import annotations

from typing import Literal

from byczo.core.contract import CHANCE
from byczo.core.options import Options, check_range
from goofspiel.rules import CARDS, CARRY, DISCARD, SEATS, TURN_UP, State


class GoofspielOptions(Options, frozen=True, kw_only=True):
    """Players, cards in a suit, and what becomes of a prize that nobody wins."""

    cards: int = CARDS
    ties: Literal["discard", "carry"] = "discard"

    def __post_init__(self) -> None:
        check_range("players", self.players, 2, SEATS)
        check_range("cards", self.cards, 2, CARDS)


def start(options: GoofspielOptions) -> State:
    """The table before the first prize."""
    state = State.blank()
    state.players = options.players
    state.cards = options.cards
    state.ties = CARRY if options.ties == "carry" else DISCARD
    state.hands[: options.players, 1 : options.cards + 1] = 1
    state.winner = -1
    state.phase = TURN_UP
    state.waiting = CHANCE
    return state
