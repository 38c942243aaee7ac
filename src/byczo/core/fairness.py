"""Deals and rolls that anyone can check.

Before the first deal the table publishes the SHA-256 of a secret; players may add salts. All
chance of the game follows from secret and salts, and the secret is revealed at the end. The
method is fixed byte by byte (docs/fairness.md), so that a script in any language can check it.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from collections.abc import Iterator, Sequence
from struct import Struct
from typing import Self

from byczo.core.errors import BadRecord

SALT = re.compile(r"[0-9A-Za-z_-]{1,64}")
SECRET = re.compile(r"[0-9a-f]{64}")
WORDS = Struct(">8I")
"""How the 32 bytes of an HMAC block are read."""


class Fair:
    """A source of draws that follow from a committed secret and the players' salts."""

    def __init__(self, secret: bytes, salts: Sequence[str] = (), events: int = 0) -> None:
        """``events`` counts the deals and rolls that were drawn already."""
        if len(secret) != 32:
            raise BadRecord(f"a secret has 32 bytes, this one has {len(secret)}")
        for salt in salts:
            if not SALT.fullmatch(salt):
                raise BadRecord(
                    f"{salt!r} is no salt: one has 1 to 64 letters, digits, hyphens or underscores"
                )
        self.secret = secret
        self.salts = tuple(salts)
        self.events = events

    @classmethod
    def fresh(cls, salts: Sequence[str] = ()) -> Self:
        """A new secret that nobody can guess."""
        return cls(os.urandom(32), salts)

    @property
    def commitment(self) -> str:
        """What is published before the first deal."""
        return commitment(self.secret)

    def draws(self, limits: list[int]) -> list[int]:
        """The draws of the next deal or roll; one that has nothing to draw is not counted."""
        if not limits:
            return []
        words = self._words(str(self.events))
        self.events += 1
        return _below_each(limits, words)

    def seating(self, count: int) -> list[int]:
        """Who sits where, drawn apart from all deals: Fisher–Yates over the order of arrival."""
        words = self._words("seats")
        order = list(range(count))
        for place, drawn in enumerate(_below_each(range(count, 1, -1), words)):
            other = place + drawn
            order[place], order[other] = order[other], order[place]
        return order

    def _words(self, event: str) -> Iterator[int]:
        """Numbers of 32 bits: HMAC blocks of this event, four bytes at a time, high byte first."""
        block = 0
        while True:
            text = f"byczo 1|{','.join(self.salts)}|{event}|{block}"
            digest = hmac.digest(self.secret, text.encode("ascii"), "sha256")
            yield from WORDS.unpack(digest)
            block += 1


def _below_each(limits: Sequence[int], words: Iterator[int]) -> list[int]:
    """A uniformly random integer in [0, limit) for each of the limits.

    Words beyond the last full multiple of a limit are skipped.
    """
    drawn = []
    enough = 2**32 - max(limits, default=0)  # every word below it counts, whatever the limit
    for limit in limits:
        word = next(words)
        while word >= enough and word >= 2**32 - 2**32 % limit:
            word = next(words)
        drawn.append(word % limit)
    return drawn


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(salt: str) -> str:
    """What is published of a salt before any is shown: its SHA-256, in hexadecimal."""
    return hashlib.sha256(salt.encode("ascii")).hexdigest()


def read_secret(text: str) -> bytes:
    """A secret from its 64 hexadecimal digits."""
    if not SECRET.fullmatch(text):
        raise BadRecord("a secret is written as 64 hexadecimal digits in lower case")
    return bytes.fromhex(text)
