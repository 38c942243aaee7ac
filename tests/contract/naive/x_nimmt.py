"""X nimmt!, a second time. Cards are numbers, a row is a tuple of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tests.contract.naive import changed
from tests.contract.naive.six_nimmt import bulls

BEST = min
FULL = (3, 4, 5)  # this card of the row takes those before it


class Position(NamedTuple):
    rows: tuple[tuple[int, ...], ...]
    hands: tuple[frozenset[int], ...]
    x_rows: tuple[tuple[int, ...], ...]
    x_piles: tuple[frozenset[int], ...]
    chosen: tuple[int, ...]  # cards face down on the table, still counted in the hand; 0: none
    revealed: tuple[tuple[int, int], ...] = ()  # (card, seat) still to be placed, lowest first
    taken: tuple[int, ...] = ()  # one of these must go to the X row
    taker: int = -1


def start(
    hands: Sequence[Iterable[int]],
    rows: Sequence[Sequence[int]],
    x_rows: Sequence[Sequence[int]] = (),
    x_piles: Sequence[Iterable[int]] = (),
) -> Position:
    return Position(
        rows=tuple(tuple(row) for row in rows),
        hands=tuple(frozenset(hand) for hand in hands),
        x_rows=tuple(tuple(row) for row in x_rows or [()] * len(hands)),
        x_piles=tuple(frozenset(pile) for pile in x_piles or [()] * len(hands)),
        chosen=(0,) * len(hands),
    )


def waiting(position: Position) -> list[int]:
    if position.taken:
        return [position.taker]
    if position.revealed:  # act places all cards it can, so the lowest fits no row
        return [position.revealed[0][1]]
    if finished(position):
        return []
    return [s for s, card in enumerate(position.chosen) if not card]


def legal(position: Position, seat: int) -> set[str]:
    if position.taken:
        return {f"x {card}" for card in position.taken} if seat == position.taker else set()
    if position.revealed:
        return {"row 1", "row 2", "row 3"} if seat == position.revealed[0][1] else set()
    return set() if finished(position) else {f"play {card}" for card in position.hands[seat]}


def act(position: Position, seat: int, text: str) -> Position:
    assert text in legal(position, seat), text
    word, number = text.split()
    if word == "x":
        return _place(_sort(position, int(number)))
    if word == "row":
        return _place(_take(position, int(number) - 1))
    position = position._replace(chosen=changed(position.chosen, seat, int(number)))
    if not all(position.chosen):
        return position
    return _place(
        position._replace(
            revealed=tuple(sorted((card, s) for s, card in enumerate(position.chosen))),
            hands=tuple(h - {c} for h, c in zip(position.hands, position.chosen, strict=True)),
            chosen=(0,) * len(position.hands),
        )
    )


def _place(position: Position) -> Position:
    """Place cards from the lowest up, until somebody has to choose or all are placed."""
    while position.revealed and not position.taken:
        card = position.revealed[0][0]
        fitting = [row for row in position.rows if row[-1] < card]  # rule 1
        if not fitting:
            return position  # rule 4: its player has to choose a row
        row = max(fitting, key=lambda cards: cards[-1])  # rule 2
        place = position.rows.index(row)
        if len(row) + 1 == FULL[place]:  # rule 3
            position = _take(position, place)
        else:
            position = position._replace(
                rows=changed(position.rows, place, (*row, card)), revealed=position.revealed[1:]
            )
    return position


def _take(position: Position, place: int) -> Position:
    """The player of the lowest card takes that row; the card starts it anew."""
    card, seat = position.revealed[0]
    taken = position.rows[place]
    position = position._replace(
        rows=changed(position.rows, place, (card,)),
        revealed=position.revealed[1:],
        taken=taken,
        taker=seat,
    )
    return _sort(position, taken[0]) if len(taken) == 1 else position


def _sort(position: Position, card: int) -> Position:
    """One of the cards taken goes to the X row, the others into the hand."""
    seat = position.taker
    x_row, x_pile = position.x_rows[seat], position.x_piles[seat]
    if x_row and card < x_row[-1]:
        x_row, x_pile = (), x_pile | set(x_row)
    return position._replace(
        x_rows=changed(position.x_rows, seat, (*x_row, card)),
        x_piles=changed(position.x_piles, seat, x_pile),
        hands=changed(position.hands, seat, position.hands[seat] | (set(position.taken) - {card})),
        taken=(),
        taker=-1,
    )


def finished(position: Position) -> bool:
    return not (all(position.hands) or position.revealed or position.taken)


def scores(position: Position) -> list[int]:
    return [
        sum(bulls(card) for card in hand) + 2 * sum(bulls(card) for card in pile)
        for hand, pile in zip(position.hands, position.x_piles, strict=True)
    ]


def key(position: Position) -> tuple[Any, ...]:
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    piles = tuple(tuple(sorted(pile)) for pile in position.x_piles)
    doing = (position.chosen, position.revealed, position.taken, position.taker)
    return (position.rows, hands, position.x_rows, piles, *doing)


def opening(options: dict[str, Any], last: Position | None, closed: int) -> Position | None:
    return None


def chance(options: dict[str, Any], position: Position | None, entry: dict[str, Any]) -> Position:
    deal = entry["deal"]
    assert [len(hand) for hand in deal["hands"]] == [8] * options["players"]
    return start(deal["hands"], [[card] for card in deal["rows"]])


def ended(options: dict[str, Any], rounds: list[list[int]]) -> bool:
    return len(rounds) == options["rounds"]
