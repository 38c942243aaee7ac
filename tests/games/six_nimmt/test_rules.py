"""Every worked example of the two rulebooks, named after its source.

Polish edition: "6 bierze!" 2.6; Italian edition: "6 nimmt!" (1994). Where an example shows only
some of the cards, the others are ours and a comment says so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import UNSEEN, row_for
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.rules import (
    DEAL,
    DONE,
    HELD,
    OFFERED,
    PLAY,
    PLAYED,
    TACTICAL,
    State,
    has,
)
from tests.games.round_notes import RoundNotes

modes = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def table(
    hands: list[list[int]], rows: list[int], *, compiled: bool = False, **options: Any
) -> Match:
    """A base game in which these cards were dealt; hands are filled up to ten with others."""
    used = {card for hand in hands for card in hand} | set(rows)
    spare = iter(card for card in range(104, 0, -1) if card not in used)
    full = [hand + [next(spare) for _ in range(10 - len(hand))] for hand in hands]
    match = Match(GAME, {"players": len(hands), **options}, compiled=compiled)
    match.deal({"deal": {"hands": full, "rows": rows}})
    return match


def turn(match: Match, *cards: int) -> None:
    """Each seat plays a card."""
    for seat, card in enumerate(cards):
        match.act(seat, f"play {card}")


def rows(match: Match) -> list[list[int]]:
    state: Any = match.state
    return [state.rows[r, : state.lengths[r]].tolist() for r in range(4)]


def heads(match: Match) -> list[int]:
    state: Any = match.state
    return [int(h) for h in state.heads[: state.players]]


def lying(*cards: list[int]) -> State:
    """A table with these rows, between two turns."""
    state = State.blank()
    for row, line in enumerate(cards):
        lay(state, row, line)
    return state


def lay(state: Any, row: int, cards: list[int]) -> None:
    """Let these cards lie in a row."""
    state.rows[row, : len(cards)] = cards
    state.lengths[row] = len(cards)
    state.ends[row] = cards[-1]
    state.row_heads[row] = HEADS[cards].sum()


def first_three_turns(*, compiled: bool) -> Match:
    """The example that both rulebooks follow through rules 1 to 4 with four players."""
    return table(
        [[14, 21, 3], [15, 26, 9], [44, 30, 68], [61, 36, 83]],
        [12, 37, 43, 58],
        compiled=compiled,
    )


@modes
def test_6_bierze_rules_1_and_2_figures_1_and_2(*, compiled: bool) -> None:
    match = first_three_turns(compiled=compiled)
    assert rows(match) == [[12], [37], [43], [58]]  # figure 1
    turn(match, 14, 15, 44, 61)
    assert rows(match) == [[12, 14, 15], [37], [43, 44], [58, 61]]  # figure 2
    assert heads(match) == [0, 0, 0, 0]


@modes
def test_6_bierze_rule_3_figure_3(*, compiled: bool) -> None:
    match = first_three_turns(compiled=compiled)
    turn(match, 14, 15, 44, 61)
    turn(match, 21, 26, 30, 36)
    assert rows(match) == [[30, 36], [37], [43, 44], [58, 61]]  # figure 3
    assert heads(match) == [0, 0, 6, 0]  # 12, 14, 15, 21, 26: one each, two on the 15


@modes
def test_6_bierze_rule_4_figure_4(*, compiled: bool) -> None:
    match = first_three_turns(compiled=compiled)
    turn(match, 14, 15, 44, 61)
    turn(match, 21, 26, 30, 36)
    turn(match, 3, 9, 68, 83)
    assert match.waiting == [0]
    assert match.legal(0) == ["row 1", "row 2", "row 3", "row 4"]
    match.act(0, "row 2")
    assert rows(match) == [[30, 36], [3, 9], [43, 44], [58, 61, 68, 83]]  # figure 4
    assert heads(match) == [1, 0, 6, 0]


def test_6_bierze_rule_4_any_row_may_be_taken() -> None:
    """The row is the player's choice, not the cheapest one."""
    for row, cost in ((1, 4), (2, 1), (3, 6), (4, 2)):
        match = first_three_turns(compiled=False)
        turn(match, 14, 15, 44, 61)
        turn(match, 21, 26, 30, 36)
        turn(match, 3, 9, 68, 83)
        match.act(0, f"row {row}")
        assert heads(match)[0] == cost
        assert rows(match)[row - 1][0] == 3


def test_6_bierze_hint_example_1() -> None:
    """45 goes to the row ending in 42, not to the one ending in 41, and is its sixth card.

    Figure 5 is not in the text: rows 1 and 2 and the first cards of rows 3 and 4 are ours.
    """
    state = lying([60], [70], [39, 41], [4, 8, 16, 32, 42])
    assert row_for(state, 45) == 3
    assert state.lengths[3] == 5
    match = table([[45, 1], [90, 2]], [41, 60, 70, 42])
    lay(match.state, 3, [4, 8, 16, 32, 42])
    turn(match, 45, 90)
    assert rows(match)[3] == [45]
    assert heads(match)[0] == 5  # 4, 8, 16, 32 and 42: one head each


def test_6_bierze_hint_example_2() -> None:
    """A 29 empties the row that the 62 was meant for, so the 62 takes five cards of another row.

    Figure 6 is not in the text: all rows but the 61 of row 1 are ours. Row 4 is full and ends
    below 62; the 29 is below every row and row 1 has the fewest heads.
    """
    match = table([[62], [29]], [61, 70, 80, 60])
    state: Any = match.state
    lay(state, 3, [50, 52, 54, 56, 60])
    assert row_for(state, 62) == 0
    match.act(0, "play 62")
    match.act(1, "play 29")
    match.act(1, "row 1")
    assert rows(match) == [[29], [70], [80], [62]]
    assert heads(match) == [9, 1]  # 50, 52, 54, 56, 60: 3 + 1 + 1 + 1 + 3


def test_6_bierze_bull_heads() -> None:
    for card in range(1, 105):
        digits = set(str(card))
        if card == 55:
            expected = 7
        elif card > 10 and card < 100 and len(digits) == 1:
            expected = 5
        elif card % 10 == 0:
            expected = 3
        elif card % 10 == 5:
            expected = 2
        else:
            expected = 1
        assert HEADS[card] == expected, card


def test_italian_edition_horns() -> None:
    """Ends in 5: two; ends in 0: three; multiple of 11: five; 55: seven; all at least one."""
    for card in range(1, 105):
        expected = 1
        if card % 10 == 5:
            expected = 2
        if card % 10 == 0:
            expected = 3
        if card % 11 == 0:
            expected = 5
        if card == 55:
            expected = 7
        assert HEADS[card] == expected, card
    assert HEADS[1:].sum() == 171


def test_italian_edition_rule_3_takes_the_five_cards() -> None:
    match = first_three_turns(compiled=False)
    turn(match, 14, 15, 44, 61)
    state: Any = match.state
    assert state.row_heads[0] == sum(HEADS[[12, 14, 15]])
    turn(match, 21, 26, 30, 36)
    assert heads(match)[2] == HEADS[[12, 14, 15, 21, 26]].sum()


def test_italian_edition_rule_4_places_68_and_83_in_row_4() -> None:
    match = first_three_turns(compiled=False)
    turn(match, 14, 15, 44, 61)
    turn(match, 21, 26, 30, 36)
    turn(match, 3, 9, 68, 83)
    match.act(0, "row 2")
    assert rows(match)[3][-2:] == [68, 83]


def total_after_a_round(total: int, **options: Any) -> Match:
    """Two players, one turn before the end of a round in which seat 0 ends with this total."""
    match = table([[100], [101]], [1, 2, 3, 4], **options)
    state: Any = match.state
    state.hands[:2] = 0
    state.hands[0, 0], state.hands[1, 0] = 100, 101
    state.held[:2] = 1
    state.totals[0] = total
    turn(match, 100, 101)
    return match


@pytest.mark.parametrize(
    ("ends", "total", "over"),
    [("above", 66, False), ("above", 67, True), ("at", 65, False), ("at", 66, True)],
)
def test_end_above_66_in_polish_at_66_in_italian(ends: str, total: int, *, over: bool) -> None:
    match = total_after_a_round(total, ends=ends)
    assert match.over is over
    if over:
        assert match.result is not None
        assert (match.result.reason, match.result.winners) == ("target", [1])


def test_polish_house_rules_another_target_or_a_number_of_rounds() -> None:
    assert total_after_a_round(21, target=20).over
    assert not total_after_a_round(99, rounds=2).over
    match = Match(GAME, {"players": 3, "rounds": 2}, chance=Seeded(1))
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0])
    assert len(match.scores) == 2
    assert match.totals == [sum(points) for points in zip(*match.scores, strict=True)]
    assert match.result is not None
    assert match.result.reason == "rounds"


def test_equal_best_totals_share_the_win() -> None:
    match = total_after_a_round(0, rounds=1)
    assert match.result is not None
    assert match.result.winners == [0, 1]


@pytest.mark.parametrize(("players", "cards"), [(2, 24), (3, 34), (4, 44), (6, 64), (10, 104)])
def test_6_bierze_advanced_mode_card_formula(players: int, cards: int) -> None:
    """Ten times the players plus four: 34 cards for three, 44 for four."""
    match = Match(GAME, {"players": players, "variant": "tactical"})
    assert match.legal(0) == [f"pick {card}" for card in range(1, cards + 1)]


@modes
def test_6_bierze_advanced_mode_draft(*, compiled: bool) -> None:
    """Clockwise one card each until all hold ten; the four left over start the rows."""
    match = Match(GAME, {"players": 3, "variant": "tactical", "rounds": 2}, compiled=compiled)
    for pick in range(30):
        assert match.waiting == [pick % 3]
        match.act(pick % 3, f"pick {34 - pick}")
    assert match.needs_chance
    match.deal()
    assert match.log[-1] == {"deal": {"rows": [1, 2, 3, 4]}}
    assert rows(match) == [[1], [2], [3], [4]]
    assert [len(match.legal(seat)) for seat in range(3)] == [10, 10, 10]


def test_tactical_first_picker_moves_on_each_round() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical", "rounds": 2}, chance=Seeded(1))
    while match.state.round == 1:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    assert match.waiting == [1]
    state: Any = match.state
    assert rows(match) == [[], [], [], []], "rows begin with the cards that nobody picks"
    assert not state.ends.any()
    assert not state.row_heads.any()


def test_italian_variant_1_hands_are_known_choices_are_not() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"}, chance=Seeded(1))
    while len(match.waiting) == 1:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    mine = match.view(0)
    assert mine.places[1].hand == match.view(1).places[1].hand
    before = match.observe(0)
    match.act(1, match.legal(1)[0])
    one = match.observe(0)
    match.act(1, match.legal(1)[-1])
    assert match.observe(0).same(one)
    assert not one.same(before)  # that a choice was made is public


@pytest.mark.parametrize(
    ("players", "first", "second"), [(4, 12, 13), (5, 10, 10), (6, 8, 8), (7, 7, 7)]
)
def test_italian_variant_2_two_halves(players: int, first: int, second: int) -> None:
    match = Match(GAME, {"players": players, "variant": "halves"}, chance=Seeded(7))
    dealt = [match.log[0]["deal"]]
    assert [len(hand) for hand in dealt[0]["hands"]] == [first] * players
    lying_before: list[list[int]] = []
    while not match.over:
        before = rows(match)
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0])
        deals = [entry["deal"] for entry in match.log if "deal" in entry]
        if len(deals) == 2 and len(dealt) == 1:
            dealt, lying_before = deals, before
            assert rows(match) != lying_before  # the last turn of the first half was placed
            assert match.state.round == 1
    assert set(dealt[1]) == {"hands"}
    assert [len(hand) for hand in dealt[1]["hands"]] == [second] * players
    cards = [card for deal in dealt for hand in deal["hands"] for card in hand] + dealt[0]["rows"]
    assert len(set(cards)) == len(cards) == 4 + players * (first + second)
    assert match.state.phase == DONE
    assert match.result is not None
    assert match.result.reason == "halves"
    assert len(match.scores) == 1


def test_two_halves_keep_the_table_in_between() -> None:
    match = Match(GAME, {"players": 4, "variant": "halves"})
    hands = [list(range(5 + 12 * seat, 17 + 12 * seat)) for seat in range(4)]
    match.deal({"deal": {"hands": hands, "rows": [1, 2, 3, 4]}})
    while not match.needs_chance:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    assert (match.state.phase, match.state.half) == (DEAL, 1)
    before, taken = rows(match), heads(match)
    rest = list(range(53, 105))
    match.deal({"deal": {"hands": [rest[13 * seat : 13 * seat + 13] for seat in range(4)]}})
    assert rows(match) == before
    assert heads(match) == taken
    assert (match.state.phase, match.state.half) == (PLAY, 2)


# --- What is known ----------------------------------------------------------------------------


def check_what_is_known(match: Match, notes: RoundNotes) -> None:
    """The public fields of the state are what everybody could have written down."""
    state: Any = match.state
    story = notes.story()
    assert state.story[: len(story)].tolist() == story
    assert not state.story[len(story) :].any(), "nothing of an earlier round"
    assert state.turn == len(notes.turns)
    picked = set[int]().union(*notes.picked.values())
    assert state.picks == len(picked)
    for card in range(1, 105):
        offered = state.variant == TACTICAL and card <= 10 * state.players + 4
        lies = PLAYED if card in notes.open_cards() else UNSEEN
        if offered and lies == UNSEEN:
            lies = HELD if card in picked else OFFERED
        assert state.lies[card] == lies, card
    if notes.turns:
        cards = notes.turns[-1]
        assert state.cards[: state.players].tolist() == [cards[s] for s in match.everybody]
        assert state.order[: state.players] == sorted(cards, key=lambda seat: cards[seat])
    else:
        assert not state.cards.any()
        assert not state.heads.any()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "rounds": 2},
        {"players": 10, "rounds": 2},
        {"players": 4, "variant": "halves"},
        {"players": 3, "variant": "tactical", "rounds": 2},
    ],
    ids=str,
)
def test_everybody_knows_the_round_so_far(options: dict[str, Any]) -> None:
    match = Match(GAME, options, chance=Seeded(5))
    before, step = 0, 0
    while not match.over:
        state: Any = match.state
        notes = RoundNotes(match)
        check_what_is_known(match, notes)
        if len(match.waiting) == state.players and notes.turns:
            last = state.order[state.players - 1]
            assert state.ends[state.places[last]] == state.cards[last], "the highest lies on top"
            assert sum(heads(match)) - before == state.gains[: state.players].sum()
        if len(match.waiting) == state.players:
            before = sum(heads(match))
        seat = match.waiting[step % len(match.waiting)]
        match.act(seat, match.actions(seat)[step * 7 % len(match.actions(seat))])
        step += 1


@pytest.mark.parametrize("variant", ["base", "halves", "tactical"])
def test_a_seat_knows_its_own_hand_and_in_the_tactical_variant_all(variant: str) -> None:
    match = Match(GAME, {"players": 4, "variant": variant}, chance=Seeded(6))
    for step in range(90):
        if step % 5 == 0:
            notes = RoundNotes(match)
            for observer in (0, 2, None):
                seen = match.observe(observer)
                assert not any(has(seen, -1, card) for card in range(1, 105))
                for seat in match.everybody:
                    known = {card for card in range(1, 105) if has(seen, seat, card)}
                    may_know = seat == observer or variant == "tactical"
                    assert known == (notes.hand(seat) if may_know else set())
        seat = match.waiting[-1]
        match.act(seat, match.actions(seat)[step % len(match.actions(seat))])


@modes
def test_every_card_of_a_deal_is_drawn(compiled: bool) -> None:
    """Ten for each and four starters, each from the cards that are left."""
    match = Match(GAME, {"players": 4}, compiled=compiled)
    limits = np.zeros(GAME.most_draws, np.int16)
    assert match.engine.limits(match.state, limits) == 4 * 10 + 4
    assert limits[:44].tolist() == list(range(104, 60, -1))
