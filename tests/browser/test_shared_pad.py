"""One score pad on several phones: all see the same, and the log decides."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.layout import check
from tests.browser.pages import PHONE, Opener, Shot
from tests.browser.test_pad import SIX, begin, expect_totals, write


def share(page: Page, game: str = "six-nimmt", players: int = 3) -> str:
    """Begin a pad and share it; gives the code of its table."""
    begin(page, game, SIX[:players])
    page.get_by_role("button", name="Share live").click()
    page.locator(".sharing .code").wait_for()
    return page.locator(".sharing .code").inner_text().split(":")[-1].strip()


def join(page: Page, code: str) -> None:
    page.locator("main form input").fill(code)
    page.locator("main form .button").click()
    page.locator(".sheet .total").first.wait_for()


def say_heads(page: Page, *heads: int) -> None:
    write(page)
    for at, number in enumerate(heads):
        page.locator(".entry input").nth(at).fill(str(number))
    page.locator(".foot .button.main").click()


def test_others_follow_by_code_and_write_when_they_may(opened: Opener, shot: Shot) -> None:
    host = opened("/", viewport=PHONE)
    code = share(host)
    check(host, "phone-pad-shared", shot)
    guest = opened("/", viewport=PHONE)
    join(guest, code)
    expect(guest.locator(".sheet .ways .button.main")).to_have_count(0)
    say_heads(host, 10, 20, 30)
    expect(guest.locator(".sheet .total").nth(2)).to_have_text("30")
    host.get_by_label("Everybody may write").check()
    say_heads(guest, 1, 2, 3)
    expect(host.locator(".sheet .total").nth(2)).to_have_text("33")
    host.reload()
    expect(host.locator(".sheet .total").nth(2)).to_have_text("33")


def test_of_two_who_write_at_once_the_second_is_told(opened: Opener) -> None:
    host = opened("/", viewport=PHONE)
    code = share(host)
    host.get_by_label("Everybody may write").check()
    guest = opened("/", viewport=PHONE)
    join(guest, code)
    write(guest)
    guest.locator(".entry input").first.fill("50")
    say_heads(host, 1, 2, 3)
    expect(host.locator(".sheet .total").nth(2)).to_have_text("3")
    guest.locator(".foot .button.main").click()
    expect(guest.locator("[role=alert]").first).to_contain_text("Somebody else has written")
    for page in (host, guest):
        expect_totals(page, 1, 2, 3)


def test_the_host_begins_another_game_for_all(opened: Opener) -> None:
    host = opened("/")
    code = share(host)
    guest = opened("/")
    join(guest, code)
    say_heads(host, 70, 2, 3)
    expect(guest.locator(".won")).to_contain_text("Bartek")
    host.get_by_role("button", name="New game").click()
    host.locator("form .button.main").click()
    expect(guest.locator(".won")).to_have_count(0)
    expect_totals(guest, 0, 0, 0)
