"""Options of David & Goliath."""

from __future__ import annotations

from byczo.core.contract import CHANCE
from byczo.core.options import Options, check_range
from byczo.games.david_goliath.rules import DEAL, State, highest_number

MOST_ROUNDS = 20


class DavidGoliathOptions(Options, frozen=True, kw_only=True):
    """Players, and rounds if not one for each of them."""

    rounds: int | None = None

    def __post_init__(self) -> None:
        check_range("players", self.players, 3, 6)
        if self.rounds is not None:
            check_range("rounds", self.rounds, 1, MOST_ROUNDS)


def start(options: DavidGoliathOptions) -> State:
    """The table before the first deal."""
    state = State.blank()
    state.players = options.players
    state.rounds = rounds_of(options)
    state.phase = DEAL
    state.waiting = CHANCE
    return state


def rounds_of(options: DavidGoliathOptions) -> int:
    """As many rounds as players, unless the options say otherwise."""
    return options.rounds or options.players


def rule_values(options: DavidGoliathOptions) -> dict[str, int | str]:
    """The numbers that the rules text mentions."""
    return {
        "players": options.players,
        "highest": highest_number(options.players),
        "rounds": rounds_of(options),
    }
