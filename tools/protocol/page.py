"""The page about the protocol: its text is in ``page.md``, its lists come from the types."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from byczo.core.validation import listed
from byczo.locales import voice
from byczo.server.http_answers import STATUS
from byczo.server.http_api import ENDPOINTS
from byczo.server.settings import Settings
from tools.protocol import schema, types
from tools.protocol.examples import examples
from tools.protocol.schema import Schema, said
from tools.protocol.types import Struct, answer_of, name_of
from tools.protocol.typescript import written

TEXT = Path(__file__).with_name("page.md")
TITLES = {"TableEvent": "", "GameEvent": "Events of every game"}


def source() -> str:
    """The whole page."""
    parts = {
        "limits": _limits(),
        "statuses": listed([str(code) for code in sorted({400, *STATUS.values()})]),
        "errors": _table(("code", "text", "meaning"), _errors()),
        "client_messages": _sections(types.client_messages()),
        "server_messages": _sections(types.server_messages()),
        "events": _events(),
        "views": _sections(types.views()),
        "http": _http(),
    }
    return re.sub(r"{{(\w+)}}", lambda found: parts[found[1]], TEXT.read_text(encoding="utf-8"))


def _limits() -> str:
    usual = Settings()
    return (
        f"A socket may send {usual.messages:g} messages a second and {usual.messages_at_once} at "
        f"once, an address {usual.requests:g} requests a second and {usual.requests_at_once} at "
        "once, and as many handshakes of sockets, unless the server is set otherwise."
    )


def _errors() -> Iterator[tuple[str, ...]]:
    say = voice("en")
    for code, meaning in types.errors().items():
        yield f"`{code}`", say(f"error-{code}"), meaning


def _events() -> str:
    parts = []
    for name, kinds in types.event_groups().items():
        title = TITLES.get(name, f"Events of `{name.removesuffix('Event')}`")
        parts.append(f"### {title}\n" if title else "")
        parts.append(_sections(kinds, "####"))
    return "\n".join(parts).strip()


def _sections(kinds: Iterable[Struct], mark: str = "###") -> str:
    return "\n".join(_section(kind, mark) for kind in kinds).strip()


def _section(kind: Struct, mark: str) -> str:
    """A message: what it is for, its fields, an example, and the parts that it is made of."""
    defined = schema.definitions("")
    name = name_of(kind)
    lines = [f"{mark} `{types.tag_of(kind)}`", "", said(kind.__doc__), ""]
    lines += _fields(defined[name])
    lines += ["```json", example_of(kind), "```", ""]
    for part in types.structs_in([kind]):
        if part.__module__ == kind.__module__ and part is not kind and part not in schema.BASES:
            lines += [
                f"`{name_of(part)}`: {said(part.__doc__)}",
                "",
                *_fields(defined[name_of(part)]),
            ]
    return "\n".join(lines)


def _fields(defined: Schema) -> list[str]:
    rows = []
    for field, kind in defined["properties"].items():
        if len(kind.get("enum", ())) == 1:
            continue  # the tag is in the heading
        default = json.dumps(kind["default"]) if field not in defined["required"] else ""
        rows.append((f"`{field}`", f"`{written(kind)}`".replace("|", "\\|"), default))
    return [_table(("field", "type", "if left out"), rows), ""] if rows else []


def example_of(kind: Struct) -> str:
    """The example as JSON: on one line if it is short, else one field per line, wrapped."""
    example = examples()[kind]
    config = kind.__struct_config__
    whole = msgspec.json.decode(msgspec.json.encode(example))
    if config.forbid_unknown_fields:  # a client leaves out what is as usual
        usual = {f.encode_name: f.default for f in msgspec.structs.fields(kind)}
        whole = {k: v for k, v in whole.items() if k not in usual or usual[k] != v}
    line = json.dumps(whole, ensure_ascii=False)
    if len(line) <= 140:
        return line
    fields = (f" {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in whole.items())
    wrapped = (
        textwrap.fill(f, 160, subsequent_indent="  ", break_long_words=False) for f in fields
    )
    return "{\n" + ",\n".join(wrapped) + "\n}"


def _http() -> str:
    rows = []
    for endpoint in ENDPOINTS:
        body = f"`{name_of(endpoint.body)}`" if endpoint.body else ""
        if endpoint.query:
            body = f"`?{name_of(endpoint.query)}`"
        answer = answer_of(endpoint)
        many = getattr(answer, "__args__", None)
        gives = f"`{name_of(many[0])}[]`" if many else f"`{name_of(answer)}`" if answer else "file"
        does = said(endpoint.answer.__doc__).partition("\n")[0]
        rows.append((f"`{endpoint.method} {endpoint.path}`", body, gives, does))
    parts = [_table(("request", "body", "answer", ""), rows), ""]
    for kind in types.bodies():
        if kind in examples() and kind.__module__ != "byczo.core.game_record":
            fields = _fields(schema.definitions("")[name_of(kind)])
            parts += [f"`{name_of(kind)}`: {said(kind.__doc__)}", "", *fields]
            parts += ["```json", example_of(kind), "```", ""]
    parts.append("`GameRecord` is the [open format of records](records.md).")
    return "\n".join(parts)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
