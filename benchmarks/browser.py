"""The client in a real browser, without a server behind its tables.

``python -m benchmarks.browser`` prints

- the time from the first visit to a card that was played against a bot, and what was transferred
  until then, with a network like fast 3G and a processor four times as slow;
- the time until the front page stands on a second visit, without a network;
- the longest tasks of the page's own thread and of its worker, where the strongest bots think,
  while a round is played, explained and reviewed, and while a new table is shown.

Tasks are told in CPU time, times four: what a processor four times as slow would take for the same.
So other things that the machine does hardly count. The clock of the worker runs four times as fast,
so that bots search as little as they would there; on a busy machine even less.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from byczo.core.game import Game
from byczo.core.options import written_options
from byczo.games import GAMES, game_of
from byczo.play.levels import LEVELS
from tests.browser.pages import AT_ONCE, PHONE, autoplay, decide, play_until, wait_until_kept
from tests.server.running import ServerProcess
from tests.support import short, tables_of

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

LONG = 50
"""Milliseconds after which a task is called long."""

FASTER_CLOCK = """
(times) => {
  const now = performance.now.bind(performance);
  performance.now = () => times * now();
}
"""

TASK = "RunTask"
THREADS = {"page": "CrRendererMain", "worker": "DedicatedWorker thread"}
TRACED = ["disabled-by-default-devtools.timeline"]
"""What Chromium notes down of its threads."""


@contextmanager
def visitor(
    browser: Browser, server: ServerProcess, game: Game, rule_set: str, **settings: Any
) -> Iterator[BrowserContext]:
    """Somebody who plays a round against the fewest of the strongest bots, and does not wait."""
    options = written_options(short(*tables_of(game, rule_set)[0]))
    bots = options.pop("players") - 1
    habit = {"people": [], "bots": bots, "level": LEVELS[-1].name, "options": options}
    chosen = json.dumps(json.dumps({**AT_ONCE, "name": "Ania", "habits": {game.id: habit}}))
    usual: dict[str, Any] = {"locale": "en-GB", "viewport": PHONE}
    context = browser.new_context(base_url=server.address, **usual, **settings)
    context.add_init_script(f"localStorage.byczo ??= {chosen}")
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


def hurried(page: Page) -> None:
    """Let the clock of the page's worker run as much faster as a slow device is slower."""
    for worker in page.workers:
        worker.evaluate(FASTER_CLOCK, SLOWER)


class Trace:
    """The tasks of the page and its worker, as Chromium notes them down."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.page = page
        self.tools = browser.new_browser_cdp_session()
        self.noted: list[dict[str, Any]] = []
        self.complete = False
        self.tools.on("Tracing.dataCollected", lambda part: self.noted.extend(part["value"]))
        self.tools.on("Tracing.tracingComplete", self._end)
        config = {"includedCategories": TRACED}
        self.tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _end(self, _: object) -> None:
        self.complete = True

    def longest(self) -> str:
        """End it; the longest task of each thread, and of how many."""
        self.tools.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(20)
        names = {
            event["tid"]: event["args"]["name"]
            for event in self.noted
            if event["name"] == "thread_name"
        }
        said = []
        for who, thread in THREADS.items():
            tasks = [
                event.get("tdur", 0) / 1000 * SLOWER
                for event in self.noted
                if event["name"] == TASK and names.get(event["tid"]) == thread
            ]
            late = sum(task > LONG for task in tasks)
            said.append(f"{who} {max(tasks, default=0):.0f} ms ({late} of {len(tasks)} long)")
        return ", ".join(said)


def begin(page: Page, game: Game) -> None:
    """Press "Play against bots"."""
    page.locator(f".{game.id} .ways .button").first.click()


def weight(browser: Browser, server: ServerProcess, game: Game) -> float:
    """What the page asks for up to its first decision, in kB, compressed and without fonts.

    Without the service worker, which keeps all else in the meantime.
    """
    with visitor(
        browser, server, game, next(iter(game.rule_sets)), service_workers="block"
    ) as context:
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


def visits(browser: Browser, server: ServerProcess, game: Game) -> None:
    """A first visit, up to the answer to the first decision, and a second one without a network."""
    with visitor(browser, server, game, next(iter(game.rule_sets))) as context:
        page = context.new_page()
        slowed(page, FAST_3G)
        start = time.perf_counter()
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        decide(page)
        seconds, size = time.perf_counter() - start, weight(browser, server, game)
        print(f"{game.id}: first visit to a decision {seconds:.1f} s, {size:.0f} kB")
        wait_until_kept(page)
        page.close()
        context.set_offline(True)
        page = context.new_page()
        slowed(page)
        start = time.perf_counter()
        page.goto("/")
        page.locator(f".{game.id} .ways .button").first.wait_for()
        print(f"{game.id}: second visit, offline {time.perf_counter() - start:.2f} s")


def thoughts(browser: Browser, server: ServerProcess, game: Game, rule_set: str) -> None:
    """A round, with a hint at its beginning and a review at its end."""
    name = f"{game.id}, {rule_set}"

    def tell(what: str, trace: Trace) -> None:
        print(f"{name}: longest task {what}: {trace.longest()}", flush=True)

    with visitor(browser, server, game, rule_set) as context:
        page = context.new_page()
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        wait_until_kept(page)
        hurried(page)
        trace = Trace(browser, page)
        autoplay(page, patience=PATIENCE / 1000)
        tell("while playing", trace)
        trace = Trace(browser, page)
        page.get_by_role("button", name="Play again").click()
        play_until(page, DECISIONS)
        tell("to show a new table", trace)
        trace = Trace(browser, page)
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".coach[aria-busy=false]").wait_for()
        tell("with a hint", trace)
        page.keyboard.press("Escape")
        autoplay(page, patience=PATIENCE / 1000)
        page.get_by_role("link", name="Review by the coach").click()
        page.locator("progress").wait_for()
        trace = Trace(browser, page)
        expect(page.locator(".turned li").first).to_be_visible(timeout=PATIENCE)
        tell("during the review", trace)


def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        server = ServerProcess(Path(folder), requests=1000)
        for game in map(game_of, args.games):
            visits(browser, server, game)
            for rule_set in game.rule_sets:
                thoughts(browser, server, game, rule_set)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
