"""Short codes for tables, to be said aloud: a word and four digits, such as ``clover 4821``.

A code is derived from the table, the hour and the server's key, so nothing is stored and every
process knows it. It is good until the end of the next hour, as long as the table gathers.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from byczo.locales import LANGUAGES, voice
from byczo.table.errors import NoSuchTable

HOUR = 3600 * 1000
DIGITS = 4
NUMBERS: int = 10**DIGITS
CODE = re.compile(r"([a-z]+)([0-9]{4})")


def code_of(key: bytes, table: str, now: int, language: str) -> str:
    """The code of a table in somebody's language."""
    word, number = divmod(_index(key, table, now // HOUR), NUMBERS)
    return f"{words(language)[word]} {number:0{DIGITS}}"


def end_of(now: int) -> int:
    """The time at which a code made now stops being good."""
    return (now // HOUR + 2) * HOUR


def table_of(key: bytes, code: str, now: int, tables: Iterable[str]) -> str:
    """The one table that the code is for."""
    hour = now // HOUR
    wanted = _read(code)
    found = [
        table
        for table in tables
        if wanted in (_index(key, table, hour), _index(key, table, hour - 1))
    ]
    if len(found) != 1:
        # Two tables with one code are too rare to be worth more than the link.
        raise NoSuchTable(
            f"no table waits under the code {code!r}: ask for it again, it may have expired, "
            "or for the link"
        )
    return found[0]


@cache
def words(language: str) -> list[str]:
    """The words of codes in a language."""
    return voice(language)("table-code-words").split()


def _index(key: bytes, table: str, hour: int) -> int:
    digest = hmac.digest(key, f"code {table} {hour}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:8]) % (len(words("en")) * NUMBERS)


def _read(code: str) -> int | None:
    """What a code stands for, in any language, with or without accents, capitals and spaces."""
    match = CODE.fullmatch(_plain(code))
    word = None if match is None else _places().get(match[1])
    return None if match is None or word is None else word * NUMBERS + int(match[2])


@cache
def _places() -> dict[str, int]:
    return {_plain(word): at for language in LANGUAGES for at, word in enumerate(words(language))}


def _plain(text: str) -> str:
    """Only letters and digits, without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("ß", "ss"))
    return "".join(c for c in apart if c.isalnum() and c.isascii())
