"""The HTTP API as an OpenAPI document."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

import msgspec

from byczo import __version__
from byczo.messages.server_messages import Refused
from byczo.server.http_answers import STATUS
from byczo.server.http_api import ENDPOINTS, Endpoint
from byczo.server.printed_sheets import KINDS
from tools.protocol.examples import EXAMPLES
from tools.protocol.schema import Schema, definitions, said
from tools.protocol.types import answer_of, name_of

SCHEMAS = "#/components/schemas/"
PARAMETERS: dict[str, Schema] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[0-9A-Za-z_-]+$"},
    "code": {"type": "string", "minLength": 1, "maxLength": 40},
    "number": {"type": "integer", "minimum": 1},
    "seat": {"type": "integer", "minimum": 0},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "kind": {"enum": sorted(KINDS)},
}


def document() -> Schema:
    """The whole document."""
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Byczo",
            "version": __version__,
            "description": "Open, join and list tables, read records. Play goes over the socket.",
        },
        "paths": paths,
        "security": [{}, {"program": []}, {"guest": []}],
        "components": {
            "schemas": definitions(SCHEMAS),
            "securitySchemes": {
                "program": {"type": "http", "scheme": "bearer"},
                "guest": {"type": "apiKey", "in": "cookie", "name": "byczo"},
            },
        },
    }


def _operation(endpoint: Endpoint) -> Schema:
    summary, _, further = said(endpoint.answer.__doc__).partition("\n\n")
    operation: Schema = {"operationId": endpoint.answer.__name__, "summary": summary}
    if further:
        operation["description"] = further
    names = re.findall(r"{(\w+)", endpoint.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    if endpoint.query is not None:
        fields = definitions(SCHEMAS)[name_of(endpoint.query)]["properties"]
        parameters += [
            {"name": name, "in": "query", "schema": schema} for name, schema in fields.items()
        ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = {"schema": {"$ref": SCHEMAS + name_of(endpoint.body)}}
        example = next((e for e in EXAMPLES if type(e) is endpoint.body), None)
        if example is not None:
            content["example"] = msgspec.to_builtins(example)
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    operation["responses"] = dict(_responses(endpoint))
    return operation


def _responses(endpoint: Endpoint) -> list[tuple[str, Schema]]:
    done = HTTPStatus.CREATED if endpoint.method == "POST" else HTTPStatus.OK
    refused = {"$ref": SCHEMAS + Refused.__name__}
    reasons = {400: ["What is asked for cannot be done; the code says why."]}
    for kind, status in STATUS.items():
        reasons.setdefault(status, []).append(f"{kind.code}: {said(kind.__doc__)}")
    return [
        (str(int(done)), {"description": done.phrase, "content": _content(endpoint)}),
        *(_response(code, "\n\n".join(reasons[code]), refused) for code in sorted(reasons)),
    ]


def _response(status: int, description: str, schema: Any) -> tuple[str, Schema]:
    content = {"application/json": {"schema": schema}}
    return str(int(status)), {"description": description, "content": content}


def _content(endpoint: Endpoint) -> Schema:
    if answer_of(endpoint) is None:
        return {kind: {"schema": {"type": "string", "format": "binary"}} for kind in KINDS.values()}
    return {"application/json": {"schema": _answer(endpoint)}}


def _answer(endpoint: Endpoint) -> Schema:
    (found,), _ = msgspec.json.schema_components([answer_of(endpoint)], ref_template="{name}")
    many = found.get("type") == "array"
    ref = {"$ref": SCHEMAS + (found["items"] if many else found)["$ref"]}
    return {"type": "array", "items": ref} if many else ref
