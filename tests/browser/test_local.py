"""Tables on this device: with the network cut, every rule set to the result."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from byczo.core.chance import Seeded
from byczo.core.game_record import Seat, read_records
from byczo.core.match import Match
from byczo.games import game_of
from tests.browser.layout import check, fits_in_all_languages
from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    LANDSCAPE,
    PHONE,
    Opener,
    Shot,
    autoplay,
    choose_by_keys,
    count_taps,
    decide,
    do,
    focused,
    next_asked,
    open_and_keep,
    play_until,
    taps,
)
from tests.nights import NIGHT, with_nights

SEATS = [Seat(name=name, by="human") for name in ("Ania", "Bartek", "Celina")]


class Habit(NamedTuple):
    """How a short game is played on this device."""

    game: str
    bots: int
    options: dict[str, object]


HABITS = {
    "base": Habit("six-nimmt", 4, {"rounds": 1}),
    "tactical": Habit("six-nimmt", 2, {"variant": "tactical", "rounds": 1}),
    "halves": Habit("six-nimmt", 3, {"variant": "halves"}),
    "x-nimmt": Habit("x-nimmt", 3, {"rounds": 1}),
    "david-goliath": Habit("david-goliath", 2, {"rounds": 1}),
    "twenty-one": Habit("twenty-one", 2, {}),
}


def habits(habit: Habit, *people: str) -> dict[str, object]:
    """Settings of somebody who plays like that."""
    chosen = {"people": people, "bots": habit.bots, "level": "calf", "options": habit.options}
    return {**AT_ONCE, "name": "Ania", "habits": {habit.game: chosen}}


WITHIN = """
() => [...document.querySelectorAll('.players .value')].every((value) =>
  value.getBoundingClientRect().right < value.closest('li').getBoundingClientRect().right - 8)
"""
"""Whether all numbers of a review lie on their cards."""

DAYS = ["base", "x-nimmt", "david-goliath", "twenty-one"]


@pytest.mark.parametrize("name", with_nights(HABITS, *DAYS))
def test_a_whole_game_without_a_network(kept: Opener, name: str) -> None:
    habit = HABITS[name]
    page = kept("/", habits(habit), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(f".{habit.game} .ways .button").first.click()
    autoplay(page, patience=60)
    expect(page.locator(".standings li")).to_have_count(habit.bots + 1)


def play_until_there_is_a_choice(page: Page) -> None:
    """Some deals leave but one card that may be played."""
    while (kind := next_asked(page)) in CARDS and page.locator(CARDS[kind]).count() < 2:
        do(page, kind)
    assert kind != "result"


def test_the_coach_leaves_the_hand_free_where_a_third_card_is_a_risk(
    kept: Opener, shot: Shot
) -> None:
    """The reminder of what a third card costs gives its room to the coach."""
    page = kept("/", habits(HABITS["david-goliath"]), viewport=PHONE)
    page.locator(".david-goliath .ways .button").first.click()
    play_until_there_is_a_choice(page)
    while not page.locator(".third").is_visible():
        decide(page)
        play_until_there_is_a_choice(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".coach[aria-busy=false]").wait_for()
    expect(page.locator(".third")).to_be_hidden()
    check(page, "local-hint-third", shot)


@pytest.mark.parametrize("name", with_nights(DAYS, "david-goliath"))
def test_the_coach_comes_without_a_network(kept: Opener, shot: Shot, name: str) -> None:
    page = kept("/", habits(HABITS[name]), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(f".{HABITS[name].game} .ways .button").first.click()
    play_until_there_is_a_choice(page)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()
    choices = page.locator(".coach li")
    expect(choices.first).to_contain_text("best")
    expect(choices.first).to_be_in_viewport(ratio=0.9)
    assert choices.count() > 1
    check(page, f"local-hint-{name}", shot)
    page.set_viewport_size(DESK)
    shot(page, f"local-hint-{name}-desk")
    page.keyboard.press("Escape")
    decide(page)
    expect(page.locator(".coach")).to_have_count(0)


def test_a_game_is_explained_and_reviewed_without_a_network(kept: Opener, shot: Shot) -> None:
    """From the first hint, with its reason, to the review of the game and a moment of it."""
    page = kept("/", habits(HABITS["x-nimmt"]), viewport=PHONE)
    page.context.set_offline(True)
    page.reload()
    page.locator(".x-nimmt .ways .button").first.click()
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    page.locator(".coach[aria-busy=false]").wait_for()
    reasons = page.locator(".coach li p:not(.danger)")
    expect(reasons).to_have_count(page.locator(".coach li").count())
    expect(reasons.first).to_contain_text(re.compile(r"row|X"))
    page.keyboard.press("Escape")
    autoplay(page, patience=60)
    page.get_by_role("link", name="Review by the coach").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)
    expect(page.locator(".players > li")).to_have_count(HABITS["x-nimmt"].bots + 1)
    expect(page.locator(".turned li")).to_have_count(3)
    expect(page.locator(".turned li").first).to_contain_text(re.compile(r"row|X"))
    check(page, "local-review", shot)
    page.set_viewport_size(DESK)
    check(page, "local-review-desk", shot)
    assert page.evaluate(WITHIN), "a number crosses the edge of its card"
    page.locator(".turned a").first.click()
    expect(page.get_by_role("combobox", name="Whose view")).to_be_visible()
    page.get_by_role("link", name="Review by the coach").click()
    page.get_by_role("heading", name="Turning points").wait_for()  # at once: it is remembered


def test_the_first_card_is_two_taps_from_the_front_page(opened: Opener) -> None:
    page = opened("/", AT_ONCE, viewport=PHONE, has_touch=True)
    page.locator(".six-nimmt .ways .main").wait_for()
    count_taps(page)
    page.locator(".six-nimmt .ways .main").tap()
    page.locator(CARDS["play"]).first.tap()
    expect(page.locator(".hand .pressed")).to_have_count(1)
    expect(page.locator(".bar .button.main")).to_be_visible()
    assert taps(page) == 2


def test_a_game_survives_a_reload_and_the_way_home(kept: Opener) -> None:
    """What was played stays played, and the deal is the same: it was saved before it was shown."""
    page = kept("/", habits(HABITS["base"]))
    page.context.set_offline(True)
    page.locator(".six-nimmt .ways .button").first.click()
    for _ in range(3):
        play_until(page, {"play"})
        decide(page)
    play_until(page, {"play"})
    hand = page.locator(".hand .choice").all_inner_texts()
    assert len(hand) < 10
    page.reload()
    expect(page.locator(".hand .choice")).to_have_count(len(hand))
    assert page.locator(".hand .choice").all_inner_texts() == hand
    page.locator(".home").click()
    page.locator(".running .button").click()
    expect(page.locator(".hand .choice")).to_have_count(len(hand))
    autoplay(page, patience=60)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand .choice")).to_have_count(10)


def test_a_finished_game_is_watched_saved_kept_and_opened_again(
    kept: Opener, tmp_path: Path
) -> None:
    page = kept("/", habits(HABITS["david-goliath"]))
    page.locator(".david-goliath .ways .button").first.click()
    autoplay(page, patience=60)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    (record,) = read_records(file)
    assert Match.load(game_of(record.game), record).over
    page.get_by_role("button", name="Keep it on the server").click()
    page.get_by_role("link", name="The server has this game now.").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Watch the game again").click()
    page.locator("input[type=range]").press("End")
    expect(page.locator(".strip .seat")).to_have_count(3)
    page.goto("/games")
    expect(page.locator("main li")).to_have_count(1)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record from a file").click()
    chooser.value.set_files(file)
    page.locator("main .standings").wait_for()
    page.goto("/games")
    expect(page.locator("main li")).to_have_count(2)


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


def test_the_way_to_play_together_begins_with_two(opened: Opener) -> None:
    """Where a server hosts the page, too: two people, and no more bots than the game needs."""
    page = opened("/", AT_ONCE)
    for game, bots in {"six-nimmt": "0", "david-goliath": "1"}.items():
        page.locator(f".{game}").get_by_role("button", name="Together on this device").click()
        expect(page.locator("dialog .person")).to_have_count(1)
        expect(page.locator("dialog [id$='-bots']")).to_have_value(bots)
        page.get_by_role("button", name="Another person").click()
        expect(page.locator("dialog [id$='-bots']")).to_have_value("0")
        page.locator("dialog .button.main").click()
        page.locator(".curtain").wait_for()
        expect(page.locator(".strip .seat")).to_have_count(3)
        page.locator(".home").click()
    page.locator(".six-nimmt .ways .button").first.click()  # against bots it is as it was
    page.locator(".hand").wait_for()
    expect(page.locator(".strip .seat")).to_have_count(5)


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


def test_how_one_plays_is_remembered(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    chosen = {"bots": "2", "level": "calf", "variant": "tactical"}
    page.locator(".six-nimmt .habit").click()
    for field, value in chosen.items():
        page.locator(f"dialog [id$='-{field}']").select_option(value)
    length = page.locator("dialog [id$='-length']")
    length.select_option(index=2)
    until = length.input_value()
    page.locator("dialog .button.main").click()
    page.locator(".hand").wait_for()
    page.goto("/")
    page.locator(".six-nimmt .habit").click()
    for field, value in {**chosen, "length": until}.items():
        expect(page.locator(f"dialog [id$='-{field}']")).to_have_value(value)


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
        page.locator(".curtain").wait_for()
        expect(page.locator(".curtain .button")).to_have_text("I am Bartek")
        expect(page.locator(".curtain .button")).to_be_enabled()
        page.evaluate("document.fonts.ready")
        page.locator(".curtain .button").focus()
        tree, text = page.locator("body").aria_snapshot(), page.locator("body").inner_html()
        shown.append((tree, re.sub(r"local-[\w-]+", "local", text), page.screenshot()))
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


def look(page: Page) -> tuple[str, str, bytes]:
    """All that there is between two people: for screen readers, as text, and to be seen."""
    page.locator(".curtain").wait_for()
    expect(page.locator(".curtain .button")).to_be_enabled()
    page.evaluate("document.fonts.ready")
    page.locator(".curtain .button").focus()
    tree, text = page.locator("body").aria_snapshot(), page.locator("body").inner_html()
    return tree, re.sub(r"local-[\w-]+", "local", text), page.screenshot()


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
    assert seen == {"Your turn, Ania", "Your turn, Bartek"}


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=NIGHT), pytest.param(LANDSCAPE, marks=NIGHT)]
)
def test_the_new_screens_fit(opened: Opener, shot: Shot, size: ViewportSize) -> None:
    page = opened("/", habits(HABITS["base"], "Bartek"), viewport=size, locale="pl-PL")
    page.locator(".six-nimmt .habit").click()
    page.locator("dialog .person").wait_for()
    check(page, f"play-here-{size['width']}", shot)
    fits_in_all_languages(page, "play-here")
    page.locator("dialog .button.main").click()
    page.locator(".curtain").wait_for()
    check(page, f"curtain-{size['width']}", shot)
    fits_in_all_languages(page, "curtain")
