"""Conservation, game by game: what must add up in every state."""

from __future__ import annotations

from typing import Any

from byczo.core.game import Game
from byczo.games.david_goliath import rules as david
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt import rules as six
from byczo.games.twenty_one import rules as twenty
from byczo.games.x_nimmt import rules as x


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


def _x_nimmt(state: Any) -> None:
    if not state.round:
        return
    seats = range(state.players)
    hands = [int(c) for s in seats for c in state.hands[s, : state.held[s]]]
    rows = [int(c) for r in range(x.ROWS) for c in state.rows[r, : state.lengths[r]]]
    x_cards = [int(c) for s in seats for c in state.x_cards[s, : state.x_count[s]]]
    waiting = [int(state.cards[s]) for s in state.order[state.placed : state.players]]
    if not state.turn:
        waiting = []
    if state.phase == x.SORT:
        sorter = state.waiting.bit_length() - 1
        waiting += [int(c) for c in state.taken[sorter, : state.gains[sorter]]]
    cards = hands + rows + x_cards + waiting
    assert len(set(cards)) == len(cards) == x.HAND * state.players + x.ROWS
    for seat in seats:
        row = state.x_cards[seat, state.x_first[seat] : state.x_count[seat]].tolist()
        assert row == sorted(row)
        known = {c for c in range(1, x.CARDS + 1) if state.lies[c] == x.HELD + seat}
        assert known <= {int(c) for c in state.hands[seat, : state.held[seat]]}
    for row_number in range(x.ROWS):
        assert state.lengths[row_number] < x.SHORTEST_ROW + row_number
        row = state.rows[row_number, : state.lengths[row_number]].tolist()
        assert row == sorted(row)


def _david_goliath(state: Any) -> None:
    if not state.round:
        return
    seats = range(state.players)
    hands = [
        int(card)
        for s in seats
        for colour in range(david.COLOURS)
        for card in state.hands[s, colour, : state.holds[s, colour]]
    ]
    middle = [int(card) for card in state.middle[: state.played]] if state.phase == 1 else []
    won = {
        s: [c for c in range(1, david.CARDS + 1) if state.lies[c] == david.WON + s] for s in seats
    }
    cards = hands + middle + [card for pile in won.values() for card in pile]
    if state.phase == david.PLAY:
        assert len(set(cards)) == len(cards) == david.HAND * state.players
    for seat, pile in won.items():
        for colour in range(david.COLOURS):
            numbers = [int(david.NUMBER[c]) for c in pile if david.COLOUR[c] == colour]
            assert state.counts[seat, colour] == len(numbers)
            assert state.sums[seat, colour] == sum(numbers)
            assert not (state.voids[seat, colour] and state.holds[seat, colour])


def _twenty_one(state: Any) -> None:
    if not state.round:
        return
    for seat in range(state.players):
        for row in range(twenty.ROWS):
            fields = state.sheets[seat, row]
            written = state.written[seat, row]
            numbers = [int(n) for n in written if 0 < n < twenty.CROSSED]
            printed = [int(field) & twenty.DIGIT for field in fields]
            assert all(
                0 <= n <= p or n == twenty.CROSSED for n, p in zip(written, printed, strict=True)
            )
            hits = sum(int(n == p) for n, p in zip(written, printed, strict=True))
            assert state.hits[seat, row] == hits
            assert state.scores[seat, row] == sum(numbers) + [0, 1, 3, 6, 10, 15, 21][hits]
            full = all(n != 0 for n in written)
            assert full == (row < state.row[seat])
            assert row <= state.row[seat] or not written.any()


CHECKS = {
    "six-nimmt": _six_nimmt,
    "x-nimmt": _x_nimmt,
    "david-goliath": _david_goliath,
    "twenty-one": _twenty_one,
}
