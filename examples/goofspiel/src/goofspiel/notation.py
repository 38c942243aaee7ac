"""Goofspiel as text: ``bid 7``, and prizes that are turned up."""

from __future__ import annotations

from typing import Any

from byczo.core.errors import BadChance
from byczo.core.notation import fields_of, numbers, one_word
from goofspiel.rules import CARDS, State


def write_action(state: State, action: int) -> str:
    """``bid 7``."""
    return f"bid {action}"


def read_action(state: State, text: str) -> int:
    """The card that is named."""
    return one_word(text, "bid", "bid 7", 1, CARDS)


def write_outcome(state: State, outcome: list[int]) -> dict[str, Any]:
    """``{"deal": {"prize": 7}}``."""
    return {"deal": {"prize": outcome[0]}}


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """A prize that is left."""
    prize = numbers(fields_of(entry, "deal", {"prize"})["prize"], "prize", ())
    if not 1 <= prize <= state.cards or state.prizes[prize]:
        raise BadChance(f"prize {prize} is not among those that are left")
    return [prize]
