"""Values beside each other have one text, for all that they can be."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from byczo.core.json_kernel import FEW, MOST_TEXTS
from byczo.core.message_fields import AtMost, Names, fields_of
from byczo.core.message_form import MessageForm
from byczo.core.rule import compiled, interpreted
from byczo.core.value_texts import ValueTexts, words_of
from tests.core.every_field import REASONS, TEXTS, written


class Flower(msgspec.Struct, frozen=True):
    """Small values: more than one group of texts."""

    colour: Annotated[str, Names("wyr")]
    petals: Annotated[str | None, Names("0123456")]
    open: bool
    leaves: Annotated[str, Names("01234567")]
    scent: Annotated[str | None, Names(("sweet", "none – at all"))]


class Bed(msgspec.Struct, frozen=True):
    """Lists of them, and values that lie around them."""

    sunny: bool
    flowers: Annotated[tuple[Flower, ...], AtMost(5)]
    wet: bool
    number: int
    dry: bool
    first: Flower
    last: Flower | None
    rows: Annotated[str, Names("0123")]


def some(struct: type[msgspec.Struct]) -> st.SearchStrategy[msgspec.Struct]:
    """Structs with all that their values can be."""
    words = {field.name: words_of(field) for field in fields_of(struct)}
    values = {
        name: st.sampled_from(texts).map(msgspec.json.decode) for name, texts in words.items()
    }
    return st.fixed_dictionaries(values).map(lambda found: struct(**found))


beds = st.builds(
    Bed,
    sunny=st.booleans(),
    flowers=st.lists(some(Flower), max_size=5).map(tuple),
    wet=st.booleans(),
    number=st.integers(-9, 999),
    dry=st.booleans(),
    first=some(Flower),
    last=st.none() | some(Flower),
    rows=st.sampled_from("0123"),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(bed=beds)
def test_small_values_are_written_as_their_message(bed: Bed) -> None:
    form: MessageForm[Bed] = MessageForm(Bed, TEXTS, REASONS)
    text = msgspec.json.encode(bed)
    assert written(form, bed, interpreted) == text
    assert written(form, bed, compiled) == text


def test_a_text_is_found_by_its_values() -> None:
    texts = ValueTexts(4)
    texts.add('"a":', ["null", "0", "1"], optional=True)
    texts.add(',"b":', ["false", "true"], optional=False)
    for a in (-1, 0, 1):
        for b in (0, 1):
            found = texts.zero + (texts.strides[0] * a + texts.strides[1] * b) // 2
            shown = "null" if a < 0 else str(a)
            assert texts.texts[found] == f'"a":{shown},"b":{str(bool(b)).lower()}'


def test_texts_are_not_too_many_and_lie_beside_each_other() -> None:
    texts = ValueTexts(0)
    words = ["0"] * FEW
    for place in range(0, 2 * 2, 2):
        assert texts.takes(place, words)
        texts.add("", words, optional=False)
    assert len(texts.texts) == MOST_TEXTS
    assert not texts.takes(4, words)
    assert not ValueTexts(0).takes(2, words)


@pytest.mark.parametrize(("optional", "names"), [(False, True), (True, False)])
def test_one_value_that_is_never_none_is_a_name(optional: bool, names: bool) -> None:
    texts = ValueTexts(0)
    texts.add("", ["0", "1"], optional=optional)
    assert texts.are_names == names
    texts.add("", ["0", "1"], optional=False)
    assert not texts.are_names
