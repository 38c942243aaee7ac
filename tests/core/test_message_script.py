"""A script has room for the longest message, and refuses what is nested too deep."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from byczo.core.json_kernel import DEEPEST
from byczo.core.message_fields import AtMost, BadDeclaration, Key, Names
from byczo.core.message_form import MessageForm
from byczo.core.message_script import script_of
from byczo.core.rule import interpreted
from tests.core.every_field import (
    BREEDS,
    COLOURS,
    FLOWERS,
    REASONS,
    SLEEP,
    TEXTS,
    Calf,
    Came,
    Cow,
    Meadow,
    Story,
    written,
)


def test_the_buffer_has_room_for_the_longest_message() -> None:
    low, far = -(2**15), -(2**31)
    calf = Calf(far, (low,) * 3, False)
    cow = Cow(BREEDS[1], (calf, calf), calf, calf)
    longest = Meadow(
        number=far,
        perhaps=2**31 - 1,
        dry=False,
        season="spring",
        colour=None,
        do=TEXTS.write(SLEEP, 2),
        done=TEXTS.write(SLEEP, 2),
        numbers=(low,) * 4,
        hidden=(low,) * 4,
        breeds=(BREEDS[1],) * 3,
        paint="wyryr",
        pairs=((low, low),) * 2,
        triples=((low, low, low),) * 2,
        dice=dict.fromkeys(COLOURS, low),
        roll=dict.fromkeys(COLOURS, low),
        cow=cow,
        last=cow,
        herd=(cow, cow),
        events=(Came(cow),) * 3,
        told=Story(
            row=2**31 - 1,
            gap=f"{low} – {low}",
            gain="−9999",
            herd="w–y–r",
            paint="wyr",
            colour="w",
            steps=(low, low),
        ),
        flowers=(FLOWERS[-1],) * 4,
        picked=FLOWERS[-1],
        tallest=FLOWERS[-1],
    )
    form: MessageForm[Meadow] = MessageForm(Meadow, TEXTS, REASONS)
    assert written(form, longest, interpreted) == msgspec.json.encode(longest)


def test_only_what_may_be_none_can_be_left_out() -> None:
    for hint, default in ((int, 0), (int | None, 3), (Calf | None, None)):
        bad = msgspec.defstruct("Bad", [("field", hint, default)], omit_defaults=True)
        with pytest.raises(BadDeclaration, match=r"Bad.field: what can be left out is None"):
            script_of(bad, TEXTS.verbs, REASONS)


def test_a_field_can_have_the_name_of_another() -> None:
    fields = [
        ("dice", Annotated[str | None, AtMost(3), Names(COLOURS)], None),
        ("thrown", Annotated[int | None, Key("dice")], None),
    ]
    struct = msgspec.defstruct("Dice", fields, omit_defaults=True)
    form: MessageForm[Any] = MessageForm(struct, TEXTS, REASONS)
    assert written(form, struct(dice="wy"), interpreted) == b'{"dice":"wy"}'
    assert written(form, struct(thrown=4), interpreted) == b'{"dice":4}'
    assert written(form, struct(), interpreted) == b"{}"


def test_lists_in_lists_end_where_the_kernel_has_no_more_room() -> None:
    deep: Any = Calf
    for _ in range(DEEPEST - 1):
        deep = msgspec.defstruct("Deep", [("more", Annotated[tuple[deep, ...], AtMost(1)])])
    script_of(deep, TEXTS.verbs, REASONS)
    deep = msgspec.defstruct("Deep", [("more", Annotated[tuple[deep, ...], AtMost(1)])])
    too_deep = msgspec.defstruct("Deep", [("more", Annotated[tuple[deep, ...], AtMost(1)])])
    with pytest.raises(BadDeclaration, match=f"lists lie in lists more than {DEEPEST} deep"):
        script_of(too_deep, TEXTS.verbs, REASONS)


def test_equal_texts_and_tables_lie_there_once() -> None:
    one = script_of(Cow, TEXTS.verbs, REASONS)
    two = script_of(msgspec.defstruct("Two", [("left", Cow), ("right", Cow)]), TEXTS.verbs, REASONS)
    assert len(two.texts) < 1.5 * len(one.texts)
