"""Twenty One as text: ``write wrk``, ``cross``, ``keep``, ``reroll``, and sheets and rolls."""

from __future__ import annotations

from typing import Any

from byczo.core.action_texts import ActionTexts, Letters, Verb
from byczo.core.chance_texts import SEATS, ChanceForm, ChancePart, ChanceTexts
from byczo.core.errors import BadChance, BadOption
from byczo.core.notation import fields_of, numbers
from byczo.games.twenty_one.layout import LETTERS, checked_sheet, default_layout, packed, printed
from byczo.games.twenty_one.rules import (
    AGAIN,
    COLOURS,
    CROSS,
    DEAL,
    DECIDE,
    DIGIT,
    FACES,
    KEEP,
    PLACE,
    REROLL,
    ROWS,
    SHEETS,
    WRITE,
    State,
)

COLOUR_NAMES = ("white", "yellow", "red", "green", "blue", "black")


DICE = Letters(LETTERS, "die", "dice")
ACTION_TEXTS = ActionTexts(
    verbs=(
        Verb("write", 1, CROSS - 1, DICE),
        Verb("cross", CROSS, CROSS),
        Verb("keep", KEEP, KEEP),
        Verb("reroll", REROLL, REROLL),
    ),
    examples={WRITE: "'write wrk' or 'cross'", DECIDE: "'keep' or 'reroll'"},
)
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action


SHEET_PART = ChancePart(
    "sheets",
    (SEATS, ROWS, COLOURS),
    lowest=0,
    highest=(COLOURS << PLACE) - 1,
    values=tuple([letter, digit] for letter in LETTERS for digit in range(DIGIT + 1)),
    place_bits=PLACE,
    known=tuple(
        tuple(field for row in sheet for field in packed(row)) for sheet in default_layout()
    ),
)
"""A field is a colour and a number, at its place in its row."""

CHANCE_TEXTS = ChanceTexts(
    (
        ChanceForm("deal", (SHEET_PART, ChancePart("first", lowest=0)), {"phase": DEAL}),
        ChanceForm("roll", tuple(ChancePart(letter, highest=FACES) for letter in LETTERS)),
    )
)
write_outcome = CHANCE_TEXTS.write_outcome


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """Sheets that can be played on, or a roll that these dice can give."""
    if state.phase == DEAL:
        return _read_deal(state, fields_of(entry, "deal", ("sheets", "first")))
    roll = fields_of(entry, "roll", LETTERS)
    again = state.phase == AGAIN
    outcome: list[int] = []
    for colour, letter in enumerate(LETTERS):
        die = numbers(roll[letter], f"die {letter!r}", ())
        if not 1 <= die <= FACES:
            raise BadChance(f"die {letter!r}: it shows 1 to {FACES}, not {die}")
        if again and state.dice[colour] == 1 != die:
            raise BadChance(f"die {letter!r}: the {COLOUR_NAMES[colour]} 1 is not rolled again")
        outcome.append(die)
    return outcome


def _read_deal(state: State, deal: dict[str, Any]) -> list[int]:
    if not isinstance(deal["sheets"], list) or len(deal["sheets"]) != state.players:
        raise BadChance(f"sheets: expected a list of {state.players}, one for each seat")
    known = [sheet_of(state, place) for place in range(SHEETS)]
    outcome: list[int] = []
    for seat, sheet in enumerate(deal["sheets"]):
        if sheet in deal["sheets"][:seat]:
            raise BadChance(f"sheets: that of seat {seat} is handed out twice")
        outcome.append(known.index(sheet) + 1 if sheet in known else 0)
        outcome += _fields(sheet, seat)
    first = numbers(deal["first"], "first", ())
    if not 0 <= first < state.players:
        raise BadChance(f"first: there is no seat {first}; seats are 0 to {state.players - 1}")
    return [*outcome, first]


def _fields(sheet: object, seat: int) -> list[int]:
    """The fields of any sheet that is printed as sheets are: a record stands alone."""
    try:
        rows = checked_sheet(sheet, f"sheets: seat {seat}")
    except BadOption as problem:
        raise BadChance(str(problem)) from None
    return [field for row in rows for field in packed(row)]


def sheet_of(state: State, place: int) -> list[list[list[Any]]]:
    """The sheet that lies at a place, as a layout shows it."""
    return [printed(row.tolist()) for row in state.sheets[place]]
