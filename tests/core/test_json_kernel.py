"""Any declared message: what the kernel writes is what msgspec writes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from byczo.core.action_texts import ActionTexts, Letters, Named, Numbered, Verb
from byczo.core.json_kernel import STACK, write_json
from byczo.core.message_fields import (
    BadDeclaration,
    Field,
    Kind,
    Names,
    Room,
    Words,
    fields_of,
    tag_of,
)
from byczo.core.message_form import Form
from byczo.core.message_record import NOTHING, blank_of, count_name, record_of, spoken
from byczo.core.rule import compiled, interpreted

BREEDS = ("Highland", "Ongole – białe", 'a "quoted" one')
COLOURS = "wyr"
SLEEP, GRAZE = 1, 2
TEXTS = ActionTexts(
    verbs=(
        Verb("milk", 1, 9, Numbered(), GRAZE),
        Verb("call", 1, 3, Named((*BREEDS[:2], "b"), lambda *_: True, lambda _: ""), SLEEP),
        Verb("paint", 10, 16, Letters(COLOURS, "tin", "tins")),
        Verb("rest", 17, 17),
    ),
    examples={GRAZE: "'milk 3'"},
)
REASONS = {1: "rain", 3: "dusk"}
ACTIONS = [(GRAZE, 1), (GRAZE, 9), (SLEEP, 1), (SLEEP, 2), (GRAZE, 10), (SLEEP, 16), (GRAZE, 17)]


class Calf(msgspec.Struct, frozen=True):
    """A part of a cow."""

    age: int
    spots: Annotated[tuple[int, ...], Room(3)]
    twin: bool = False


class Cow(msgspec.Struct, frozen=True):
    """A part with parts."""

    breed: Annotated[str, Names(BREEDS)]
    calves: Annotated[tuple[Calf, ...], Room(2)]
    first: Calf | None
    bell: Calf


class Came(msgspec.Struct, frozen=True, tag_field="event", tag="came-home"):
    """An event."""

    cow: Cow


class Left(msgspec.Struct, frozen=True, tag_field="event", tag="left"):
    """Another one."""

    how: Annotated[str, Words.REASON]
    steps: Annotated[tuple[int, ...] | None, Room(2)]


class Meadow(msgspec.Struct, frozen=True, tag_field="kind", tag="mea-dow"):
    """Every kind of field."""

    number: int
    perhaps: int | None
    dry: bool
    season: Literal["spring", "summer"]
    colour: Annotated[str | None, Names(COLOURS)]
    do: Annotated[str, Words.ACTION]
    done: Annotated[str | None, Words.ACTION]
    numbers: Annotated[tuple[int, ...], Room(4)]
    hidden: Annotated[tuple[int, ...] | None, Room(4)]
    breeds: Annotated[tuple[str, ...] | None, Names(BREEDS), Room(3)]
    paint: Annotated[str, Names(COLOURS), Room(5)]
    pairs: Annotated[tuple[tuple[int, int], ...], Room(2)]
    triples: Annotated[tuple[tuple[int, int, int], ...], Room(2)]
    dice: Annotated[dict[str, int], Names(COLOURS), Room(3)]
    roll: Annotated[dict[str, int] | None, Names(COLOURS), Room(3)]
    cow: Cow
    last: Cow | None
    herd: Annotated[tuple[Cow, ...], Room(2)]
    events: Annotated[tuple[Came | Left, ...], Room(3)]


shorts = st.integers(-(2**15), 2**15 - 1)
longs = st.integers(-(2**31), 2**31 - 1)
counts = st.integers(0, 2**31 - 1)


def values_of(field: Field) -> st.SearchStrategy[Any]:
    """Values that a field of a message can have."""
    single = _single(field)
    values: st.SearchStrategy[Any]
    if field.kind is Kind.LETTER:
        values = st.lists(single, max_size=field.room).map("".join)
    elif field.kind is Kind.ENTRY:
        values = st.dictionaries(st.sampled_from(field.names), shorts, max_size=field.room)
    elif field.room:
        values = st.lists(single, max_size=field.room).map(lambda items: (*items,))
    else:
        values = single
    return st.none() | values if field.optional else values


def _single(field: Field) -> st.SearchStrategy[Any]:
    match field.kind:
        case Kind.NUMBER:
            return shorts if field.room else counts if field.optional else longs
        case Kind.FLAG:
            return st.booleans()
        case Kind.NAME | Kind.LETTER | Kind.ENTRY:
            return st.sampled_from(field.names)
        case Kind.REASON:
            return st.sampled_from(list(REASONS.values()))
        case Kind.ACTION:
            return st.sampled_from([TEXTS.write(*action) for action in ACTIONS])
        case Kind.TUPLE:
            return st.tuples(*[shorts] * field.width)
    return st.one_of([messages(struct) for struct in field.structs])


def messages(struct: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Messages of a kind."""
    return st.builds(struct, **{field.name: values_of(field) for field in fields_of(struct)})


def fill(record: Any, message: Any) -> None:
    """Write a message into its blank record, as a rule would."""
    kind: Any = type(message)
    for field in fields_of(kind):
        value = getattr(message, field.name)
        if value is None:
            continue
        if not field.room:
            if field.kind is Kind.STRUCT:
                if field.optional:
                    record[count_name(field)] = 1
                fill(record[field.name], value)
            else:
                record[field.name] = number_of(field, value)
            continue
        items = list(value.items()) if isinstance(value, dict) else list(value)
        record[count_name(field)] = len(items)
        for place, item in enumerate(items):
            if field.kind is Kind.STRUCT:
                fill(record[field.name][place], item)
            elif field.kind is Kind.UNION:
                record[field.name][place]["kind"] = field.structs.index(type(item))
                fill(record[field.name][place][tag_of(type(item))[1].replace("-", "_")], item)  # type: ignore[arg-type, index]
            elif field.kind is Kind.ENTRY:
                record[field.name][place] = field.names.index(item[0]), item[1]
            else:
                record[field.name][place] = number_of(field, item)


def number_of(field: Field, value: Any) -> Any:
    """The number that stands for a value."""
    if field.kind is Kind.REASON:
        return next(number for number, reason in REASONS.items() if reason == value)
    if field.kind is Kind.ACTION:
        return next(spoken(*action) for action in ACTIONS if TEXTS.write(*action) == value)
    return field.names.index(value) if field.names else value


def written(form: Form[Any], message: Any, translate: Any) -> bytes:
    """The JSON of a message, by way of its record."""
    batch = form.blank.copy()
    fill(batch[0], message)
    out, stack = np.zeros(form.script.size, np.uint8), np.zeros(STACK, np.int32)
    write = translate(write_json)
    size = write(form.script.steps, form.script.texts, stack, batch.view(np.int16), out)
    return out[:size].tobytes()


@pytest.mark.parametrize("translate", [interpreted, compiled], ids=["interpreted", "compiled"])
@settings(max_examples=200, deadline=None, derandomize=True)
@given(message=messages(Meadow))
def test_a_record_is_written_as_its_message(translate: Any, message: Meadow) -> None:
    form: Form[Meadow] = Form(Meadow, TEXTS, REASONS)
    text = written(form, message, translate)
    assert text == msgspec.json.encode(message)
    assert form.read(text) == message


@settings(max_examples=30, deadline=None, derandomize=True)
@given(message=messages(Meadow))
def test_the_value_of_one_field_alone(message: Meadow) -> None:
    form: Form[Any] = Form(Meadow, TEXTS, REASONS, only="events")
    assert written(form, message, interpreted) == msgspec.json.encode(message.events)


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
    )
    form: Form[Meadow] = Form(Meadow, TEXTS, REASONS)
    assert written(form, longest, interpreted) == msgspec.json.encode(longest)


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


@pytest.mark.parametrize(
    ("hint", "why"),
    [
        (tuple[int, ...], "Bad.field: say how many items it can have"),
        (str, "Bad.field: no rule can write <class 'str'>; a text needs Names or Words"),
        (Annotated[str, Room(3)], "Bad.field: a text with Room is made of the letters in Names"),
        (Annotated[str, Room(3), Names(("ab", "c"))], "made of the letters in Names"),
        (Annotated[dict[str, int], Room(3)], "Bad.field: a mapping is dict.* and has Names"),
        (Annotated[tuple[int, int], Room(3)], "Bad.field: a list is tuple"),
        (Annotated[tuple[float, ...], Room(3)], "Bad.field: no rule can write a list of"),
        (float, "Bad.field: no rule can write"),
    ],
)
def test_declarations_that_no_rule_could_fill(hint: Any, why: str) -> None:
    bad = msgspec.defstruct("Bad", [("field", hint)])
    with pytest.raises(BadDeclaration, match=why):
        fields_of(bad)
