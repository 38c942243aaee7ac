"""David & Goliath, a second time. A card is its text: g7 is the green 7."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tests.contract.naive import changed

BEST = max
HIGHEST = {3: 9, 4: 12, 5: 15, 6: 18}


class Position(NamedTuple):
    hands: tuple[frozenset[str], ...]
    won: tuple[frozenset[str], ...]
    leader: int
    dealer: int
    trick: tuple[str, ...] = ()  # from the leader on, clockwise


def start(
    hands: Sequence[Iterable[str]],
    leader: int = 0,
    won: Sequence[Iterable[str]] = (),
    dealer: int = 0,
) -> Position:
    return Position(
        hands=tuple(frozenset(hand) for hand in hands),
        won=tuple(frozenset(cards) for cards in won or [()] * len(hands)),
        leader=leader,
        dealer=dealer,
    )


def number(card: str) -> int:
    return int(card[1:])


def waiting(position: Position) -> list[int]:
    if finished(position):
        return []
    return [(position.leader + len(position.trick)) % len(position.hands)]


def legal(position: Position, seat: int) -> set[str]:
    if seat not in waiting(position):
        return set()
    hand = position.hands[seat]
    following = {card for card in hand if position.trick and card[0] == position.trick[0][0]}
    return {f"play {card}" for card in following or hand}


def act(position: Position, seat: int, text: str) -> Position:
    assert text in legal(position, seat), text
    card = text.removeprefix("play ")
    position = position._replace(
        hands=changed(position.hands, seat, position.hands[seat] - {card}),
        trick=(*position.trick, card),
    )
    return _win(position) if len(position.trick) == len(position.hands) else position


def _win(position: Position) -> Position:
    """The highest card takes the others and leads; the lowest takes the highest. Last of equals."""
    seats = len(position.hands)
    places = list(range(seats))
    highest = max(places, key=lambda place: (number(position.trick[place]), place))
    places.remove(highest)
    lowest = min(places, key=lambda place: (number(position.trick[place]), -place))
    goliath, david = (position.leader + highest) % seats, (position.leader + lowest) % seats
    spoils = {position.trick[place] for place in places}
    won = changed(position.won, goliath, position.won[goliath] | spoils)
    won = changed(won, david, won[david] | {position.trick[highest]})
    return position._replace(won=won, leader=goliath, trick=())


def finished(position: Position) -> bool:
    return not (any(position.hands) or position.trick)


def scores(position: Position) -> list[int]:
    totals = []
    for won in position.won:
        colours = [[number(card) for card in won if card[0] == colour] for colour in "rygbv"]
        totals.append(sum(sum(cards) if len(cards) <= 2 else len(cards) for cards in colours))
    return totals


def key(position: Position) -> tuple[Any, ...]:
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    won = tuple(tuple(sorted(cards)) for cards in position.won)
    return (hands, won, position.leader, position.trick)


def opening(options: dict[str, Any], last: Position | None, closed: int) -> Position | None:
    return last


def chance(options: dict[str, Any], position: Position | None, entry: dict[str, Any]) -> Position:
    hands, dealer = entry["deal"]["hands"], entry["deal"]["dealer"]
    n = options["players"]
    pack = {f"{colour}{number + 1}" for colour in "rygbv" for number in range(HIGHEST[n])}
    assert [len(hand) for hand in hands] == [15] * n
    assert {card for hand in hands for card in hand} == pack
    assert position is None or dealer == (position.dealer + 1) % n
    return start(hands, (dealer + 1) % n, dealer=dealer)


def ended(options: dict[str, Any], rounds: list[list[int]]) -> bool:
    return len(rounds) == options.get("rounds", options["players"])
