"""An evening with friends: names, the end of a round, the result, and another game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import (
    AT_ONCE,
    PRESS_STOP,
    Opener,
    add_bots,
    autoplay,
    deal_in,
    in_sight,
    open_table,
    play_until,
    sit_down,
)


def rename(page: Page, name: str) -> None:
    """In the settings, which stay open."""
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    field.fill(name)
    field.blur()


def test_a_name_is_told_at_its_field_when_it_is_taken_and_can_change_in_a_game(
    opened: Opener,
) -> None:
    host = opened("/", AT_ONCE)
    link = open_table(host, "six-nimmt", name="Ania", length="rounds-1")
    guest = opened(link, AT_ONCE)
    field = guest.locator(".people input[id$=-name]")
    field.fill("ANIA")
    guest.locator(".people form .button").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(in_sight(guest, "Somebody at the table has this name")).to_be_visible()
    field.fill("Bo")
    guest.locator(".people form .button").click()
    expect(guest.locator(".people form")).to_have_count(0)
    host.locator(".start").click()
    guest.locator(".hand .choice").nth(9).wait_for()
    rename(guest, "Ania")
    expect(guest.get_by_role("dialog").get_by_text("this name already")).to_be_visible()
    guest.get_by_role("dialog").get_by_label("Your name").fill("Bogdan")
    guest.keyboard.press("Tab")
    expect(host.locator(".strip .name").filter(has_text="Bogdan")).to_be_visible()


def test_after_a_game_there_is_something_to_talk_about_and_one_tap_begins_the_next(
    opened: Opener,
) -> None:
    host = opened("/", AT_ONCE)
    link = open_table(host, "six-nimmt", name="Ania", length="rounds-1")
    add_bots(host, 2)
    guest = sit_down(opened, link, "Bo")
    guest.evaluate("localStorage.byczo = JSON.stringify({ speed: 0, sound: false, name: 'Bo' })")
    guest.reload()
    host.locator(".start").click()
    guest.locator(".hand .choice").nth(9).wait_for()
    guest.get_by_role("button", name="This table").click()
    guest.get_by_role("button", name="Leave the game").click()  # a bot plays on
    autoplay(host)
    expect(host.locator(".standings .me")).to_contain_text("Ania · you")
    expect(host.locator(".memories dt").first).to_have_text("The costliest row")
    totals = [int(text) for text in host.locator(".standings .total").all_inner_texts()]
    assert totals == sorted(totals)
    stranger = opened(f"{host.url}/game/1")
    stranger.locator(".strip .seat").first.wait_for()
    assert "you" not in stranger.locator(".strip .kind").all_inner_texts()
    host.get_by_role("button", name="Play again").click()
    host.locator(".hand .choice").nth(9).wait_for()


def test_between_rounds_the_standings_wait_for_whoever_stops_them(opened: Opener) -> None:
    page = opened("/", {"speed": 30, "sound": False, "motion": "none"})
    page.clock.install()
    deal_in(page, "six-nimmt", 1, target=171)  # all heads of the pack: no round is the last one
    page.evaluate(PRESS_STOP)
    assert play_until(page, {"go-on"}, patience=150) == "go-on"
    between = page.locator(".between")
    expect(between.locator(".me")).to_contain_text("Ania")
    expect(between).to_contain_text("until the limit of 171")
    expect(between.get_by_role("button", name="Stop")).to_have_count(0)
    page.clock.fast_forward(10_000)  # longer than they would wait
    expect(between).to_be_visible()
    between.get_by_role("button", name="Go on").click()
    expect(between).to_have_count(0)


def test_the_space_bar_hurries_the_film_and_a_caption_tells_it(opened: Opener) -> None:
    page = opened("/", {"speed": 0.02, "sound": False, "motion": "none"})  # lasts for minutes
    deal_in(page, "six-nimmt", 3, rounds=1)
    page.locator(".hand .choice").first.click()
    page.locator(".bar .button.main").click()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Revealed")
    page.locator("body").press("Space")
    page.locator("body").press("Space")
    expect(page.locator(".controls.running")).to_have_count(0)
