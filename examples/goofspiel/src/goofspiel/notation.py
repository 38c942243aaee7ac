"""Goofspiel as text: ``bid 7``, and prizes that are turned up."""

from __future__ import annotations

from typing import Any

from byczo.core.action_texts import ActionTexts, Numbered, Verb
from byczo.core.chance_texts import ChanceForm, ChancePart, ChanceTexts
from byczo.core.errors import BadChance
from byczo.core.notation import fields_of, numbers
from goofspiel.rules import BID, CARDS, State

ACTION_TEXTS = ActionTexts(
    verbs=(Verb("bid", 1, CARDS, Numbered()),),
    examples={BID: "'bid 7'"},
)
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action


CHANCE_TEXTS = ChanceTexts((ChanceForm("deal", (ChancePart("prize", highest=CARDS),)),))
write_outcome = CHANCE_TEXTS.write_outcome


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A prize that is left."""
    prize = numbers(fields_of(entry, "deal", {"prize"})["prize"], "prize", ())
    if not 1 <= prize <= state.cards or state.prizes[prize]:
        raise BadChance(f"prize {prize} is not among those that are left")
    return [prize]
