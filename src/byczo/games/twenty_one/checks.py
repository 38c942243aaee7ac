"""What tests hold Twenty One to: sheets and scores add up, and the game ends."""

from __future__ import annotations

from byczo.core.declaration import Checks
from byczo.games.twenty_one.options import TwentyOneOptions
from byczo.games.twenty_one.rules import BONUS, CROSSED, DIGIT, FIELDS, ROWS, State


def conserved(state: State) -> None:
    """Nothing is written above what is printed; hits and scores follow from what is written."""
    if not state.round:
        return
    for seat in range(state.players):
        for row in range(ROWS):
            written = state.written[seat, row]
            printed = [int(field) & DIGIT for field in state.sheets[seat, row]]
            pairs = list(zip(written, printed, strict=True))
            assert all(0 <= number <= limit or number == CROSSED for number, limit in pairs)
            hits = sum(int(number == limit) for number, limit in pairs)
            assert state.hits[seat, row] == hits
            numbers = sum(int(number) for number in written if number < CROSSED)
            assert state.scores[seat, row] == numbers + BONUS[hits]
            assert all(written) == (row < state.row[seat])
            assert row <= state.row[seat] or not written.any()


def longest(options: TwentyOneOptions) -> int:
    """Every turn fills one of 30 fields: two rolls, the decision between, an entry by each seat."""
    return 2 + FIELDS * (3 + options.players)


CHECKS = Checks(conserved=conserved, longest=longest)
