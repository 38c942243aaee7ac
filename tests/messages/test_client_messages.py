"""What clients say is checked while it is read."""

from __future__ import annotations

import msgspec
import pytest

from byczo.messages.client_messages import Act, Chat, ClientMessage

read = msgspec.json.Decoder(ClientMessage).decode


@pytest.mark.parametrize("name", ["a1", "7", "a-b_c", "-", "x" * 40])
def test_an_id_has_letters_digits_hyphens_and_underscores(name: str) -> None:
    act = Act(id=name, do="play 5")
    assert read(msgspec.json.encode(act)) == act


@pytest.mark.parametrize("name", ["", "a b", "a\n", "é", "a.b", "x" * 41])
@pytest.mark.parametrize("kind", ["act", "chat"])
def test_other_ids_are_refused(name: str, kind: str) -> None:
    said = {"t": kind, "id": name, ("do" if kind == "act" else "text"): "play 5"}
    with pytest.raises(msgspec.ValidationError):
        read(msgspec.json.encode(said))


def test_the_schema_of_an_id_names_its_pattern() -> None:
    schema = msgspec.json.schema(Chat)["$defs"]["Chat"]
    assert schema["properties"]["id"]["pattern"] == "^[0-9A-Za-z_-]+$"
