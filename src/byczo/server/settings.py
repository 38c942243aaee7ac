"""What can be set, by the command line or by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import msgspec

from byczo.core.errors import BadOption
from byczo.core.validation import in_words
from byczo.play.pace import NATURAL

PREFIX = "BYCZO_"
OTHERS = {f"{PREFIX}{name}" for name in ("CACHE", "DB_PASSWORD", "SERVER", "EXAMPLES", "SEEDS")}
"""Variables that other parts of Byczo read: the compiler, compose.yaml, the client, the tests."""
Count = Annotated[int, msgspec.Meta(ge=1)]
ByteCount = Annotated[int, msgspec.Meta(ge=1024)]  # in less there is no room for a message
PerSecond = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. The variable of ``most_tables`` is called BYCZO_MOST_TABLES, and so on."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8021  # 0: any that is free
    data: str = ""  # folder for the database and the key; empty: the user's data folder
    database: str = ""  # a file of SQLite or postgresql://…; empty: byczo.db in the data folder
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes; more need PostgreSQL
    hosts: str = ""  # names by which the server is called; empty: those of the local network
    origins: str = ""  # further origins that may use the API, separated by commas
    secure: bool = False  # behind TLS: cookies for https only
    proxies: str = ""  # whose X-Forwarded-For and -Proto are believed: addresses or networks
    bot_threads: Annotated[int, msgspec.Meta(ge=1, le=1024)] = max(1, (os.cpu_count() or 2) - 1)
    # of the time that a person would take: 0.4 is quick, 0 instant
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=100)] = NATURAL
    most_tables: Count = 2000  # in memory
    most_unattended: Count = 20  # tables that nobody follows, opened by one guest or address
    # seconds for which a table that nobody follows is carried on
    unattended: Annotated[float, msgspec.Meta(ge=0)] = 300.0
    most_sockets: Count = 6000
    most_sockets_each: Count = 60  # of one address
    most_connections_each: Count = 120  # of one address, sockets among them
    most_watching: Annotated[int, msgspec.Meta(ge=0)] = 100  # at one table
    frame: ByteCount = 16_384  # bytes of one message
    body: ByteCount = 65_536  # bytes of one request
    record: ByteCount = 262_144  # bytes of a record that is brought
    messages: PerSecond = 20.0  # per second and socket
    messages_at_once: Count = 60
    requests: PerSecond = 5.0  # per second and address; handshakes of sockets are counted likewise
    requests_at_once: Count = 60
    new_tables: PerSecond = 0.05  # opened per second, by one guest and from one address
    new_tables_at_once: Count = 40
    # bytes of records brought per second, by one guest and from one address
    new_records: PerSecond = 2_000.0
    new_records_at_once: ByteCount = 5_000_000
    log: Literal["auto", "json", "text"] = "auto"  # auto: text for a terminal, else JSON
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False  # a line for every request
    compiled: bool = True

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> Self:
        """From the environment; what is given (and not None) comes first."""
        names = cls.variables()
        values = {names[key]: value for key, value in environment.items() if key in names}
        values.update({name: value for name, value in given.items() if value is not None})
        try:
            return msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as problem:
            raise BadOption(f"setting {in_words(problem)}") from None

    @classmethod
    def variables(cls) -> dict[str, str]:
        """The settings by their variables."""
        return {
            f"{PREFIX}{field.name.upper()}": field.name for field in msgspec.structs.fields(cls)
        }

    @classmethod
    def unknown(cls, environment: Mapping[str, str]) -> Iterator[str]:
        """Says which variables look like settings but are none."""
        known = cls.variables()
        for name in sorted(environment):
            if name.startswith(PREFIX) and name not in known and name not in OTHERS:
                near = get_close_matches(name.removeprefix(PREFIX).lower(), known.values(), 1)
                advice = f": is it {PREFIX}{near[0].upper()}?" if near else ""
                yield f"there is no setting {name}{advice}"

    @property
    def folder(self) -> Path:
        """Where files of this server are."""
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(home) / "byczo"

    @property
    def shares(self) -> bool:
        """Whether several processes can serve from the database."""
        return self.database.partition("://")[0] in {"postgresql", "postgres"}

    @property
    def database_file(self) -> Path:
        """The file of the embedded database."""
        return Path(self.database) if self.database else self.folder / "byczo.db"
