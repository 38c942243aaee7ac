"""The client in a real browser, without a server behind its tables.

``python -m benchmarks.browser`` prints

- the time from the first visit to a card that was played against a bot, and what was transferred
  until then, with a network like fast 3G and a processor four times as slow;
- the time until the front page stands on a second visit, without a network;
- how long the worker takes for a decision of the strongest bot, from one answer to the next, and
  the longest task of the page's own thread while a bot thinks, while a round is played, explained
  and reviewed, and while a new table is shown for the first time, with a processor four times as
  slow.

Chromium slows down the page's own thread alone. So where the worker counts, too, the whole process
is stopped three quarters of the time. How much slower it was is measured with a loop and printed,
and how long that loop took at the most: a machine that has other things to do, or whose host has,
makes pauses of its own, and what is measured then says nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median
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

RUNS = 0.001
"""Seconds that a slowed process runs before it is stopped again: the shorter, the more even."""

SPIN = """
(turns) => {
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < 4_000_000; step++) sum = (sum * 31 + step) | 0;
    times.push(performance.now() - began + (sum & 0));
  }
  times.sort((one, other) => one - other);
  return [times[turns >> 1], times.at(-1)];
}
"""
"""Milliseconds of a loop that always does the same: their median, and the most."""

PATIENCE = 120_000
DECISIONS = {"play", "pick", "keep", "write", "cross"}

WATCH = """
(() => {
  globalThis.answered = 0;  // when the worker answered last
  globalThis.tasks = [];  // of the page's own thread, beyond 50 ms
  const now = () => performance.timeOrigin + performance.now();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) {
    if (!this.watched) this.addEventListener('message', () => { answered = now(); });
    this.watched = true;
    return post.apply(this, given);
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push([performance.timeOrigin + startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
})()
"""

WATCH_WORKER = """
() => {
  globalThis.frames = [];  // when the worker told something, and whether the page had asked
  let asked = true;
  const post = self.postMessage.bind(self);
  self.addEventListener('message', () => { asked = true; });
  self.postMessage = (message) => {
    frames.push([performance.timeOrigin + performance.now(), asked]);
    asked = false;
    post(message);
  };
}
"""


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


@contextmanager
def slowed_process(browser: Browser) -> Iterator[None]:
    """Slow down all threads of the pages, by stopping their processes again and again."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    processes = [process["id"] for process in found if process["type"] == "renderer"]
    context = get_context("spawn")
    begun = context.Event()
    stopper = context.Process(target=stop_and_go, args=(processes, begun))
    stopper.start()
    begun.wait()
    try:
        yield
    finally:
        stopper.kill()
        stopper.join()
        for each in processes:
            os.kill(each, signal.SIGCONT)


def stop_and_go(processes: list[int], begun: Event) -> None:
    """Let processes run for a part of the time alone; goes on until it is killed itself.

    In a process of its own, before all others if that is allowed: while it is late, pages stand.
    """
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    begun.set()
    rest = 0.0  # seconds that they have to be stopped: sleeping takes longer than it was told to
    while True:
        began = time.perf_counter()
        time.sleep(RUNS)
        stopped = time.perf_counter()
        for each in processes:
            os.kill(each, signal.SIGSTOP)
        rest += (SLOWER - 1) * (stopped - began)
        time.sleep(max(rest, 0.0))
        for each in processes:
            os.kill(each, signal.SIGCONT)
        rest -= time.perf_counter() - stopped


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
    with visitor(browser, server, game, rule_set) as context:
        page = context.new_page()
        page.goto("/")
        begin(page, game)
        play_until(page, DECISIONS)
        wait_until_kept(page)
        (worker,) = page.workers
        worker.evaluate(WATCH_WORKER)
        page.evaluate(SPIN, 9)  # the second is compiled
        alone, _ = page.evaluate(SPIN, 9)
        with slowed_process(browser):
            usual, most = page.evaluate(SPIN, 100)
            page.evaluate("tasks.length = 0")
            autoplay(page, patience=PATIENCE / 1000)
            played = page.evaluate("tasks")
            told = worker.evaluate("frames")
            thinking = [(early[0], late[0]) for early, late in pairwise(told) if not late[1]]
            gaps = [then - since for since, then in thinking]
            print(
                f"{name}: {usual / alone:.1f} times as slow, a loop of {usual:.0f} ms took "
                f"{most:.0f} at the most; {len(gaps)} decisions in the worker, "
                f"median {median(gaps):.0f} ms, most {max(gaps):.0f} ms; "
                f"longest task of the page while a bot thinks {longest(during(thinking, played))}, "
                f"of all while playing {longest(played)}",
                flush=True,
            )
            page.evaluate("tasks.length = 0")
            page.get_by_role("button", name="Play again").click()
            play_until(page, DECISIONS)
            shown = longest(page.evaluate("tasks"))
            page.evaluate("tasks.length = 0")
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator(".coach[aria-busy=false]").wait_for()
            hint = longest(page.evaluate("tasks"))
            page.keyboard.press("Escape")
            autoplay(page, patience=PATIENCE / 1000)
            page.get_by_role("link", name="Review by the coach").click()
            page.locator("progress").wait_for()
            page.evaluate("tasks.length = 0")
            expect(page.locator(".turned li").first).to_be_visible(timeout=PATIENCE)
            tasks, answered = page.evaluate("[tasks, answered]")
        judging = longest([task for task in tasks if task[0] < answered])
        print(
            f"{name}: longest task of the page to show a new table {shown}, with a hint {hint}, "
            f"during the review {judging}, to show it {longest(tasks)}",
            flush=True,
        )


def during(
    spans: list[tuple[float, float]], tasks: list[tuple[float, float]]
) -> list[tuple[float, float]]:
    """The tasks that had not ended when one of the spans began, and began before it ended."""
    return [
        (start, duration)
        for start, duration in tasks
        if any(start < then and start + duration > since for since, then in spans)
    ]


def longest(tasks: list[tuple[float, float]]) -> str:
    """The longest task, and how many there were: browsers tell of those beyond 50 ms alone."""
    if not tasks:
        return "below 50 ms"
    return f"{max(duration for _, duration in tasks):.0f} ms (of {len(tasks)})"


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
