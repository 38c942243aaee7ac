"""What the pages of a failed test looked like, kept in build/failures."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error

FAILURES = Path(__file__).parents[2] / "build" / "failures"
TRACED = bool(os.environ.get("TRACE"))
"""With TRACE=1 a trace of every step is kept, too: ``playwright show-trace`` shows it."""


def trace(context: BrowserContext) -> None:
    """Note every step from now on, if the environment says TRACE=1."""
    if TRACED:
        context.tracing.start(screenshots=True, snapshots=True)


def keep(chromium: Browser, test: str) -> None:
    """Write the picture and the HTML of each open page."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", test.removeprefix("tests/browser/")).strip("-")
    for at, context in enumerate(chromium.contexts, 1):
        for number, page in enumerate(context.pages, 1):
            file = FAILURES / f"{name}-{at}-{number}"
            with suppress(Error):  # a page that does not answer any more
                file.with_suffix(".html").write_text(page.content(), encoding="utf-8")
                page.screenshot(path=file.with_suffix(".png"), timeout=5000)
        if TRACED:
            with suppress(Error):  # a browser that the test has opened by itself
                context.tracing.stop(path=FAILURES / f"{name}-{at}.zip")
