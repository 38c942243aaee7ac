"""From the front page to the result with the keyboard alone, in every game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.pages import AT_ONCE, Opener, choose_by_keys, focused, next_asked, tab_to
from tests.nights import with_nights

MOST = 200  # decisions of one person in a short game
GAMES = {"six-nimmt": (2, 2), "x-nimmt": (1, 1), "david-goliath": (1, 2), "twenty-one": (0, 1)}
"""How far down the list of lengths "one round" stands, and how many bots are needed."""


def tab_into(page: Page, game: str, name: str) -> None:
    """Press Tab until a button of that game has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        inside = f"Boolean(document.activeElement?.closest('.{game}'))"
        if focused(page) == name and page.evaluate(inside):
            return
    raise AssertionError(f"the keyboard does not reach {name!r} of {game}")


def listen(page: Page) -> list[str]:
    """What the player will have sent to the table as their choices."""
    acts: list[str] = []

    def keep(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "act":
            acts.append(message["do"])

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", keep)

    page.on("websocket", follow)
    return acts


@pytest.mark.parametrize("game", with_nights(GAMES, "david-goliath", "twenty-one"))
def test_a_whole_game_by_keyboard(opened: Opener, game: str) -> None:
    down, bots = GAMES[game]
    page = opened("/", AT_ONCE)
    acts = listen(page)
    page.locator(".games").wait_for()
    tab_into(page, game, "Invite friends")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    if down:
        tab_to(page, "Game options")
        page.keyboard.press("Enter")
        for _ in range(10):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id.endsWith('-length')"):
                break
        for _ in range(down):
            page.keyboard.press("ArrowDown")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.locator(".people").wait_for()
    tab_to(page, "Add bot")
    for seat in range(bots):
        page.keyboard.press("Enter")
        page.locator(".people li").nth(seat + 1).wait_for()
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    chosen = 0
    while (kind := next_asked(page)) != "result":
        assert chosen < MOST, f"the game does not end: {kind}, at {focused(page)!r}"
        if kind == "go-on":
            page.keyboard.press("Enter")
        else:
            choose_by_keys(page, kind)
            chosen += 1
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    assert len(acts) == chosen
