"""What everybody saw happen is told in order."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from byczo.core import contract
from byczo.core.contract import CHANCE, NOBODY, OVER, TableState
from byczo.core.event_rules import add_event, tell
from byczo.core.events import (
    GAME_ENDED,
    READY,
    ROUND_BEGUN,
    ROUND_CLOSED,
    CommonEvent,
    Events,
)
from byczo.core.fitting import interpreted, rule
from byczo.core.layout import CHOICE, Ints
from byczo.core.message_fields import AtMost
from byczo.core.message_record import blank_of
from byczo.core.observation import choice_finder


class Told(Events, frozen=True, kw_only=True):
    events: Annotated[tuple[CommonEvent, ...], AtMost(4)]


class Choosing(TableState):
    """A table at which choices lie face down."""

    chosen: Annotated[Ints, (3,), CHOICE]


@rule
def nothing(before: TableState, after: TableState, events: Any) -> None:
    """A game without events of its own."""


@rule
def something(before: TableState, after: TableState, events: Any) -> None:
    """A game that tells an event of its own."""
    add_event(events, READY)


def told(
    before: TableState,
    after: TableState,
    *,
    actor: int = NOBODY,
    fewest_wins: bool = False,
    happened: Any = nothing,
) -> Any:
    events = blank_of(Told).copy()[0]
    parts: Any = {
        contract.happened: happened,
        contract.has_chosen: choice_finder(Choosing),
    }
    told: Any = interpreted(tell, parts)
    told(before, after, actor, fewest_wins, events)
    return events.events[: events.events_count]


@pytest.fixture
def table() -> Choosing:
    table = Choosing.blank()
    table.players, table.waiting, table.round, table.closed = 3, 0b111, 1, 0
    return table


def test_a_round_begins(table: Choosing) -> None:
    after = table.twin()
    after.round = 2
    (event,) = told(table, after)
    assert (event.kind, event.round_begun.round) == (ROUND_BEGUN, 2)


def test_a_round_closes_before_the_next_begins(table: Choosing) -> None:
    after = table.twin()
    after.round, after.closed = 2, 1
    after.points[:3], after.totals[:3] = [1, 2, 3], [4, 5, 6]
    closed, begun = told(table, after)
    assert (closed.kind, begun.kind) == (ROUND_CLOSED, ROUND_BEGUN)
    assert closed.round_closed.round == 1
    assert closed.round_closed.points[: closed.round_closed.points_count].tolist() == [1, 2, 3]
    assert closed.round_closed.totals[: closed.round_closed.totals_count].tolist() == [4, 5, 6]


def test_a_seat_is_ready_if_nothing_else_is_to_tell(table: Choosing) -> None:
    after = table.twin()
    after.waiting, after.chosen[1] = 0b101, 7
    (event,) = told(table, after, actor=1)
    assert (event.kind, event.ready.seat) == (READY, 1)
    assert len(told(table, after)) == 0, "nobody acted"
    assert len(told(table, after, actor=2)) == 0, "seat 2 must still act"
    assert len(told(table, after, actor=1, happened=something)) == 1


def test_a_changed_mind_is_ready_again(table: Choosing) -> None:
    table.waiting, table.chosen[1] = 0b101, 7
    (event,) = told(table, table.twin(), actor=1)
    assert (event.kind, event.ready.seat) == (READY, 1)


@pytest.mark.parametrize("waiting", [0b100, 0b111, CHANCE])
def test_a_silent_action_that_hands_over_is_no_secret_choice(table: Choosing, waiting: int) -> None:
    """Somebody else is asked for something: the next decision has begun."""
    table.waiting = 0b010
    after = table.twin()
    after.waiting = waiting & ~0b010 if waiting > 0 else waiting
    assert len(told(table, after, actor=1)) == 0


def test_a_silent_action_that_everybody_sees_is_no_secret_choice(table: Choosing) -> None:
    """Though the others are still waited for."""
    after = table.twin()
    after.waiting = 0b101
    assert len(told(table, after, actor=1)) == 0


@pytest.mark.parametrize(
    ("fewest_wins", "totals", "winners"),
    [(True, [5, 3, 3], [1, 2]), (False, [5, 3, 3], [0]), (False, [-2, -2, -9], [0, 1])],
)
def test_the_best_totals_share_the_win(
    table: Choosing, totals: list[int], winners: list[int], *, fewest_wins: bool
) -> None:
    after = table.twin()
    after.waiting, after.reason = OVER, 2
    after.totals[:3] = totals
    (event,) = told(table, after, fewest_wins=fewest_wins)
    ended = event.game_ended
    assert (event.kind, ended.reason, ended.totals_count) == (GAME_ENDED, 2, 3)
    assert ended.winners[: ended.winners_count].tolist() == winners
