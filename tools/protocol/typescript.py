"""TypeScript types of all messages, from their JSON Schema."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tools.protocol.schema import Schema, definitions, unions

HEAD = """\
// The protocol between server and clients. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it.
"""


def source() -> str:
    """The whole file."""
    parts = [HEAD]
    together = unions()
    for name, schema in definitions("").items():
        if name in together:
            parts.append(_union(name, together[name]))
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
