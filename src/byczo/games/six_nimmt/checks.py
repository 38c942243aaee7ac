"""What tests hold 6 nimmt! to: cards and heads add up, and the game ends."""

from __future__ import annotations

from byczo.core.declaration import Checks
from byczo.games.rows.heads import heads_of
from byczo.games.six_nimmt.options import SixNimmtOptions
from byczo.games.six_nimmt.rules import CARDS, HAND, OFFERED, PLAYED, ROWS, TACTICAL, State


def conserved(state: State) -> None:
    """No card lies in two places, and all heads that were played lie in rows or were taken."""
    hands = [int(c) for s in range(state.players) for c in state.hands[s, : state.held[s]]]
    rows = [int(c) for r in range(ROWS) for c in state.rows[r, : state.lengths[r]]]
    waiting = [int(state.cards[s]) for s in state.order[state.placed : state.players]]
    if not state.turn:
        waiting = []
    assert len({*hands, *rows, *waiting}) == len(hands) + len(rows) + len(waiting)
    played = [card for card in range(1, CARDS + 1) if state.lies[card] == PLAYED]
    assert not set(hands) & set(played)
    assert {*rows, *waiting} <= set(played)
    taken = int(state.heads[: state.players].sum())
    assert heads_of(played) == heads_of([*rows, *waiting]) + taken
    if state.variant == TACTICAL:
        offered = sum(int(lie == OFFERED) for lie in state.lies)
        assert offered + len(hands) + len(played) == HAND * state.players + ROWS
    for row in range(ROWS):
        cards = state.rows[row, : state.lengths[row]].tolist()
        assert cards == sorted(cards)
        assert not cards or state.ends[row] == cards[-1]


def longest(options: SixNimmtOptions) -> int:
    """Each seat may have to take a row for each card; a draft adds 10 picks a seat."""
    n = options.players
    if options.variant == "halves":
        return 3 + 2 * n * (100 // n)
    one_round = 2 + 2 * 10 * n + (10 * n if options.variant == "tactical" else 0)
    # At the end of a round at most 20 cards lie in rows; all others were taken, a head at least
    # each. When nobody has passed the target, all together have at most players × target heads.
    heads_a_round = 10 * n + 4 - 20
    rounds = options.rounds or n * options.target // heads_a_round + 2
    return 1 + rounds * one_round


CHECKS = Checks(conserved=conserved, longest=longest)
