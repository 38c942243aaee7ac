"""6 nimmt! as text: ``play 45``, ``row 2``, ``pick 17``, and deals."""

from __future__ import annotations

from typing import Any

from byczo.core.action_texts import ActionTexts, Numbered, Verb
from byczo.core.chance_texts import REST, SEATS, ChanceForm, ChancePart, ChanceTexts
from byczo.core.notation import check_pack, fields_of, numbers
from byczo.games.rows.placing import UNSEEN
from byczo.games.six_nimmt.rules import (
    ACTIONS,
    CARDS,
    FIRST_ROW,
    OFFERED,
    PICK,
    PLAY,
    ROWS,
    TACTICAL,
    TAKE,
    State,
    hand_size,
)

ACTION_TEXTS = ActionTexts(
    verbs=(
        Verb("play", 1, CARDS, Numbered(), PLAY),
        Verb("row", FIRST_ROW, ACTIONS, Numbered(), TAKE),
        Verb("pick", 1, CARDS, Numbered(), PICK),
    ),
    examples={PLAY: "'play 45'", TAKE: "'row 2'", PICK: "'pick 45'"},
)
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action


HANDS = ChancePart("hands", (SEATS, REST), highest=CARDS, distinct=True)
STARTERS = ChancePart("rows", (ROWS,), highest=CARDS, distinct=True)
CHANCE_TEXTS = ChanceTexts(
    (
        ChanceForm("deal", (STARTERS,), {"variant": TACTICAL}),
        ChanceForm("deal", (HANDS, STARTERS), {"half": 0}),
        ChanceForm("deal", (HANDS,)),
    )
)
write_outcome = CHANCE_TEXTS.write_outcome


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A deal that this pack can give."""
    deal = fields_of(entry, "deal", deal_fields(state))
    outcome: list[int] = []
    if "hands" in deal:
        hands = numbers(deal["hands"], "hands", (state.players, hand_size(state)))
        outcome += [card for hand in hands for card in hand]
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
