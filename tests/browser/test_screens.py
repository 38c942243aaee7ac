"""Every screen, by day and by night, on a phone and on a desk, in all languages.

It fits, nothing covers anything, thumbs find their targets, and axe finds nothing. The pictures are
kept in build/screenshots, for looking at.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.pages import (
    AT_ONCE,
    CARDS,
    DESK,
    PHONE,
    Opener,
    Shot,
    add_bots,
    asked,
    deal_in,
    decide,
    open_table,
    play_out,
    select,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en", "it", "de", "pl"]
SIZES = {"phone": PHONE, "desk": DESK}
Theme = Literal["dark", "light"]

SPILLED = """
() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const out = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) out.push(`${wide} pixels too wide`);
  const named = ':is(.button, .choice, .price, .score, h1, h2):not(.hidden)';
  const texts = document.querySelectorAll(named);
  const cut = [...texts].filter(
    (it) => it.offsetParent && it.clientWidth && it.scrollWidth > it.clientWidth + 1);
  out.push(...cut.map((it) => `cut: ${it.className} ${it.textContent.trim()}`));
  if (document.querySelector('dialog')) return out;
  const foot = box('.playing .foot'); // a replay may be longer than the screen
  const rows = [...document.querySelectorAll('.rows .slot, .rows .gate')];
  for (const name of ['.hand', '.bar', '.decision']) {
    if (foot && box(name)?.bottom > foot.top + 1) out.push(`${name} lies under the foot`);
  }
  for (const name of ['.bar .message', '.bar .button', '.taken-cards', '.hand']) {
    const part = box(name);
    const covers = (it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const beside = right < part.left + 1 || left > part.right - 1;
      return !beside && bottom > part.top + 1 && top < part.bottom - 1;
    };
    if (part && rows.some(covers)) out.push(`${name} and rows cover each other`);
  }
  return out;
}
"""
SMALL = """
() => [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((it) => it.checkVisibility() && it.ariaDisabled !== 'true' && !it.disabled)
  .filter((it) => !document.querySelector('dialog') || it.closest('dialog'))
  .map((it) => [it, (it.type === 'checkbox' ? it.closest('label') : it).getBoundingClientRect()])
  .filter(([it, { width, height }]) => width && Math.min(width, height) < 43.9)
  .map(([it, { width, height }]) =>
    `${it.ariaLabel || it.textContent.trim() || it.id}: ${width.toFixed()} × ${height.toFixed()}`)
"""
AUDIT = """
(only) => {
  const more = { 'label-content-name-mismatch': { enabled: true } }; // what is read can be said
  return axe.run(only ? { runOnly: only } : { rules: more }).then(({ violations }) => violations);
}
"""
AUDITS: dict[Theme, list[str] | None] = {"dark": None, "light": ["color-contrast"]}
"""By night everything is looked at, by day what differs: the colours."""


def fits(page: Page, name: str) -> None:
    """However much lies on the table by now, and in whatever language."""
    page.wait_for_timeout(40)
    assert not (spilled := page.evaluate(SPILLED)), f"{name}: {spilled}"


def check(page: Page, name: str, shot: Shot) -> None:
    """What must hold for every screen, by day and by night."""
    page.wait_for_timeout(250)
    problems = [f"{name}: {problem}" for problem in page.evaluate(SPILLED)]
    if page.viewport_size == PHONE:
        problems += [f"{name}: too small to touch: {it}" for it in page.evaluate(SMALL)]
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in AUDITS.items():
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        shot(page, f"{name}-{theme}")
        for violation in page.evaluate(AUDIT, rules):
            for node in violation["nodes"]:
                told = f"{node['html'][:120]} {node['failureSummary'][:300]}"
                problems.append(f"{name}, {theme}: {violation['id']}: {told}")
    assert not problems, "\n".join(problems)


def speak(page: Page, language: str) -> None:
    """Change the language in the settings, in the middle of whatever is going on."""
    page.locator(".top button").last.click()
    page.locator("dialog select").first.select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def check_languages(page: Page, name: str) -> None:
    """In every language everything still fits."""
    for language in LANGUAGES:
        speak(page, language)
        fits(page, f"{name} in {language}")


@pytest.mark.parametrize("size", SIZES)
def test_screens_around_the_game(opened: Opener, shot: Shot, size: str) -> None:
    page = opened("/", viewport=SIZES[size], locale="pl-PL")
    page.locator(".game").first.wait_for()
    check(page, f"{size}-home", shot)
    check_languages(page, "home")
    page.locator(".six-nimmt .rules").click()
    page.locator("dialog h3").first.wait_for()
    check(page, f"{size}-rules", shot)
    page.keyboard.press("Escape")
    page.locator(".top button").last.click()
    check(page, f"{size}-settings", shot)
    page.keyboard.press("Escape")
    page.locator(".six-nimmt .ways .button").nth(1).click()
    check(page, f"{size}-new-table", shot)
    page.keyboard.press("Escape")
    open_table(page, "six-nimmt", name="Aleksandra", length="rounds-1")
    add_bots(page, 4)
    page.locator(".chat input").fill("Cześć wszystkim! Gotowi na byki?")
    page.locator(".chat form .button").click()
    page.locator(".chat li b").wait_for()
    check(page, f"{size}-waiting", shot)
    check_languages(page, "waiting")
    table = page.url
    page.goto("/tables")
    page.locator("main li").first.wait_for()
    check(page, f"{size}-lobby", shot)
    page.goto("/about")
    page.locator("summary").nth(3).click()
    check(page, f"{size}-about", shot)
    page.goto("/nowhere")
    page.locator("main h1").wait_for()
    check(page, f"{size}-nowhere", shot)
    page.goto(table)
    page.locator(".start").click()
    page.locator(".hand .choice").nth(9).wait_for()
    page.locator(".top button").nth(1).click()
    check(page, f"{size}-menu", shot)
    page.keyboard.press("Escape")
    tabs = page.locator("aside [role=tab], .foot .narrow")
    for at in range(tabs.count()):
        if tabs.nth(at).is_visible():
            tabs.nth(at).click()
            check(page, f"{size}-panel-{at}", shot)
            page.keyboard.press("Escape")
    select(page, "play")
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    check(page, f"{size}-reveal", shot)


TABLES = {
    "six": ("six-nimmt", 4, {"rounds": 2}),
    "six-ten": ("six-nimmt", 9, {"rounds": 1}),
    "tactical-ten": ("six-nimmt", 9, {"rounds": 1, "variant": "tactical"}),
    "halves": ("six-nimmt", 3, {"variant": "halves"}),
    "x": ("x-nimmt", 3, {"rounds": 1}),
    "david": ("david-goliath", 3, {"rounds": 2}),
    "david-six": ("david-goliath", 5, {"rounds": 1}),
    "twenty-one": ("twenty-one", 2, {}),
    "twenty-one-six": ("twenty-one", 5, {}),
}
SEEN_ELSEWHERE = {("desk", "halves"), ("desk", "david")}
PATIENCE = 150
ENOUGH = 12  # decisions; after that only what has not been seen yet is waited for


@pytest.mark.parametrize(
    ("size", "name"),
    [(size, name) for size in SIZES for name in TABLES if (size, name) not in SEEN_ELSEWHERE],
)
def test_tables(opened: Opener, shot: Shot, size: str, name: str) -> None:
    """Every kind of decision, before and after something is pointed at; a guest; the result."""
    game, bots, options = TABLES[name]
    page = opened("/", AT_ONCE, viewport=SIZES[size], locale="pl-PL")
    link = deal_in(page, game, bots, **options)
    guest = opened(link, AT_ONCE, viewport=SIZES[size], locale="pl-PL")
    seen: list[str] = []
    end = time.monotonic() + PATIENCE
    while (kind := asked(page)) != "result" and len(seen) < ENOUGH:
        assert time.monotonic() < end, f"nothing is asked for after {seen}"
        if kind:
            if kind not in seen:
                check(page, f"{size}-{name}-{kind}", shot)
                if kind in CARDS or kind == "write":
                    select(page, kind)
                    check(page, f"{size}-{name}-{kind}-selected", shot)
                    page.keyboard.press("Escape")
                if size == "phone":
                    check_languages(page, f"{name} {kind}")
            fits(page, f"{size}-{name}, decision {len(seen)}")
            seen.append(kind)
            decide(page)
        page.wait_for_timeout(20)
    check(guest, f"{size}-{name}-guest", shot)
    if kind != "result" and name in {"six", "x", "twenty-one"}:
        play_out(page)
        check(page, f"{size}-{name}-result", shot)
        page.locator("a[href*='/game/']").first.click()
        page.locator(".strip").wait_for()
        check_replay(page, f"{size}-{name}-replay", shot)


def check_replay(page: Page, name: str, shot: Shot) -> None:
    """Whatever lies there at a step, it fits, and nobody is asked to decide anything again."""
    steps = page.locator("input[type=range]")
    last = int(steps.get_attribute("max") or 0)
    for step in range(last + 1):
        steps.fill(str(step))
        fits(page, f"{name}, step {step}")
        assert not page.locator(".bar .message").count(), f"{name}, step {step}: asks"
    steps.fill("20")
    check(page, name, shot)


LARGE: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}]
BOARDS = {"six-nimmt": ".rows", "x-nimmt": ".rows", "david-goliath": ".trick", "twenty-one": ".own"}
SHARE = """
(board) => {
  const height = (what) => document.querySelector(what).getBoundingClientRect().height;
  return height(board) / height('main');
}
"""


@pytest.mark.parametrize("game", BOARDS)
def test_large_screens_are_used(opened: Opener, shot: Shot, game: str) -> None:
    """What the game is about grows with the screen, and everything still fits."""
    page = opened("/", AT_ONCE, viewport=DESK)
    deal_in(page, game, 3)
    page.locator(BOARDS[game]).wait_for()
    usual = page.evaluate(SHARE, BOARDS[game])
    for size in LARGE:
        page.set_viewport_size(size)
        page.wait_for_timeout(250)
        shot(page, f"{size['width']}-{game}")
        fits(page, f"{size['width']}-{game}")
        assert page.evaluate(SHARE, BOARDS[game]) > usual * 0.9


def test_the_sheet_stays_readable_on_a_low_screen(opened: Opener) -> None:
    page = opened("/", AT_ONCE, viewport={"width": 800, "height": 360})
    deal_in(page, "twenty-one", 2)
    sheet = page.locator(".own").bounding_box()
    assert sheet and sheet["width"] > 300


def test_nothing_moves_for_those_who_do_not_want_it(opened: Opener) -> None:
    page = opened("/", {"sound": False}, reduced_motion="reduce")
    deal_in(page, "six-nimmt", 2, rounds=1)
    page.locator(".hand .choice").nth(9).wait_for()
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            window.moved += 1;
            return animate.apply(this, how);
          };
        }"""
    )
    select(page, "play")
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    page.wait_for_timeout(1500)
    assert page.evaluate("window.moved") == 0
    assert page.evaluate("document.getAnimations().length") == 0
