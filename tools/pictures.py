"""Takes the pictures of README and documents anew: ``make pictures``. Needs Chromium.

Each scene is real: a table that is played, a pad, a lesson, by day and by night. Pictures are WebP,
made by the browser itself.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.layout import SETTLED
from tests.browser.pages import AT_ONCE, asked, deal_in, decide, select
from tests.server.running import ServerProcess

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "screens"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGEST = 120_000
"""Bytes of a picture at most: pages with many of them must stay quick."""
PATIENCE = 2000  # looks at the table until somebody has to decide

COMPRESS = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
"""


@dataclass(frozen=True)
class Scene:
    """Something worth a picture, and how a page comes to show it."""

    name: str
    show: Callable[[Page], None]
    size: ViewportSize = field(default_factory=lambda: DESK)

    def file(self, theme: str) -> Path:
        """Where its picture lies."""
        return FOLDER / f"{self.name}-{theme}.webp"


def table(game: str, bots: int, decisions: int, *, coach: bool = False) -> Callable[[Page], None]:
    """A table in the middle of a game: something is selected, or the coach is asked."""

    def show(page: Page) -> None:
        deal_in(page, game, bots)
        play(page, decisions)
        if coach:
            page.locator(".foot nav .button").first.click()
            page.locator(".coach[aria-busy=false]").wait_for()
        else:
            select(page, asked(page) or "")

    return show


def pad(page: Page) -> None:
    """The pad of a game with the box, while its fourth round is written."""
    page.goto("/pad/six-nimmt")
    fields = page.locator("main ol input")
    fields.first.wait_for()
    for at, name in enumerate(NAMES):
        fields.nth(at).fill(name)
    page.locator("form .button.main").click()
    for heads in PAD_ROUNDS:
        page.locator(".sheet .ways .button.main").click()
        for at, number in enumerate(heads):
            page.locator(".entry input").nth(at).fill(str(number))
        if heads is not PAD_ROUNDS[-1]:
            page.locator(".foot .button.main").click()


def lesson(page: Page) -> None:
    """The first task of a lesson: something to try, and a ring around it."""
    page.goto("/learn/six-nimmt")
    for _ in range(TOLD_FIRST):
        page.locator(".speech .button.main").click()
    page.locator(".speech").wait_for()


NAMES = ("Ania", "Bartek", "Celina", "Dawid")
PAD_ROUNDS = ((12, 0, 7, 25), (3, 18, 9, 1), (0, 11, 21, 8), (5, 14))
TOLD_FIRST = 2  # what is said before there is something to try

SCENES = (
    Scene("six-nimmt", table("six-nimmt", bots=4, decisions=5)),
    Scene("x-nimmt", table("x-nimmt", bots=3, decisions=4)),
    Scene("david-goliath", table("david-goliath", bots=3, decisions=6)),
    Scene("twenty-one", table("twenty-one", bots=2, decisions=12)),
    Scene("coach", table("six-nimmt", bots=4, decisions=4, coach=True)),
    Scene("phone", table("six-nimmt", bots=4, decisions=4), size=PHONE),
    Scene("pad", pad),
    Scene("lesson", lesson, size=PHONE),
)


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            for scene in SCENES:
                for theme, picture in take(browser, server.address, scene):
                    file = scene.file(theme)
                    file.write_bytes(picture)
                    print(f"wrote {file.name}: {len(picture) // 1000} kB")
        finally:
            browser.close()
            server.stop()


def take(browser: Browser, address: str, scene: Scene) -> Iterator[tuple[str, bytes]]:
    """Play up to the scene, and show it by day and by night."""
    context = browser.new_context(
        base_url=address, viewport=scene.size, locale="en-GB", reduced_motion="reduce"
    )
    workshop = context.new_page()  # the page of the game allows no pictures from elsewhere
    page = context.new_page()
    page.goto("/")
    page.evaluate("(settings) => (localStorage.byczo = JSON.stringify(settings))", AT_ONCE)
    page.reload()
    scene.show(page)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLED)
        yield theme, compressed(workshop, page.screenshot())
    context.close()


def play(page: Page, decisions: int) -> None:
    """Take some decisions, and wait for one that shows much."""
    taken = 0
    for _ in range(PATIENCE):
        kind = asked(page)
        if kind and taken >= decisions and kind in {"play", "write"}:
            break
        taken += bool(kind and decide(page))
        page.wait_for_timeout(20)


def compressed(page: Page, png: bytes) -> bytes:
    """The picture as WebP, as good as its size allows."""
    text = base64.b64encode(png).decode()
    for quality in (0.9, 0.8, 0.7, 0.6):
        picture = base64.b64decode(page.evaluate(COMPRESS, [text, quality]))
        if len(picture) <= LARGEST:
            break
    return picture


if __name__ == "__main__":
    main()
