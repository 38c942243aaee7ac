"""WebAssembly beside native code: whole random games, and one decision.

``PYTHONPATH=. python benchmarks/wasm.py`` builds the modules of all games and prints how fast each
is natively, in Node, and in a worker of Chromium. A decision is a search; in a game that is solved,
it is what the solver needs to know before its first one. All must give the same bytes. Runs
alternate; the quickest of each counts, in CPU time (in Chromium that of the worker's thread, where
Linux tells it, else by the clock).
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache, partial
from hashlib import sha256
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded, stream_of
from byczo.core.compiler.load import load_kernel
from byczo.core.compiler.spec import KernelEntry
from byczo.core.game import Game
from byczo.core.kernels import play_games
from byczo.core.layout import Record
from byczo.core.match import Match
from byczo.core.solver import arrays_for
from byczo.games import GAMES
from byczo.play.decision import decide
from byczo.play.search import Effort, SearchBot, decision_parts
from byczo.prebuilt.browser_manifest import BrowserManifest
from byczo.prebuilt.libraries import build_for_browsers
from tools.wasm_runner import WasmGame, bytes_of

ROOT = Path(__file__).parents[1]
ROUNDS = 5
REPEAT = 3
GAMES_PLAYED = 5_000
PLAYOUTS = 4000
CPU = "/cpu"

PAGE = "<!doctype html><title>wasm</title>"
ASK = """(asked) => new Promise((done, failed) => {
  globalThis.worker ??= new Worker('worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = failed;
  worker.postMessage(asked);
})"""

Call = tuple[KernelEntry, list[Any]]


class WasmInBrowser(WasmGame):
    """The WebAssembly of one game, in a worker of a page; of arrays it tells a digest."""

    def __init__(self, manifest: Path, page: Page) -> None:
        self.manifest = msgspec.json.decode(manifest.read_bytes(), type=BrowserManifest)
        self.page = page

    def _ask(self, **asked: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(ASK, {**asked, "game": self.manifest.game})
        return answer


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and the seconds that the worker has run; says nothing."""

    def do_GET(self) -> None:
        """A file, or a number."""
        if self.path != CPU:
            return super().do_GET()
        answer = str(worker_seconds()).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(answer)
        return None

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Nothing."""


def worker_seconds() -> float:
    """CPU time of the worker's thread, which waits for this; where nobody tells, the clock."""
    file = worker_schedule()
    return int(file.read_text().split()[0]) / 1e9 if file else time.perf_counter()


@cache
def worker_schedule() -> Path | None:
    """Where Linux tells how long the worker of our browser has run: it has only one."""
    for name in Path("/proc").glob("[0-9]*/task/[0-9]*/comm"):
        try:
            if name.read_text().startswith("DedicatedWorker") and is_ours(int(name.parts[2])):
                return name.with_name("schedstat")
        except FileNotFoundError:  # it has just ended
            continue
    return None


def is_ours(process: int) -> bool:
    """Whether this process has started that one, or one that did."""
    while process > 1 and process != os.getpid():
        after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2]
        process = int(after_name.split()[1])
    return process == os.getpid()


@contextmanager
def page_in(folder: Path) -> Iterator[Page]:
    """A page of Chromium beside the modules in a folder."""
    (folder / "index.html").write_text(PAGE)
    bundler = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
    script = ROOT / "tools" / "wasm_worker.mjs"
    subprocess.run(
        [bundler, script, "--file", folder / "worker.js", "--log-level", "silent"], check=True
    )
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{host.server_port}/")
        yield page
        browser.close()
    host.shutdown()
    host.server_close()


def games_at_random(game: Game) -> Call:
    """Many whole games."""
    first = game.start(game.read_options({"players": 4})).alone()
    totals = np.zeros((GAMES_PLAYED, 4), np.int16)
    lengths = np.zeros(GAMES_PLAYED, np.int16)
    arguments = [first, first.copy(), stream_of("wasm"), totals, lengths]
    return KernelEntry.of(play_games, game.parts), arguments


def decision(game: Game) -> Call:
    """The first decision of a game."""
    match = Match(game, {"players": 4}, chance=Seeded("wasm"), compiled=True)
    seat = match.waiting[0]
    seen, solver = match.observe(seat), game.strategy.solver
    if game.strategy.solved and solver is not None and solver.prepare is not None:
        arrays = (*arrays_for(solver.tables, 4), *arrays_for(solver.room, 4))
        return KernelEntry.of(solver.prepare), [seen, seat, *arrays]
    bot = SearchBot(game, stream_of("wasm"), Effort(playouts=PLAYOUTS))
    return (
        KernelEntry.of(decide, decision_parts(game, bot.search.policy)),
        [*bot.arguments(seen, seat)],
    )


def compare(node: WasmGame, browser: WasmInBrowser, call: Call) -> list[float]:
    """Milliseconds: native, in Node, in a worker."""
    entry, arguments = call
    native, name = load_kernel(entry, "native"), entry.function.__name__
    times: tuple[list[float], ...] = [], [], []
    for _ in range(ROUNDS):
        ours = [one.twin() if isinstance(one, Record) else copy(one) for one in arguments]
        _, left = node.call(name, *ours, repeat=REPEAT)
        times[1].append(node.seconds)
        _, digests = browser.call(name, *ours, repeat=REPEAT)
        times[2].append(browser.seconds)
        began = time.process_time()
        native(*ours)
        times[0].append(time.process_time() - began)
        made = [bytes_of(one) for one in ours]
        if made != left or [one and sha256(one).digest() for one in made] != digests:
            raise SystemExit(f"{name}: native and WebAssembly disagree")
    return [1000 * min(each) for each in times]


def main() -> None:
    """Measure and print."""
    kinds: dict[str, Callable[[Game], Call]] = {"games": games_at_random, "decision": decision}
    table = Table("game", "kB, gzip", "", "native ms", "Node ms", "speed", "worker ms", "speed")
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        build_for_browsers(folder)
        with page_in(folder) as page:
            for game in GAMES.values():
                files = [folder / f"{game.id}.wasm", folder / f"{game.id}.json"]
                sizes = " + ".join(
                    f"{len(gzip.compress(each.read_bytes(), 9)) / 1000:.1f}" for each in files
                )
                with WasmGame(files[1]) as node:
                    for kind, make in kinds.items():
                        ours, *theirs = compare(node, WasmInBrowser(files[1], page), make(game))
                        cells = [
                            cell
                            for each in theirs
                            for cell in (f"{each:.1f}", f"{ours / each:.2f}")
                        ]
                        table.add_row(game.title, sizes, kind, f"{ours:.1f}", *cells)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
