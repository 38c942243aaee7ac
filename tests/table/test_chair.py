"""Who decides for a seat."""

from __future__ import annotations

from byczo.table.chair import Chair


def test_a_person_decides_unless_a_bot_stands_in() -> None:
    chair = Chair("Ania", ["ania"], None)
    assert (chair.by, chair.player) == ("human", None)
    chair.stand_in = "ox"
    assert (chair.by, chair.player) == ("human", "ox")


def test_bots_and_programs_are_named() -> None:
    assert (Chair("Bruno", [], "cow").by, Chair("Bruno", [], "cow").player) == ("cow", "cow")
    assert Chair("Mine", [], None, program=True).by == "program"
