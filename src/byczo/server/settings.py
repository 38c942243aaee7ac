"""What can be set, by the command line or by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import msgspec

from byczo.bots.pace import NATURAL
from byczo.core.errors import BadOption


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. The variable of ``most_tables`` is called BYCZO_MOST_TABLES, and so on."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8021  # 0: any that is free
    data: str = ""  # folder for the database and the key; empty: the user's data folder
    database: str = ""  # a file of SQLite or postgresql://…; empty: byczo.db in the data folder
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes; more need PostgreSQL
    origins: str = ""  # further origins that may use the API, separated by commas
    secure: bool = False  # behind TLS: cookies for https only
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = NATURAL  # of the time that a person would take: 0.4 is quick, 0 instant
    most_tables: int = 2000  # in memory
    most_sockets: int = 6000
    most_sockets_each: int = 60  # of one address
    most_watching: int = 100  # at one table
    frame: int = 16_384  # bytes of one message
    body: int = 65_536  # bytes of one request
    record: int = 1_000_000  # bytes of a record that is brought
    messages: float = 20.0  # per second and socket
    messages_at_once: int = 60
    requests: float = 5.0  # per second and address
    requests_at_once: int = 60
    log: Literal["auto", "json", "text"] = "auto"  # auto: text for a terminal, else JSON
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False  # a line for every request
    compiled: bool = True

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> Self:
        """From the environment; what is given (and not None) comes first."""
        names = {f"BYCZO_{field.name.upper()}": field.name for field in msgspec.structs.fields(cls)}
        values = {names[key]: value for key, value in environment.items() if key in names}
        values.update({name: value for name, value in given.items() if value is not None})
        try:
            return msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as problem:
            raise BadOption(f"setting {problem}") from None

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
