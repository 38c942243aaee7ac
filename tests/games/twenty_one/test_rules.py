"""Every worked example of the rulebook ("Twenty One", Polish edition), named after its source.

The rulebook shows no whole sheet. Lga's and Ewa's rows are found on sheets B and D of our
reconstruction; dice that an example does not name are ours, and a comment says so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import IllegalAction, NotYourTurn
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import LETTERS, NAMES, default_layout
from byczo.games.twenty_one.rules import BONUS, CROSSED, WRITE

modes = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def table(sheets: str, *, first: int = 0, compiled: bool = False) -> Match:
    """A table at which these sheets were handed out, in the order of the seats."""
    match = Match(GAME, {"players": len(sheets)}, compiled=compiled)
    dealt = [default_layout()[NAMES.index(sheet)] for sheet in sheets]
    match.deal({"deal": {"sheets": dealt, "first": first}})
    return match


def roll(match: Match, dice: str) -> None:
    """Roll dice, given like ``w1 y4 r6 g2 b3 k5``."""
    match.deal({"roll": {die[0]: int(die[1]) for die in dice.split()}})


def turn(match: Match, dice: str, *entries: str) -> None:
    """A whole turn: the active seat keeps this roll, then the seats enter in order."""
    roll(match, dice)
    match.act(match.waiting[0], "keep")
    for seat, entry in enumerate(entries):
        match.act(seat, entry)


def row_of(match: Match, seat: int, row: int) -> Any:
    """A row as everybody sees it."""
    view: Any = match.view(None)
    return view.places[seat].rows[row - 1]


def shown(row: Any) -> str:
    """A row in the way the rulebook prints it: 6x 4 1 3x 1 /, a dot where it is free."""
    return " ".join(
        "/" if f.crossed else f"{f.written}{'x' * f.hit}" if f.written else "." for f in row.fields
    )


# --- Rolling ----------------------------------------------------------------------------------


@modes
def test_tomasz_keeps_his_ones_and_rolls_four_dice_again(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    roll(match, "w6 y4 r3 g3 b1 k1")  # the colours are ours
    assert match.legal(0) == ["keep", "reroll"]
    match.act(0, "reroll")
    limits = np.zeros(GAME.most_draws, np.int16)
    assert match.engine.limits(match.state, limits) == 4
    assert limits[:4].tolist() == [6, 6, 6, 6]
    outcome = np.zeros(GAME.most_outcome, np.int16)
    match.engine.unfold(match.state, np.array([0, 5, 2, 3], np.int16), outcome)
    assert outcome[:6].tolist() == [1, 6, 3, 4, 1, 1]
    roll(match, "w1 y6 r3 g4 b1 k1")
    assert match.waiting == [0, 1]


@modes
def test_there_is_no_third_roll(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    roll(match, "w6 y4 r3 g3 b1 k1")
    match.act(0, "reroll")
    roll(match, "w6 y5 r4 g4 b1 k1")
    with pytest.raises(IllegalAction, match="may not 'reroll' now"):
        match.act(0, "reroll")


@modes
def test_six_ones_leave_nothing_to_roll_again(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    roll(match, "w1 y1 r1 g1 b1 k1")
    assert match.legal(0) == ["keep"]
    with pytest.raises(IllegalAction, match="may not 'reroll' now; allowed: keep"):
        match.act(0, "reroll")


@modes
def test_a_second_roll_may_show_six_ones(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    roll(match, "w1 y1 r1 g1 b1 k2")
    match.act(0, "reroll")
    roll(match, "w1 y1 r1 g1 b1 k1")
    assert match.waiting == [0, 1]


@modes
def test_only_the_active_seat_decides_and_the_dice_go_round_clockwise(compiled: bool) -> None:
    match = table("ABC", first=1, compiled=compiled)
    for active in (1, 2, 0, 1):
        roll(match, "w6 y6 r6 g6 b6 k6")
        assert match.waiting == [active]
        with pytest.raises(NotYourTurn):
            match.act((active + 1) % 3, "keep")
        match.act(active, "keep")
        for seat in range(3):
            match.act(seat, "cross")


# --- Writing ----------------------------------------------------------------------------------


@modes
def test_lga_writes_black_1_blue_3_and_yellow_4(compiled: bool) -> None:
    match = table("BA", compiled=compiled)
    roll(match, "w4 y4 r1 g2 b3 k1")
    match.act(0, "keep")
    legal = match.legal(0)
    assert "write yrgbk" in legal, "red 1 and green 2 could be written"
    assert not any("w" in do.removeprefix("write") for do in legal if do != "cross")
    match.act(0, "write ybk")
    match.act(1, "cross")
    row = row_of(match, 0, 1)
    assert shown(row) == "4 . . 3x . 1x"
    assert [f.colour for f in row.fields if f.hit] == ["b", "k"]
    assert (row.numbers, row.hits, row.full) == (8, 2, False)


@modes
def test_a_seat_may_write_one_die_or_all_six(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    turn(match, "w4 y5 r1 g3 b2 k6", "write wyrgbk", "write y")  # sheet A, row 1: six hits
    assert shown(row_of(match, 0, 1)) == "6x 5x 4x 3x 2x 1x"
    assert row_of(match, 0, 1).points == 21 + 21
    assert shown(row_of(match, 1, 1)) == "5 . . . . ."


@modes
def test_a_die_too_high_or_without_a_free_field_does_not_fit(
    compiled: bool,
) -> None:
    match = table("AB", compiled=compiled)  # sheet A, row 1: k6 y5 w4 g3 b2 r1
    turn(match, "w5 y5 r2 g4 b3 k6", "write y", "cross")
    roll(match, "w4 y5 r1 g3 b2 k6")
    match.act(1, "keep")
    with pytest.raises(IllegalAction, match="may not 'write y' now"):
        match.act(0, "write y")
    with pytest.raises(IllegalAction, match="may not 'write wy' now"):
        match.act(0, "write wy")
    assert "write wrgbk" in match.legal(0)


# --- Crossing out -----------------------------------------------------------------------------


@modes
def test_ewa_must_cross_out_the_white_5_and_scores_20(compiled: bool) -> None:
    match = table("DA", compiled=compiled)
    # The four fields that Ewa has filled, as her finished row shows them.
    turn(match, "w6 y4 r5 g5 b1 k2", "write yrbk", "cross")
    # Green 5 and white 6 are too high. The other dice are ours: their fields are taken.
    roll(match, "w6 y1 r1 g5 b1 k1")
    match.act(1, "keep")
    assert match.legal(0) == ["cross"]
    match.act(0, "cross")
    match.act(1, "cross")
    assert shown(row_of(match, 0, 1)) == "5 / 4x 2 . 1x"
    assert (row_of(match, 0, 1).fields[1].colour, row_of(match, 0, 1).fields[1].number) == ("w", 5)
    # Ewa's first row is full: 5+0+4+2+2+1 and three hits.
    turn(match, "w1 y1 r1 g2 b1 k1", "write g", "cross")
    row = row_of(match, 0, 1)
    assert shown(row) == "5 / 4x 2 2x 1x"
    assert (row.numbers, row.hits, row.bonus, row.points) == (14, 3, 6, 20)
    assert row.full


@modes
def test_crossing_out_is_also_allowed_to_a_seat_that_could_write(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    turn(match, "w1 y1 r1 g1 b1 k1", "cross", "write y")
    assert shown(row_of(match, 0, 1)) == "/ . . . . ."


@modes
def test_crossed_is_always_the_leftmost_free_field(compiled: bool) -> None:
    match = table("AB", compiled=compiled)  # sheet A, row 1: k6 y5 w4 g3 b2 r1
    turn(match, "w2 y6 r6 g6 b6 k1", "write wk", "cross")
    for expected in ("1 / 2 . . .", "1 / 2 / . .", "1 / 2 / / .", "1 / 2 / / /"):
        turn(match, "w6 y6 r6 g6 b6 k6", "cross", "cross")
        assert shown(row_of(match, 0, 1)) == expected
    assert row_of(match, 0, 1).points == 3
    assert not any(field.hit for field in row_of(match, 0, 1).fields)


def test_nobody_writes_and_crosses_in_one_turn() -> None:
    match = table("AB")
    roll(match, "w1 y1 r1 g1 b1 k1")
    match.act(0, "keep")
    for both in ("cross write w", "write w cross", "cross cross"):
        with pytest.raises(IllegalAction, match="is not understood here"):
            match.act(0, both)


# --- Full rows and the end --------------------------------------------------------------------


def test_bonus_table() -> None:
    assert BONUS.tolist() == [0, 1, 3, 6, 10, 15, 21]


@modes
def test_nobody_writes_in_two_rows_in_one_turn(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    turn(match, "w1 y1 r1 g1 b1 k1", "write wyrgb", "cross")
    # Black fills row 1; the five ones that are left would all fit row 2, but must wait.
    turn(match, "w1 y1 r1 g1 b1 k1", "write k", "cross")
    assert row_of(match, 0, 1).full
    assert shown(row_of(match, 0, 2)) == ". . . . . ."
    roll(match, "w1 y1 r1 g1 b1 k1")
    match.act(0, "keep")
    assert "write wyrgbk" in match.legal(0), "the next turn goes to the next row"


LESZEK = [
    ("6x 4 1 3x 1 /", 18),
    ("5x 4x 3 1 2 1x", 22),
    ("3 2 2 / 2x /", 10),
    ("5x 3 3 2x 2x 1x", 26),
    ("4x 3 1 2 1 /", 12),
]


@modes
@pytest.mark.parametrize("sheet", NAMES)
def test_leszek_ends_the_game_with_88_points(sheet: str, compiled: bool) -> None:
    """The numbers are the same on all sheets, so Leszek may have any; the order is ours.

    In each row he writes all his numbers in one turn and then crosses out what is left.
    """
    other = "B" if sheet == "A" else "A"
    match = table(sheet + other, compiled=compiled)
    for printed, (row, _) in zip(default_layout()[NAMES.index(sheet)], LESZEK, strict=True):
        dice = dict.fromkeys(LETTERS, 6)
        marks = row.split()
        fields = zip(printed, marks, strict=True)
        written = [(colour, int(mark[0])) for (colour, _), mark in fields if mark != "/"]
        dice.update(written)
        assert not match.over
        colours = "".join(colour for colour, _ in written)
        text = " ".join(f"{colour}{die}" for colour, die in dice.items())
        turn(match, text, f"write {colours}", "cross")
        for _ in range(marks.count("/")):
            turn(match, "w6 y6 r6 g6 b6 k6", "cross", "cross")
    assert match.over
    for number, (row, points) in enumerate(LESZEK, 1):
        assert shown(row_of(match, 0, number)) == row
        assert row_of(match, 0, number).points == points
    assert match.result is not None
    assert match.result.totals == [88, 0]
    assert match.result.winners == [0]
    assert match.result.reason == "sheet"
    assert match.log[-1] == {"score": [88, 0]}


def before_the_last_turn(compiled: bool) -> Match:
    """Seat 0 has one field left of its last row, seat 1 all six."""
    match = table("AB", compiled=compiled)
    turn(match, "w1 y1 r1 g1 b1 k1", "write wyrgbk", "cross")
    for _ in range(23):
        turn(match, "w6 y6 r6 g6 b6 k6", "cross", "cross")
    return match


@modes
def test_all_enter_in_the_last_turn_and_score_the_unfinished_row(compiled: bool) -> None:
    match = before_the_last_turn(compiled)  # sheet B, row 5: r4 b4 y3 w3 k2 g1
    assert not match.over
    turn(match, "w3 y3 r1 g1 b4 k1", "cross", "write wyrgb")
    assert match.over
    row = row_of(match, 1, 5)
    assert shown(row) == "1 4x 3x 3x . 1x"
    assert not row.full
    assert row.points == 12 + 10
    assert match.totals[1] == 22


@modes
def test_two_seats_may_complete_the_fifth_row_in_the_same_turn(compiled: bool) -> None:
    match = before_the_last_turn(compiled)
    turn(match, "w1 y1 r1 g1 b1 k1", "write y", "write wyrgbk")
    assert match.over
    assert row_of(match, 0, 5).full
    assert row_of(match, 1, 5).full


@modes
def test_equal_totals_share_the_win(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    for _ in range(30):
        turn(match, "w6 y5 r5 g5 b5 k5", "cross", "cross")
    assert match.result is not None
    assert match.result.totals == [0, 0]
    assert match.result.winners == [0, 1]


@modes
def test_no_game_lasts_longer_than_thirty_turns(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    turns = 0
    while not match.over:
        turn(match, "w6 y6 r6 g6 b6 k6", "cross", "cross")
        turns += 1
    assert turns == 30


# --- All at the same time ---------------------------------------------------------------------


@modes
def test_choices_are_secret_until_the_last_and_can_be_changed(compiled: bool) -> None:
    match = table("AB", compiled=compiled)
    roll(match, "w1 y1 r1 g1 b1 k1")
    match.act(0, "keep")
    match.act(0, "write w")
    seen: Any = match.view(1)
    assert seen.places[0].ready
    assert shown(seen.places[0].rows[0]) == ". . . . . ."
    match.act(0, "cross")
    assert match.log[-1] == {"seat": 0, "do": "cross"}
    match.act(1, "write r")
    assert shown(row_of(match, 0, 1)) == "/ . . . . ."


@modes
def test_sheets_and_first_seat_are_drawn(compiled: bool) -> None:
    seen, firsts = set(), set()
    for seed in range(40):
        match = Match(GAME, {"players": 3}, chance=Seeded(seed), compiled=compiled)
        view: Any = match.view(None)
        letters = [place.sheet for place in view.places]
        assert len(set(letters)) == 3
        seen.update(letters)
        firsts.add(view.active)
    assert seen == set(NAMES)
    assert firsts == {0, 1, 2}


# --- What is known ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_sheets_agree_with_what_was_rolled_and_entered(players: int) -> None:
    match = Match(GAME, {"players": players}, chance=Seeded(players))
    step, entered = 0, [0] * players
    while not match.over:
        state: Any = match.state
        assert not state.letters[players:].any(), "nobody plays on the other sheets"
        assert not state.sheets[players:].any()
        rolls = [entry["roll"] for entry in match.log if "roll" in entry]
        again = sum(entry.get("do") == "reroll" for entry in match.log)
        assert state.turn == len(rolls) - again
        assert state.dice.tolist() == [rolls[-1][letter] for letter in LETTERS]
        assert state.ones == state.dice.tolist().count(1)
        last = next(entry for entry in reversed(match.log) if "roll" in entry or "do" in entry)
        rerolled = {"seat": state.active, "do": "reroll"}
        if "roll" in last:
            assert state.rolls == 1 + (match.log[-2] == rerolled)
        assert state.entries[:players].tolist() == entered
        for seat in match.everybody:
            for row in range(5):
                check_row(state, seat, row)
            assert (state.fits[seat] > 0) <= (state.phase == WRITE)
        seat = match.waiting[step % len(match.waiting)]
        action = match.actions(seat)[step * 5 % len(match.actions(seat))]
        chosen = [int(state.chosen[other]) for other in match.everybody]
        chosen[seat] = action
        if state.phase == WRITE and len(match.waiting) == 1:
            entered = chosen
        match.act(seat, action)
        step += 1
    state = match.state
    assert not any((state.fits.any(), state.chosen.any()))
    assert state.totals[:players].tolist() == state.scores[:players].sum(1).tolist()


def check_row(state: Any, seat: int, row: int) -> None:
    """What is written there gives its hits, its score, and what is free."""
    written = state.written[seat, row].tolist()
    printed = [int(field) & 7 for field in state.sheets[seat, row]]
    hits = sum(die == number for die, number in zip(written, printed, strict=True))
    assert state.hits[seat, row] == hits
    assert state.scores[seat, row] == sum(die for die in written if die != CROSSED) + BONUS[hits]
    if row == state.row[seat]:
        assert state.free[seat] == sum(1 << place for place, die in enumerate(written) if not die)
    assert all(written) == (row < state.row[seat])
