"""Who somebody is: a guest with a signed cookie. No account, no password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from byczo.core.errors import BadOption

COOKIE = "byczo"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32
GUEST = re.compile(r"[0-9A-Za-z_-]{22}")


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
    except OSError as problem:
        raise BadOption(f"setting data: the folder {folder} cannot be used ({problem})") from None
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
    """Makes and recognises guests."""

    def __init__(self, key: bytes, *, secure: bool) -> None:
        self.key = key
        self.secure = secure

    def fresh(self) -> str:
        """A new guest."""
        return secrets.token_urlsafe(16)

    def signed(self, guest: str) -> str:
        """What the guest shows to be recognised: in a cookie, or as a bearer token."""
        digest = hmac.digest(self.key, f"guest {guest}".encode(), hashlib.sha256)
        return f"{guest}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    def recognise(self, shown: str) -> str | None:
        """The guest whose signed name is shown, if the signature is ours."""
        guest, _, signature = shown.partition(".")
        if not GUEST.fullmatch(guest) or not signature.isascii():
            return None
        if hmac.compare_digest(self.signed(guest), shown):
            return guest
        return None

    def of(self, headers: dict[str, str]) -> str | None:
        """The guest who sends these headers."""
        scheme, _, shown = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.recognise(shown.strip())
        # Other cookies of the host can look like anything: browsers send them as they were set.
        for cookie in headers.get("cookie", "").split(";"):
            name, _, shown = cookie.strip().partition("=")
            if name == COOKIE and (guest := self.recognise(shown)) is not None:
                return guest
        return None

    def cookie(self, guest: str) -> str:
        """The header that makes a browser remember the guest."""
        secure = "; Secure" if self.secure else ""
        value = self.signed(guest)
        return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
