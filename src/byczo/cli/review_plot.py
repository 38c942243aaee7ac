"""The course of a game as a drawing: what each seat could expect, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from byczo.arena.plot import number_text, ticks_for
from byczo.cli.review_text import Course

WIDTH, HEIGHT = 960, 380
LEFT, RIGHT, TOP, BOTTOM = 52, 132, 26, 40
Scale = Callable[[float], float]
LINE = 17  # between two names, at least
DASHES = ("", "7 4", "2 3", "10 4 2 4", "12 3", "4 4", "1 5", "8 3 2 3 2 3", "14 6", "3 2")
"""So that lines can be told apart without their colours."""


@dataclass(frozen=True)
class Plot:
    """What to draw: a course by seat, where rounds begin, and moments to point out."""

    axis: str
    names: list[str]
    seats: list[int]  # which give the colours
    courses: list[Course]
    rounds: list[tuple[int, str]]
    moments: list[tuple[int, int]]  # place in ``courses``, entry of the log
    base: float  # where everybody begins


def draw_courses(plot: Plot) -> str:
    """An SVG element that takes its colours from the page."""
    points = [point for course in plot.courses for point in course]
    first, last = min(entry for entry, _ in points), max(entry for entry, _ in points)
    values = [value for _, value in points]
    ticks = ticks_for(min(plot.base, *values), max(plot.base, *values))

    def x(entry: float) -> float:
        return LEFT + (entry - first) / max(last - first, 1) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return (
            HEIGHT - BOTTOM - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (HEIGHT - TOP - BOTTOM)
        )

    parts = [
        f'<svg class="plot" role="img" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<title>{escape(plot.axis)}</title>"
    ]
    for tick in ticks:
        kind = "base" if abs(tick - plot.base) < 1e-9 else "grid"
        parts += [
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" '
            f'y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>',
            f'<text class="small" x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">'
            f"{number_text(tick)}</text>",
        ]
    parts += _rounds(plot.rounds, x)
    for seat, course, dash in zip(plot.seats, plot.courses, _dashes(plot), strict=True):
        way = " ".join(f"{x(entry):.1f},{y(value):.1f}" for entry, value in course)
        parts.append(f'<polyline class="way c{seat}" stroke-dasharray="{dash}" points="{way}"/>')
    parts += _names(plot, y)
    for number, (place, entry) in enumerate(plot.moments, 1):
        value = dict(plot.courses[place])[entry]
        parts.append(
            f'<circle class="moment" cx="{x(entry):.1f}" cy="{y(value):.1f}" r="10"/>'
            f'<text class="number" x="{x(entry):.1f}" y="{y(value) + 4:.1f}" '
            f'text-anchor="middle">{number}</text>'
        )
    parts.append(
        f'<text class="small" x="{LEFT}" y="{HEIGHT - 4}">{escape(plot.axis)}</text></svg>'
    )
    return "\n".join(parts)


def _dashes(plot: Plot) -> list[str]:
    return [DASHES[seat] if len(plot.seats) > 1 else "" for seat in plot.seats]


def _rounds(rounds: list[tuple[int, str]], x: Scale) -> list[str]:
    """A thin line where a round begins, with its name if there is room."""
    parts = []
    free = 0.0
    for entry, name in rounds:
        at = x(entry)
        parts.append(
            f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        )
        if at >= free:
            parts.append(
                f'<text class="small" x="{at + 4:.1f}" y="{TOP - 8}">{escape(name)}</text>'
            )
            free = at + 70
    return parts


def _names(plot: Plot, y: Scale) -> list[str]:
    """At the right, each beside the end of its line, but not one over the other."""
    ends = sorted(
        (y(course[-1][1]), name, seat)
        for name, seat, course in zip(plot.names, plot.seats, plot.courses, strict=True)
    )
    parts = []
    lowest = float(TOP)
    over = max(0.0, len(ends) * LINE - (HEIGHT - TOP - BOTTOM))
    for place, (end, name, seat) in enumerate(ends):
        room_below = (len(ends) - 1 - place) * LINE
        at = min(max(end, lowest), HEIGHT - BOTTOM + over - room_below)
        lowest = at + LINE
        short = name if len(name) <= 14 else name[:13] + "…"
        parts.append(
            f'<circle class="end c{seat}" cx="{WIDTH - RIGHT + 12}" cy="{at:.1f}" r="4"/>'
            f'<text x="{WIDTH - RIGHT + 22}" y="{at + 4.5:.1f}">{escape(short)}</text>'
        )
    return parts
