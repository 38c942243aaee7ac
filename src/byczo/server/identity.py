"""Who somebody is: a guest with a signed token, in a cookie or shown by a program.

No account, no password. A token is good for a year, unless its guest revokes it. It names the
guest and the device that shows it, so that one device can lose it without the others.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from byczo.core.errors import BadOption
from byczo.server.security_log import note

COOKIE = "byczo"
SECURE_COOKIE = "__Host-byczo"
"""Over TLS: browsers take a cookie of that name from this very host alone."""
DAY = 24 * 3600
YEAR = 365 * DAY
RENEWED_AFTER = 30 * DAY
"""Age in seconds at which a cookie is replaced by a new one."""
KEY_BYTES = 32
GUEST = re.compile(r"[0-9A-Za-z_-]{22}")
DEVICE = re.compile(r"[0-9A-Za-z_-]{8}")
FIRST_DEVICE = ""
"""The device of tokens that were signed before devices had ids."""
ISSUED = re.compile(r"[0-9]{1,12}")
LINK_SECONDS = 600
"""For so long a link lets another device become the same guest."""


class Token(NamedTuple):
    """Whom a device is recognised as, and when that was signed, in seconds."""

    guest: str
    device: str
    issued: int


def read_key(folder: Path) -> bytes:
    """The server's secret key; made on the first start, readable by its user alone.

    A damaged key is refused: with an empty one anybody could sign as any guest.
    """
    file = folder / "key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _make_key(file)
        text = file.read_bytes()
        mode = file.stat().st_mode
    except OSError as problem:
        raise BadOption(f"setting data: the folder {folder} cannot be used ({problem})") from None
    if os.name == "posix" and mode & stat.S_IRWXO:
        raise BadOption(
            f"{file} can be read by every user of this machine: chmod 600 it; if others may have "
            "read it, remove it for a new one, with which every guest becomes a stranger"
        )
    with suppress(ValueError):
        key = bytes.fromhex(text.decode("ascii"))
        if len(key) == KEY_BYTES:
            return key
    raise BadOption(
        f"{file} is damaged, it should hold {2 * KEY_BYTES} hexadecimal digits: put it back from a "
        "backup, or remove it for a new one, with which every guest becomes a stranger"
    )


def _make_key(file: Path) -> None:
    """Make the key at once and whole, and one for all processes that start together."""
    draft = file.with_name(f"key-{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as key:
        key.write(secrets.token_bytes(KEY_BYTES).hex())
        key.flush()
        os.fsync(key.fileno())
    try:
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink()


class Guests:
    """Makes and recognises guests.

    ``revoked`` says of guests since when, in seconds, their tokens count; ``revoked_devices``
    has single devices of guests.
    """

    def __init__(self, key: bytes, *, secure: bool, clock: Callable[[], float] = time.time) -> None:
        self.key = key
        self.secure = secure
        self.clock = clock
        self.revoked: dict[str, int] = {}
        self.revoked_devices: set[tuple[str, str]] = set()

    def fresh(self) -> Token:
        """A new guest."""
        return Token(secrets.token_urlsafe(16), fresh_device(), int(self.clock()))

    def signed(self, token: Token) -> str:
        """What the guest shows to be recognised: in a cookie, or as a bearer token.

        The guest, the device, when it was signed (now), and the signature of all.
        """
        return self._written("guest", token._replace(issued=self._now(token.guest)))

    def recognise(self, shown: str) -> Token | None:
        """The guest whose token is shown, if it is ours and still good."""
        token = self._read("guest", shown)
        if token is None or self._is_revoked(token):
            return None
        return token if self._age(token) < YEAR else None

    def link(self, token: Token) -> str:
        """What another device shows within minutes to become the same guest."""
        link = Token(token.guest, fresh_device(), self._now(token.guest))
        return self._written("link", link)

    def linked(self, shown: str) -> Token | None:
        """The guest and the new device of a link, if it is ours and still good."""
        token = self._read("link", shown)
        if token is None or self._is_revoked(token):
            return None
        return token if self._age(token) < LINK_SECONDS else None

    def of(self, headers: dict[str, str]) -> Token | None:
        """The guest who sends these headers."""
        token = self._of(headers)
        if token is None and any(self._claims(headers)):
            note("a token that is not good was shown")
        return token

    def needs_cookie(self, headers: dict[str, str]) -> bool:
        """Whether who sends these headers should get a cookie: a new guest, or an old cookie."""
        token = self._of(headers)
        if token is None:
            return True
        return "authorization" not in headers and self._age(token) > RENEWED_AFTER

    def cookie(self, token: Token) -> str:
        """The header that makes a browser remember the guest."""
        header = f"{COOKIE}={self.signed(token)}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax"
        return secured(header) if self.secure else header

    def _written(self, purpose: str, token: Token) -> str:
        said = [token.guest, *([token.device] if token.device else []), str(token.issued)]
        digest = hmac.digest(self.key, " ".join([purpose, *said]).encode(), hashlib.sha256)
        return ".".join([*said, base64.urlsafe_b64encode(digest).decode().rstrip("=")])

    def _read(self, purpose: str, shown: str) -> Token | None:
        """What is signed for that purpose; whether it still counts is another question."""
        match shown.split("."):
            case [guest, issued, _] if GUEST.fullmatch(guest):
                device = FIRST_DEVICE
            case [guest, device, issued, _] if GUEST.fullmatch(guest) and DEVICE.fullmatch(device):
                pass
            case _:
                return None
        if not ISSUED.fullmatch(issued) or not shown.isascii():
            return None
        token = Token(guest, device, int(issued))
        return token if hmac.compare_digest(self._written(purpose, token), shown) else None

    def _is_revoked(self, token: Token) -> bool:
        earlier = token.issued < self.revoked.get(token.guest, 0)
        return earlier or (token.guest, token.device) in self.revoked_devices

    def _now(self, guest: str) -> int:
        return max(int(self.clock()), self.revoked.get(guest, 0))

    def _age(self, token: Token) -> float:
        return self.clock() - token.issued

    def _of(self, headers: dict[str, str]) -> Token | None:
        """Of several cookies the first that is good."""
        return next(filter(None, map(self.recognise, self._claims(headers))), None)

    def _claims(self, headers: dict[str, str]) -> Iterator[str]:
        """What is shown as a token: a bearer's, else cookies, those that are for TLS first."""
        scheme, _, shown = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            yield shown.strip()
            return
        # Other cookies of the host can look like anything: browsers send them as they were set.
        cookies = [cookie.strip().partition("=") for cookie in headers.get("cookie", "").split(";")]
        for wanted in (SECURE_COOKIE,) if self.secure else (SECURE_COOKIE, COOKIE):
            yield from (shown for name, _, shown in cookies if name == wanted)


def fresh_device() -> str:
    """The id of a device that nobody has seen before."""
    return secrets.token_urlsafe(6)


def secured(cookie: str) -> str:
    """The header of a cookie as it goes out over TLS."""
    if cookie.startswith(f"{SECURE_COOKIE}="):
        return cookie
    return f"{SECURE_COOKIE}{cookie.removeprefix(COOKIE)}; Secure"
