"""X nimmt! as text: ``play 45``, ``row 2``, ``x 37``, and deals."""

from __future__ import annotations

from typing import Any

from byczo.core.action_texts import ActionTexts, Numbered, Verb
from byczo.core.chance_texts import SEATS, ChanceForm, ChancePart, ChanceTexts
from byczo.core.notation import check_pack, fields_of, numbers
from byczo.games.x_nimmt.rules import (
    ACTIONS,
    CARDS,
    FIRST_ROW,
    HAND,
    PLAY,
    ROWS,
    SORT,
    TAKE,
    State,
)

ACTION_TEXTS = ActionTexts(
    verbs=(
        Verb("play", 1, CARDS, Numbered(), PLAY),
        Verb("row", FIRST_ROW, ACTIONS, Numbered(), TAKE),
        Verb("x", 1, CARDS, Numbered(), SORT),
    ),
    examples={PLAY: "'play 45'", TAKE: "'row 2'", SORT: "'x 37'"},
)
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action


CHANCE_TEXTS = ChanceTexts(
    (
        ChanceForm(
            "deal",
            (
                ChancePart("hands", (SEATS, HAND), highest=CARDS, distinct=True),
                ChancePart("rows", (ROWS,), highest=CARDS, distinct=True),
            ),
        ),
    )
)
write_outcome = CHANCE_TEXTS.write_outcome


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A deal that the pack of 100 cards can give."""
    deal = fields_of(entry, "deal", {"hands", "rows"})
    hands = numbers(deal["hands"], "hands", (state.players, HAND))
    outcome = [card for hand in hands for card in hand]
    outcome += numbers(deal["rows"], "rows", (ROWS,))
    check_pack(outcome, list(range(1, CARDS + 1)))
    return outcome
