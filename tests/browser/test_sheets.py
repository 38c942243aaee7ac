"""Sheets to print: as the server draws them, and without one as they came with the client."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
from playwright.sync_api import Page, expect

from byczo.games.twenty_one.layout import default_layout
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import PHONE, Opener, Shot

LOADED = """
(before) => {
  const picture = document.querySelector('main img[aria-busy=false]');
  return picture?.complete && picture.naturalWidth && picture.currentSrc !== before
    && picture.currentSrc;
}
"""


def shown(page: Page, before: str = "") -> str:
    """The address of the sheet that is shown, once it is another one."""
    return str(page.wait_for_function(LOADED, arg=before).json_value())


def printed(page: Page) -> tuple[int, bool]:
    """How many pages the browser would print, and whether the first one lies on its side."""
    document = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    width, height = document[0].get_size()
    return len(document), width > height


def test_every_sheet_fills_one_page(opened: Opener, shot: Shot) -> None:
    """From the front page; upright or lying as it was drawn."""
    page = opened("/", viewport=PHONE)
    page.locator("footer a[href='/pad']").click()
    page.locator("a[href='/sheets']").click()
    sheet = shown(page)
    check(page, "phone-sheets", shot)
    fits_in_all_languages(page, "sheets")
    assert printed(page) == (1, False)
    sheet = shown(page)
    page.locator("select").first.select_option("x-nimmt")
    shown(page, sheet)
    assert printed(page) == (1, True)


def test_a_file_for_every_wish(opened: Opener, tmp_path: Path) -> None:
    page = opened("/sheets", accept_downloads=True)
    sheet = shown(page)
    page.get_by_label("Game").select_option("twenty-one")
    with page.expect_response(lambda response: "paper=letter" in response.url):
        page.get_by_label("Paper").select_option("letter")
    sheet = shown(page, sheet)
    own = tmp_path / "own.json"
    own.write_text(json.dumps(default_layout()[::-1]), encoding="utf-8")
    with page.expect_response(lambda response: "own=" in response.url):
        page.get_by_label("Sheets of your own").set_input_files(own)
    sheet = shown(page, sheet)
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF").click()
    (drawn,) = pypdfium2.PdfDocument(Path(download.value.path()).read_bytes())
    assert [round(side / 72 * 25.4) for side in drawn.get_size()] == [216, 279]
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("nonsense", encoding="utf-8")
    page.get_by_label("Sheets of your own").set_input_files(nonsense)
    expect(page.locator(".toast")).to_contain_text("not complete JSON")


def test_single_sheets_and_a_limit_of_ones_own(opened: Opener) -> None:
    page = opened("/sheets")
    sheet = shown(page)
    page.get_by_label("Game").select_option("twenty-one")
    sheet = shown(page, sheet)
    with page.expect_response(lambda response: "sheet=ACDEF" in response.url):
        page.get_by_role("button", name="B", exact=True).click()
    page.get_by_label("Game").select_option("six-nimmt")
    page.get_by_label("Length").select_option("own")
    with page.expect_response(lambda response: "%22target%22%3A77" in response.url):
        page.get_by_label("Limit").fill("77")


def test_without_a_network_there_is_a_page_for_every_game(kept: Opener) -> None:
    page = kept("/sheets")
    sheet = shown(page)
    page.context.set_offline(True)
    games = (
        page.locator("select")
        .first.locator("option")
        .evaluate_all("options => options.map((each) => each.value)")
    )
    for game in games[1:]:
        page.locator("select").first.select_option(game)
        sheet = shown(page, sheet)
        assert sheet.startswith("blob:")
    page.get_by_label("Black and white").check()
    shown(page, sheet)
    expect(page.get_by_role("button", name="PDF")).to_have_count(0)
    expect(page.locator("form .faint")).to_contain_text("byczo print")
