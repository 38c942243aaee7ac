"""What is written about the protocol is what the server's types say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from byczo.messages.client_messages import ClientMessage
from tools.protocol import types
from tools.protocol.__main__ import documents
from tools.protocol.examples import examples

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", documents())
def test_documents_are_fresh(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == documents()[name], "run scripts/protocol"


def test_every_message_has_an_example() -> None:
    events = [kind for kinds in types.event_groups().values() for kind in kinds]
    kinds = [*types.client_messages(), *types.server_messages(), *types.views(), *events]
    assert [kind.__name__ for kind in kinds if kind not in examples()] == []


@pytest.mark.parametrize("kind", types.client_messages(), ids=types.tag_of)
def test_examples_can_be_said(kind: types.Struct) -> None:
    example = examples()[kind]
    assert msgspec.json.decode(msgspec.json.encode(example), type=ClientMessage) == example
