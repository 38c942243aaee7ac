"""Every worked example of the rulebook ("X bierze!", first edition 2021), named after its source.

The examples name only some of the cards, and the figures that show the others are not part of the
text: the tables here are ours and fit what the text says.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import IllegalAction
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.rows.story import CARD_BITS
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.rules import LONGEST_HAND, OPEN, ROW_BITS, SORT
from tests.games.round_notes import RoundNotes

modes = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def table(
    hands: list[list[int]], rows: list[int], *, compiled: bool = False, **options: Any
) -> Match:
    """A game in which these cards were dealt; hands are filled up to eight with others."""
    used = {card for hand in hands for card in hand} | set(rows)
    spare = iter(card for card in range(100, 0, -1) if card not in used)
    full = [hand + [next(spare) for _ in range(8 - len(hand))] for hand in hands]
    match = Match(GAME, {"players": len(hands), **options}, compiled=compiled)
    match.deal({"deal": {"hands": full, "rows": rows}})
    return match


def turn(match: Match, *cards: int) -> None:
    """Each seat plays a card."""
    for seat, card in enumerate(cards):
        match.act(seat, f"play {card}")


def holding(match: Match, *hands: list[int]) -> Match:
    """The same table, but late in the round: these are the hands that are left."""
    state: Any = match.state
    state.hands[:] = 0
    for seat, hand in enumerate(hands):
        state.hands[seat, : len(hand)] = hand
        state.held[seat] = len(hand)
        state.spots[hand] = range(len(hand))
    return match


def with_x(match: Match, seat: int, row: list[int], pile: list[int] | None = None) -> Match:
    """The same table, but this seat has an X row and an X pile."""
    state: Any = match.state
    cards = [*(pile or []), *row]
    state.x_cards[seat, : len(cards)] = cards
    state.x_count[seat] = len(cards)
    state.x_first[seat] = len(cards) - len(row)
    state.x_ends[seat] = row[-1] if row else 0
    state.lies[cards] = OPEN
    return match


def rows(match: Match) -> list[list[int]]:
    state: Any = match.state
    return [state.rows[r, : state.lengths[r]].tolist() for r in range(3)]


def hand(match: Match, seat: int) -> list[int]:
    state: Any = match.state
    return sorted(state.hands[seat, : state.held[seat]].tolist())


def x_row(match: Match, seat: int) -> list[int]:
    state: Any = match.state
    return list(state.x_cards[seat, state.x_first[seat] : state.x_count[seat]].tolist())


def x_pile(match: Match, seat: int) -> list[int]:
    state: Any = match.state
    return list(state.x_cards[seat, : state.x_first[seat]].tolist())


# --- The examples -----------------------------------------------------------------------------


def three_turns(*, compiled: bool) -> Match:
    """Examples 1 to 3 read as three turns of three players; the starters 90, 12 and 47 are ours."""
    return table(
        [[18, 59, 43], [22, 81, 66], [60, 94, 89]],
        [90, 12, 47],
        compiled=compiled,
    )


@modes
def test_x_bierze_example_1(*, compiled: bool) -> None:
    """18 and 22 go to the second row, 60 to the third."""
    match = three_turns(compiled=compiled)
    turn(match, 18, 22, 60)
    assert rows(match) == [[90], [12, 18, 22], [47, 60]]


@modes
def test_x_bierze_example_2(*, compiled: bool) -> None:
    """59 fills the second row: its player takes the three cards, and 59 starts it anew."""
    match = three_turns(compiled=compiled)
    turn(match, 18, 22, 60)
    turn(match, 59, 81, 94)
    assert match.waiting == [0]
    assert match.legal(0) == ["x 12", "x 18", "x 22"]
    assert rows(match) == [[90], [59], [47, 60]]
    match.act(0, "x 12")
    assert rows(match) == [[90, 94], [59], [47, 60, 81]]


@modes
def test_x_bierze_example_3(*, compiled: bool) -> None:
    """43 is below all rows; its player takes the second row, in which there is only 59."""
    match = three_turns(compiled=compiled)
    turn(match, 18, 22, 60)
    turn(match, 59, 81, 94)
    match.act(0, "x 12")
    turn(match, 43, 66, 89)
    assert match.legal(0) == ["row 1", "row 2", "row 3"]
    before = hand(match, 0)
    match.act(0, "row 2")
    assert x_row(match, 0) == [12, 59]
    assert hand(match, 0) == before
    assert rows(match) == [[90, 94], [43, 66], [47, 60, 81, 89]]
    assert match.waiting == [0, 1, 2]


@modes
@pytest.mark.parametrize("kept", [12, 18, 22])
def test_x_bierze_example_4(kept: int, *, compiled: bool) -> None:
    """Of three cards taken one goes to the X row and the other two into the hand."""
    match = three_turns(compiled=compiled)
    turn(match, 18, 22, 60)
    before = hand(match, 0)
    turn(match, 59, 81, 94)
    match.act(0, f"x {kept}")
    back = [card for card in (12, 18, 22) if card != kept]
    assert x_row(match, 0) == [kept]
    assert hand(match, 0) == sorted([*(card for card in before if card != 59), *back])


@modes
@pytest.mark.parametrize(("kept", "back"), [(30, 41), (41, 30)])
def test_x_bierze_example_5(kept: int, back: int, *, compiled: bool) -> None:
    """Both cards taken are lower than the end of the X row: all of it goes to the X pile."""
    match = table([[96, 45], [41, 60]], [30, 70, 80], compiled=compiled)
    with_x(match, 0, [24, 53], [2])
    turn(match, 96, 41)
    turn(match, 45, 60)
    match.act(0, f"x {kept}")
    assert x_row(match, 0) == [kept]
    assert x_pile(match, 0) == [2, 24, 53]
    assert back in hand(match, 0)


@modes
def test_x_bierze_example_6(*, compiled: bool) -> None:
    """Five heads in the hand and nine in the X pile: 5 + 18 = 23 points; the X row is free."""
    match = table([[14], [15]], [1, 2, 3], compiled=compiled)
    holding(match, [14, 12, 15, 25], [16])
    with_x(match, 0, [55], [44, 10, 4])
    assert HEADS[[12, 15, 25]].sum() == 5
    assert HEADS[[44, 10, 4]].sum() == 9
    turn(match, 14, 16)
    assert match.scores == [[23, 0]]


# --- Setting up -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_cards_each_and_three_starters(players: int) -> None:
    match = Match(GAME, {"players": players}, chance=Seeded(1))
    deal = match.log[0]["deal"]
    assert [len(cards) for cards in deal["hands"]] == [8] * players
    assert len(deal["rows"]) == 3
    cards = {card for cards in [*deal["hands"], deal["rows"]] for card in cards}
    assert len(cards) == 8 * players + 3
    assert cards <= set(range(1, 101))


# --- Rules 3 and 4 ----------------------------------------------------------------------------


@modes
@pytest.mark.parametrize(("row", "room"), [(0, 3), (1, 4), (2, 5)])
def test_rule_3_each_row_has_its_own_room(row: int, room: int, *, compiled: bool) -> None:
    """Exactly the third, fourth or fifth card takes those before it."""
    starters = [97, 98, 99]
    starters[row] = 10
    low, high = [11, 13, 15, 17], [12, 14, 16, 18]
    match = table([low, high], starters, compiled=compiled)
    upcoming = [10, *sorted(low + high)]
    placed = 1
    for mine, other in zip(low, high, strict=True):
        turn(match, mine, other)
        placed += 2
        if placed >= room:
            break
        assert rows(match)[row] == upcoming[:placed]
    taker = room % 2  # the card of that number in the row is from seat 0 if it is even
    assert match.waiting == [taker]
    assert match.legal(taker) == [f"x {card}" for card in upcoming[: room - 1]]
    assert rows(match)[row] == [upcoming[room - 1]]


@pytest.mark.parametrize(("row", "cards"), [(1, [30]), (2, [40, 45]), (3, [50, 90])])
def test_rule_4_any_row_may_be_taken(row: int, cards: list[int]) -> None:
    match = table([[45, 3], [90, 91]], [30, 40, 50])
    turn(match, 45, 90)
    turn(match, 3, 91)
    assert match.waiting == [0]
    match.act(0, f"row {row}")
    if len(cards) > 1:
        assert match.legal(0) == [f"x {card}" for card in cards]
        match.act(0, f"x {cards[0]}")
    assert x_row(match, 0) == [cards[0]]
    assert rows(match)[row - 1][0] == 3


def test_a_card_just_above_a_row_end_fits_it() -> None:
    match = table([[31], [39]], [30, 40, 50])
    turn(match, 31, 39)
    assert rows(match) == [[39], [40], [50]]  # 31, then 39 as the third card
    assert match.legal(1) == ["x 30", "x 31"]


@modes
def test_the_choice_is_made_before_the_next_card_is_placed(*, compiled: bool) -> None:
    match = table([[33, 34], [31, 80], [99, 98]], [30, 70, 90], compiled=compiled)
    turn(match, 33, 31, 99)
    assert match.waiting == [0]
    view: Any = match.view(1)
    assert view.open_cards == ((2, 99),)
    assert view.taken == (30, 31)
    assert rows(match)[2] == [90]
    for seat in (1, 2):
        assert match.legal(seat) == []
    match.act(0, "x 31")
    assert rows(match)[2] == [90, 99]
    assert match.waiting == [0, 1, 2]


def test_cards_taken_can_be_played_from_the_next_turn_on() -> None:
    match = table([[33, 34], [31, 80]], [30, 70, 90])
    turn(match, 33, 31)
    with pytest.raises(IllegalAction, match="allowed: x 30, x 31"):
        match.act(0, "play 30")
    match.act(0, "x 31")
    assert "play 30" in match.legal(0)
    turn(match, 30, 80)


def test_two_takes_in_one_turn_are_sorted_one_after_the_other() -> None:
    match = table([[33, 40], [31, 75], [72, 60]], [30, 70, 90])
    turn(match, 33, 31, 72)  # seat 0 takes 30 and 31
    match.act(0, "x 30")
    assert rows(match) == [[33], [70, 72], [90]]
    turn(match, 40, 75, 60)
    # Row 1 was 33, 40; 60 is its third card. Row 2 was 70, 72; 75 is only its third.
    assert match.waiting == [2]
    match.act(2, "x 33")
    assert rows(match) == [[60], [70, 72, 75], [90]]
    state: Any = holding(match, [10, 11], [80, 81], [61, 62]).state
    state.lies[[10, 80, 61]] = 0
    turn(match, 10, 80, 61)
    match.act(0, "row 1")
    assert match.waiting == [1]  # 60 went straight to the X row; 61 joined 10; 80 fills row 2
    assert match.legal(1) == ["x 70", "x 72", "x 75"]


# --- X row and X pile -------------------------------------------------------------------------


@modes
def test_a_higher_card_extends_the_x_row(*, compiled: bool) -> None:
    match = table([[96, 45], [41, 60]], [30, 70, 80], compiled=compiled)
    with_x(match, 0, [24, 40], [2])
    turn(match, 96, 41)
    turn(match, 45, 60)
    match.act(0, "x 41")
    assert (x_row(match, 0), x_pile(match, 0)) == ([24, 40, 41], [2])


def test_a_lower_card_may_be_chosen_though_another_would_fit() -> None:
    match = table([[96, 45], [41, 60]], [30, 70, 80])
    with_x(match, 0, [24, 40])
    turn(match, 96, 41)
    turn(match, 45, 60)
    match.act(0, "x 30")
    assert (x_row(match, 0), x_pile(match, 0)) == ([30], [24, 40])


def test_a_single_lower_card_sends_the_x_row_to_the_pile_without_a_choice() -> None:
    match = table([[3], [90]], [30, 70, 80])
    with_x(match, 0, [24, 40])
    turn(match, 3, 90)
    match.act(0, "row 1")
    assert (x_row(match, 0), x_pile(match, 0)) == ([30], [24, 40])
    assert match.waiting == [0, 1]


# --- The end of a round and of the game -------------------------------------------------------


@modes
def test_the_round_ends_at_the_end_of_the_turn(*, compiled: bool) -> None:
    """The empty hand of the lowest card does not keep the others from placing and taking."""
    match = holding(table([[31], [32]], [30, 70, 80], rounds=1, compiled=compiled), [31], [32, 40])
    turn(match, 31, 32)
    assert match.waiting == [1]
    match.act(1, "x 30")
    assert match.over
    assert hand(match, 1) == [31, 40]
    assert match.totals == [0, 4]  # one head on 31, three on 40


def test_a_hand_emptied_and_filled_again_in_one_turn_is_not_empty() -> None:
    match = holding(table([[32], [31]], [30, 70, 80]), [32], [31, 40])
    turn(match, 32, 31)
    match.act(0, "x 30")
    assert hand(match, 0) == [31]
    assert match.waiting == [0, 1]
    assert match.scores == []


def test_a_single_card_taken_leaves_the_hand_empty() -> None:
    match = holding(table([[3], [90]], [30, 70, 80], rounds=1), [3], [90, 91])
    turn(match, 3, 90)
    match.act(0, "row 2")
    assert match.over
    assert match.totals == [0, 1]


def test_the_round_goes_on_until_then() -> None:
    match = holding(table([[31], [71]], [30, 70, 80]), [31, 4], [71, 5])
    turn(match, 31, 71)
    assert match.waiting == [0, 1]


def test_two_rounds_and_all_their_scores_are_kept() -> None:
    match = Match(GAME, {"players": 3}, chance=Seeded(5))
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0])
    assert len(match.scores) == 2
    assert match.totals == [sum(points) for points in zip(*match.scores, strict=True)]
    assert match.result is not None
    assert match.result.reason == "rounds"
    assert match.result.winners == [match.totals.index(min(match.totals))]


def test_a_new_round_begins_with_empty_x_rows_and_piles_and_the_whole_pack() -> None:
    match = holding(table([[31], [71]], [30, 70, 80]), [31], [71])
    with_x(match, 0, [50], [60])
    turn(match, 31, 71)
    assert match.needs_chance
    hands = [[30, 31, 50, 60, 70, 71, 80, 1], list(range(11, 19))]
    match.deal({"deal": {"hands": hands, "rows": [2, 3, 4]}})
    assert match.state.round == 2
    for seat in (0, 1):
        assert x_row(match, seat) == x_pile(match, seat) == []
    view: Any = match.view(1)
    assert view.played == (2, 3, 4)
    assert view.places[0].known == ()


def test_equal_best_totals_share_the_win() -> None:
    match = holding(table([[31], [71]], [30, 70, 80], rounds=1), [31], [71])
    turn(match, 31, 71)
    assert match.result is not None
    assert (match.result.totals, match.result.winners) == ([0, 0], [0, 1])


# --- What everybody knows ---------------------------------------------------------------------


@modes
def test_cards_seen_going_into_a_hand_are_known_until_played(*, compiled: bool) -> None:
    match = table([[33, 34], [31, 80]], [30, 70, 90], compiled=compiled)
    turn(match, 33, 31)
    match.act(0, "x 30")
    for seat in (None, 0, 1):
        view: Any = match.view(seat)
        assert view.places[0].known == (31,)
        assert view.places[1].known == ()
        assert 31 not in view.unseen
        assert 31 not in view.played
    turn(match, 31, 80)
    after: Any = match.view(1)
    assert after.places[0].known == ()
    assert 31 in after.played


# --- Bounds -----------------------------------------------------------------------------------


@modes
def test_the_longest_hand(*, compiled: bool) -> None:
    """Seat 0 of four takes four cards in each of eight turns: then the bound is reached."""
    hands = [[5 + 4 * t for t in range(8)], *([s + 4 * t for t in range(8)] for s in (2, 3, 4))]
    match = table(hands, [99, 100, 1], rounds=1, compiled=compiled)
    for t in range(8):
        turn(match, *(cards[t] for cards in hands))
        match.act(0, match.legal(0)[-1])
    assert match.over
    assert len(hand(match, 0)) == LONGEST_HAND


@pytest.mark.parametrize("players", [2, 4])
def test_everybody_knows_the_round_so_far(players: int) -> None:
    """Also which of the cards that a seat took went to its X row."""
    match = Match(GAME, {"players": players, "rounds": 2}, chance=Seeded(4))
    sorted_cards: dict[tuple[int, int], int] = {}
    step = 0
    while not match.over:
        state: Any = match.state
        notes = RoundNotes(match)
        if not notes.turns:
            sorted_cards.clear()
            assert not any((state.x_count.any(), state.x_first.any(), state.x_ends.any()))
            assert not state.cards.any()
        places = [(turn, seat) for turn in range(len(notes.turns)) for seat in match.everybody]
        which = [0] * 3 + [sorted_cards.get(place, 0) << CARD_BITS + ROW_BITS for place in places]
        story = [told | more for told, more in zip(notes.story(), which, strict=True)]
        assert state.story[: len(story)].tolist() == story
        assert not state.story[len(story) :].any(), "nothing of an earlier round"
        assert state.turn == len(notes.turns)
        for seat in match.everybody:
            cards = state.hands[seat, : state.held[seat]]
            assert state.spots[cards].tolist() == list(range(len(cards))), "where it is noted"
            assert not state.hands[seat, state.held[seat] :].any(), "no card where none is"
        if notes.turns:
            cards = notes.turns[-1]
            assert state.cards[:players].tolist() == [cards[seat] for seat in match.everybody]
            assert state.order[:players] == sorted(cards, key=lambda seat: cards[seat])
            if len(match.waiting) == players:
                last = state.order[players - 1]
                assert state.ends[state.places[last]] == cards[last], "the highest lies on top"
        seat = match.waiting[step % len(match.waiting)]
        action = match.actions(seat)[step * 7 % len(match.actions(seat))]
        if state.phase == SORT:
            taken = state.taken[seat, : state.gains[seat]].tolist()
            sorted_cards[len(notes.turns) - 1, seat] = taken.index(action)
        match.act(seat, action)
        step += 1


@modes
@pytest.mark.parametrize("place", [8, 9, 10])
def test_any_card_of_a_long_hand_can_be_played(place: int, compiled: bool) -> None:
    """Cards that were taken into the hand lie behind the eight that were dealt."""
    long = [2, 4, 6, 8, 12, 14, 16, 18, 22, 24, 26]
    match = holding(table([[], []], [1, 3, 5], compiled=compiled), long, [95])
    turn(match, long[place], 95)
    assert hand(match, 0) == sorted({*long} - {long[place]})


@modes
def test_every_card_of_a_deal_is_drawn(compiled: bool) -> None:
    """Eight for each and three starters, each from the cards that are left."""
    match = Match(GAME, {"players": 3}, compiled=compiled)
    limits = np.zeros(GAME.most_draws, np.int16)
    assert match.engine.limits(match.state, limits) == 3 * 8 + 3
    assert limits[:27].tolist() == list(range(100, 73, -1))
