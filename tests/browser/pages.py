"""What people do on pages. By classes rather than by words, so that it works in every language."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal, Protocol

from playwright.sync_api import Locator, Page, ViewportSize, expect

Opener = Callable[..., Page]
"""``opened(path, chosen, **settings)``: a page in a browser of its own."""
Theme = Literal["dark", "light"]


class Shot(Protocol):
    """``shot(page, name, theme)`` keeps a picture of a page, for looking at."""

    def __call__(self, page: Page, name: str, theme: Theme | None = None) -> None: ...


PHONE: ViewportSize = {"width": 360, "height": 740}
LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL_DESK: ViewportSize = {"width": 1280, "height": 720}
DESK: ViewportSize = {"width": 1440, "height": 900}
LARGEST: ViewportSize = {"width": 3840, "height": 2160}
LANGUAGES = ["en", "it", "de", "pl"]
AT_ONCE = {"speed": 0, "sound": False, "motion": "none"}
"""Settings of somebody who does not wait for the film of each turn."""

KIND = """
() => {
  const seen = (what) => [...document.querySelectorAll(what)].some((found) => found.offsetParent);
  if (seen('main.result')) return 'result';
  if (seen('.between.panel')) return 'go-on';
  const turn = document.title.startsWith('●') && !document.querySelector('.controls.running');
  if (!turn) return null;
  if (document.querySelector('.plain')) return seen('.plain .choice') ? 'choose' : null;
  if (seen('.decision')) {
    if (seen('.touch')) return 'write';
    if (seen('.decision .button.main[aria-disabled=false]')) return 'cross';
    return seen('.decision .button[aria-disabled=false]') ? 'keep' : null;
  }
  if (seen('.take')) return 'take';
  if (seen('.taken .choice')) return 'x';
  if (seen('.draft .choice[aria-disabled=false]')) return 'pick';
  return seen('.hand .choice[aria-disabled=false]') ? 'play' : null;
}
"""
CARDS = {
    "play": ".hand .choice[aria-disabled=false]",
    "pick": ".draft .choice[aria-disabled=false]",
    "x": ".taken .choice",
    "choose": ".plain .choice",
}
BUTTONS = dict.fromkeys(CARDS, ".bar .button.main")
BUTTONS |= {"take": ".take", "go-on": ".between.panel .button.main"}
PLAYED = """
(held) => !document.title.startsWith('●')
  || document.querySelectorAll('.hand .choice').length !== held
"""
DECISION = (
    "() => [...document.querySelectorAll('.decision, .turn')].map((it) => it.innerText).join()"
)
"""In Twenty One: which turn it is, and what is asked."""


AUTOPLAY = (
    f"async ([cards, buttons, patience, least]) => {{ const asked = {KIND.strip()};"
    + """
  // To after the next frame: what a person presses is a task of its own, too.
  const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const press = (what) => document.querySelector(what)?.click();
  let end = performance.now() + patience;
  let pressed = 0; // no game takes as many decisions
  while (performance.now() < end && pressed < 1000) {
    const kind = asked();
    if (kind === 'result') return true;
    if (kind === 'play' && document.querySelectorAll('.hand .choice').length <= least) return true;
    if (kind && !document.querySelector('main[aria-busy=true]')) {
      end = performance.now() + patience;
      pressed += 1;
      if (kind in cards) press(cards[kind]);
      if (kind === 'write') press('.touch[aria-pressed=false]');
      await pause();
      press(buttons[kind] ?? (kind === 'keep' ? '.decision .button' : '.decision .button.main'));
    }
    await pause();
  }
  return false;
}
"""
)
NEXT_ASKED = (
    f"async (patience) => {{ const asked = {KIND.strip()};"
    + """
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const kind = asked();
    if (kind) return kind;
    await new Promise((done) => setTimeout(done, 20));
  }
  return null;
}
"""
)
PRESS_STOP = """
() => new MutationObserver((_, watch) => {
  const stop = document.querySelector('.between .button:not(.main)');
  if (!stop) return;
  watch.disconnect();
  setTimeout(() => stop.click(), 100);
}).observe(document.body, { childList: true, subtree: true })
"""
"""Whoever stops the countdown is quicker than it, however busy the machine is."""
LONG_FILM = """
() => {
  const settings = { ...JSON.parse(localStorage.byczo ?? '{}'), speed: 0.02 };
  localStorage.byczo = JSON.stringify(settings);
  dispatchEvent(new StorageEvent('storage', { key: 'byczo' }));
}
"""
"""From now on a film lasts for minutes, so that it can be looked at."""
LANGUAGE_CHANGE = """
(language) => {
  const settings = JSON.parse(localStorage.byczo ?? '{}');
  localStorage.byczo = JSON.stringify({ ...settings, language });
  dispatchEvent(new StorageEvent('storage', { key: 'byczo' }));
}
"""


def eventually(page: Page, promised: str, *, patience: float = 30) -> None:
    """Until a promise of the page brings something: Playwright itself waits for no promises."""
    done = page.evaluate(
        f"""async (patience) => {{
          const end = performance.now() + patience;
          while (performance.now() < end) {{
            if (await {promised}) return true;
            await new Promise((done) => setTimeout(done, 50));
          }}
          return false;
        }}""",
        patience * 1000,
    )
    assert done, f"not in {patience} seconds: {promised}"


def wait_until_kept(page: Page) -> None:
    """Until the service worker has kept all that is needed without a network."""
    eventually(page, "caches.match('/precache.json')")


def open_and_keep(opened: Opener, path: str = "/", chosen: object = None, **settings: Any) -> Page:
    """A page whose service worker has kept all that is needed without a network."""
    page = opened(path, chosen, service_workers="allow", **settings)
    wait_until_kept(page)
    return page


def in_sight(page: Page, text: str) -> Locator:
    """Where the page shows a text: the log of what was announced keeps it long after."""
    return page.get_by_text(text).and_(page.locator(":not([role=log] *)"))


def set_language(page: Page, language: str) -> None:
    """Change the language in the middle of whatever is going on, as from another tab."""
    page.evaluate(LANGUAGE_CHANGE, language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def count_taps(page: Page) -> None:
    """Count what a person taps from now on."""
    page.evaluate(
        "() => { window.taps = 0; addEventListener('pointerdown', () => window.taps++, true); }"
    )


def taps(page: Page) -> int:
    """How often something was tapped since they are counted."""
    return int(page.evaluate("window.taps"))


def focused(page: Page) -> str:
    """The name of what has the focus."""
    here = "document.activeElement?.ariaLabel || document.activeElement?.textContent"
    return str(page.evaluate(here) or "").strip()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element of that accessible name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in focused(page):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def choose_by_keys(page: Page, kind: str) -> None:
    """The focus is where the choices are: no hunting through the page.

    The last key is pressed twice, as by an impatient finger.
    """
    page.wait_for_function("() => document.activeElement?.closest('[data-choices]')")
    page.keyboard.press("ArrowRight")
    while page.evaluate("document.activeElement.ariaDisabled === 'true'"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if kind in {"play", "pick", "x"}:
        page.keyboard.press("Enter")
    elif kind == "write":
        tab_to(page, "Write ")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


def open_table(page: Page, game: str, *, name: str = "", **agreed: str) -> str:
    """From the front page to the waiting room, with this variant, length or clock.

    Gives the link to the table.
    """
    page.locator(f".{game} .ways .button").nth(1).click()
    dialog = page.get_by_role("dialog")
    if name:
        dialog.locator("input[id$=-name]").fill(name)
    chosen = {about: choice for about, choice in agreed.items() if choice}
    if chosen:
        dialog.locator("summary").click()
    for about, choice in chosen.items():
        dialog.locator(f"select[id$=-{about}]").select_option(choice)
    dialog.locator(".button.main").click()
    return page.locator(".share input").first.input_value()


def add_bots(page: Page, count: int, level: str = "calf") -> None:
    """The host fills places with bots."""
    here = page.locator(".people li").count()
    page.locator("select[id$=-bot]").select_option(level)
    for seat in range(count):
        page.locator(".people div.line .button").click()
        page.locator(".people li").nth(here + seat).wait_for()


def sit_down(opened: Opener, link: str, name: str, **settings: Any) -> Page:
    """Somebody comes by the link and takes a seat."""
    guest = opened(link, **settings)
    guest.locator(".people input[id$=-name]").fill(name)
    guest.locator(".people form .button").click()
    expect(guest.locator(".people form")).to_have_count(0)
    return guest


def deal_in(page: Page, game: str, bots: int, **options: object) -> str:
    """The short way to a game against bots, for tests that are about something else."""
    wish = {"game": game, "name": "Ania", "options": options}
    table = page.evaluate(
        """async ([wish, bots]) => {
          const headers = { 'content-type': 'application/json' };
          const body = JSON.stringify(wish);
          const answer = await fetch('/api/tables', { method: 'POST', headers, body });
          const { table } = await answer.json();
          sessionStorage.setItem(`byczo bots ${table}`, JSON.stringify(Array(bots).fill('calf')));
          return table;
        }""",
        [wish, bots],
    )
    page.goto(f"/t/{table}")
    page.locator(".strip").wait_for()
    return f"/t/{table}"


def asked(page: Page) -> str | None:
    """What the table waits for: play, take, x, pick, keep, write, cross, go-on; or the result.

    A plain table waits for one of its choices: choose.
    """
    kind: str | None = page.evaluate(KIND)
    return kind


def next_asked(page: Page, *, patience: float = 60) -> str:
    """What the table waits for, once it does: the page looks, which is cheaper than asking it."""
    kind: str | None = page.evaluate(NEXT_ASKED, patience * 1000)
    assert kind, f"nothing is asked for in {patience} seconds"
    return kind


def select(page: Page, kind: str, which: int = 0) -> None:
    """Point at something, without confirming it."""
    if kind in CARDS:
        page.locator(CARDS[kind]).nth(which).click()
    elif kind == "write":
        for field in page.locator(".touch").all()[:3]:
            field.click()


def confirm(page: Page, kind: str, which: int = 0) -> None:
    """Let it happen, and wait until the table has taken it."""
    if kind in BUTTONS:
        held = page.locator(".hand .choice").count()
        page.locator(BUTTONS[kind]).nth(which if kind == "take" else 0).click()
        page.wait_for_function("(what) => !document.querySelector(what)", arg=BUTTONS[kind])
        if kind == "play":
            page.wait_for_function(PLAYED, arg=held)
        return
    before = page.evaluate(DECISION)
    page.locator(".decision .button" if kind == "keep" else ".decision .button.main").first.click()
    page.wait_for_function(f"(before) => ({DECISION})() !== before", arg=before)


def decide(page: Page, which: int = 0) -> str | None:
    """Do what is asked for now; gives what it was."""
    kind = asked(page)
    if kind and kind != "result":
        do(page, kind, which)
    return kind


def do(page: Page, kind: str, which: int = 0) -> None:
    """Point at something and let it happen."""
    select(page, kind, which)
    confirm(page, kind, which)


def play_until(page: Page, wanted: Collection[str], *, patience: float = 60) -> str:
    """Play on until one of the wanted things is asked for, or the game is over."""
    while (kind := next_asked(page, patience=patience)) not in {"result", *wanted}:
        do(page, kind)
    return kind


def autoplay(page: Page, *, patience: float = 120, cards: int = -1) -> None:
    """Play to the result from inside the page: for tests that are about something else.

    Something is asked for in that many seconds after what was asked for before. Ends before the
    result when so many ``cards`` are left, and one of them is to be played.
    """
    done = page.evaluate(AUTOPLAY, [CARDS, BUTTONS, patience * 1000, cards])
    assert done, f"the game does not go on in {patience} seconds"


def play_out(page: Page) -> list[str]:
    """Play to the result; gives what was decided on the way."""
    kinds: list[str] = []
    while (kind := next_asked(page)) != "result":
        do(page, kind)
        kinds.append(kind)
    return kinds
