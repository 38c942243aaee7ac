"""Twenty One in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from byczo.core.events import Event
from byczo.games.twenty_one.view import (
    Choice,
    Crossed,
    Dealt,
    Decided,
    Field,
    Place,
    Rolled,
    Row,
    RowFilled,
    TwentyOneView,
    Wrote,
)
from byczo.locales import Say

STYLES = {
    "w": "black on white",
    "y": "black on yellow",
    "r": "white on red",
    "g": "black on green",
    "b": "white on blue",
    "k": "white on black",
}
"""Colour by letter; the letter always stands beside the number."""

CHOICES_IN_A_LINE = 3


def board(view: TwentyOneView, names: list[str], say: Say) -> RenderableType:
    """Dice, sheets, and what the observer may do."""
    parts: list[RenderableType] = []
    if view.active is not None:
        parts.append(_dice(view, names, say))
        parts.append(_seats(view, names, say))
    if view.seat is not None and view.places[view.seat].rows:
        parts.append(_sheet(view, view.places[view.seat], say))
    parts.append(_bonus(view, say))
    if view.choices:
        parts.append(_choices(view, say))
    return Group(*parts, "")


def sentence(event: Event, names: list[str], say: Say) -> str | None:
    """What happened, in one sentence."""
    match event:
        case Dealt():
            sheets = zip(names, event.sheets, strict=True)
            dealt = ", ".join(f"{name} {sheet}" for name, sheet in sheets)
            return say("twenty-one-told-dealt", sheets=dealt, name=names[event.first])
        case Rolled():
            again = "twenty-one-told-rolled-again" if event.again else "twenty-one-told-rolled"
            return say(again, name=names[event.seat], dice=_listed(event.dice))
        case Decided():
            if event.keeps:
                return say("twenty-one-told-kept", name=names[event.seat])
            dice = " ".join(event.dice)
            return say("twenty-one-told-rerolls", name=names[event.seat], dice=dice)
        case Wrote():
            dice = _listed(event.dice, event.hits)
            return say("twenty-one-told-wrote", name=names[event.seat], row=event.row, dice=dice)
        case Crossed():
            field = f"{event.colour}{event.number}"
            return say(
                "twenty-one-told-crossed", name=names[event.seat], row=event.row, field=field
            )
        case RowFilled():
            return say(
                "twenty-one-told-filled",
                name=names[event.seat],
                row=event.row,
                numbers=event.numbers,
                bonus=event.bonus,
                points=event.points,
            )
    return None


def _listed(dice: Mapping[str, int], hits: str = "") -> str:
    """Dice as text, w4 g2×: a hit has the cross of the sheet."""
    return " ".join(f"{letter}{die}{'×' * (letter in hits)}" for letter, die in dice.items())


def _dice(view: TwentyOneView, names: list[str], say: Say) -> Text:
    assert view.active is not None
    line = Text(say("twenty-one-table-turn", turn=view.turn, name=names[view.active]), style="bold")
    for letter, die in (view.dice or {}).items():
        line.append("  ")
        line.append(f" {letter} {die} ", style=STYLES[letter])
    return line


def _seats(view: TwentyOneView, names: list[str], say: Say) -> Table:
    """One line per seat: sheet, points by row, total, and the current row."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column("", max_width=14, no_wrap=True)
    table.add_column(say("twenty-one-table-sheet"))
    for row in range(1, 6):
        table.add_column(str(row), justify="right", min_width=3)
    table.add_column(say("twenty-one-table-total"), justify="right")
    table.add_column(say("twenty-one-table-current-row"), no_wrap=True)
    table.add_column("")
    for seat, place in enumerate(view.places):
        now = place.rows[place.row - 1] if place.row is not None else None
        table.add_row(
            Text(names[seat], style="bold" if seat == view.seat else ""),
            place.sheet,
            *(_points(row, number == place.row) for number, row in enumerate(place.rows, 1)),
            Text(str(place.total), style="bold"),
            _short(now) if now is not None else Text(say("twenty-one-table-full"), style="green"),
            Text("✓" if place.ready else "", style="green"),
        )
    return table


def _points(row: Row, current: bool) -> Text:
    if row.full:
        return Text(str(row.points))
    return Text(str(row.points) if current and row.points else "·", style="dim")


def _short(row: Row) -> Text:
    """A row in one line: w4× is a hit, w4 is below the printed number, w– is crossed out."""
    words = []
    for field in row.fields:
        filled = field.crossed or field.written is not None
        text = _mark(field) if filled else f"({field.number})"
        words.append(Text(f"{field.colour}{text}", style="dim" if filled else ""))
    return Text(" ").join(words)


def _mark(field: Field) -> str:
    if field.crossed:
        return "–"
    return f"{field.written}{'×' * field.hit}"


def _sheet(view: TwentyOneView, place: Place, say: Say) -> Table:
    """One's own sheet: above what is printed, below what is written or would fit."""
    table = Table(
        title=say("twenty-one-table-own-sheet", sheet=place.sheet),
        title_style="bold",
        title_justify="left",
        show_header=False,
        show_lines=True,
    )
    table.add_column(justify="right", width=2)
    for _ in place.rows[0].fields:
        table.add_column(justify="center", width=5)
    table.add_column(width=20)
    for number, row in enumerate(place.rows, 1):
        current = number == place.row
        table.add_row(
            Text(f"{'▸' if current else ''}{number}", style="bold" if current else "dim"),
            *(_cell(field, view.dice) for field in row.fields),
            _score(row, say) if row.full or current else "",
        )
    return table


def _cell(field: Field, dice: Mapping[str, int] | None) -> Text:
    cell = Text(f" {field.colour} {field.number} ", style=STYLES[field.colour])
    cell.append("\n", style="default on default")
    if field.crossed or field.written is not None:
        cell.append(_mark(field), style="bold green on default" if field.hit else "bold on default")
    elif field.fits and dice is not None:
        die = dice[field.colour]
        cell.append(f"‹{die}{'×' * (die == field.number)}›", style="cyan on default")
    else:
        cell.append("·", style="dim on default")
    return cell


def _score(row: Row, say: Say) -> str:
    hits = say("twenty-one-table-hits", hits=row.hits)
    points = say("twenty-one-table-points", points=row.points)
    return f"{row.numbers} + {row.bonus} = {points}\n{hits}"


def _bonus(view: TwentyOneView, say: Say) -> Text:
    table = "  ".join(f"{hits}× {bonus}" for hits, bonus in enumerate(view.bonus) if hits)
    return Text(say("twenty-one-table-bonus", table=table), style="dim")


def _choices(view: TwentyOneView, say: Say) -> Table:
    """All that may be done, several to a line: what it brings and what the row has then."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    cells = [_choice(choice, choice.do == view.chosen, say) for choice in view.choices]
    for first in range(0, len(cells), CHOICES_IN_A_LINE):
        table.add_row(*cells[first : first + CHOICES_IN_A_LINE])
    return table


def _choice(choice: Choice, chosen: bool, say: Say) -> Text:
    line = Text("▸" if chosen else " ", style="bold green")
    line.append(choice.do, style="bold")
    if choice.do == "reroll":
        line.append(f" {choice.dice}", style="dim")
    elif choice.fields:
        line.append(f" +{choice.gain} → {choice.points}", style="cyan" if choice.gain else "red")
        if choice.hits:
            line.append(f" {choice.hits}×", style="green")
        if choice.fills:
            line.append(" " + say("twenty-one-table-fills"), style="yellow")
    return line
