"""Records of messages lie flat, and begin blank."""

from __future__ import annotations

from typing import Annotated, Any

from byczo.core.message_fields import Names
from byczo.core.message_record import NOTHING, action_text, blank_of, record_of, union_record_of
from tests.core.every_field import BREEDS, Calf, Came, Cow, Left, Meadow


def test_a_blank_has_defaults_and_nothing_else() -> None:
    blank: Any = blank_of(Meadow)[0]
    assert (blank.perhaps, blank.colour, blank.done) == (NOTHING, NOTHING, NOTHING)
    assert (blank.hidden_count, blank.roll_count, blank.has_last) == (NOTHING, NOTHING, 0)
    assert (blank.number, blank.numbers_count, blank.herd_count) == (0, 0, 0)
    assert blank.events[2].left.steps_count == NOTHING


def test_records_lie_flat() -> None:
    layout = record_of(Cow).layout
    assert layout["calves"].shape == (2,)
    assert layout["calves"].base is record_of(Calf).layout
    assert list(layout.names or ()) == [
        "breed",
        "calves_count",
        "calves",
        "has_first",
        "first",
        "bell",
    ]


def test_an_item_of_a_union_has_its_kind_and_a_part_for_each_struct() -> None:
    assert union_record_of((Came, Left)).layout.names == ("kind", "came_home", "left")


def test_a_default_that_is_a_name_is_its_number() -> None:
    class Bull(Calf, frozen=True):
        breed: Annotated[str, Names(BREEDS)] = BREEDS[2]

    blank: Any = blank_of(Bull)[0]
    assert blank.breed == 2


def test_an_action_is_told_apart_by_its_phase() -> None:
    assert len({action_text(phase, action) for phase in range(3) for action in range(200)}) == 600
