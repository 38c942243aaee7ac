"""A record is checked against what a player has noted, not only against itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from byczo.core.errors import BadRecord, ByczoError, Unfair
from byczo.core.fairness import Fair, seal_of
from byczo.core.game import Game
from byczo.core.game_record import Fairness, GameRecord
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.core.verification import PlayerNotes, verify
from byczo.games import game_of
from tests.core.fair_games import fair_game
from tests.support import NAMES, TABLES, short

SECRET, OTHER = bytes(range(32)), bytes(range(1, 33))
SALTS = ["ania", "bruno"]


def played(game: str, fair: Fair, **more: list[str] | list[int]) -> GameRecord:
    match = Match(game_of(game), {"players": 3}, chance=fair)
    while not match.over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    record = match.record()
    assert record.fairness is not None
    return replace(record, fairness=replace(record.fairness, **more))


def fairness_of(record: GameRecord) -> Fairness:
    assert record.fairness is not None
    return record.fairness


def test_a_server_that_swaps_the_secret_is_found_out() -> None:
    """Its record agrees with itself; only the player's own note tells."""
    game = game_of("x-nimmt")
    noted = PlayerNotes(commitment=Fair(SECRET).commitment, salt="ania")
    assert verify(game, played("x-nimmt", Fair(SECRET, SALTS)), noted) > 0
    swapped = played("x-nimmt", Fair(OTHER, SALTS))
    assert verify(game, swapped) > 0
    with pytest.raises(Unfair, match="another commitment"):
        verify(game, swapped, noted)


def test_a_server_that_leaves_a_salt_out_is_found_out() -> None:
    record = played("x-nimmt", Fair(SECRET, ["bruno"]))
    assert verify(game_of("x-nimmt"), record) > 0
    with pytest.raises(Unfair, match="your salt"):
        verify(game_of("x-nimmt"), record, PlayerNotes(salt="ania"))


def test_a_salt_that_was_chosen_after_others_were_shown_is_found_out() -> None:
    """The confederate's salt fits no seal; or the seals are not those that were shown before."""
    game = game_of("x-nimmt")
    seals = [seal_of(salt) for salt in (*SALTS, "celina")]
    honest = played("x-nimmt", Fair(SECRET, SALTS), seals=seals)
    assert verify(game, honest, PlayerNotes(salt="ania", seals=seals)) > 0
    chosen = ["ania", "lucky"]
    with pytest.raises(Unfair, match="not one of those that were sealed"):
        verify(game, played("x-nimmt", Fair(SECRET, chosen), seals=seals))
    swapped = played("x-nimmt", Fair(SECRET, chosen), seals=[seal_of(salt) for salt in chosen])
    assert verify(game, swapped) > 0
    with pytest.raises(Unfair, match="other seals"):
        verify(game, swapped, PlayerNotes(salt="ania", seals=seals))


def test_salts_in_another_order_than_their_seals_are_found_out() -> None:
    seals = [seal_of(salt) for salt in SALTS]
    record = played("x-nimmt", Fair(SECRET, SALTS[::-1]), seals=seals)
    with pytest.raises(Unfair, match="sealed"):
        verify(game_of("x-nimmt"), record)


def test_seats_are_checked() -> None:
    fair = Fair(SECRET, SALTS)
    order = fair.seating(3)
    assert verify(game_of("x-nimmt"), played("x-nimmt", Fair(SECRET, SALTS), order=order)) > 0
    with pytest.raises(Unfair, match="seats should be drawn"):
        verify(game_of("x-nimmt"), played("x-nimmt", fair, order=[*order[1:], order[0]]))


def test_sheets_are_checked() -> None:
    game, record = game_of("twenty-one"), played("twenty-one", Fair(SECRET, SALTS))
    assert verify(game, record) > 0
    deal = record.log[0]["deal"]
    deal["sheets"] = deal["sheets"][::-1]
    with pytest.raises((Unfair, BadRecord)):
        verify(game, record)


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt", "david-goliath"])
def test_a_card_that_was_dealt_twice_fails(game: str) -> None:
    record = played(game, Fair(SECRET, SALTS))
    hand = record.log[0]["deal"]["hands"][0]
    hand[1] = hand[0]
    with pytest.raises(ByczoError):
        verify(game_of(game), record)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_verify(game: Game, options: Options) -> None:
    record = fair_game(game, short(game, options))
    assert verify(game, record) == sum(1 for entry in record.log if {"deal", "roll"} & set(entry))


def test_another_secret_and_other_deals_are_found_out() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    assert record.fairness is not None
    other = replace(record.fairness, commitment=Fair(bytes(32)).commitment)
    with pytest.raises(Unfair, match="not the one that the table committed to"):
        verify(game, replace(record, fairness=other))
    salted = replace(record.fairness, salts=["ania", "bruna"])
    with pytest.raises(Unfair, match="log entry 1 should be"):
        verify(game, replace(record, fairness=salted))


def test_what_cannot_be_checked_is_refused() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    assert record.fairness is not None
    with pytest.raises(BadRecord, match="no field 'fairness'"):
        verify(game, replace(record, fairness=None))
    hidden = replace(record.fairness, secret=None)
    with pytest.raises(BadRecord, match="not been revealed"):
        verify(game, replace(record, fairness=hidden))


def test_a_record_that_breaks_the_rules_is_bad_not_unfair() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    with pytest.raises(BadRecord, match="log entry 2"):
        verify(game, replace(record, log=[record.log[0], {"seat": 9, "do": ""}]))
