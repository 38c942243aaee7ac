"""Options of Twenty One."""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.core.contract import CHANCE
from byczo.core.options import Options, check_range
from byczo.games.twenty_one.layout import checked_layout, default_layout, packed
from byczo.games.twenty_one.rules import DEAL, SEATS, State


class TwentyOneOptions(Options, frozen=True, kw_only=True):
    """Players, and sheets other than ours."""

    layout: list[Any] | dict[str, Any] | None = None

    def __post_init__(self) -> None:
        check_range("players", self.players, 2, SEATS)
        if self.layout is not None:
            msgspec.structs.force_setattr(self, "layout", checked_layout(self.layout))


def start(options: TwentyOneOptions) -> State:
    """The table before the sheets are handed out."""
    state = State.blank()
    state.players = options.players
    layout = default_layout() if options.layout is None else checked_layout(options.layout)
    for place, sheet in enumerate(layout):
        state.sheets[place] = [packed(row) for row in sheet]
        state.letters[place] = place + 1
    state.phase = DEAL
    state.waiting = CHANCE
    return state


def rule_values(options: TwentyOneOptions) -> dict[str, int | str]:
    """What the text of the rules says about this table."""
    return {"players": options.players}
