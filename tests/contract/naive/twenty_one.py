"""Twenty One, a second time. A sheet is five rows of six fields such as ("w", 6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tests.contract.naive import changed

BEST = max
DICE = "wyrgbk"
BONUS = (0, 1, 3, 6, 10, 15, 21)
FREE, CROSSED = "-", "x"

Sheet = Sequence[Sequence[tuple[str, int]]]


class Position(NamedTuple):
    sheets: tuple[tuple[tuple[tuple[str, int], ...], ...], ...]  # by seat: what is printed
    written: tuple[tuple[tuple[str, ...], ...], ...]  # by seat: digits, FREE and CROSSED
    active: int
    phase: str = "roll"  # roll, decide, again, write or over
    dice: tuple[int, ...] = ()  # in the order of DICE, while they matter
    chosen: tuple[str, ...] = ()  # what each seat will do, while they write; "" is nothing yet


def start(
    sheets: Sequence[Sheet], written: Sequence[Sequence[str]] = (), active: int = 0
) -> Position:
    """Rows of ``written`` are texts such as 64--x1; rows that are left out are free."""
    full = [[*rows, *["------"] * (5 - len(rows))] for rows in written or [()] * len(sheets)]
    return Position(
        sheets=tuple(tuple(tuple((c, n) for c, n in row) for row in sheet) for sheet in sheets),
        written=tuple(tuple(tuple(row) for row in rows) for rows in full),
        active=active,
    )


def waiting(position: Position) -> list[int]:
    if position.phase == "decide":
        return [position.active]
    return [seat for seat, text in enumerate(position.chosen) if not text]


def legal(position: Position, seat: int) -> set[str]:
    if position.phase == "decide" and seat == position.active:
        return {"keep", "reroll"} if set(position.dice) != {1} else {"keep"}
    if position.phase != "write":
        return set()
    row = _current(position, seat)
    fields = zip(position.sheets[seat][row], position.written[seat][row], strict=True)
    shown = dict(zip(DICE, position.dice, strict=True))
    fits = {colour for (colour, most), now in fields if now == FREE and shown[colour] <= most}
    ordered = [colour for colour in DICE if colour in fits]
    dice = [some for size in range(1, 7) for some in combinations(ordered, size)]
    return {"cross"} | {f"write {''.join(some)}" for some in dice}


def _current(position: Position, seat: int) -> int:
    return next(number for number, row in enumerate(position.written[seat]) if FREE in row)


def roll(position: Position, dice: tuple[int, ...]) -> Position:
    assert position.phase in {"roll", "again"}
    if position.phase == "roll":
        return position._replace(dice=dice, phase="decide")
    assert all(new == 1 for new, old in zip(dice, position.dice, strict=True) if old == 1)
    return position._replace(dice=dice, phase="write", chosen=("",) * len(position.sheets))


def act(position: Position, seat: int, text: str) -> Position:
    assert text in legal(position, seat), text
    if text == "reroll":
        return position._replace(phase="again")
    if text == "keep":
        return position._replace(phase="write", chosen=("",) * len(position.sheets))
    position = position._replace(chosen=changed(position.chosen, seat, text))
    return _end_turn(position) if all(position.chosen) else position


def _end_turn(position: Position) -> Position:
    """Everybody writes or crosses out; then the next seat rolls, unless a sheet is full."""
    written = tuple(_enter(position, seat) for seat in range(len(position.sheets)))
    over = any(not any(FREE in row for row in rows) for rows in written)
    return position._replace(
        written=written,
        active=position.active if over else (position.active + 1) % len(position.sheets),
        phase="over" if over else "roll",
        dice=(),
        chosen=(),
    )


def _enter(position: Position, seat: int) -> tuple[tuple[str, ...], ...]:
    rows = position.written[seat]
    current = _current(position, seat)
    row = rows[current]
    if position.chosen[seat] == "cross":
        return changed(rows, current, changed(row, row.index(FREE), CROSSED))
    for colour in position.chosen[seat].removeprefix("write "):
        place = [printed for printed, _ in position.sheets[seat][current]].index(colour)
        row = changed(row, place, str(position.dice[DICE.index(colour)]))
    return changed(rows, current, row)


def finished(position: Position) -> bool:
    return position.phase == "over"


def scores(position: Position) -> list[int]:
    """The numbers and the bonus for the hits of every row, whether it is full or not."""
    totals = []
    for sheet, rows in zip(position.sheets, position.written, strict=True):
        total = 0
        for printed, row in zip(sheet, rows, strict=True):
            fields = list(zip(printed, row, strict=True))
            total += sum(int(now) for _, now in fields if now not in {FREE, CROSSED})
            total += BONUS[sum(now == str(most) for (_, most), now in fields)]
        totals.append(total)
    return totals


def key(position: Position) -> tuple[Any, ...]:
    written = tuple(" ".join("".join(row) for row in rows) for rows in position.written)
    return (written, position.active, position.phase, position.dice, position.chosen)


def opening(options: dict[str, Any], last: Position | None, closed: int) -> Position | None:
    return None


def chance(options: dict[str, Any], position: Position | None, entry: dict[str, Any]) -> Position:
    if position is None:
        sheets = entry["deal"]["sheets"]
        assert len(sheets) == options["players"]
        return start(sheets, active=entry["deal"]["first"])
    return roll(position, tuple(entry["roll"][colour] for colour in DICE))


def ended(options: dict[str, Any], rounds: list[list[int]]) -> bool:
    return True
