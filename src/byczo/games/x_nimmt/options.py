"""Options of X nimmt! and the table that they set up."""

from __future__ import annotations

from byczo.core.contract import CHANCE
from byczo.core.options import Options, check_range
from byczo.games.x_nimmt.rules import DEAL, SEATS, State

MOST_ROUNDS = 10


class XNimmtOptions(Options, frozen=True, kw_only=True):
    """Players, and how many rounds they play."""

    rounds: int = 2

    def __post_init__(self) -> None:
        check_range("players", self.players, 2, SEATS)
        check_range("rounds", self.rounds, 1, MOST_ROUNDS)


def start(options: XNimmtOptions) -> State:
    """The table before the first deal."""
    state = State.blank()
    state.players = options.players
    state.rounds = options.rounds
    state.phase = DEAL
    state.waiting = CHANCE
    return state


def rule_values(options: XNimmtOptions) -> dict[str, int | str]:
    """What the text of the rules says about this table."""
    return {"players": options.players, "rounds": options.rounds}
