"""What was revealed in a round can be read again, until the next round begins."""

from __future__ import annotations

import pytest

from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.story import CARD_BITS, card_in_story, clear_away, place_in_story
from byczo.games.six_nimmt import rules as six_nimmt
from byczo.games.x_nimmt import rules as x_nimmt

Kind = type[six_nimmt.State | x_nimmt.State]
KINDS: list[Kind] = [six_nimmt.State, x_nimmt.State]


@pytest.mark.parametrize("kind", KINDS)
def test_cards_follow_the_starters_turn_by_turn(
    kind: Kind,
) -> None:
    state = kind.blank()
    state.players = 3
    rows = len(state.ends)
    places = [place_in_story(state, turn, seat) for turn in range(2) for seat in range(3)]
    assert places == [*range(rows, rows + 6)]


def test_what_is_noted_with_a_card_is_not_the_card() -> None:
    state = x_nimmt.State.blank()
    state.players = 2
    state.story[place_in_story(state, 1, 0)] = 100 | 3 << CARD_BITS
    assert card_in_story(state, 1, 0) == 100


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_round_forgets_the_last_one(kind: Kind) -> None:
    state = kind.blank()
    state.players = 3
    state.round, state.turn, state.placed = 4, 5, 2
    for field in (state.chosen, state.cards):
        field[:3] = 7
    state.lies[:] = 1
    state.story[:] = 9
    clear_away(state)
    assert (state.round, state.turn, state.placed) == (5, 0, 0)
    assert not state.chosen.any() and not state.cards.any() and not state.story.any()
    assert set(state.lies[1:].tolist()) == {UNSEEN}
