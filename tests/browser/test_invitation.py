"""Friends come to a table: by a code that was said aloud, or by a link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Opener, open_table


def test_a_friend_is_seated_by_the_code_in_three_actions(opened: Opener) -> None:
    host = opened("/", locale="pl-PL")
    open_table(host, "six-nimmt", name="Ania")
    code = host.locator(".invitation p.code").inner_text().rpartition(": ")[2]
    friend = opened("/", {"name": "Bruno"}, locale="de-DE")
    friend.get_by_label("Hast du einen Code bekommen?").fill(code.upper())
    friend.keyboard.press("Enter")
    friend.locator(".people form .button").click()
    expect(host.locator(".people li b")).to_have_text(["Ania", "Bruno"])


def test_the_field_also_takes_a_link_and_says_what_is_wrong_with_a_code(opened: Opener) -> None:
    link = open_table(opened("/"), "six-nimmt", name="Ania")
    friend = opened("/")
    field = friend.get_by_label("Has a friend told you a code?")
    field.fill("clover 12345")
    with friend.expect_response("**/api/codes/**"):
        field.press("Enter")
    expect(friend.locator(".welcome form p")).to_contain_text("No table waits under this code.")
    expect(field).to_have_value("clover 12345")
    field.fill(f"Join my table! {link}")
    field.press("Enter")
    expect(friend.locator(".people li b")).to_have_text("Ania")
