"""Any declared message: what the kernel writes is what msgspec writes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from byczo.core.message_form import Form
from byczo.core.rule import compiled, interpreted
from tests.core.meadow import REASONS, TEXTS, Meadow, messages, written


@pytest.mark.parametrize("translate", [interpreted, compiled], ids=["interpreted", "compiled"])
@settings(max_examples=200, deadline=None, derandomize=True)
@given(message=messages(Meadow))
def test_a_record_is_written_as_its_message(translate: Any, message: Meadow) -> None:
    form: Form[Meadow] = Form(Meadow, TEXTS, REASONS)
    text = written(form, message, translate)
    assert text == msgspec.json.encode(message)
    assert form.read(text) == message
