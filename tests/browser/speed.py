"""How fast the table feels; run by hand: `scripts/browser -s tests/browser/speed.py`."""

from __future__ import annotations

import statistics

from playwright.sync_api import Page

from tests.browser.pages import Opener

FRAMES = """
() => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const end = last + 4000;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})
"""


def play_bots(page: Page) -> None:
    """A game against bots, with the hand dealt."""
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .choice").nth(9).wait_for()


def test_a_choice_is_confirmed_at_once(opened: Opener) -> None:
    """From the press to the seal on the card, over loopback."""
    page = opened("/")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to the table").input_value()
    other = opened(link)
    other.get_by_label("Your name").fill("Bruno")
    other.get_by_role("button", name="Sit down").click()
    page.locator(".people li", has_text="Bruno").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand .choice").nth(9).wait_for()
    times = []
    for card in range(8):
        page.locator(".hand .choice").nth(card).click()
        times.append(
            page.evaluate(
                """(card) => new Promise((done) => {
                  const seen = () => document.querySelectorAll('.hand .choice')[card]
                    .querySelector('.seal');
                  const begin = performance.now();
                  const watch = new MutationObserver(() => {
                    if (!seen()) return;
                    watch.disconnect();
                    done(performance.now() - begin);
                  });
                  watch.observe(document.body, { childList: true, subtree: true });
                  document.querySelector('.bar .button.main').click();
                })""",
                card,
            )
        )
    print(f"choice to confirmation: median {statistics.median(times):.1f} ms")
    assert statistics.median(times) < 50


def test_cards_fly_without_dropped_frames(opened: Opener) -> None:
    """Placement on a processor that is four times slower."""
    page = opened("/")
    play_bots(page)
    page.locator(".hand .choice").nth(0).click()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.locator(".bar .button.main").click()
    page.locator(".open").wait_for()
    gaps = sorted(page.evaluate(FRAMES))
    late = sum(gap > 34 for gap in gaps)
    print(f"{len(gaps)} frames, longest {gaps[-1]:.0f} ms, {late} late")
    assert late <= len(gaps) * 0.05
