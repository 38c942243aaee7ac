"""Whether a screen fits, can be touched, and passes axe."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pages import LANGUAGES, PHONE, Shot, Theme, set_language

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SETTLED = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); // letters that are shown for the first time may need another font
  await document.fonts.ready;
  await frame();
  const ends = (it) => it.effect.getComputedTiming().endTime !== Infinity;
  const running = document.getAnimations().filter(ends);
  await Promise.all(running.map((it) => it.finished.catch(() => null)));
  await frame();
}
"""
SPILLED = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); // letters that are shown for the first time may need another font
  await document.fonts.ready;
  await frame();
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const out = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) out.push(`${wide} pixels too wide`);
  const named = ':is(.button, .choice, .price, .score, h1, h2):not(.hidden)';
  const texts = document.querySelectorAll(named);
  const cut = [...texts].filter(
    (it) => it.offsetParent && it.clientWidth && it.scrollWidth > it.clientWidth + 1);
  out.push(...cut.map((it) => `cut: ${it.className} ${it.textContent.trim()}`));
  if (document.querySelector('dialog, .between.panel')) return out; // nothing below is used now
  const shown = (it) => (it?.height ? it : null);
  const foot = shown(box('.playing .foot')) ?? box('.playing .coach'); // a replay may be longer
  const rows = [...document.querySelectorAll('.rows .slot, .rows .gate, .trick .slot')];
  const main = document.querySelector('.playing main');
  const low = innerHeight < 480; // a phone on its side: the foot stands beside the table
  for (const name of ['.hand', '.bar', '.decision']) {
    const end = low ? innerHeight : foot?.top;
    if (foot && box(name)?.bottom > end + 1) out.push(`${name} lies under the foot`);
  }
  if (low && main?.scrollHeight > main?.clientHeight + 1) {
    out.push(`${main.scrollHeight} pixels of table in ${main.clientHeight} of screen`);
  }
  const open = box('ul.open');
  const cards = document.querySelector('.hand')?.getBoundingClientRect();
  const above = box('.seat-cards') ?? box('.strip');
  if (open && (open.bottom > (cards?.top ?? innerHeight) + 1 || open.top < above?.bottom - 1))
    out.push('cards of this turn lie over seats or hand');
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
SPILLED_IN_REPLAY = (
    f"async ([first, every]) => {{ const spilled = {SPILLED.strip()};"
    + """
  const steps = document.querySelector('input[type=range]');
  const out = [];
  for (let step = first; step <= Number(steps.max); step += every) {
    steps.value = String(step);
    steps.dispatchEvent(new Event('input', { bubbles: true }));
    out.push(...(await spilled()).map((problem) => `step ${step}: ${problem}`));
    if (document.querySelector('.bar .message')) out.push(`step ${step}: asks`);
  }
  return out;
}
"""
)
READABLE = """
() => {
  const clips = (it) => getComputedStyle(it).overflow !== 'visible';
  const within = (one, box) =>
    ({ left: Math.max(one.left, box.left), right: Math.min(one.right, box.right),
       top: Math.max(one.top, box.top), bottom: Math.min(one.bottom, box.bottom) });
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scope = document.querySelector('dialog, .between.panel') ?? document.body;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const out = [];
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    const text = node.data.trim();
    if (!text || it.closest('svg, .hidden, .ghost, option, [inert], .splash')) continue;
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { textOverflow, overflowX, clipPath, color } = getComputedStyle(it);
    if (clipPath === 'inset(50%)' || color === 'rgba(0, 0, 0, 0)') continue; // only to be heard
    const meant = textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(overflowX);
    if (it.clientWidth && it.scrollWidth > it.clientWidth + 1 && clips(it) && !meant)
      out.push(`clipped: ${text}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      let box = within(line, screen);
      for (let up = it; up && up !== document.body; up = up.parentElement)
        if (clips(up)) box = within(box, up.getBoundingClientRect());
      const wide = box.right - box.left;
      const high = box.bottom - box.top;
      if (wide < 4 || high < line.height * 0.6) continue; // scrolled away
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const over = document.elementFromPoint(x, y);
      const untouchable = getComputedStyle(it).pointerEvents === 'none';
      const beneath = over && !over.contains(it) && !it.contains(over) && !untouchable;
      const passing = over?.closest(
        '.sending, .reaction, .top, .tabs, .ways, .toast, .decide, .take');
      if (beneath && passing) continue; // scrolled below what stays
      if (beneath) out.push(`covered: ${text} by ${over.className.baseVal ?? over.className}`);
      texts.push({ it, text, box });
    }
  }
  texts.forEach((one, at) => texts.slice(at + 1).forEach((other) => {
    if (one.it === other.it || one.it.contains(other.it) || other.it.contains(one.it)) return;
    const both = within(one.box, other.box);
    const high = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
    if (both.right - both.left > 2 && both.bottom - both.top > high * 0.35)
      out.push(`overlap: ${one.text} / ${other.text}`);
  }));
  return [...new Set(out)];
}
"""
SMALL = """
() => [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((it) => it.checkVisibility() && it.ariaDisabled !== 'true' && !it.disabled)
  .filter((it) => !it.closest('.replay .hand, [inert]')) // only looked at
  .filter((it) => !document.querySelector('dialog') || it.closest('dialog'))
  .map((it) => [it, (it.type === 'checkbox' ? it.closest('label') : it).getBoundingClientRect()])
  .filter(([it, { width, height }]) => width && Math.min(width, height) < 43.9)
  .map(([it, { width, height }]) =>
    `${it.ariaLabel || it.textContent.trim() || it.id}: ${width.toFixed()} × ${height.toFixed()}`)
"""
AUDIT = """
(only) => {
  const more = { 'label-content-name-mismatch': { enabled: true } }; // what is read can be said
  const wanted = { resultTypes: ['violations'] }; // nobody needs the address of all that is right
  return axe.run({ ...wanted, ...(only ? { runOnly: only } : { rules: more }) })
    .then(({ violations }) => violations);
}
"""
AUDITS: dict[Theme, list[str] | None] = {"dark": None, "light": ["color-contrast"]}
"""By night everything is looked at, by day what differs: the colours."""


def fits(page: Page, name: str) -> None:
    """However much lies on the table by now, and in whatever language."""
    assert not (spilled := page.evaluate(SPILLED)), f"{name}: {spilled}"


def replay_fits(page: Page, name: str, *, first: int = 0, every: int = 1) -> None:
    """Whatever lies there at a step, it fits, and nobody is asked to decide anything again."""
    spilled = page.evaluate(SPILLED_IN_REPLAY, [first, every])
    assert not spilled, f"{name}: {spilled}"


def is_readable(page: Page, name: str) -> list[str]:
    """What is wrong with a screen: cut, covered or overlapping text, targets too small to touch."""
    page.evaluate(SETTLED)
    return [
        f"{name}: {problem}"
        for look in (SPILLED, READABLE, SMALL)
        for problem in page.evaluate(look)
    ]


def fits_in_all_languages(page: Page, name: str) -> None:
    """Ends in the language of the test."""
    for language in LANGUAGES:
        set_language(page, language)
        fits(page, f"{name} in {language}")


def check(page: Page, name: str, shot: Shot, *, audit: bool = True) -> None:
    """What must hold for every screen, by day and by night. Without ``audit`` axe is left out."""
    page.evaluate(SETTLED)
    problems = [f"{name}: {problem}" for problem in page.evaluate(SPILLED)]
    if page.viewport_size == PHONE:
        problems += [f"{name}: too small to touch: {it}" for it in page.evaluate(SMALL)]
    if audit and not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in AUDITS.items():
        shot(page, f"{name}-{theme}", theme)
        if not audit:
            continue
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for violation in page.evaluate(AUDIT, rules):
            for node in violation["nodes"]:
                told = f"{node['html'][:120]} {node['failureSummary'][:300]}"
                problems.append(f"{name}, {theme}: {violation['id']}: {told}")
    assert not problems, "\n".join(problems)
