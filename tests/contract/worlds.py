"""Second worlds: the same public history with other cards in hidden hands."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from byczo.core.game import Game
from byczo.core.options import Options
from tests.support import TABLES


def with_hidden_hands() -> list[tuple[Game, Options]]:
    """Tables where somebody holds cards that others cannot know."""
    return [
        (game, options)
        for game, options in TABLES
        if game.hidden and getattr(options, "variant", "") != "tactical"
    ]


def other_world(log: list[Any], seats: int, observer: int, choose: Any) -> list[Any] | None:
    """The log after two unseen cards of the last deal have changed hands; None if there are none.

    At a table for two the other card comes from those that were not dealt.
    """
    place = max(n for n, entry in enumerate(log) if "hands" in entry.get("deal", {}))
    deal = deepcopy(log[place])
    hands = deal["deal"]["hands"]
    named = {word for entry in log[place:] for word in str(entry.get("do", "")).split()[1:]}
    others = [seat for seat in range(seats) if seat != observer]
    unseen = {s: [card for card in hands[s] if str(card) not in named] for s in others}
    able = [seat for seat in others if unseen[seat]]
    if len(able) < min(2, len(others)):
        return None
    giver = able[choose(len(able))]
    given = unseen[giver][choose(len(unseen[giver]))]
    takers = [seat for seat in able if seat != giver]
    if takers:
        taker = takers[choose(len(takers))]
        back = unseen[taker][choose(len(unseen[taker]))]
        hands[taker] = [given if card == back else card for card in hands[taker]]
    else:
        dealt = {card for hand in hands for card in hand} | set(deal["deal"].get("rows", []))
        back = next(card for card in range(100, 0, -1) if card not in dealt)
    hands[giver] = [back if card == given else card for card in hands[giver]]
    return [*log[:place], deal, *log[place + 1 :]]
