"""What tests hold X nimmt! to: cards add up, and the game ends."""

from __future__ import annotations

from byczo.core.declaration import Checks
from byczo.games.x_nimmt.options import XNimmtOptions
from byczo.games.x_nimmt.rules import (
    CARDS,
    HAND,
    HELD,
    MOST_TURNS,
    ROWS,
    SHORTEST_ROW,
    SORT,
    State,
)


def conserved(state: State) -> None:
    """All cards dealt are somewhere, each once; rows and X rows rise."""
    if not state.round:
        return
    seats = range(state.players)
    hands = [int(c) for s in seats for c in state.hands[s, : state.held[s]]]
    rows = [int(c) for r in range(ROWS) for c in state.rows[r, : state.lengths[r]]]
    x_cards = [int(c) for s in seats for c in state.x_cards[s, : state.x_count[s]]]
    waiting = [int(state.cards[s]) for s in state.order[state.placed : state.players]]
    if not state.turn:
        waiting = []
    if state.phase == SORT:
        sorter = state.waiting.bit_length() - 1
        waiting += [int(c) for c in state.taken[sorter, : state.gains[sorter]]]
    cards = hands + rows + x_cards + waiting
    assert len(set(cards)) == len(cards) == HAND * state.players + ROWS
    for seat in seats:
        row = state.x_cards[seat, state.x_first[seat] : state.x_count[seat]].tolist()
        assert row == sorted(row)
        known = {c for c in range(1, CARDS + 1) if state.lies[c] == HELD + seat}
        assert known <= {int(c) for c in state.hands[seat, : state.held[seat]]}
    for number in range(ROWS):
        assert state.lengths[number] < SHORTEST_ROW + number
        row = state.rows[number, : state.lengths[number]].tolist()
        assert row == sorted(row)


def longest(options: XNimmtOptions) -> int:
    """Each turn every seat plays a card, and may take a row and sort it."""
    return 1 + options.rounds * (1 + MOST_TURNS * 3 * options.players)


CHECKS = Checks(conserved=conserved, longest=longest)
