"""One person on two devices: the second joins by a link, and each can be signed out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import Opener, open_table


def show_devices(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("My devices").click()


def test_a_second_device_is_the_same_person_until_it_is_signed_out(opened: Opener) -> None:
    laptop, phone = opened("/"), opened("/")
    open_table(laptop, "six-nimmt", name="Ania")
    laptop.goto("/")
    show_devices(laptop)
    devices = laptop.locator("dialog details li")
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("This one")
    laptop.get_by_role("button", name="Use another device").click()
    phone.goto(laptop.get_by_label("Link for your other device").input_value())
    phone.get_by_role("button", name="Yes, that is me").click()
    phone.wait_for_url("**/")
    phone.goto("/tables")
    expect(phone.get_by_text("Ania")).to_be_visible()
    laptop.goto("/")
    show_devices(laptop)
    expect(devices).to_have_count(2)
    laptop.get_by_role("button", name="Sign out: ").click()
    expect(devices).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("main")).to_be_visible()
    expect(phone.get_by_text("Ania")).to_have_count(0)


def test_who_signs_out_is_a_stranger_in_every_tab(opened: Opener) -> None:
    page = opened("/")
    open_table(page, "six-nimmt", name="Ania")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("Ania").first).to_be_visible()
    page.goto("/")
    page.evaluate("sessionStorage.setItem('byczo fairness x', 'a note')")
    show_devices(page)
    page.get_by_role("button", name="Sign out here").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Yes, sign out").click()
    other.wait_for_url("**/")
    assert page.evaluate("sessionStorage.length") == 0
    for tab in (page, other):
        tab.goto("/tables")
        expect(tab.get_by_role("main")).to_be_visible()
        expect(tab.get_by_text("Ania")).to_have_count(0)
