"""6 nimmt! as text: ``play 45``, ``row 2``, ``pick 17``, and deals."""

from __future__ import annotations

from typing import Any

from byczo.core.notation import check_pack, fields_of, numbers, one_word
from byczo.games.six_nimmt.rules import (
    CARDS,
    FIRST_ROW,
    OFFERED,
    PICK,
    ROWS,
    TACTICAL,
    TAKE,
    UNSEEN,
    State,
    hand_size,
)


def write_action(state: State, action: int) -> str:
    """``row 2``, ``pick 17`` or ``play 45``."""
    return write_in(state.phase, action)


def write_in(phase: int, action: int) -> str:
    """The same, from the phase alone."""
    if action >= FIRST_ROW:
        return f"row {action - FIRST_ROW + 1}"
    return f"{'pick' if phase == PICK else 'play'} {action}"


def read_action(state: State, text: str) -> int:
    """The row or card that is named."""
    if state.phase == TAKE:
        return FIRST_ROW - 1 + one_word(text, "row", "row 2", 1, ROWS)
    word = "pick" if state.phase == PICK else "play"
    return one_word(text, word, f"{word} 45", 1, CARDS)


def write_outcome(state: State, outcome: list[int]) -> dict[str, Any]:
    """Hands in ascending order, and the starters of the rows."""
    deal: dict[str, Any] = {}
    dealt = 0
    if state.variant != TACTICAL:
        size = hand_size(state)
        dealt = size * state.players
        deal["hands"] = [sorted(outcome[i : i + size]) for i in range(0, dealt, size)]
    if state.half == 0:
        deal["rows"] = outcome[dealt:]
    return {"deal": deal}


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A deal that this pack can give."""
    deal = fields_of(entry, "deal", deal_fields(state))
    outcome: list[int] = []
    if "hands" in deal:
        hands = numbers(deal["hands"], "hands", (state.players, hand_size(state)))
        outcome += [card for hand in hands for card in sorted(hand)]
    if "rows" in deal:
        outcome += numbers(deal["rows"], "rows", (ROWS,))
    if state.variant == TACTICAL:
        offered = [card for card in range(1, CARDS + 1) if state.lies[card] == OFFERED]
        check_pack(outcome, offered, in_order=True)
    else:
        fresh = state.half == 0
        check_pack(outcome, [c for c in range(1, CARDS + 1) if fresh or state.lies[c] == UNSEEN])
    return outcome


def deal_fields(state: State) -> set[str]:
    """What a deal tells in this state."""
    return ({"hands"} if state.variant != TACTICAL else set()) | (
        {"rows"} if state.half == 0 else set()
    )
