"""6 nimmt! in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from byczo.core.events import Event
from byczo.games.rows.board import FREE, card_text, cards_text, hand_table, rows_table
from byczo.games.rows.revealed import Revealed
from byczo.games.six_nimmt.rules import ROW_LENGTH
from byczo.games.six_nimmt.view import Choice, Picked, Placed, SixNimmtView
from byczo.locales import Say


def board(view: SixNimmtView, names: list[str], say: Say) -> RenderableType:
    """Rows, seats, and what the observer may do."""
    parts: list[RenderableType] = [_rows(view, say), _seats(view, names, say)]
    if view.open_cards:
        cards = ", ".join(f"{names[seat]} {card}" for seat, card in view.open_cards)
        parts.append(Text(say("six-nimmt-table-waiting-cards", cards=cards)))
    if view.phase == "take" and view.choices:
        card = next(card for seat, card in view.open_cards if seat == view.seat)
        parts.append(say("six-nimmt-table-take-row", card=card))
    if view.phase == "pick":
        parts += [Text(say("six-nimmt-table-offered"), style="bold"), cards_text(view.offered)]
    if view.seat is not None and view.places[view.seat].hand:
        parts.append(Text(say("six-nimmt-table-hand"), style="bold"))
        parts.append(_hand(view, say))
    return Group(*parts, "")


def sentence(event: Event, names: list[str], say: Say) -> str | None:
    """What happened, in one sentence."""
    match event:
        case Revealed():
            cards = ", ".join(
                f"{name} {card}" for name, card in zip(names, event.cards, strict=True)
            )
            return say("six-nimmt-told-revealed", cards=cards)
        case Placed():
            values = {"name": names[event.seat], "card": event.card, "row": event.row}
            if event.heads:
                return say("six-nimmt-told-took", heads=event.heads, **values)
            return say("six-nimmt-told-placed", **values)
        case Picked():
            return say("six-nimmt-told-picked", name=names[event.seat], card=event.card)
    return None


def _rows(view: SixNimmtView, say: Say) -> Table:
    table = rows_table(ROW_LENGTH)
    table.add_column(justify="right")
    for number, row in enumerate(view.rows, 1):
        table.add_row(
            say("six-nimmt-table-row", row=number),
            *(card_text(card) for card in row.cards),
            *[FREE] * (ROW_LENGTH - len(row.cards)),
            Text(say("six-nimmt-table-heads", heads=row.heads), style="dim"),
        )
    return table


def _seats(view: SixNimmtView, names: list[str], say: Say) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat, place in enumerate(view.places):
        mark = "✓ " + say("six-nimmt-table-ready") if place.ready else ""
        hand = ""
        if place.hand is not None and seat != view.seat:
            hand = " ".join(str(card) for card in place.hand)
        table.add_row(
            Text(names[seat], style="bold" if seat == view.seat else ""),
            say("six-nimmt-table-score", heads=place.heads, total=place.total),
            say("six-nimmt-table-cards", cards=place.cards),
            Text(hand or mark, style="dim" if hand else "green"),
        )
    return table


def _hand(view: SixNimmtView, say: Say) -> RenderableType:
    assert view.seat is not None
    playable = {choice.card: choice for choice in view.choices if choice.card is not None}
    hand = view.places[view.seat].hand or ()
    if view.phase != "play":
        return cards_text(hand)
    cheapest = min(row.heads for row in view.rows)
    return hand_table(hand, view.chosen, lambda card: _preview(playable[card], cheapest, say))


def _preview(choice: Choice, cheapest: int, say: Say) -> Text:
    if choice.row is None:
        return Text(say("six-nimmt-table-low", heads=cheapest), style="yellow")
    if choice.heads:
        return Text(say("six-nimmt-table-takes", row=choice.row, heads=choice.heads), style="red")
    return Text(say("six-nimmt-table-place", row=choice.row, position=choice.position), style="dim")
