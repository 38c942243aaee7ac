"""Takes the pictures of README and documents anew: ``make pictures``. Needs Chromium.

Each scene is a real table, played in a real browser, by day and by night. Pictures are WebP, made
by the browser itself.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

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
    """A table in the middle of a game, and what its player is about to do."""

    name: str
    game: str
    bots: int
    decisions: int
    """How many are taken before the picture."""
    options: dict[str, Any] = field(default_factory=dict)
    size: ViewportSize = field(default_factory=lambda: DESK)
    selected: bool = True
    coach: bool = False

    def file(self, theme: str) -> Path:
        """Where its picture lies."""
        return FOLDER / f"{self.name}-{theme}.webp"


SCENES = (
    Scene("six-nimmt", "six-nimmt", bots=4, decisions=5),
    Scene("x-nimmt", "x-nimmt", bots=3, decisions=4),
    Scene("david-goliath", "david-goliath", bots=3, decisions=6),
    Scene("twenty-one", "twenty-one", bots=2, decisions=12),
    Scene("coach", "six-nimmt", bots=4, decisions=4, selected=False, coach=True),
    Scene("phone", "six-nimmt", bots=4, decisions=4, size=PHONE),
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
    deal_in(page, scene.game, scene.bots, **scene.options)
    play(page, scene)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLED)
        yield theme, compressed(workshop, page.screenshot())
    context.close()


def play(page: Page, scene: Scene) -> None:
    """Let the scene come about."""
    taken = 0
    for _ in range(PATIENCE):
        kind = asked(page)
        if kind and taken >= scene.decisions and kind in {"play", "write"}:
            break
        taken += bool(kind and decide(page))
        page.wait_for_timeout(20)
    if scene.selected:
        select(page, asked(page) or "")
    if scene.coach:
        page.locator(".foot nav .button").first.click()
        page.locator(".coach[aria-busy=false]").wait_for()


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
