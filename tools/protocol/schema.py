"""JSON Schema of all messages: what msgspec knows about the types, put in order."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec

from byczo.core.events import Event
from byczo.games import GAMES
from byczo.messages.server_messages import Refused
from tools.protocol import types
from tools.protocol.types import Struct, name_of

Schema = dict[str, Any]
BASES = {Event: "AnyEvent"}
"""Where the server's types say no more than this, the message is one of the union's types."""
VIEWS = "GameView"
"""What the types of the server call the view of any game, which they keep as raw JSON."""


@cache
def definitions(place: str = "#/$defs/") -> dict[str, Schema]:
    """Every type by name. ``place`` is where the document that they go into keeps them."""
    kinds = all_structs()
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    names = {_key(kind, found): name_of(kind) for kind in kinds}
    names |= {_key(kind, found): union for kind, union in BASES.items()} | {VIEWS: VIEWS}
    words = {name: sorted(get_args(kind)) for name, kind in types.WORDS.items()}

    def renamed(part: Any) -> Any:
        if isinstance(part, list):
            return [renamed(each) for each in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return {"$ref": place + names[part["$ref"]]}
        known = [name for name, listed in words.items() if sorted(part.get("enum", [])) == listed]
        if known:
            return {"$ref": place + known[0]} | {k: part[k] for k in part if k == "default"}
        return {key: renamed(each) for key, each in part.items()}

    defined: dict[str, Schema] = {}
    for kind in kinds:
        schema = renamed(found[_key(kind, found)])
        defined[name_of(kind)] = _completed(kind, schema)
    defined[Refused.__name__]["properties"]["code"] = {"$ref": place + "ErrorCode"}
    for name, kind in types.WORDS.items():
        defined[name] = {"title": name, "enum": list(get_args(kind))}
    defined["ErrorCode"] = {"title": "ErrorCode", "enum": list(types.errors())}
    for name, members in unions().items():
        defined[name] = {"title": name, "anyOf": [{"$ref": place + each} for each in members]}
    return defined


def unions() -> dict[str, list[str]]:
    """Types that are one of several, told apart by their tags."""
    groups = types.event_groups()
    return {
        "ClientMessage": [name_of(kind) for kind in types.client_messages()],
        "ServerMessage": [name_of(kind) for kind in types.server_messages()],
        VIEWS: [name_of(kind) for kind in types.views()],
        **{name: [name_of(kind) for kind in kinds] for name, kinds in groups.items()},
        BASES[Event]: list(groups),
    }


def document() -> Schema:
    """The JSON Schema of the protocol."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Byczo protocol",
        "description": "Clients send one ClientMessage per frame, servers lists of ServerMessage.",
        "$defs": definitions(),
    }


def all_structs() -> list[Struct]:
    """All types with fields that clients meet."""
    kinds: list[Any] = [
        *types.client_messages(),
        *types.server_messages(),
        *types.views(),
        *types.bodies(),
    ]
    kinds += [kind for group in types.event_groups().values() for kind in group]
    kinds += [game.options for game in GAMES.values()]
    return [kind for kind in types.structs_in(kinds) if kind not in BASES]


def _key(kind: Struct, found: Iterable[str]) -> str:
    """How msgspec names a type: by module, too, if another has the same name."""
    full = f"{kind.__module__}.{kind.__qualname__}"
    return full if full in found else kind.__name__


def said(doc: str | None) -> str:
    """A docstring in the words of JSON and Markdown."""
    return re.sub(r"\bNone\b", "null", inspect.cleandoc(doc or "").replace("``", "`"))


def _completed(kind: Struct, schema: Schema) -> Schema:
    """Readable descriptions; and the server sends all fields, also those with a default."""
    config = kind.__struct_config__
    schema["title"] = name_of(kind)
    schema["description"] = said(kind.__doc__)
    if not config.forbid_unknown_fields and not config.omit_defaults:
        schema["required"] = list(schema["properties"])
    return schema
