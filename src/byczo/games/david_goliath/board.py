"""David & Goliath in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from byczo.core.events import Event
from byczo.games.david_goliath.notation import LETTERS
from byczo.games.david_goliath.rules import HAND
from byczo.games.david_goliath.view import Choice, DavidGoliathView, Pile, Place, Played, TrickWon
from byczo.locales import Say

STYLES = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "v": "magenta"}
"""The colour of each letter; the letter itself is always shown."""

HIGHEST, LOWEST, VOID = "▲", "▼", "∅"


def board(view: DavidGoliathView, names: list[str], say: Say) -> RenderableType:
    """What was won, the trick in the middle, and what the observer may play."""
    parts: list[RenderableType] = [_heading(view, names, say), _seats(view, names, say)]
    if any(place.voids for place in view.places):
        parts.append(Text(VOID + " " + say("david-goliath-table-void"), style="dim"))
    if view.phase == "play":
        parts += ["", _middle(view, names, say)]
    if view.unseen:
        parts += [Text(say("david-goliath-table-unseen"), style="bold"), _by_colour(view.unseen)]
    hand = None if view.seat is None else view.places[view.seat].hand
    if hand:
        parts += [Text(say("david-goliath-table-hand"), style="bold"), _by_colour(hand)]
    if view.choices:
        parts += [Text(say("david-goliath-table-playable"), style="bold"), _playable(view, say)]
    return Group(*parts, "")


def sentence(event: Event, names: list[str], say: Say) -> str | None:
    """What happened, in one sentence."""
    match event:
        case Played():
            return say("david-goliath-told-played", name=names[event.seat], card=event.card)
        case TrickWon():
            return say(
                "david-goliath-told-trick-won",
                goliath=names[event.goliath],
                david=names[event.david],
                highest=event.highest,
                others=", ".join(event.others),
            )
    return None


def _card(card: str) -> Text:
    return Text(card, style=STYLES[card[0]])


def _heading(view: DavidGoliathView, names: list[str], say: Say) -> Text:
    heading = say("david-goliath-table-round", round=view.round, rounds=view.rounds)
    if view.phase == "play":
        heading += " · " + say("david-goliath-table-trick", trick=view.tricks + 1, tricks=HAND)
    if view.dealer is not None:
        heading += " · " + say("david-goliath-table-dealer", name=names[view.dealer])
    return Text(heading, style="dim")


def _seats(view: DavidGoliathView, names: list[str], say: Say) -> Table:
    """Won cards by colour: one or two by their numbers, three or more by how many they are."""
    colours = (
        say("david-goliath-table-red"),
        say("david-goliath-table-yellow"),
        say("david-goliath-table-green"),
        say("david-goliath-table-blue"),
        say("david-goliath-table-violet"),
    )
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(max_width=12, no_wrap=True)
    for letter, colour in zip(LETTERS, colours, strict=True):
        table.add_column(Text(f"{letter}\n{colour}", style=STYLES[letter]), min_width=7)
    table.add_column(say("david-goliath-table-worth"), justify="right", vertical="bottom")
    table.add_column(say("david-goliath-table-total"), justify="right", vertical="bottom")
    for seat, place in enumerate(view.places):
        table.add_row(
            Text(names[seat], style="bold" if seat == view.seat else ""),
            *(_pile(pile, place) for pile in place.piles),
            str(place.worth),
            str(place.total),
        )
    return table


def _pile(pile: Pile, place: Place) -> Text:
    text = "+".join(card[1:] for card in pile.cards) or "–"
    if len(pile.cards) > 2:
        text = f"{len(pile.cards)}×1"
    style = STYLES[pile.colour] if pile.cards else "dim"
    mark = f" {VOID}" if pile.colour in place.voids else ""
    return Text(text, style=style) + Text(mark, style="dim")


def _middle(view: DavidGoliathView, names: list[str], say: Say) -> RenderableType:
    if not view.trick.cards:
        return Text(say("david-goliath-table-leads", name=names[view.waiting[0]]))
    cells = []
    for laid in view.trick.cards:
        mark = ""
        if laid.seat == view.trick.goliath:
            mark = HIGHEST
        elif laid.seat == view.trick.david:
            mark = LOWEST
        cells.append(Text(f"{names[laid.seat]} ") + _card(laid.card) + f" {mark}")
    return Columns(cells, padding=(0, 2))


def _by_colour(cards: tuple[str, ...]) -> RenderableType:
    lines = []
    for letter in LETTERS:
        numbers = " ".join(card[1:] for card in cards if card[0] == letter)
        if numbers:
            lines.append(Text(f"  {letter}  {numbers}", style=STYLES[letter]))
    return Group(*lines)


def _playable(view: DavidGoliathView, say: Say) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    choices = view.choices
    for left, right in zip(choices[::2], [*choices[1::2], None], strict=False):
        cells: list[RenderableType] = []
        for choice in (left, right):
            if choice is not None:
                cells += [Text("  ") + _card(choice.card), _preview(view, choice, say)]
        table.add_row(*cells)
    return table


def _preview(view: DavidGoliathView, choice: Choice, say: Say) -> Text:
    if not view.trick.cards:
        return Text(say("david-goliath-table-led"), style="dim")
    gain = f"{choice.gain:+}".replace("-", "−").replace("+0", "±0")
    if choice.highest:
        return Text(HIGHEST + " " + say("david-goliath-table-highest", gain=gain), style="bold")
    if choice.lowest:
        return Text(LOWEST + " " + say("david-goliath-table-lowest", gain=gain), style="bold")
    return Text("  " + say("david-goliath-table-between"), style="dim")
