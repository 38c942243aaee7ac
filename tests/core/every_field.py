"""A message with every kind of field, its values, and its record filled as a rule would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from hypothesis import strategies as st

from byczo.core.action_texts import ActionTexts, Letters, Named, Numbered, Verb
from byczo.core.json_kernel import STACK, write_json
from byczo.core.message_fields import (
    Among,
    AtMost,
    Field,
    Joined,
    Kind,
    Names,
    Words,
    fields_of,
    tag_of,
)
from byczo.core.message_form import MessageForm
from byczo.core.message_record import action_text, count_name, signed

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
    spots: Annotated[tuple[int, ...], AtMost(3)]
    twin: bool = False


class Cow(msgspec.Struct, frozen=True):
    """A part with parts."""

    breed: Annotated[str, Names(BREEDS)]
    calves: Annotated[tuple[Calf, ...], AtMost(2)]
    first: Calf | None
    bell: Calf


class Flower(msgspec.Struct, frozen=True):
    """A part that can be few things."""

    colour: str
    petals: int | None
    open: bool = False


FLOWERS = [
    Flower(colour, petals, petals == 2)
    for colour in ("white", "żółty", 'a "quoted" one with a name that is longer than one block')
    for petals in (None, 0, 2, 300)
]


class Came(msgspec.Struct, frozen=True, tag_field="event", tag="came-home"):
    """An event."""

    cow: Cow


class Left(msgspec.Struct, frozen=True, tag_field="event", tag="left"):
    """Another one."""

    how: Annotated[str, Words.REASON]
    steps: Annotated[tuple[int, ...] | None, AtMost(2)]


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of which nothing need be told."""

    row: int | None = None
    gap: Annotated[str | None, AtMost(2), Joined(" – ")] = None
    gain: Annotated[str | None, Words.SIGNED] = None
    herd: Annotated[str | None, AtMost(3), Names(COLOURS), Joined("–")] = None
    paint: Annotated[str | None, AtMost(3), Names(COLOURS)] = None
    colour: Annotated[str | None, Names(COLOURS)] = None
    steps: Annotated[tuple[int, ...] | None, AtMost(2)] = None


class Meadow(msgspec.Struct, frozen=True, tag_field="kind", tag="mea-dow"):
    """Every kind of field."""

    number: int
    perhaps: int | None
    dry: bool
    season: Literal["spring", "summer"]
    colour: Annotated[str | None, Names(COLOURS)]
    do: Annotated[str, Words.ACTION]
    done: Annotated[str | None, Words.ACTION]
    numbers: Annotated[tuple[int, ...], AtMost(4)]
    hidden: Annotated[tuple[int, ...] | None, AtMost(4)]
    breeds: Annotated[tuple[str, ...] | None, Names(BREEDS), AtMost(3)]
    paint: Annotated[str, Names(COLOURS), AtMost(5)]
    pairs: Annotated[tuple[tuple[int, int], ...], AtMost(2)]
    triples: Annotated[tuple[tuple[int, int, int], ...], AtMost(2)]
    dice: Annotated[Mapping[str, int], Names(COLOURS), AtMost(3)]
    roll: Annotated[Mapping[str, int] | None, Names(COLOURS), AtMost(3)]
    cow: Cow
    last: Cow | None
    herd: Annotated[tuple[Cow, ...], AtMost(2)]
    events: Annotated[tuple[Came | Left, ...], AtMost(3)]
    told: Story
    flowers: Annotated[tuple[Flower, ...] | None, AtMost(4), Among(FLOWERS)]
    picked: Annotated[Flower | None, Among(FLOWERS)]
    tallest: Annotated[Flower, Among(FLOWERS[-3:])]


shorts = st.integers(-(2**15), 2**15 - 1)
longs = st.integers(-(2**31), 2**31 - 1)
counts = st.integers(0, 2**31 - 1)


def values_of(field: Field) -> st.SearchStrategy[Any]:
    """Values that a field of a message can have."""
    single = _single(field)
    values: st.SearchStrategy[Any]
    if field.kind is Kind.LETTER:
        values = st.lists(single, max_size=field.room).map("".join)
    elif field.kind is Kind.JOINED:
        values = st.lists(single.map(str), min_size=1, max_size=field.room).map(field.between.join)  # type: ignore[union-attr]
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
        case Kind.JOINED:
            return st.sampled_from(field.names) if field.names else shorts
        case Kind.SIGNED:
            return st.integers(-9999, 9999).map(lambda n: f"{'+−'[n < 0]}{abs(n)}" if n else "±0")
        case Kind.NAME | Kind.LETTER | Kind.ENTRY:
            return st.sampled_from(field.names)
        case Kind.READY:
            return st.sampled_from([flower for flower in FLOWERS if text_of(flower) in field.names])
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
        if field.between is not None:
            items = value.split(field.between)
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
        return next(action_text(*action) for action in ACTIONS if TEXTS.write(*action) == value)
    if field.kind is Kind.SIGNED:
        return signed(int(value.replace("−", "-").replace("±", "")))
    if field.kind is Kind.READY:
        return field.names.index(text_of(value))
    return field.names.index(value) if field.names else value


def text_of(flower: Flower) -> str:
    """The JSON of a flower."""
    return msgspec.json.encode(flower).decode()


def written(form: MessageForm[Any], message: Any, translate: Any) -> bytes:
    """The JSON of a message, by way of its record."""
    batch = form.blank.copy()
    fill(batch[0], message)
    out, stack = np.zeros(form.script.size, np.uint8), np.zeros(STACK, np.int32)
    write = translate(write_json)
    size = write(form.script.steps, form.script.texts, stack, batch.view(np.int16), out)
    return out[:size].tobytes()
