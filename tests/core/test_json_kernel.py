"""Any declared message: what the kernel writes is what msgspec writes."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings

from byczo.core.message_form import MessageForm
from byczo.core.rule import compiled, interpreted
from tests.core.every_field import REASONS, TEXTS, Meadow, messages, written


@settings(max_examples=200, deadline=None, derandomize=True)
@given(message=messages(Meadow))
def test_a_record_is_written_as_its_message(message: Meadow) -> None:
    form: MessageForm[Meadow] = MessageForm(Meadow, TEXTS, REASONS)
    text = msgspec.json.encode(message)
    assert form.read(text) == message
    assert written(form, message, interpreted) == text
    assert written(form, message, compiled) == text
