"""A form writes a message, or one field of it, and reads it again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from byczo.core.message_form import MessageForm
from byczo.core.message_record import blank_of
from byczo.core.rule import interpreted
from tests.core.every_field import REASONS, TEXTS, Calf, Meadow, messages, written


@settings(max_examples=30, deadline=None, derandomize=True)
@given(message=messages(Meadow))
def test_the_value_of_one_field_alone(message: Meadow) -> None:
    form: MessageForm[Any] = MessageForm(Meadow, TEXTS, REASONS, only="events")
    assert written(form, message, interpreted) == msgspec.json.encode(message.events)


def test_a_form_reads_what_its_message_says() -> None:
    form: MessageForm[Calf] = MessageForm(Calf, TEXTS, REASONS)
    assert form.read(b'{"age":2,"spots":[1],"twin":true}') == Calf(2, (1,), True)
    with pytest.raises(msgspec.ValidationError):
        form.read(b'{"age":"old","spots":[]}')


def test_a_form_begins_with_the_blank_of_its_message() -> None:
    assert MessageForm(Calf, TEXTS, REASONS).blank is blank_of(Calf)
