"""Games that are over: found again, and brought from elsewhere."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.pages import PHONE, Opener, Shot, in_sight

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
