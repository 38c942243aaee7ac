"""X nimmt! in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from byczo.core.events import Event
from byczo.games.rows.board import FREE, card_text, cards_text, hand_table, rows_table
from byczo.games.rows.revealed import Revealed
from byczo.games.x_nimmt.rules import ROW_LENGTH
from byczo.games.x_nimmt.view import (
    Choice,
    Counted,
    IntoHand,
    Place,
    Placed,
    Row,
    WentToX,
    XNimmtView,
)
from byczo.locales import Say


def board(view: XNimmtView, names: list[str], say: Say) -> RenderableType:
    """Rows, seats, and what the observer may do."""
    parts: list[RenderableType] = [_rows(view, say), _seats(view, names, say)]
    if view.open_cards:
        cards = ", ".join(f"{names[seat]} {card}" for seat, card in view.open_cards)
        parts.append(Text(say("x-nimmt-table-waiting-cards", cards=cards)))
    if view.phase in {"take", "x"}:
        parts += _decision(view, names, say)
    if view.seat is not None and view.places[view.seat].hand:
        mine = view.places[view.seat]
        parts.append(Text(say("x-nimmt-table-hand", heads=mine.hand_heads), style="bold"))
        parts.append(_hand(view, mine, say))
    return Group(*parts, "")


def sentence(event: Event, names: list[str], say: Say) -> str | None:
    """What happened, in one sentence."""
    match event:
        case Revealed():
            cards = ", ".join(
                f"{name} {card}" for name, card in zip(names, event.cards, strict=True)
            )
            return say("x-nimmt-told-revealed", cards=cards)
        case Placed():
            values = {"name": names[event.seat], "card": event.card, "row": event.row}
            if event.taken:
                return say("x-nimmt-told-took", cards=_listed(event.taken), **values)
            return say("x-nimmt-told-placed", **values)
        case WentToX():
            values = {"name": names[event.seat], "card": event.card}
            if event.piled:
                return say("x-nimmt-told-piled", cards=_listed(event.piled), **values)
            return say("x-nimmt-told-x", **values)
        case IntoHand():
            cards = _listed(event.cards)
            return say("x-nimmt-told-into-hand", name=names[event.seat], cards=cards)
        case Counted():
            return say(
                "x-nimmt-told-counted",
                name=names[event.seat],
                hand=event.hand_heads,
                pile=event.pile_heads,
                points=event.hand_heads + 2 * event.pile_heads,
            )
    return None


def _listed(cards: Iterable[int]) -> str:
    return ", ".join(str(card) for card in cards)


def _rows(view: XNimmtView, say: Say) -> Table:
    """The place of the card that takes the row is marked ✗."""
    table = rows_table(ROW_LENGTH)
    table.add_column(width=3)
    table.add_column(justify="right")
    for number, row in enumerate(view.rows, 1):
        table.add_row(
            say("x-nimmt-table-row", row=number),
            *_places(row),
            Text(say("x-nimmt-table-heads", heads=row.heads), style="dim"),
        )
    return table


def _places(row: Row) -> list[Text]:
    cards = [card_text(card) for card in row.cards]
    free = [FREE] * (row.room - 1 - len(cards))
    beyond = [Text("")] * (ROW_LENGTH + 1 - row.room)
    return [*cards, *free, Text("  ✗", style="red"), *beyond]


def _seats(view: XNimmtView, names: list[str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat, place in enumerate(view.places):
        hand = [say("x-nimmt-table-cards", cards=place.cards)]
        known = place.known if place.hand is None else place.hand
        if known and seat != view.seat:
            hand.append(say("x-nimmt-table-known", cards=_listed(known)))
        x_cards = [say("x-nimmt-table-x-row", cards=_listed(place.x_row) or "–")]
        if place.x_pile:
            x_cards.append(say("x-nimmt-table-x-pile", heads=place.pile_heads))
        table.add_row(
            Text(names[seat], style="bold" if seat == view.seat else ""),
            say("x-nimmt-table-total", total=place.total),
            Text("\n").join([Text("; ".join(hand)), Text("; ".join(x_cards))]),
            Text("✓ " + say("x-nimmt-table-ready") if place.ready else "", style="green"),
        )
    return table


def _decision(view: XNimmtView, names: list[str], say: Say) -> list[RenderableType]:
    """A row to take or a card for the X row: the question, and what each answer does."""
    if not view.choices:
        if view.phase == "take":
            return []
        name = names[view.waiting[0]]
        return [Text(say("x-nimmt-table-sorting", name=name, cards=_listed(view.taken)))]
    if view.phase == "take":
        card = next(card for seat, card in view.open_cards if seat == view.seat)
        question = say("x-nimmt-table-take-row", card=card)
    else:
        question = say("x-nimmt-table-choose-x", cards=_listed(view.taken))
    table = Table(box=None, pad_edge=False, show_header=False)
    for choice in view.choices:
        table.add_row(Text(f"  {choice.do}", style="bold"), _answer(view.phase, choice, say))
    return [Text(question), table]


def _answer(phase: str, choice: Choice, say: Say) -> Text:
    parts = []
    if phase == "take":
        cards = _listed(choice.takes)
        parts.append(say("x-nimmt-table-row-cards", cards=cards, heads=choice.heads))
    if choice.piles:
        cards = _listed(choice.piles)
        parts.append(say("x-nimmt-table-piles", cards=cards, points=choice.points))
    elif phase == "x" or len(choice.takes) == 1:
        parts.append(say("x-nimmt-table-fits"))
    if choice.returns:
        parts.append(say("x-nimmt-table-returns", cards=_listed(choice.returns)))
    return Text("; ".join(parts), style="red" if choice.piles else "")


def _hand(view: XNimmtView, mine: Place, say: Say) -> RenderableType:
    hand = mine.hand or ()
    if view.phase != "play":
        return cards_text(hand)
    playable = {choice.card: choice for choice in view.choices}
    return hand_table(hand, view.chosen, lambda card: _preview(playable[card], say))


def _preview(choice: Choice, say: Say) -> Text:
    if choice.row is None:
        return Text(say("x-nimmt-table-low"), style="yellow")
    if choice.takes:
        cards = " ".join(str(card) for card in choice.takes)  # two columns must fit 80 characters
        return Text(say("x-nimmt-table-takes", row=choice.row, cards=cards), style="red")
    return Text(say("x-nimmt-table-place", row=choice.row, position=choice.position), style="dim")
