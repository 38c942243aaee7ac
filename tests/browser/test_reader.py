"""What a screen reader finds on the table, and what it hears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.pages import AT_ONCE, Opener, autoplay, deal_in, play_until

LISTEN = """
() => {
  window.heard = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.heard.push(...added.map((node) => node.textContent).filter(Boolean));
  }).observe(document.querySelector('[aria-live=polite]'), { childList: true });
}
"""
GAMES = {
    "six-nimmt": {
        "tree": [
            r"list.*:",
            r'region "Rows on the table"',
            r'button "\d+, \d bull heads?: (row \d|below all rows)',
            r"Row 1: \d+, \d bull heads?",
        ],
        "heard": [
            r"^Revealed: Ania \d+, .* \d+|^Revealed: .*Ania \d+",
            r"^\w+ puts \d+ in row \d$",
            r"^\w+ puts \d+ in row \d and takes \d+ heads?$",
            r"^Round 1 ends: ",
        ],
    },
    "x-nimmt": {
        "tree": [
            r'button "\d+, \d bull heads?: (row \d|below)',
            r'list "What lies before the players"',
            r"X row: ",
        ],
        "heard": [
            r"^Revealed: ",
            r"^\w+ puts \d+ in row \d",
            r"^\w+ puts \d+ in the X row$",
            r"^\w+: hand \d+ \+ X pile 2 × \d+ = \d+$",
        ],
    },
    "david-goliath": {
        "tree": [
            r'table "What everybody has won"',
            r'region "The trick"',
            r'button "\w+ \d+: ',
        ],
        "heard": [
            r"^\w+ plays \w+ \d+$",
            r"^\w+ has Goliath and wins .*\. \w+ has David and wins \w+ \d+\.$",
            r"^Round 1 ends: ",
        ],
    },
    "twenty-one": {
        "tree": [
            r'region "Your sheet',
            r'list "Dice"',
            r'group "Row 1"',
            r'button "\w+ \d',
        ],
        "heard": [
            r"^\w+ rolls white \d",
            r"^\w+: row \d, writes \w+ \d",
            r"^\w+: row \d is full, \d+ \+ \d+ = \d+ points?$",
        ],
    },
}
OPTIONS = {"six-nimmt": {"rounds": 1}, "x-nimmt": {"rounds": 1}, "david-goliath": {"rounds": 1}}


def tree(page: Page) -> str:
    """The page as an accessible tree."""
    return page.locator("main").aria_snapshot()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_heard(opened: Opener, game: str) -> None:
    page = opened("/", AT_ONCE)
    deal_in(page, game, 2, **OPTIONS.get(game, {}))
    page.evaluate(LISTEN)
    play_until(page, {"play", "write"})
    found = tree(page)
    for wanted in GAMES[game]["tree"]:
        assert re.search(wanted, found), f"no {wanted} in:\n{found}"
    autoplay(page)
    page.wait_for_function("() => window.heard.some((line) => line.startsWith('The game is over'))")
    heard: list[str] = page.evaluate("window.heard")
    for wanted in [
        *GAMES[game]["heard"],
        r"^The game is over\. .* (wins|share the win)! .*Ania \d+",
    ]:
        assert any(re.search(wanted, line) for line in heard), f"no {wanted} in:\n{heard}"
    assert re.search(r"heading \".* wins?!\"|heading \".*win!\"", tree(page))
