"""A plot of values with error bars, as an SVG file that suits light and dark pages."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape

WIDTH = 720
ROW = 34
TOP = 62
BOTTOM = 56
RIGHT = 124
MINUS = "−"
LETTER = 7.4  # the width of one, roughly
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 16px }
.small { font-size: 12px; fill: #666 }
.grid { stroke: #ddd } .zero { stroke: #888 }
.bar { stroke: #2563a8; stroke-width: 2.5; stroke-linecap: round } .dot { fill: #2563a8 }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .small { fill: #aaa } .grid { stroke: #444 } .zero { stroke: #999 }
  .bar { stroke: #7ab8f5 } .dot { fill: #7ab8f5 }
}"""


@dataclass(frozen=True)
class Mark:
    """One row of the plot: a value and half the width of its interval."""

    label: str
    value: float
    error: float = 0.0

    def text(self, digits: int) -> str:
        """The value and its error, as they are written beside the mark."""
        value = f"{self.value:+.{digits}f}".replace("-", MINUS)
        return f"{value} ± {self.error:.{digits}f}" if self.error else value


def draw_plot(title: str, axis: str, marks: list[Mark]) -> str:
    """Horizontal error bars, one row per mark, over a common axis."""
    longest = max(len(_short(mark.label)) for mark in marks)
    left = 24 + LETTER * longest
    bottom = TOP + ROW * len(marks)
    digits = 0 if max(abs(mark.value) for mark in marks) >= 20 else 2
    ticks = ticks_for(
        min(0.0, *(mark.value - mark.error for mark in marks)),
        max(0.0, *(mark.value + mark.error for mark in marks)),
    )

    def x(value: float) -> float:
        share = (value - ticks[0]) / (ticks[-1] - ticks[0])
        return left + share * (WIDTH - RIGHT - left)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'viewBox="0 0 {WIDTH} {bottom + BOTTOM}" width="{WIDTH}" height="{bottom + BOTTOM}">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="12" y="28">{escape(title)}</text>',
    ]
    for tick in ticks:
        kind = "zero" if tick == 0 else "grid"
        parts += [
            f'<line class="{kind}" x1="{x(tick):.1f}" x2="{x(tick):.1f}" '
            f'y1="{TOP - 8}" y2="{bottom}"/>',
            f'<text class="small" x="{x(tick):.1f}" y="{bottom + 18}" text-anchor="middle">'
            f"{number_text(tick)}</text>",
        ]
    for row, mark in enumerate(marks):
        y = TOP + ROW * (row + 0.5)
        parts += [
            f'<text x="12" y="{y + 5:.1f}">{escape(_short(mark.label))}</text>',
            f'<line class="bar" x1="{x(mark.value - mark.error):.1f}" '
            f'x2="{x(mark.value + mark.error):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle class="dot" cx="{x(mark.value):.1f}" cy="{y:.1f}" r="5"/>',
            f'<text class="small" x="{WIDTH - 10}" y="{y + 4:.1f}" text-anchor="end">'
            f"{mark.text(digits)}</text>",
        ]
    middle = (left + WIDTH - RIGHT) / 2
    parts.append(
        f'<text class="small" x="{middle:.1f}" y="{bottom + 40}" text-anchor="middle">'
        f"{escape(axis)}</text></svg>"
    )
    return "\n".join(parts) + "\n"


def _short(label: str) -> str:
    """A label that leaves room for the plot."""
    return label if len(label) <= 36 else label[:35] + "…"


def number_text(value: float) -> str:
    """A tick as it is written."""
    return f"{value:g}".replace("-", MINUS)


def ticks_for(low: float, high: float) -> list[float]:
    """Round numbers, about five of them, that span all values."""
    rough = max(high - low, 1e-9) / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * k for k in (1, 2, 5, 10) if power * k >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * k, 10) for k in range(first, max(last, first + 1) + 1)]
