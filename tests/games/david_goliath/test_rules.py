"""Every worked example of the rulebook "Dawid i Goliat", and the edges of each rule.

The examples show only the cards of one trick or of one player's winnings; all other cards are
ours.
"""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.contract import CHANCE
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.notation import CARD_OF, LETTERS, NAMES
from byczo.games.david_goliath.rules import (
    COLOUR,
    IN_BOX,
    UNSEEN,
    WON,
    State,
    choice,
    choices,
    end_round,
    has,
    held,
    win_card,
    worth,
)
from tests.support import finish

modes = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def pack(players: int) -> list[str]:
    """All cards in play."""
    return [f"{letter}{number}" for letter in LETTERS for number in range(1, 3 * players + 1)]


def filled(wanted: list[str], lacking: list[str]) -> list[list[str]]:
    """Hands that hold the wanted cards and lack the given colours, filled up to 15 cards."""
    players = len(wanted)
    hands = [cards.split() for cards in wanted]
    spare = [card for card in pack(players) if not any(card in hand for hand in hands)]
    for seat in sorted(range(players), key=lambda seat: -len(lacking[seat])):
        fitting = [card for card in spare if card[0] not in lacking[seat]]
        hands[seat] += fitting[: 15 - len(hands[seat])]
        spare = [card for card in spare if card not in hands[seat]]
    assert not spare
    return hands


def table(
    wanted: list[str], lacking: list[str], *, dealer: int, compiled: bool = False, **options: Any
) -> Match:
    """A game in which these cards were dealt."""
    match = Match(GAME, {"players": len(wanted), **options}, compiled=compiled)
    match.deal({"deal": {"hands": filled(wanted, lacking), "dealer": dealer}})
    return match


def trick(match: Match, *cards: str) -> None:
    """From the leader on, each seat plays a card."""
    for card in cards:
        match.act(match.waiting[0], f"play {card}")


def won(match: Match, seat: int) -> list[str]:
    state: Any = match.state
    return [NAMES[card] for card in range(1, 91) if state.lies[card] == WON + seat]


def first_trick(
    wanted: list[str], lacking: list[str], *cards: str, compiled: bool = False
) -> tuple[int, int, list[list[str]]]:
    """Seat 0 leads: who had the highest and the lowest card, and what everybody won."""
    match = table(wanted, lacking, dealer=len(wanted) - 1, compiled=compiled)
    trick(match, *cards)
    state: Any = match.state
    return state.goliath, state.david, [won(match, seat) for seat in match.everybody]


# --- Worked examples --------------------------------------------------------------------------


@modes
def test_dawid_i_goliat_example_of_play(*, compiled: bool) -> None:
    franek, sylwka, piotrek, goska = range(4)
    match = table(["g4", "g9", "r2", "g7"], ["", "", "g", ""], dealer=goska, compiled=compiled)
    assert match.waiting == [franek]
    trick(match, "g4", "g9")
    assert match.waiting == [piotrek]
    assert not any(text.startswith("play g") for text in match.legal(piotrek))
    trick(match, "r2", "g7")
    assert won(match, piotrek) == ["g9"]
    assert sorted(won(match, sylwka)) == ["g4", "g7", "r2"]
    assert won(match, franek) == won(match, goska) == []
    assert match.waiting == [sylwka]
    assert len(match.legal(sylwka)) == 14  # she may lead any card


def test_dawid_i_goliat_example_of_scoring() -> None:
    """Franek's winnings count 3, 8, 14, 5 and 22 points, 52 together."""
    state = State.blank()
    state.players, state.rounds = 4, 4
    winnings = {"r": [4, 10, 11], "y": [8], "g": [5, 9], "b": [2, 3, 6, 10, 12], "v": [10, 12]}
    for letter, numbers in winnings.items():
        for number in numbers:
            win_card(state, 0, CARD_OF[f"{letter}{number}"])
    colours = zip(state.counts[0], state.sums[0], strict=True)
    assert [int(worth(count, numbers)) for count, numbers in colours] == [3, 8, 14, 5, 22]
    end_round(state)
    assert state.points[:4].tolist() == [52, 0, 0, 0]
    assert state.totals[:4].tolist() == [52, 0, 0, 0]


# --- Setting up -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "numbers"), [(3, 9), (4, 12), (5, 15), (6, 18)])
def test_cards_in_play_by_players(players: int, numbers: int) -> None:
    match = Match(GAME, {"players": players}, chance=Seeded(players))
    hands = match.log[0]["deal"]["hands"]
    cards = [card for hand in hands for card in hand]
    assert sorted(cards) == sorted(f"{c}{n}" for c in "rygbv" for n in range(1, numbers + 1))
    assert [len(hand) for hand in hands] == [15] * players


@pytest.mark.parametrize("dealer", range(4))
def test_left_of_the_dealer_leads(dealer: int) -> None:
    match = table([""] * 4, [""] * 4, dealer=dealer)
    assert match.waiting == [(dealer + 1) % 4]
    assert len(match.legal(match.waiting[0])) == 15
    assert match.legal(dealer) == []


def test_the_first_dealer_is_drawn() -> None:
    dealers = {
        Match(GAME, {"players": 3}, chance=Seeded(seed)).log[0]["deal"]["dealer"]
        for seed in range(20)
    }
    assert dealers == {0, 1, 2}


# --- Playing a trick --------------------------------------------------------------------------


@modes
def test_the_colour_led_must_be_followed(*, compiled: bool) -> None:
    match = table(["g4", "g2 g9 r1", "g1"], ["", "", ""], dealer=2, compiled=compiled)
    match.act(0, "play g4")
    greens = [card for card in match.log[0]["deal"]["hands"][1] if card[0] == "g"]
    assert match.legal(1) == [f"play {card}" for card in greens]


@modes
def test_without_the_colour_any_card_goes_and_all_know_it(*, compiled: bool) -> None:
    match = table(["g4 g5", "r1", "g1"], ["", "g", ""], dealer=2, compiled=compiled)
    state: Any = match.state
    match.act(0, "play g4")
    assert len(match.legal(1)) == 15
    assert not state.voids.any()  # nobody knows before the card is played
    match.act(1, "play r1")
    match.act(2, "play g1")
    assert state.voids[1].tolist() == [0, 0, 1, 0, 0]
    assert state.voids.sum() == 1


# --- The highest and the lowest card ----------------------------------------------------------


@modes
@pytest.mark.parametrize(
    ("cards", "lacking", "goliath", "david"),
    [
        (["r5", "r7", "r2"], ["", "", ""], 1, 2),
        (["r5", "g7", "r2"], ["", "r", ""], 1, 2),  # a number counts in every colour
        (["r5", "r9", "g1"], ["", "", "r"], 1, 2),
        (["r7", "r2", "g7"], ["", "", "r"], 2, 1),  # of two highest the last
        (["r7", "g7", "r2"], ["", "r", ""], 1, 2),
        (["r2", "g2", "r7"], ["", "r", ""], 2, 1),  # of two lowest the last
        (["r2", "r7", "g2"], ["", "", "r"], 1, 2),
        (["r5", "g5", "b5"], ["", "r", "r"], 2, 1),  # all equal: the last and the last but one
        (["r5", "g5", "r4"], ["", "r", ""], 1, 2),
        (["r5", "g5", "r6"], ["", "r", ""], 2, 1),
        (["r5", "r4", "g5"], ["", "", "r"], 2, 1),
        (["r9", "r2", "g9", "b2"], ["", "", "r", "r"], 2, 3),
        (["r2", "r9", "g2", "b9"], ["", "", "r", "r"], 3, 2),
        (["r5", "g5", "b5", "v5"], ["", "r", "r", "r"], 3, 2),
        (["r5", "g5", "b5", "r4"], ["", "r", "r", ""], 2, 3),
    ],
)
def test_highest_and_lowest(
    cards: list[str], lacking: list[str], goliath: int, david: int, *, compiled: bool
) -> None:
    high, low, piles = first_trick(cards, lacking, *cards, compiled=compiled)
    assert (high, low) == (goliath, david)
    for seat, pile in enumerate(piles):
        others = sorted(card for card in cards if card != cards[goliath])
        expected = {goliath: others, david: [cards[goliath]]}.get(seat, [])
        assert sorted(pile) == expected


def test_the_order_of_play_counts_not_the_seat() -> None:
    """Seat 2 leads: its 7 is older than that of seat 0."""
    match = table(["g7", "r2", "r7"], ["r", "", ""], dealer=1)
    trick(match, "r7", "g7", "r2")
    state: Any = match.state
    assert (state.goliath, state.david) == (0, 1)
    assert match.waiting == [0]


# --- Points -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([], 0),
        ([18], 18),
        ([1], 1),
        ([17, 18], 35),
        ([16, 17, 18], 3),
        ([1, 2, 3], 3),
        (list(range(1, 19)), 18),
    ],
)
def test_one_or_two_cards_count_their_numbers_more_count_1(numbers: list[int], points: int) -> None:
    assert worth(len(numbers), sum(numbers)) == points


@modes
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_points_follow_from_the_won_cards(players: int, *, compiled: bool) -> None:
    match = finish(
        Match(GAME, {"players": players, "rounds": 1}, chance=Seeded(players), compiled=compiled),
        players,
    )
    for seat in match.everybody:
        points = 0
        for letter in LETTERS:
            numbers = [int(card[1:]) for card in won(match, seat) if card[0] == letter]
            points += sum(numbers) if len(numbers) <= 2 else len(numbers)
        assert match.scores[0][seat] == match.totals[seat] == points
    assert sorted(card for seat in match.everybody for card in won(match, seat)) == sorted(
        pack(players)
    )


# --- The end ----------------------------------------------------------------------------------


@modes
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_rounds_as_players_and_the_deal_moves_on(players: int, *, compiled: bool) -> None:
    match = finish(Match(GAME, {"players": players}, chance=Seeded(1), compiled=compiled), 1)
    dealers = [entry["deal"]["dealer"] for entry in match.log if "deal" in entry]
    assert dealers == [(dealers[0] + i) % players for i in range(players)]
    assert len(match.scores) == players
    leaders = [
        following["seat"]
        for entry, following in zip(match.log, match.log[1:], strict=False)
        if "deal" in entry
    ]
    assert leaders == [(dealer + 1) % players for dealer in dealers]
    assert match.totals == [sum(points) for points in zip(*match.scores, strict=True)]
    assert match.result is not None
    assert match.result.reason == "rounds"
    assert match.result.winners == [
        s for s in range(players) if match.totals[s] == max(match.totals)
    ]


def test_a_round_has_15_tricks_of_one_card_each() -> None:
    match = Match(GAME, {"players": 3, "rounds": 2}, chance=None)
    match.deal({"deal": {"hands": filled([""] * 3, [""] * 3), "dealer": 0}})
    for _ in range(45):
        assert not match.needs_chance
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.state.waiting == CHANCE
    assert len(match.scores) == 1


def test_equal_best_totals_share_the_win() -> None:
    match = finish(Match(GAME, {"players": 3, "rounds": 1}, chance=Seeded(1)), 1)
    match.state.totals[:3] = [40, 52, 52]
    assert match.result is not None
    assert match.result.winners == [1, 2]


# --- What is known ----------------------------------------------------------------------------


def hand_of(match: Match, seat: int) -> set[int]:
    """The cards that a seat was dealt in this round and has not played."""
    since = max(place for place, entry in enumerate(match.log) if "deal" in entry)
    dealt = match.log[since]["deal"]["hands"][seat]
    played = [entry["do"] for entry in match.log[since:] if entry.get("seat") == seat]
    return {CARD_OF[card] for card in dealt if f"play {card}" not in played}


@pytest.mark.parametrize("players", [3, 6])
def test_everybody_knows_the_round_so_far_and_how_many_cards_each_seat_holds(players: int) -> None:
    match = Match(GAME, {"players": players, "rounds": 2}, chance=Seeded(players))
    cards: list[int] = []
    last: tuple[int, list[int]] = (0, [0] * players)
    for step in range(2 * 15 * players):
        state: Any = match.state
        if step % (15 * players) == 0:
            cards, last = [], (last[0], [0] * players)
            assert not state.voids.any()
            assert not state.counts.any()
            assert not state.sums.any()
        assert state.story[: len(cards)].tolist() == cards
        assert not state.story[len(cards) :].any(), "nothing of an earlier round"
        assert [held(state, seat) for seat in match.everybody] == [
            len(hand_of(match, seat)) for seat in match.everybody
        ]
        if state.played == 0:
            opener = match.waiting[0]
            assert state.last[:players].tolist() == last[1]
            assert len(cards) == 0 or state.opener == last[0]
        seat = match.waiting[0]
        card = match.actions(seat)[step % len(match.actions(seat))]
        match.act(seat, card)
        cards.append(card)
        if len(cards) % players == 0:
            last = opener, cards[-players:]
    assert [held(match.state, seat) for seat in match.everybody] == [0] * players


def test_a_seat_knows_where_its_own_cards_are_and_no_others() -> None:
    match = Match(GAME, {"players": 3, "rounds": 1}, chance=Seeded(7))
    while not match.over:
        for observer in (*match.everybody, None) if len(match.log) % 4 == 1 else ():
            seen: Any = match.observe(observer)
            for seat in (-1, *match.everybody):
                known = {card for card in range(1, 91) if has(seen, seat, card)}
                assert known == (hand_of(match, seat) if seat == observer else set())
            if observer is None:
                assert not seen.places.any()
                assert not seen.holds.any()
            else:
                listed = seen.hands[observer][seen.hands[observer] > 0].tolist()
                assert sorted(listed) == sorted(hand_of(match, observer)), "no card twice"
        seat = match.waiting[0]
        match.act(seat, match.actions(seat)[-1])


def test_equal_cards_of_a_hand_are_counted_colour_by_colour() -> None:
    """Whoever leads may play any card, and each of them once."""
    match = table(["r1 r2 y3 g4 g5 b6 v7", "", ""], ["", "", ""], dealer=2)
    state: Any = match.state
    listed = [choice(state, 0, index) for index in range(choices(state, 0))]
    assert sorted(listed) == sorted(hand_of(match, 0))
    assert [COLOUR[card] for card in listed] == sorted(COLOUR[card] for card in listed)


def test_cards_of_larger_tables_stay_in_the_box() -> None:
    match = table([""] * 3, [""] * 3, dealer=0)
    state: Any = match.state
    lies = state.lies
    in_play = {CARD_OF[card] for card in pack(3)}
    assert all((lies[card] == UNSEEN) == (card in in_play) for card in range(1, 91))
    assert all((lies[card] == IN_BOX) == (card not in in_play) for card in range(1, 91))
