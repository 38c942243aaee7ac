"""The deal of the day follows from the date alone; browsers play it, too (test_webassembly)."""

from __future__ import annotations

import hashlib
from datetime import date

import pytest

from byczo.core.errors import BadOption
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.play.daily import PLAYER, Daily, place_of, read_date, text_of

DAY = date(2026, 11, 17)


def test_the_secret_is_the_digest_of_a_text() -> None:
    daily = Daily(game_of("six-nimmt"), DAY)
    assert text_of("six-nimmt", DAY) == "byczo daily 1|2026-11-17|six-nimmt"
    assert daily.secret == hashlib.sha256(b"byczo daily 1|2026-11-17|six-nimmt").digest()
    match = Match(daily.game, daily.options, chance=daily.chance)
    assert match.log[0]["deal"]["rows"] == [87, 46, 84, 99]
    assert match.log[0]["deal"]["hands"][0] == [5, 10, 11, 14, 15, 21, 48, 51, 98, 101]


def test_every_day_and_game_has_its_own() -> None:
    days = (DAY, date(2026, 11, 18))
    secrets = {Daily(game, day).secret for game in GAMES.values() for day in days}
    assert len(secrets) == 2 * len(GAMES)


def test_bots_decide_alike_whoever_has_chosen() -> None:
    daily = Daily(game_of("x-nimmt"), DAY)
    first, last = (Match(daily.game, daily.options, chance=daily.chance) for _ in range(2))
    for match, order in ((first, (0, 1, 2, 3)), (last, (3, 2, 1, 0))):
        while match.waiting and len(match.log) < 30:
            seat = next(seat for seat in order if seat in match.waiting)
            do = match.actions(seat)[0] if seat == PLAYER else daily.decide(match, seat)
            match.act(seat, do)
    done = [sorted(map(str, match.log[:29])) for match in (first, last)]
    assert done[0] == done[1]


def test_places_are_shared_by_equals() -> None:
    few, many = game_of("six-nimmt"), game_of("david-goliath")
    assert [place_of(few, [9, 4, 9, 12], seat) for seat in range(4)] == [2, 1, 2, 4]
    assert [place_of(many, [9, 4, 9, 12], seat) for seat in range(4)] == [2, 4, 2, 1]


def test_a_date_is_written_as_in_records() -> None:
    assert read_date("2026-11-17") == DAY
    with pytest.raises(BadOption, match="write it as 2026-11-17"):
        read_date("17.11.2026")
