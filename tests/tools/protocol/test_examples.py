"""Every kind of message is shown by an example."""

from __future__ import annotations

import msgspec
import pytest

from byczo.messages.client_messages import ClientMessage
from tools.protocol import types
from tools.protocol.examples import examples


def test_every_message_has_an_example() -> None:
    events = [kind for kinds in types.event_groups().values() for kind in kinds]
    kinds = [*types.client_messages(), *types.server_messages(), *types.views(), *events]
    assert [kind.__name__ for kind in kinds if kind not in examples()] == []


@pytest.mark.parametrize("kind", types.client_messages(), ids=types.tag_of)
def test_examples_can_be_said(kind: types.Struct) -> None:
    example = examples()[kind]
    assert msgspec.json.decode(msgspec.json.encode(example), type=ClientMessage) == example
