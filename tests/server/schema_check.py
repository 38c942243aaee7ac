"""Whether what a server says is what the JSON Schema of the protocol promises."""

from __future__ import annotations

from typing import Any

from jsonschema_rs import validator_for

from tools.protocol.schema import document

_frame = validator_for(
    {**document(), "type": "array", "items": {"$ref": "#/$defs/ServerMessage"}, "minItems": 1}
)


def check(messages: list[Any]) -> None:
    """Raise an error that names the field if a message is not in the protocol."""
    _frame.validate(messages)
