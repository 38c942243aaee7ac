"""TypeScript types of all messages, from their JSON Schema: those of a game lie in its room."""

from __future__ import annotations

import json
from collections.abc import Iterator

from byczo.core.game import Game
from byczo.games import GAMES
from tools.protocol.schema import VIEWS, Schema, definitions, unions
from tools.protocol.types import prefix_of

MADE = "Made by `make documents` from the types of the server"

HEAD = f"""\
// The protocol between server and clients. {MADE}:
// do not edit. docs/protocol.md explains it. Views and events of a game lie in its own folder.
import type {{ TableView }} from './games/room.ts';
"""

HEAD_OF_A_GAME = f"""\
// What a seat sees of this game, and what can happen in it. {MADE}:
// do not edit. docs/protocol.md explains it.
"""


def sources() -> dict[str, str]:
    """All files by their paths in the project."""
    found = {
        "web/src/protocol.ts": _source(HEAD, [name for name in definitions("") if _is_shared(name)])
    }
    for game in GAMES.values():
        names = [name for name in definitions("") if _owner(name) is game]
        head = HEAD_OF_A_GAME + _imports(names)
        found[f"web/src/games/{game.id}/protocol.ts"] = _source(head, names)
    return found


def _owner(name: str) -> Game | None:
    """The game in whose room a type lies."""
    return next((game for game in GAMES.values() if name.startswith(prefix_of(game))), None)


def _is_shared(name: str) -> bool:
    return _owner(name) is None


def _imports(names: list[str]) -> str:
    """What a game's unions name that lies in no game's room, because several games have it."""
    together = unions()
    shared = [each for name in names for each in together.get(name, []) if _is_shared(each)]
    return f"import type {{ {', '.join(shared)} }} from '../../protocol.ts';\n" if shared else ""


def _source(head: str, names: list[str]) -> str:
    parts = [head]
    together = unions()
    for name in names:
        schema = definitions("")[name]
        if name == VIEWS:
            comment = "/** The view of any game: what all of them have. */"
            parts.append(f"{comment}\nexport type {name} = TableView;\n")
        elif name in together:
            members = [each for each in together[name] if _owner(each) in (None, _owner(name))]
            parts.append(_union(name, members))
        elif "enum" in schema:
            parts.append(_words(name, schema["enum"]))
        else:
            parts.append("\n".join(_interface(name, schema)) + "\n")
    return "\n".join(parts)


def written(schema: Schema) -> str:
    """A schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(written(each) for each in schema['prefixItems'])}]"
        case "array":
            item = written(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def _interface(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema["description"])
    if not schema["properties"]:
        yield f"export type {name} = Record<string, never>;"
        return
    yield f"export interface {name} {{"
    for field, kind in schema["properties"].items():
        optional = "" if field in schema["required"] else "?"
        yield f"  {field}{optional}: {written(kind)};"
    yield "}"


def _comment(text: str) -> Iterator[str]:
    lines = text.replace("*/", "").splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    yield from (f" * {line}".rstrip() for line in lines)
    yield " */"


def _words(name: str, words: list[str]) -> str:
    """A list to go through at run time, and the type of its members."""
    constant = name[0].lower() + name[1:] + ("es" if name.endswith("s") else "s")
    listed = "".join(f"  {json.dumps(word)},\n" for word in words)
    return (
        f"export const {constant} = [\n{listed}] as const;\n"
        f"export type {name} = (typeof {constant})[number];\n"
    )


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";\n"
