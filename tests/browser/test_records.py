"""Games that are over: found again, and brought from elsewhere."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import expect

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games import game_of
from tests.browser.layout import replay_fits
from tests.browser.pages import AT_ONCE, LANDSCAPE, PHONE, Opener, Shot, in_sight

RECORD = min((Path(__file__).parents[1] / "records" / "x-nimmt").glob("*.json"))


def test_a_record_from_a_file_can_be_watched_and_found_again(opened: Opener, shot: Shot) -> None:
    page = opened("/games", viewport=PHONE)
    page.set_input_files("input[type=file]", RECORD)
    expect(page.locator("main.result")).to_be_visible()
    page.goto("/games")
    game = page.locator("main li a").first
    expect(game).to_contain_text("X nimmt!")
    shot(page, "phone-played-games")
    game.click()
    expect(page.locator(".slider, input[type=range]").first).to_be_visible()


def test_what_is_no_record_is_refused_in_words(opened: Opener, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('{"milk": 2}')
    page = opened("/games")
    page.set_input_files("input[type=file]", file)
    expect(in_sight(page, "This record is damaged")).to_be_visible()


def test_a_long_x_row_pushes_no_row_over_the_hand(opened: Opener, tmp_path: Path) -> None:
    """Five cards in one X row, the last of them with three digits, on a phone on its side."""
    match = Match(game_of("x-nimmt"), {"players": 4, "rounds": 1}, chance=Seeded(3))
    chance = Random(3)
    lengths: list[int] = []
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0] if seat == 0 else chance.choice(match.legal(seat)))
        lengths.append(max(len(place.x_row) for place in match.view(0).places))
    assert max(lengths) >= 5
    file = tmp_path / "long.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    page = opened("/games", AT_ONCE, viewport=LANDSCAPE)
    page.set_input_files("input[type=file]", file)
    page.locator("a[href*='/game/']").first.click()
    page.locator(".strip").wait_for()
    replay_fits(page, "a long X row")
