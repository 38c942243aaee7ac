"""Options of 6 nimmt! and the table that they set up."""

from __future__ import annotations

from typing import Literal

from byczo.core.contract import CHANCE
from byczo.core.errors import BadOption
from byczo.core.options import Options, check_range
from byczo.games.six_nimmt.rules import BASE, DEAL, HALVES, TACTICAL, State, open_draft

Variant = Literal["base", "tactical", "halves"]
VARIANTS: dict[Variant, int] = {"base": BASE, "tactical": TACTICAL, "halves": HALVES}
HIGHEST_TARGET = 10_000
MOST_ROUNDS = 100


class SixNimmtOptions(Options, frozen=True, kw_only=True):
    """Players, variant, and when the game ends."""

    variant: Variant = "base"
    ends: Literal["above", "at"] = "above"
    target: int = 66
    rounds: int | None = None

    def __post_init__(self) -> None:
        if self.variant == "halves":
            if not 4 <= self.players <= 7:
                raise BadOption(f"two halves is for 4 to 7 players, not {self.players}")
            if self.rounds is not None or self.target != 66 or self.ends != "above":
                raise BadOption("two halves is one game: it has no target, ends or rounds")
        check_range("players", self.players, 2, 10)
        check_range("target", self.target, 1, HIGHEST_TARGET)
        if self.rounds is not None:
            check_range("rounds", self.rounds, 1, MOST_ROUNDS)
            if self.target != 66 or self.ends != "above":
                raise BadOption("a fixed number of rounds goes without target and ends")


def start(options: SixNimmtOptions) -> State:
    """The table before the first deal or the first draft."""
    state = State.blank()
    state.players = options.players
    state.variant = VARIANTS[options.variant]
    state.at_target = int(options.ends == "at")
    state.target = options.target
    state.rounds = options.rounds or 0
    state.phase = DEAL
    state.waiting = CHANCE
    if options.variant == "tactical":
        open_draft(state)
    return state


def rule_values(options: SixNimmtOptions) -> dict[str, int | str]:
    """What the text of the rules says about this table."""
    return {
        "players": options.players,
        "target": options.target,
        "ends": options.ends,
        "rounds": options.rounds or 0,
    }
