"""The client in a real browser, without a server behind its tables.

``python -m benchmarks.browser`` prints

- the time from the first visit to a card that was played against a bot, and what was transferred
  until then, with a network like fast 3G and a processor four times as slow;
- the time until the front page stands on a second visit, without a network;
- how long the worker takes for a decision of the strongest bot, times four: the browser slows down
  the page's own thread alone;
- the longest task of the page's own thread while a game is played, explained and reviewed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from byczo.games import GAMES
from byczo.play.levels import LEVELS
from tests.browser.pages import AT_ONCE, PHONE, autoplay, decide, play_until, wait_until_kept
from tests.server.running import ServerProcess

SLOWER = 4
"""Times that the processor is slowed down."""

FAST_3G = {
    "offline": False,
    "latency": 562.5,  # milliseconds, for each request
    "downloadThroughput": 1.6e6 * 0.9 / 8,  # bytes a second
    "uploadThroughput": 0.75e6 * 0.9 / 8,
}
"""As the tools of Chrome understand it."""

PATIENCE = 120_000
DECISIONS = {"play", "pick", "keep", "write", "cross"}

WATCH = """
(() => {
  globalThis.frames = [];  // when the worker told something, and whether the page had asked
  globalThis.answered = 0;  // when it answered last
  globalThis.tasks = [];  // of the page's own thread, beyond 50 ms
  let asked = true;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) {
    if (!this.watched) this.addEventListener('message', ({ data }) => {
      if ('frame' in data) frames.push([performance.now(), asked]);
      else answered = performance.now();
      asked = false;
    });
    this.watched = true;
    asked = true;
    return post.apply(this, given);
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
})()
"""


@contextmanager
def visitor(
    browser: Browser, server: ServerProcess, game: str, **settings: Any
) -> Iterator[BrowserContext]:
    """Somebody who plays this game against one of the strongest bots, and does not wait."""
    habit = {"people": [], "bots": 1, "level": LEVELS[-1].name, "options": {}}
    if 2 not in GAMES[game].players:
        habit["bots"] = GAMES[game].players[0] - 1
    chosen = json.dumps(json.dumps({**AT_ONCE, "name": "Ania", "habits": {game: habit}}))
    usual: dict[str, Any] = {"locale": "en-GB", "viewport": PHONE}
    context = browser.new_context(base_url=server.address, **usual, **settings)
    context.add_init_script(f"localStorage.byczo ??= {chosen}")
    context.add_init_script(WATCH)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def slowed(page: Page, network: dict[str, Any] | None = None) -> None:
    """Slow down the processor, and the network if one is given."""
    tools = page.context.new_cdp_session(page)
    if network:
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", network)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def begin(page: Page, game: str) -> None:
    """Press "Play against bots"."""
    page.locator(f".{game} .ways .button").first.click()


def weight(browser: Browser, server: ServerProcess, game: str) -> float:
    """What the page asks for up to its first decision, in kB, compressed and without fonts.

    Without the service worker, which keeps all else in the meantime.
    """
    with visitor(browser, server, game, service_workers="block") as context:
        page = context.new_page()
        transferred: list[Request] = []

        def note(request: Request) -> None:
            transferred.append(request)

        page.on("requestfinished", note)
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        decide(page)
        asked_for = [request for request in transferred if request.resource_type != "font"]
        return sum(request.sizes()["responseBodySize"] for request in asked_for) / 1000


def visits(browser: Browser, server: ServerProcess, game: str) -> None:
    """A first visit, up to the answer to the first decision, and a second one without a network."""
    with visitor(browser, server, game) as context:
        page = context.new_page()
        slowed(page, FAST_3G)
        start = time.perf_counter()
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        decide(page)
        seconds, size = time.perf_counter() - start, weight(browser, server, game)
        print(f"{game}: first visit to a decision {seconds:.1f} s, {size:.0f} kB")
        wait_until_kept(page)
        page.close()
        context.set_offline(True)
        page = context.new_page()
        slowed(page)
        start = time.perf_counter()
        page.goto("/")
        page.locator(f".{game} .ways .button").first.wait_for()
        print(f"{game}: second visit, offline {time.perf_counter() - start:.2f} s")


def thoughts(browser: Browser, server: ServerProcess, game: str) -> None:
    """A whole game, with a hint at its beginning and a review at its end."""
    with visitor(browser, server, game) as context:
        page = context.new_page()
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        page.evaluate("tasks.length = 0")
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".coach[aria-busy=false]").wait_for()
        hint = longest(page.evaluate("tasks"))
        page.keyboard.press("Escape")
        page.evaluate("frames.length = 0")
        autoplay(page, patience=PATIENCE / 1000)
        told = page.evaluate("frames")
        gaps = [late[0] - early[0] for early, late in pairwise(told) if not late[1]]
        print(
            f"{game}: {len(gaps)} decisions in the worker, median {median(gaps):.0f} ms, "
            f"most {max(gaps):.0f} ms; times {SLOWER}: {SLOWER * median(gaps):.0f}, "
            f"{SLOWER * max(gaps):.0f} ms"
        )
        page.get_by_role("link", name="Review by the coach").click()
        page.locator("progress").wait_for()
        page.evaluate("tasks.length = 0")
        start = time.perf_counter()
        expect(page.locator(".turned li").first).to_be_visible(timeout=PATIENCE)
        seconds = time.perf_counter() - start
        tasks, answered = page.evaluate("[tasks, answered]")
        judging = longest([task for task in tasks if task[0] < answered])
        print(
            f"{game}: review {seconds:.1f} s; longest task of the page with a hint {hint}, "
            f"during the review {judging}, to show it {longest(tasks)}"
        )


def longest(tasks: list[tuple[float, float]]) -> str:
    """The longest task; browsers tell of those beyond 50 ms alone."""
    return f"{max(duration for _, duration in tasks):.0f} ms" if tasks else "below 50 ms"


def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        server = ServerProcess(Path(folder), requests=1000)
        for game in args.games:
            visits(browser, server, game)
            thoughts(browser, server, game)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
