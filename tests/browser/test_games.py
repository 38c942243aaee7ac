"""Every rule set from the front page to the result, against bots."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.pages import (
    AT_ONCE,
    DESK,
    PHONE,
    Opener,
    Shot,
    add_bots,
    asked,
    autoplay,
    open_table,
    play_out,
)
from tests.nights import with_nights


class RuleSet(NamedTuple):
    """How a short game is set up, and how often something is decided in it."""

    game: str
    variant: str
    length: str
    bots: int
    decided: dict[str, int]
    size: ViewportSize


RULE_SETS = {
    "base": RuleSet("six-nimmt", "", "rounds-1", 4, {"play": 10}, DESK),
    "tactical": RuleSet("six-nimmt", "tactical", "rounds-1", 2, {"pick": 10, "play": 10}, PHONE),
    "halves": RuleSet("six-nimmt", "halves", "", 3, {"play": 25}, PHONE),
    "x-nimmt": RuleSet("x-nimmt", "", "rounds-1", 3, {}, DESK),
    "david-goliath": RuleSet("david-goliath", "", "rounds-1", 2, {"play": 15}, PHONE),
    "twenty-one": RuleSet("twenty-one", "", "", 2, {}, DESK),
}
MUST_COME = {"x-nimmt": {"play", "x"}, "twenty-one": {"keep", "write"}}
MORE_GAMES = 10


@pytest.mark.parametrize("name", with_nights(RULE_SETS, "tactical", "x-nimmt", "twenty-one"))
def test_a_whole_game(opened: Opener, shot: Shot, name: str) -> None:
    rules = RULE_SETS[name]
    page = opened("/", AT_ONCE, viewport=rules.size)
    open_table(page, rules.game, name="Ania", variant=rules.variant, length=rules.length)
    add_bots(page, rules.bots)
    page.get_by_role("button", name="Start the game").click()
    decided = Counter(play_out(page))
    assert {kind: decided[kind] for kind in rules.decided} == rules.decided
    # In a short game it is left to chance what is asked: some people never take two cards.
    for _ in range(MORE_GAMES):
        if set(decided) >= MUST_COME.get(name, set()):
            break
        page.get_by_role("button", name="Play again").click()
        page.locator(".strip").wait_for()
        decided.update(play_out(page))
    assert set(decided) >= MUST_COME.get(name, set())
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.locator(".standings li")).to_have_count(rules.bots + 1)
    shot(page, f"{name}-result")
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.locator("input[type=range]").press("End")
    expect(page.locator(".strip .seat")).to_have_count(rules.bots + 1)
    shot(page, f"{name}-replay")


def test_one_click_against_bots_and_another_game(opened: Opener) -> None:
    page = opened("/", AT_ONCE)
    page.locator(".twenty-one .ways .button").first.click()
    autoplay(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("() => document.querySelector('.strip')")
    expect(page.get_by_role("region", name="Your sheet")).to_be_visible()
    assert asked(page) != "result"
