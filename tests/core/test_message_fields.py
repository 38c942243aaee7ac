"""Declarations of messages are read, and those that no rule could fill are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
import pytest

from byczo.core.message_fields import (
    AtMost,
    BadDeclaration,
    Kind,
    Names,
    fields_of,
    tag_of,
    variant_name,
)
from tests.core.every_field import BREEDS, FLOWERS, Calf, Came, Left, Meadow, Story, text_of


@pytest.mark.parametrize(
    ("hint", "why"),
    [
        (tuple[int, ...], "Bad.field: say how many items it can have"),
        (str, "Bad.field: no rule can write <class 'str'>; a text needs Names or Words"),
        (
            Annotated[str, AtMost(3)],
            "a text with AtMost is made of the letters in Names",
        ),
        (Annotated[str, AtMost(3), Names(("ab", "c"))], "made of the letters in Names"),
        (
            Annotated[Mapping[str, int], AtMost(3)],
            "Bad.field: a mapping is Mapping.* and has Names",
        ),
        (Annotated[tuple[int, int], AtMost(3)], "Bad.field: a list is tuple"),
        (Annotated[tuple[float, ...], AtMost(3)], "Bad.field: no rule can write a list of"),
        (float, "Bad.field: no rule can write"),
    ],
)
def test_declarations_that_no_rule_could_fill(hint: Any, why: str) -> None:
    bad = msgspec.defstruct("Bad", [("field", hint)])
    with pytest.raises(BadDeclaration, match=why):
        fields_of(bad)


def test_every_kind_of_field_is_told_apart() -> None:
    fields = {field.name: field for field in fields_of(Meadow)}
    kinds = {field.kind for struct in (Meadow, Left, Story) for field in fields_of(struct)}
    assert kinds == set(Kind)
    assert fields["breeds"].names == BREEDS
    assert (fields["triples"].width, fields["triples"].room) == (3, 2)
    assert fields["season"].names == ("spring", "summer")
    assert fields["flowers"].names == tuple(map(text_of, FLOWERS))
    assert [name for name, field in fields.items() if field.optional] == [
        *("perhaps", "colour", "done", "hidden", "breeds", "roll", "last", "flowers", "picked")
    ]


def test_fields_keep_their_order_and_defaults() -> None:
    assert [(field.name, field.default) for field in fields_of(Calf)] == [
        ("age", None),
        ("spots", None),
        ("twin", False),
    ]


def test_a_tag_names_the_type_of_a_message() -> None:
    assert tag_of(Came) == ("event", "came-home")
    assert variant_name(Came) == "came_home"
    assert tag_of(Calf) is None
    with pytest.raises(BadDeclaration, match="Calf: in a union every struct needs a tag"):
        variant_name(Calf)
