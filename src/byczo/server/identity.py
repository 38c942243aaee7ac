"""Who somebody is: a guest with a signed cookie. No account, no password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path
from tempfile import NamedTemporaryFile

COOKIE = "byczo"
YEAR = 365 * 24 * 3600
GUEST = re.compile(r"[0-9A-Za-z_-]{22}")


def read_key(folder: Path) -> bytes:
    """The server's secret key; made on the first start, readable by its user alone."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "key"
    if not file.exists():
        # Whole from its first moment, and one for all, however many processes start at once.
        with NamedTemporaryFile("w", dir=folder, prefix="key-") as draft:
            draft.write(secrets.token_bytes(32).hex())
            draft.flush()
            os.fsync(draft.fileno())
            with suppress(FileExistsError):
                os.link(draft.name, file)
    return bytes.fromhex(file.read_text(encoding="ascii").strip())


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
        guest, _, _ = shown.partition(".")
        if GUEST.fullmatch(guest) and hmac.compare_digest(self.signed(guest), shown):
            return guest
        return None

    def of(self, headers: dict[str, str]) -> str | None:
        """The guest who sends these headers."""
        scheme, _, shown = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.recognise(shown.strip()) if shown.isascii() else None
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        if morsel is None or not morsel.value.isascii():
            return None
        return self.recognise(morsel.value)

    def cookie(self, guest: str) -> str:
        """The header that makes a browser remember the guest."""
        secure = "; Secure" if self.secure else ""
        value = self.signed(guest)
        return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
