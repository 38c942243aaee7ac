"""The log: one JSON object per line, or plain text for a terminal. Never a secret in it."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

SECRETS = (
    # A guest's signed name, as in cookies and bearer tokens; keys and hashes in hexadecimal.
    (re.compile(r"[\w-]{22}(\.[\w-]{8})?\.\d{1,12}\.[\w-]{43}"), "(token)"),
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "(key)"),
    (re.compile(r"(?i)(bearer |cookie[:=] ?)\S+"), r"\1(token)"),
    (re.compile(r"(\w+://[^:/@\s]+):[^@/\s]+@"), r"\1:(password)@"),
    (re.compile(r"(?i)(password|token|secret)=[^&\s'\"]+"), r"\1=(secret)"),
)


def without_secrets(text: str) -> str:
    """The text with everything masked that looks like a secret of ours.

    Nothing here writes secrets on purpose; this is for texts of others, such as errors of a
    database that quote its address.
    """
    for pattern, mask in SECRETS:
        text = pattern.sub(mask, text)
    return text


class JsonLines(logging.Formatter):
    """One object per line; ``extra={"fields": …}`` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "text": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        masked = {k: without_secrets(v) if isinstance(v, str) else v for k, v in line.items()}
        return json.dumps(masked, ensure_ascii=False, default=str)


class Lines(logging.Formatter):
    """For people who watch: the time of day, and what happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, with its fields at the end."""
        text = super().format(record)
        fields = " ".join(
            f"{name}={value}" for name, value in getattr(record, "fields", {}).items()
        )
        return without_secrets(f"{text} {fields}".rstrip())


def start_log(form: str, level: str) -> None:
    """Write all that this process logs to standard error."""
    as_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if as_text else JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Other people's libraries speak only when something is wrong.
    for name in ("asyncio", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
