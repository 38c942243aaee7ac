"""The score pad for those who play with the box: on one device, with taps, without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    count_taps,
    taps,
)
from tests.nights import pairs_with_nights

SIX = ["Ania", "Bartek", "Celina", "Dawid", "Ewa", "Filip"]
GAMES = ["six-nimmt", "x-nimmt", "david-goliath", "twenty-one"]
SIZES = {"phone": PHONE, "landscape": LANDSCAPE, "desk": DESK}


def begin(page: Page, game: str, names: list[str]) -> None:
    """From the front page to the first round."""
    page.locator("footer a[href='/pad']").click()
    page.locator(f"a[href='/pad/{game}']").click()
    fields = page.locator("main ol input")
    fields.first.wait_for()
    while fields.count() < len(names):
        page.locator("form > .button").click()
    while fields.count() > len(names):
        page.locator("main ol .button").last.click()
    for at, name in enumerate(names):
        fields.nth(at).fill(name)
    page.locator("form .button.main").click()
    page.locator(".ways .button.main").wait_for()


def write(page: Page) -> None:
    """Open the next round."""
    page.locator(".sheet .ways .button.main").click()
    page.locator(".entry").wait_for()


def expect_totals(page: Page, *totals: int) -> None:
    expect(page.locator(".sheet .total")).to_have_text([str(total) for total in totals])


def type_heads(page: Page, heads: list[int]) -> None:
    """With the pad's own keys, as a thumb would."""
    for number in heads:
        for digit in str(number):
            page.locator(".pad .button", has_text=digit).tap()
        page.locator(".pad .go").tap()


def test_a_round_of_six_is_a_handful_of_taps(opened: Opener) -> None:
    """One to open it, digits and "next" for each player, one to write it down."""
    page = opened("/", viewport=PHONE, has_touch=True)
    begin(page, "six-nimmt", SIX)
    count_taps(page)
    page.locator(".sheet .ways .button.main").tap()
    type_heads(page, [12, 0, 7, 25, 3, 18])
    page.locator(".foot .button.main").tap()
    expect(page.locator(".entry")).to_have_count(0)
    expect_totals(page, 12, 0, 7, 25, 3, 18)
    assert taps(page) == 1 + len("120725318") + 6 + 1


def test_rounds_are_corrected_and_struck_out_and_the_line_ends_the_game(opened: Opener) -> None:
    page = opened("/", viewport=PHONE, has_touch=True)
    begin(page, "six-nimmt", SIX[:3])
    for heads in ([10, 20, 30], [1, 2, 30]):
        write(page)
        type_heads(page, heads)
        page.locator(".foot .button.main").click()
    expect_totals(page, 11, 22, 60)
    page.locator("thead .round").first.click()
    page.locator(".entry input").nth(2).fill("40")
    page.locator(".foot .button.main").click()
    expect_totals(page, 11, 22, 70)
    expect(page.locator(".won")).to_contain_text("Ania")
    page.locator("thead .round").nth(1).click()
    page.get_by_role("button", name="Strike it out").click()
    expect_totals(page, 10, 20, 40)
    expect(page.locator(".won")).to_have_count(0)


def test_a_game_can_end_at_a_limit_of_ones_own(opened: Opener) -> None:
    page = opened("/pad/six-nimmt")
    for at, name in enumerate(SIX[:2]):
        page.locator("main ol input").nth(at).fill(name)
    page.get_by_label("Length").select_option("own")
    page.get_by_label("Limit").fill("30")
    page.locator("form .button.main").click()
    for heads in ("30", "1"):
        expect(page.locator(".won")).to_have_count(0)
        write(page)
        page.locator(".entry input").first.fill(heads)
        page.locator(".foot .button.main").click()
    expect(page.locator(".won")).to_contain_text("Bartek")


def test_a_round_that_cannot_be_is_said_kindly_and_not_written(opened: Opener) -> None:
    page = opened("/")
    begin(page, "six-nimmt", SIX[:2])
    write(page)
    page.locator(".entry input").first.fill("100")
    page.locator(".entry input").nth(1).fill("68")
    expect(page.locator(".entry .problem")).to_contain_text("Did somebody count twice?")
    expect(page.locator(".foot .button.main")).to_be_disabled()
    page.locator(".entry input").nth(1).fill("67")
    expect(page.locator(".entry .problem")).to_be_empty()
    page.locator(".foot .button.main").click()
    expect_totals(page, 100, 67)


def test_cards_can_be_tapped_and_nobody_can_have_the_same(opened: Opener) -> None:
    page = opened("/", viewport=PHONE, has_touch=True)
    begin(page, "six-nimmt", SIX[:2])
    write(page)
    page.get_by_role("button", name="Tap the cards").tap()
    for card in (55, 10, 3):
        page.locator(".cards .card").nth(card - 1).tap()
    expect(page.locator(".entry input").first).to_have_value("11")
    page.get_by_role("button", name="Next: Bartek").tap()
    expect(page.locator(".cards .card").nth(54)).to_be_disabled()


def test_the_pile_of_x_counts_twice(opened: Opener) -> None:
    page = opened("/")
    begin(page, "x-nimmt", SIX[:2])
    write(page)
    for at, number in enumerate(("3", "4", "0", "10")):
        page.locator(".entry input").nth(at).fill(number)
    page.locator(".foot .button.main").click()
    expect_totals(page, 11, 20)


def test_won_cards_are_tapped_by_colour_and_the_deal_moves_on(opened: Opener) -> None:
    page = opened("/", viewport=PHONE, has_touch=True)
    begin(page, "david-goliath", SIX[:3])
    expect(page.locator(".state")).to_contain_text("Dealer: Ania")
    write(page)
    for number in (1, 9):
        page.locator(".colour").first.locator(".card").nth(number - 1).tap()
    expect(page.locator(".sums b").first).to_have_text("10")
    expect(page.locator(".entry .problem")).to_contain_text("no owner yet")
    page.locator(".players .button").nth(1).tap()
    page.get_by_role("button", name="All the rest: Bartek").tap()
    expect(page.locator(".entry .problem")).to_be_empty()
    page.locator(".foot .button.main").tap()
    expect_totals(page, 10, 43, 0)
    expect(page.locator(".state")).to_contain_text("Dealer: Bartek")


def test_the_sheet_of_twenty_one_with_real_dice_and_with_ours(opened: Opener) -> None:
    page = opened("/", viewport=PHONE, has_touch=True)
    begin(page, "twenty-one", SIX[:2])
    write(page)
    for colour in range(6):
        page.locator(".dice button").nth(6 * colour).tap()  # all show 1
    page.get_by_role("button", name="These are the dice").tap()
    for at in range(6):
        page.locator(".touch").nth(at).tap()
    page.get_by_role("button", name="Next: Bartek").tap()
    page.get_by_role("button", name="Cross out").tap()
    page.locator(".foot .button.main").tap()
    expect_totals(page, 7, 0)  # six ones and a hit
    write(page)
    page.get_by_role("button", name="Roll them here").tap()
    page.get_by_role("button", name="These are the dice").tap()
    for name in ("Next: Bartek", None):
        page.get_by_role("button", name="Cross out").tap()
        if name:
            page.get_by_role("button", name=name).tap()
    page.locator(".foot .button.main").tap()
    expect(page.locator("thead .round")).to_have_count(2)


def test_the_pad_is_kept_and_needs_no_server(opened: Opener) -> None:
    page = opened("/")
    begin(page, "six-nimmt", SIX[:3])
    write(page)
    page.locator(".entry input").first.fill("5")
    page.route("**/api/**", lambda route: route.abort())
    page.locator(".foot .button.main").click()
    page.reload()
    expect(page.locator(".sheet .total").first).to_have_text("5")
    page.get_by_role("button", name="New game").click()
    expect(page.locator("main ol input").first).to_have_value("Ania")


def test_the_keyboard_writes_a_round(opened: Opener) -> None:
    page = opened("/", chosen=AT_ONCE)
    begin(page, "six-nimmt", SIX[:2])
    write(page)
    page.locator(".entry input").first.focus()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    page.keyboard.type("7")
    page.locator(".foot .button.main").focus()
    page.keyboard.press("Enter")
    expect_totals(page, 12, 7)


@pytest.mark.parametrize(("game", "size"), pairs_with_nights(GAMES, [*SIZES]))
def test_pads_fit_every_screen(opened: Opener, shot: Shot, game: str, size: str) -> None:
    page = opened("/", viewport=SIZES[size], locale="pl-PL")
    names = SIX[: 4 if game == "x-nimmt" else 6]
    begin(page, game, names)
    write(page)
    check(page, f"{size}-pad-{game}-entry", shot)
    fits_in_all_languages(page, f"entry of {game}")
    if game == "twenty-one":
        for colour in range(6):
            page.locator(".dice button").nth(6 * colour + colour).click()
        page.locator(".entry .button.main").first.click()
        check(page, f"{size}-pad-{game}-sheet", shot)
        for at in range(6):
            if at:
                page.locator(".players .button").nth(at).click()
            page.locator(".entry .ways .button").nth(1).click()
    elif game == "david-goliath":
        page.locator(".entry p .button").click()
    else:
        page.locator(".entry input").first.fill("9")
    page.locator(".foot .button.main").click()
    page.locator(".sheet .total").first.wait_for()
    check(page, f"{size}-pad-{game}", shot)
    fits_in_all_languages(page, f"pad of {game}")


def test_the_pad_prints_without_its_tools(opened: Opener) -> None:
    page = opened("/")
    begin(page, "six-nimmt", SIX[:3])
    write(page)
    page.locator(".entry input").first.fill("5")
    page.locator(".foot .button.main").click()
    page.emulate_media(media="print")
    expect(page.locator(".sheet .total").first).to_be_visible()
    expect(page.locator(".sheet .ways")).to_be_hidden()
    expect(page.locator(".top")).to_be_hidden()
