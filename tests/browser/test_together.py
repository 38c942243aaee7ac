"""People at one table, each in a browser of their own."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.pages import (
    AT_ONCE,
    CARDS,
    Opener,
    asked,
    confirm,
    decide,
    in_sight,
    open_table,
    play_until,
    select,
    sit_down,
)

PATIENCE = 60
SLOW = {"speed": 0.02, "sound": False, "motion": "none"}
"""Settings of somebody whose film of a turn lasts until it is skipped."""


def gather(opened: Opener, *names: str, chosen: object = None, **agreed: str) -> list[Page]:
    """Open a table of 6 nimmt! for one round; the others come by the link and sit down."""
    host = opened("/", chosen)
    link = open_table(host, "six-nimmt", name=names[0], length="rounds-1", **agreed)
    return [host, *(sit_down(opened, link, name, chosen=chosen) for name in names[1:])]


def start(pages: list[Page]) -> None:
    """The host begins, everybody gets ten cards."""
    expect(pages[0].locator(".people li")).to_have_count(len(pages))
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".hand .choice")).to_have_count(10)


def choose(page: Page, card: int = 0) -> None:
    """Select a card and confirm."""
    select(page, "play", card)
    confirm(page, "play")


def place_all(pages: list[Page]) -> None:
    """Whoever must take a row does, until all may play another card."""
    end = time.monotonic() + PATIENCE
    while any(asked(page) != "play" for page in pages):
        assert time.monotonic() < end, [asked(page) for page in pages]
        for page in pages:
            if asked(page) == "take":
                decide(page)
            page.wait_for_timeout(20)


def round_on(pages: list[Page]) -> None:
    """Everybody plays a card, and all are placed."""
    held = [page.locator(".hand .choice").count() for page in pages]
    for page in pages:
        play_until(page, {"play"})
        decide(page)
    place_all(pages)
    assert [page.locator(".hand .choice").count() for page in pages] == [n - 1 for n in held]


def table_of(page: Page) -> list[str]:
    """The rows, as they are told to a screen reader."""
    return page.locator(".rows .hidden").all_text_contents()


def test_two_people_choose_and_see_the_same(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno", chosen=SLOW)
    start(pages)
    choose(ania)
    expect(bruno.locator(".seat.ready .name")).to_have_text("Ania")
    expect(in_sight(ania, "You can still change it")).to_be_visible()
    ania.locator(".hand .choice").nth(5).click()
    ania.get_by_role("button", name="Change to").click()
    bruno.locator(".hand .choice").nth(0).click()
    bruno.locator(".bar .button.main").click()
    for page in pages:
        page.get_by_role("button", name="Skip to the end").click()
    assert table_of(ania) == table_of(bruno)


def test_a_reload_and_a_second_tab_keep_the_choice(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    choose(ania, 3)
    label = ania.locator(".choice:has(.seal)").get_attribute("aria-label")
    ania.reload()
    expect(ania.locator(".choice:has(.seal)")).to_have_attribute("aria-label", label or "")
    second = ania.context.new_page()
    second.goto(ania.url)
    expect(second.locator(".choice:has(.seal)")).to_have_attribute("aria-label", label or "")
    expect(bruno.locator(".seat.ready .name")).to_have_text("Ania")


def test_a_selection_survives_what_others_do(opened: Opener) -> None:
    ania, bruno, zoe = pages = gather(opened, "Ania", "Bruno", "Zoe")
    start(pages)
    ania.locator(".hand .choice").nth(4).click()
    choose(bruno)
    choose(zoe)
    expect(ania.locator(".seat.ready")).to_have_count(2)
    expect(ania.locator(".hand .choice").nth(4)).to_have_attribute("aria-pressed", "true")


def test_a_lost_connection_is_told_and_comes_back(opened: Opener) -> None:
    ania, bruno = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    ania.context.set_offline(True)
    ania.evaluate("dispatchEvent(new Event('offline'))")
    expect(in_sight(ania, "The connection is lost.")).to_be_visible(timeout=40_000)
    choose(bruno)
    ania.context.set_offline(False)
    expect(ania.locator(".connection-notice")).to_have_count(0)
    expect(ania.locator(".seat.ready .name")).to_have_text("Bruno")


def test_the_back_button_leads_home_and_forward_to_the_seat(opened: Opener) -> None:
    ania, _ = pages = gather(opened, "Ania", "Bruno")
    start(pages)
    ania.go_back()
    ania.locator(".games").wait_for()
    ania.go_forward()
    expect(ania.locator(".hand .choice")).to_have_count(10)


def test_chat_reaches_the_others(opened: Opener) -> None:
    ania, bruno = gather(opened, "Ania", "Bruno")
    ania.get_by_label("Say something").fill("Cześć!")
    ania.get_by_role("button", name="Send").click()
    expect(bruno.locator(".chat li")).to_contain_text("Cześć!")
    bruno.reload()
    expect(bruno.locator(".chat li")).to_contain_text("Cześć!")


def test_a_game_against_the_clock_and_another_with_the_same_people(opened: Opener) -> None:
    pages = gather(opened, "Ania", "Bruno", chosen=AT_ONCE, clock="quick")
    start(pages)
    left = [page.get_by_role("timer").inner_text() for page in pages]
    assert all("0:00" < time <= "0:20" for time in left), left
    end = time.monotonic() + PATIENCE
    while any(asked(page) != "result" for page in pages):
        assert time.monotonic() < end, [asked(page) for page in pages]
        for page in pages:
            if decide(page):
                end = time.monotonic() + PATIENCE
    pages[1].get_by_role("button", name="Play again").click()
    for page in pages:
        expect(page.locator(".people li b")).to_have_count(2)
        assert set(page.locator(".people li b").all_inner_texts()) == {"Ania", "Bruno"}
    start(pages)


def test_four_browsers_with_a_reload_an_outage_a_second_tab_and_a_takeover(opened: Opener) -> None:
    """A whole evening in one round: whatever happens to one, the others see the same table."""
    ania, bruno, celina, dario = pages = gather(
        opened, "Ania", "Bruno", "Celina", "Dario", chosen=AT_ONCE
    )
    start(pages)
    round_on(pages)

    choose(bruno, 2)
    bruno.reload()
    expect(bruno.locator(".seal")).to_be_visible()

    celina.context.set_offline(True)
    choose(ania)
    choose(dario)
    celina.context.set_offline(False)
    expect(celina.locator(".seat.ready")).to_have_count(3)

    second = celina.context.new_page()
    second.goto(celina.url)
    expect(second.locator(".hand .choice")).to_have_count(9)
    choose(second, 4)
    expect(celina.locator(".hand .choice")).to_have_count(8)
    place_all(pages)
    assert table_of(ania) == table_of(bruno) == table_of(celina)
    expect(second.locator(".rows .hidden")).to_have_text(table_of(celina))

    address = dario.url
    context = dario.context
    dario.close()
    expect(ania.locator(".seat.away", has_text="Dario")).to_be_visible()
    ania.get_by_role("button", name="This table").click()
    ania.get_by_role("button", name="Let a bot play for Dario").click()
    round_on([ania, bruno, celina])
    back = context.new_page()
    back.goto(address)
    expect(in_sight(back, "A bot plays for you.")).to_be_visible()
    expect(back.locator(".seal")).to_be_visible()
    back.get_by_role("button", name="I am back").click()
    expect(ania.locator(".seat.away")).to_have_count(0)
    for page in (ania, bruno, celina):  # the bot has chosen for Dario already
        decide(page)
    place_all([ania, bruno, celina, back])
    round_on([ania, bruno, celina, back])
    assert len({tuple(table_of(page)) for page in (ania, bruno, celina, back)}) == 1


def test_who_keeps_the_game_waiting_without_being_here_is_told(opened: Opener) -> None:
    ania, bruno, celina = pages = gather(opened, "Ania", "Bruno", "Celina", chosen=AT_ONCE)
    start(pages)
    for page in (ania, bruno):
        page.clock.install()
    celina.close()
    for page in (ania, bruno):
        expect(page.locator(".seat.away", has_text="Celina")).to_be_visible()
        expect(in_sight(page, "Waiting for Celina")).to_have_count(0)
    for page in (ania, bruno):
        page.clock.fast_forward("00:20")
        expect(page.locator(".absence")).to_contain_text("Waiting for Celina (not here).")
    expect(bruno.locator(".absence")).to_contain_text("The host can let a bot play on.")
    ania.get_by_role("button", name="Let a bot play for Celina").click()
    for page in (ania, bruno):
        expect(page.locator(".absence")).to_have_count(0)


PICK_ON = """
(cards) => {
  const pick = () => {
    const busy = document.querySelector('main[aria-busy=true]');
    const chosen = document.querySelector('.draft .choice.pressed');
    if (!busy) document.querySelector(chosen ? '.bar .button.main' : cards)?.click();
    if (document.querySelector('.draft')) setTimeout(pick, 20);
  };
  pick();
}
"""
"""Whenever it is this person's turn, the next card that lies there, to the end of the draft."""


def test_three_people_draft_their_hands(opened: Opener) -> None:
    """Open draft of the tactical variant: in turn, and everybody sees who takes what."""
    pages = gather(opened, "Ania", "Bruno", "Celina", variant="tactical", chosen=AT_ONCE)
    expect(pages[0].locator(".people li")).to_have_count(3)
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".draft .choice")).to_have_count(34)
    for turn in range(6):
        drafting = None
        while drafting is None:
            drafting = next((page for page in pages if asked(page) == "pick"), None)
            pages[0].wait_for_timeout(20)
        assert sum(asked(page) == "pick" for page in pages) == 1
        select(drafting, "pick", turn % 3)
        label = drafting.locator(".draft .choice.pressed").get_attribute("data-fly")
        confirm(drafting, "pick")
        for page in pages:
            expect(page.locator(f".draft [data-fly={label}]")).to_have_count(0)
    for page in pages:
        page.evaluate(PICK_ON, CARDS["pick"])
    for page in pages:
        expect(page.locator(".hand .choice")).to_have_count(10)
    assert len({tuple(table_of(page)) for page in pages}) == 1
    hands = [
        page.locator(".hand .choice").evaluate_all("all => all.map((it) => it.dataset.fly)")
        for page in pages
    ]
    assert len({card for hand in hands for card in hand}) == 30
