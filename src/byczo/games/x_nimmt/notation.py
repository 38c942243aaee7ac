"""X nimmt! as text: ``play 45``, ``row 2``, ``x 37``, and deals."""

from __future__ import annotations

from typing import Any

from byczo.core.notation import check_pack, fields_of, numbers, one_word
from byczo.games.x_nimmt.rules import CARDS, FIRST_ROW, HAND, ROWS, SORT, TAKE, State


def write_action(state: State, action: int) -> str:
    """``row 2``, ``x 37`` or ``play 45``."""
    if action >= FIRST_ROW:
        return f"row {action - FIRST_ROW + 1}"
    return f"{'x' if state.phase == SORT else 'play'} {action}"


def read_action(state: State, text: str) -> int:
    """The row or card that is named."""
    if state.phase == TAKE:
        return FIRST_ROW - 1 + one_word(text, "row", "row 2", 1, ROWS)
    if state.phase == SORT:
        return one_word(text, "x", "x 37", 1, CARDS)
    return one_word(text, "play", "play 45", 1, CARDS)


def write_outcome(state: State, outcome: list[int]) -> dict[str, Any]:
    """Hands in ascending order, and the starters of the rows with room for 3, 4 and 5."""
    dealt = HAND * state.players
    hands = [sorted(outcome[i : i + HAND]) for i in range(0, dealt, HAND)]
    return {"deal": {"hands": hands, "rows": outcome[dealt:]}}


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A deal that the pack of 100 cards can give."""
    deal = fields_of(entry, "deal", {"hands", "rows"})
    hands = numbers(deal["hands"], "hands", (state.players, HAND))
    outcome = [card for hand in hands for card in sorted(hand)]
    outcome += numbers(deal["rows"], "rows", (ROWS,))
    check_pack(outcome, list(range(1, CARDS + 1)))
    return outcome
