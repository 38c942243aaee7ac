"""One device for several people: between two of them it holds nobody's cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from byczo.core.chance import Seeded
from byczo.core.game_record import Seat
from byczo.core.match import Match
from byczo.games import game_of
from tests.browser.habits import Habit, habits
from tests.browser.layout import check
from tests.browser.pages import (
    AT_ONCE,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    choose_by_keys,
    decide,
    focused,
    next_asked,
    open_and_keep,
    play_until,
)

SEATS = [Seat(name=name, by="human") for name in ("Ania", "Bartek", "Celina")]
CARDS_OF = "(found) => found.map((card) => card.dataset.fly.replace('card-', ''))"


def cards(page: Page, where: str) -> set[str]:
    """The cards that are in a part of the page, to be seen or not."""
    return set(page.locator(f"{where} [data-fly]").evaluate_all(CARDS_OF))


def test_three_people_pass_one_device(kept: Opener, shot: Shot) -> None:
    """Between two of them the page holds nobody's cards, neither drawn nor for screen readers."""
    habit = Habit("six-nimmt", 1, {"rounds": 1})
    page = kept("/", habits(habit, "Bartek", "Celina"), viewport=PHONE)
    page.context.set_offline(True)
    page.locator(".six-nimmt .ways .button").first.click()
    held: dict[str, set[str]] = {}
    for turn in range(8):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        name = curtain.locator(".button").inner_text().removeprefix("I am ")
        tree = page.locator("body").aria_snapshot()
        secrets = set().union(*held.values())
        assert not secrets & cards(page, "body")
        assert not [card for card in secrets if re.search(rf'button "{card}\b', tree)]
        shot(page, f"curtain-{turn}")
        curtain.locator(".button").click()
        page.locator(".hand").wait_for()
        mine = cards(page, ".hand")
        assert not mine & set().union(*(hand for who, hand in held.items() if who != name))
        kind = next_asked(page)
        if kind == "play":
            played = page.locator(".hand .choice").evaluate_all(CARDS_OF)[0]
            held[name] = mine - {played}
            page.locator(".hand .choice").first.click()
            page.locator(".bar .button.main").click()
        else:
            page.locator(".take").first.click()
        page.wait_for_function("() => !document.querySelector('.hand')")
    assert set(held) == {"Ania", "Bartek", "Celina"}


def test_who_took_the_device_by_mistake_covers_the_cards_again(kept: Opener, shot: Shot) -> None:
    page = kept("/", habits(Habit("six-nimmt", 1, {"rounds": 1}), "Bartek"), viewport=LANDSCAPE)
    page.locator(".six-nimmt .ways .button").first.click()
    page.locator(".curtain .button").click()
    page.locator(".hand").wait_for()
    mine = cards(page, ".hand")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".coach[aria-busy=false]").wait_for()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Cover the cards").click()
    page.locator(".curtain").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("log")).not_to_contain_text("best")
    assert not mine & cards(page, "body")
    check(page, "curtain-covered", shot)
    beside = """() => document.querySelector('.curtain').getBoundingClientRect().left
        >= document.querySelector('.rows').getBoundingClientRect().right"""
    assert page.evaluate(beside), "the curtain covers the rows"
    page.locator(".curtain .button").click()
    page.locator(".hand").wait_for()
    assert cards(page, ".hand") == mine


def test_a_device_is_passed_by_keyboard_and_its_next_owner_is_spoken_of(kept: Opener) -> None:
    habit = Habit("six-nimmt", 1, {"rounds": 1})
    page = kept("/", habits(habit, "Bartek"), viewport=DESK)
    page.locator(".six-nimmt .ways .button").first.click()
    seen = set()
    for _ in range(4):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        name = curtain.locator(".button").inner_text().removeprefix("I am ")
        expect(page.locator("[role=log]")).to_contain_text(
            curtain.get_attribute("aria-label") or "?"
        )
        page.keyboard.press("Tab")
        assert focused(page) == f"I am {name}"
        # A second press of the one before does nothing.
        expect(curtain.locator(".button")).to_be_enabled()
        page.keyboard.press("Enter")
        page.locator(".hand").wait_for()
        kind = next_asked(page)
        choose_by_keys(page, kind)
        page.wait_for_function("() => !document.querySelector('.hand')")
        seen.add(name)
    assert seen == {"Ania", "Bartek"}


def look(page: Page) -> tuple[str, str, bytes]:
    """All that there is between two people: for screen readers, as text, and to be seen."""
    page.locator(".curtain").wait_for()
    expect(page.locator(".curtain .button")).to_be_enabled()
    page.evaluate("document.fonts.ready")
    page.locator(".curtain .button").focus()
    tree, text = page.locator("body").aria_snapshot(), page.locator("body").inner_html()
    return tree, re.sub(r"local-[\w-]+", "local", text), page.screenshot()


def world(file: Path, hands: list[list[int]]) -> Path:
    """A game of three people: the first has chosen, the second is to be given the device."""
    match = Match(game_of("six-nimmt"), {"players": 3, "rounds": 1}, seats=SEATS, chance=Seeded(4))
    record = msgspec.to_builtins(match.record())
    record["log"][0]["deal"]["hands"] = hands
    record["log"].append({"seat": 0, "do": f"play {hands[0][0]}"})
    file.write_bytes(msgspec.json.encode(record))
    return file


def test_between_two_people_two_worlds_look_the_same(opened: Opener, tmp_path: Path) -> None:
    """Whatever they hold and have chosen: drawn, for screen readers and in the page's own text."""
    match = Match(game_of("six-nimmt"), {"players": 3, "rounds": 1}, chance=Seeded(4))
    hands = match.log[0]["deal"]["hands"]
    shown = []
    for number, dealt in enumerate((hands, [hands[2], hands[0], hands[1]])):
        page = open_and_keep(opened, "/games", AT_ONCE, viewport=PHONE)
        page.context.set_offline(True)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a record from a file").click()
        chooser.value.set_files(world(tmp_path / f"{number}.json", dealt))
        expect(page.locator(".curtain .button")).to_have_text("I am Bartek")
        shown.append(look(page))
    one, other = shown
    assert one[0] == other[0]
    assert one[1] == other[1]
    assert one[2] == other[2]


HELD_BY = ("Ania", "Bartek", "Celina", "Zosia")
BOT = 3


def exchanged(one: list[Any], other: list[Any]) -> tuple[list[Any], list[Any]]:
    """Two hands as they might be, too: each keeps its last card, and as many of each colour."""
    one, other = list(one), list(other)
    for colour in {str(card)[0] for card in one if isinstance(card, str)} - {"v"} or {""}:
        mine, theirs = (
            [at for at, card in enumerate(hand[:-1]) if str(card).startswith(colour)]
            for hand in (one, other)
        )
        for here, there in zip(mine, theirs, strict=False):
            one[here], other[there] = other[there], one[here]
    return one, other


def deals(game: str) -> list[dict[str, Any]]:
    """Two deals in which Ania, Bartek and Celina hold other cards, but for the one each plays."""
    match = Match(game_of(game), {"players": 4, "rounds": 1}, chance=Seeded(4))
    deal = match.log[0]["deal"]
    if "dealer" in deal:
        deal = {**deal, "dealer": BOT}  # Ania leads
    ania, bartek, celina, bot = deal["hands"]
    ania_too, bartek_too = exchanged(ania, bartek)
    bartek_too, celina_too = exchanged(bartek_too, celina)
    return [deal, {**deal, "hands": [ania_too, bartek_too, celina_too, bot]}]


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt", "david-goliath"])
def test_hints_and_turns_leave_nothing_for_the_next_person(
    kept: Opener, tmp_path: Path, game: str
) -> None:
    """Two worlds, three people and a bot: whoever had the device was told by the coach."""
    seats = [Seat(name=name, by="human") for name in HELD_BY[:BOT]]
    seats.append(Seat(name=HELD_BY[BOT], by="calf"))
    shown: list[list[tuple[str, str, bytes]]] = []
    for number, deal in enumerate(deals(game)):
        match = Match(game_of(game), {"players": 4, "rounds": 1}, seats=seats, chance=Seeded(4))
        record = {**msgspec.to_builtins(match.record()), "log": [{"deal": deal}]}
        file = tmp_path / f"{number}.json"
        file.write_bytes(msgspec.json.encode(record))
        page = kept("/games", AT_ONCE, viewport=DESK)
        page.context.set_offline(True)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a record from a file").click()
        chooser.value.set_files(file)
        curtains = []
        for person in range(BOT):
            page.locator(".curtain").wait_for()
            if game != "david-goliath":  # where a trick is played, the bot is not asked yet
                expect(page.locator(".strip .seat").nth(BOT)).to_have_class(re.compile("ready"))
            curtains.append(look(page))
            page.locator(".curtain .button").click()
            played = deal["hands"][person][-1]
            card = page.locator(f".hand .choice[data-fly='card-{played}']")
            card.wait_for()
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator(".coach[aria-busy=false]").wait_for()
            expect(page.locator("[role=log]")).to_contain_text("best")
            page.keyboard.press("Escape")
            if person + 1 == BOT:
                break
            card.click()
            page.locator(".bar .button.main").click()
        page.locator(".home").click()  # and whoever comes back to the table finds no more
        page.locator(".running .button").first.click()
        page.locator(".curtain").wait_for()
        curtains.append(look(page))
        shown.append(curtains)
        page.context.set_offline(False)
    for one, other in zip(*shown, strict=True):
        assert one[0] == other[0]
        assert one[1] == other[1]
        assert one[2] == other[2]


def test_open_sheets_need_no_curtain(opened: Opener) -> None:
    """Two people write in turn; nothing on their sheets is a secret."""
    page = opened("/", habits(Habit("twenty-one", 0, {}), "Bartek"), viewport=PHONE)
    page.locator(".twenty-one .ways .button").first.click()
    page.locator(".sheet, .decision").first.wait_for()
    seen = set()
    for _ in range(6):
        play_until(page, {"keep", "write", "cross"})
        seen.add(page.locator(".status p").inner_text())
        expect(page.locator(".curtain")).to_have_count(0)
        decide(page)
