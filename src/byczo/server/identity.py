"""Who somebody is: a guest with a signed token, in a cookie or shown by a program.

No account, no password. A token is good for a year, unless its guest revokes all earlier ones.
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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from byczo.core.errors import BadOption

COOKIE = "byczo"
SECURE_COOKIE = "__Host-byczo"
"""Over TLS: browsers take a cookie of that name from this very host alone."""
DAY = 24 * 3600
YEAR = 365 * DAY
RENEWED_AFTER = 30 * DAY
"""Age in seconds at which a cookie is replaced by a new one."""
KEY_BYTES = 32
GUEST = re.compile(r"[0-9A-Za-z_-]{22}")
ISSUED = re.compile(r"[0-9]{1,12}")


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

    ``revoked`` says of guests since when, in seconds, their tokens count.
    """

    def __init__(self, key: bytes, *, secure: bool, clock: Callable[[], float] = time.time) -> None:
        self.key = key
        self.secure = secure
        self.clock = clock
        self.revoked: dict[str, int] = {}

    def fresh(self) -> str:
        """A new guest."""
        return secrets.token_urlsafe(16)

    def signed(self, guest: str) -> str:
        """What the guest shows to be recognised: in a cookie, or as a bearer token.

        The guest, when it was signed, and the signature of both.
        """
        return self._signed(guest, max(int(self.clock()), self.revoked.get(guest, 0)))

    def recognise(self, shown: str) -> str | None:
        """The guest whose token is shown, if it is ours and still good."""
        guest, _, rest = shown.partition(".")
        issued, _, signature = rest.partition(".")
        if not GUEST.fullmatch(guest) or not ISSUED.fullmatch(issued) or not signature.isascii():
            return None
        if not hmac.compare_digest(self._signed(guest, int(issued)), shown):
            return None
        good = int(issued) >= self.revoked.get(guest, 0) and self._age(shown) < YEAR
        return guest if good else None

    def of(self, headers: dict[str, str]) -> str | None:
        """The guest who sends these headers."""
        shown = self._shown(headers)
        return None if shown is None else self.recognise(shown)

    def needs_cookie(self, headers: dict[str, str]) -> bool:
        """Whether who sends these headers should get a cookie: a new guest, or an old cookie."""
        shown = self._shown(headers)
        if shown is None or self.recognise(shown) is None:
            return True
        return "authorization" not in headers and self._age(shown) > RENEWED_AFTER

    def cookie(self, guest: str) -> str:
        """The header that makes a browser remember the guest."""
        header = f"{COOKIE}={self.signed(guest)}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax"
        return secured(header) if self.secure else header

    def _signed(self, guest: str, issued: int) -> str:
        digest = hmac.digest(self.key, f"guest {guest} {issued}".encode(), hashlib.sha256)
        return f"{guest}.{issued}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    def _age(self, token: str) -> float:
        return self.clock() - int(token.split(".")[1])

    def _shown(self, headers: dict[str, str]) -> str | None:
        """The token in the headers; of several cookies the first that is good."""
        scheme, _, shown = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return shown.strip()
        # Other cookies of the host can look like anything: browsers send them as they were set.
        cookies = [cookie.strip().partition("=") for cookie in headers.get("cookie", "").split(";")]
        for wanted in (SECURE_COOKIE,) if self.secure else (SECURE_COOKIE, COOKIE):
            for name, _, shown in cookies:
                if name == wanted and self.recognise(shown) is not None:
                    return shown
        return None


def secured(cookie: str) -> str:
    """The header of a cookie as it goes out over TLS."""
    if cookie.startswith(f"{SECURE_COOKIE}="):
        return cookie
    return f"{SECURE_COOKIE}{cookie.removeprefix(COOKIE)}; Secure"
