"""Friends come to a table: by a code that was said aloud, or by a link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import AT_ONCE, PHONE, Opener, asked, open_table
from tests.nights import NIGHT


def test_a_friend_is_seated_by_the_code_in_three_actions(opened: Opener) -> None:
    host = opened("/", locale="pl-PL")
    open_table(host, "six-nimmt", name="Ania")
    code = host.locator(".invitation p.code").inner_text().rpartition(":")[2]
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


@NIGHT
def test_ten_phones_join_by_the_code_on_the_television_and_all_play(opened: Opener) -> None:
    """One after another, as around a real table; then every phone is asked for a card."""
    host = opened("/", AT_ONCE, viewport=PHONE)
    link = open_table(host, "six-nimmt", name="Ania", length="rounds-1")
    screen = opened(f"{link}?tv", AT_ONCE, viewport={"width": 1920, "height": 1080})
    code = screen.locator(".television p.code").inner_text().split("\n")[-1]
    phones = [host]
    for number in range(2, 11):
        phone = opened("/", {**AT_ONCE, "name": f"Guest {number}"}, viewport=PHONE)
        phone.get_by_label("Has a friend told you a code?").fill(code)
        phone.keyboard.press("Enter")
        phone.locator(".people form .button").click()
        expect(screen.locator(".television li")).to_have_count(number)
        phones.append(phone)
    host.locator(".start").click()
    for phone in phones:
        phone.locator(".hand .choice").first.click()
        phone.locator(".bar .button.main").click()
    for phone in phones:  # a row is to be taken, or the next card is to be chosen
        phone.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")
    assert {"play", "take"} & {asked(phone) for phone in phones}
