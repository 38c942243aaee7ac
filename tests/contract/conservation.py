"""Conservation, game by game: what must add up in every state."""

from __future__ import annotations

from typing import Any

from byczo.core.game import Game
from byczo.games.heads import HEADS
from byczo.games.six_nimmt import rules as six


def conserved(game: Game, state: Any) -> None:
    """Assert that no card appears twice or vanishes, and that points add up."""
    CHECKS[game.id](state)


def _six_nimmt(state: Any) -> None:
    hands = [int(c) for s in range(state.players) for c in state.hands[s, : state.held[s]]]
    rows = [int(c) for r in range(six.ROWS) for c in state.rows[r, : state.lengths[r]]]
    waiting = [int(state.cards[s]) for s in state.order[state.placed : state.players]]
    if not state.turn:
        waiting = []
    assert len({*hands, *rows, *waiting}) == len(hands) + len(rows) + len(waiting)
    played = [card for card in range(1, six.CARDS + 1) if state.lies[card] == six.PLAYED]
    assert not set(hands) & set(played)
    assert {*rows, *waiting} <= set(played)
    in_play = sum(int(HEADS[card]) for card in [*rows, *waiting])
    taken = int(state.heads[: state.players].sum())
    assert sum(int(HEADS[card]) for card in played) == in_play + taken
    if state.variant == six.TACTICAL:
        offered = sum(int(lie == six.OFFERED) for lie in state.lies)
        assert offered + len(hands) + len(played) == six.HAND * state.players + six.ROWS
    for row in range(six.ROWS):
        cards = state.rows[row, : state.lengths[row]].tolist()
        assert cards == sorted(cards)
        assert not cards or state.ends[row] == cards[-1]


CHECKS = {"six-nimmt": _six_nimmt}
