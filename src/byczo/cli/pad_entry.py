"""Rounds on a score pad as people type them, one way for each kind of entry."""

from __future__ import annotations

from collections.abc import Callable

from byczo.core.errors import ByczoError, IllegalAction
from byczo.core.game import Game
from byczo.core.pad_declaration import Owners, PadField, PadNumbers, Turns
from byczo.core.score_pad import Marks, ScorePad, standing
from byczo.locales import Say

Ask = Callable[[str], str]
"""Asks a person for a line."""


class Unclear(ByczoError, ValueError):
    """The answer is not understood; the text says what would be."""

    code = "unclear"


def read_round(game: Game, pad: ScorePad, line: str, ask: Ask, say: Say) -> Marks:
    """The marks of a round; ``line`` is its first line. Unclear where that cannot be read."""
    match game.pad.entry:
        case PadNumbers() as numbers:
            return _numbers(numbers, pad, line, say)
        case Owners() as owners:
            return _owners(owners, pad, line, ask, say)
        case Turns() as turns:
            return _turn(turns, game, pad, line, ask, say)


def _numbers(entry: PadNumbers, pad: ScorePad, line: str, say: Say) -> Marks:
    """``12 0 7``; several numbers of a player are joined: ``3+10``; cards are ``=55,10``."""
    words = line.split()
    if len(words) != len(pad.names):
        raise Unclear(say("cli-pad-numbers", count=len(pad.names)))
    marks = []
    for name, word in zip(pad.names, words, strict=True):
        parts = word.split("+")
        if len(parts) != len(entry.fields):
            fields = " + ".join(say(field.text) for field in entry.fields)
            raise Unclear(say("cli-pad-fields", name=name, fields=fields))
        marks += [
            _number(field, part, say) for field, part in zip(entry.fields, parts, strict=True)
        ]
    return marks


def _number(field: PadField, text: str, say: Say) -> int:
    if text.startswith("=") and field.cards:
        cards = [_whole(card, say) for card in text[1:].split(",") if card]
        wrong = [card for card in cards if not 1 <= card <= len(field.cards)]
        if wrong or len(set(cards)) < len(cards):
            raise Unclear(say("cli-pad-no-card", card=str((wrong or cards)[0])))
        return sum(field.cards[card - 1] for card in cards)
    number = _whole(text, say)
    if not field.least <= number <= field.most:
        raise Unclear(say("cli-pad-range", least=field.least, most=field.most))
    return number


def _whole(text: str, say: Say) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise Unclear(say("cli-pad-not-a-number", text=text))
    return int(text)


def _owners(entry: Owners, pad: ScorePad, line: str, ask: Ask, say: Say) -> Marks:
    """A line of cards for each player; ``rest`` are all cards that nobody has said."""
    highest = entry.highest[len(pad.names)]
    places = {
        f"{colour}{number}": at * entry.numbers + number - 1
        for at, colour in enumerate(entry.colours)
        for number in range(1, highest + 1)
    }
    marks = [0] * entry.size(len(pad.names))
    for owner, name in enumerate(pad.names, 1):
        cards = (line if owner == 1 else ask(say("cli-pad-cards", name=name))).split()
        if cards == [say("cli-pad-rest")]:
            cards = [card for card, place in places.items() if not marks[place]]
        for card in cards:
            place = places.get(card, -1)
            if place < 0 or marks[place]:
                raise Unclear(say("cli-pad-no-card", card=card))
            marks[place] = owner
    return marks


def _turn(entry: Turns, game: Game, pad: ScorePad, line: str, ask: Ask, say: Say) -> Marks:
    """What the dice show, in order; then an action for each player."""
    dice = [int(pips) for pips in line.replace(" ", "") if pips.isascii() and pips.isdigit()]
    if len(dice) != len(entry.dice) or not all(1 <= pips <= entry.faces for pips in dice):
        raise Unclear(say("cli-pad-dice", dice=entry.dice, faces=entry.faces))
    state = standing(game, pad).state
    marks = list(dice)
    for name in pad.names:
        text = ask(say("cli-pad-action", name=name)).strip()
        try:
            marks.append(game.notation.read_action(state, text))
        except IllegalAction as problem:
            raise Unclear(str(problem)) from None
    return marks
