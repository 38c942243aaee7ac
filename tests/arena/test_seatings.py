"""Every bot in every seat, and no table twice."""

from __future__ import annotations

from byczo.arena.seatings import Pairing, Seating, pairings_of, seatings_of


def test_a_bot_takes_every_seat_among_copies_of_the_other() -> None:
    assert [seating.bots for seating in Pairing("a", "b").seatings(3)] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


def test_two_bots_play_the_first_among_seconds_and_a_control() -> None:
    assert pairings_of(["a", "b"], cross=False, control=True) == [
        Pairing("a", "b"),
        Pairing("a", "a"),
    ]
    assert pairings_of(["a", "b"], cross=False, control=False) == [Pairing("a", "b")]


def test_three_bots_play_all_among_all() -> None:
    pairings = pairings_of(["a", "b", "c"], cross=False, control=True)
    assert len(pairings) == 9
    assert [pairing.bot for pairing in pairings if pairing.control] == ["a", "b", "c"]
    assert len(seatings_of(pairings, 4)) == 9 * 4


def test_a_bot_named_twice_is_a_control() -> None:
    (pairing,) = pairings_of(["a", "a"], cross=False, control=False)
    assert pairing.control
    assert len(set(pairing.seatings(3))) == 3


def test_with_two_players_both_ways_of_a_pair_are_the_same_tables() -> None:
    pairings = pairings_of(["a", "b"], cross=True, control=False)
    assert seatings_of(pairings, 2) == [Seating(("a", "b")), Seating(("b", "a"))]
