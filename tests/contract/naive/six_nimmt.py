"""6 nimmt!, a second time. Cards are numbers, a row is a tuple of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tests.contract.naive import changed

BEST = min
HALVES = {4: (12, 13), 5: (10, 10), 6: (8, 8), 7: (7, 7)}  # cards for each player


class Position(NamedTuple):
    rows: tuple[tuple[int, ...], ...]
    hands: tuple[frozenset[int], ...]
    piles: tuple[frozenset[int], ...]  # the bull piles
    chosen: tuple[int, ...]  # cards face down on the table, still counted in the hand; 0: none
    revealed: tuple[tuple[int, int], ...] = ()  # (card, seat) still to be placed, lowest first
    offered: frozenset[int] = frozenset()  # draft: the cards that lie face up
    picker: int = 0  # draft: whose turn it is
    to_come: int = 0  # two halves: deals that are still to come


def start(
    hands: Sequence[Iterable[int]],
    rows: Sequence[Sequence[int]] = (),
    offered: Iterable[int] = (),
    picker: int = 0,
    to_come: int = 0,
) -> Position:
    return Position(
        rows=tuple(tuple(row) for row in rows),
        hands=tuple(frozenset(hand) for hand in hands),
        piles=(frozenset(),) * len(hands),
        chosen=(0,) * len(hands),
        offered=frozenset(offered),
        picker=picker,
        to_come=to_come,
    )


def bulls(card: int) -> int:
    number = str(card)
    if number == "55":
        return 7
    if len(number) == 2 and number[0] == number[1]:
        return 5
    if number.endswith("0"):
        return 3
    if number.endswith("5"):
        return 2
    return 1


def waiting(position: Position) -> list[int]:
    if position.offered:
        return [position.picker]
    if position.revealed:  # act places all cards it can, so the lowest fits no row
        return [position.revealed[0][1]]
    return [s for s, hand in enumerate(position.hands) if hand and not position.chosen[s]]


def legal(position: Position, seat: int) -> set[str]:
    if position.offered:
        return {f"pick {card}" for card in position.offered} if seat == position.picker else set()
    if position.revealed:
        return {"row 1", "row 2", "row 3", "row 4"} if seat == position.revealed[0][1] else set()
    return {f"play {card}" for card in position.hands[seat]}


def act(position: Position, seat: int, text: str) -> Position:
    assert text in legal(position, seat), text
    word, number = text.split()
    if word == "pick":
        return _pick(position, seat, int(number))
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


def _pick(position: Position, seat: int, card: int) -> Position:
    left = position.offered - {card}
    done = len(left) == 4
    return position._replace(
        hands=changed(position.hands, seat, position.hands[seat] | {card}),
        offered=frozenset() if done else left,
        rows=tuple((c,) for c in sorted(left)) if done else (),
        picker=0 if done else (seat + 1) % len(position.hands),
    )


def _place(position: Position) -> Position:
    """Place cards from the lowest up, until one fits no row or all are placed."""
    while position.revealed:
        card = position.revealed[0][0]
        fitting = [row for row in position.rows if row[-1] < card]  # rule 1
        if not fitting:
            return position  # rule 4: its player has to choose a row
        row = max(fitting, key=lambda cards: cards[-1])  # rule 2
        place = position.rows.index(row)
        if len(row) == 5:  # rule 3
            position = _take(position, place)
        else:
            position = position._replace(
                rows=changed(position.rows, place, (*row, card)), revealed=position.revealed[1:]
            )
    return position


def _take(position: Position, place: int) -> Position:
    """The player of the lowest card takes that row; the card starts it anew."""
    card, seat = position.revealed[0]
    return position._replace(
        piles=changed(position.piles, seat, position.piles[seat] | set(position.rows[place])),
        rows=changed(position.rows, place, (card,)),
        revealed=position.revealed[1:],
    )


def scores(position: Position) -> list[int]:
    return [sum(bulls(card) for card in pile) for pile in position.piles]


def key(position: Position) -> tuple[Any, ...]:
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    offered = tuple(sorted(position.offered))
    heads = tuple(scores(position))
    return (position.rows, hands, position.chosen, position.revealed, offered, heads)


def opening(options: dict[str, Any], last: Position | None, closed: int) -> Position | None:
    if options["variant"] != "tactical":
        return None
    n = options["players"]
    return start([()] * n, offered=range(1, 10 * n + 5), picker=closed % n)


def chance(options: dict[str, Any], position: Position | None, entry: dict[str, Any]) -> Position:
    deal = entry["deal"]
    n = options["players"]
    if options["variant"] == "tactical":
        assert position is not None
        assert deal == {"rows": [card for (card,) in position.rows]}
        return position
    sizes: tuple[int, ...] = HALVES[n] if options["variant"] == "halves" else (10,)
    if position is None or finished(position):
        assert [len(hand) for hand in deal["hands"]] == [sizes[0]] * n
        return start(deal["hands"], [[card] for card in deal["rows"]], to_come=len(sizes) - 1)
    assert position.to_come == 1
    assert list(deal) == ["hands"]
    assert [len(hand) for hand in deal["hands"]] == [sizes[1]] * n
    return position._replace(hands=tuple(frozenset(hand) for hand in deal["hands"]), to_come=0)


def finished(position: Position) -> bool:
    return not (any(position.hands) or position.revealed or position.offered or position.to_come)


def ended(options: dict[str, Any], rounds: list[list[int]]) -> bool:
    if options["variant"] == "halves":
        return True
    if options.get("rounds"):
        return len(rounds) == options["rounds"]
    most = max(map(sum, zip(*rounds, strict=True)))
    return most >= options["target"] if options["ends"] == "at" else most > options["target"]
