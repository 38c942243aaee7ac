"""Names of people at a table: what can be shown, and told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from byczo.table.errors import BadName, BadText, NameTaken

LONGEST_NAME = 20
LONGEST_TEXT = 300

BOT_NAMES = (
    "Bruno",
    "Celina",
    "Dario",
    "Edda",
    "Felek",
    "Gina",
    "Henryk",
    "Ilse",
    "Jacopo",
    "Kinga",
)


def readable_name(given: str) -> str:
    """The name as it is shown: one line, no invisible characters, at least a letter or digit."""
    name = _one_line(given)
    if not 1 <= len(name) <= LONGEST_NAME or not any(c.isalnum() for c in name):
        raise BadName(
            f"{name!r} cannot be a name: a name has 1 to {LONGEST_NAME} characters, "
            "among them a letter or a digit"
        )
    return name


def readable_text(given: str) -> str:
    """What is said, as it is shown: one line, no invisible characters."""
    text = _one_line(given)
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise BadText(f"say something of 1 to {LONGEST_TEXT} characters; this has {len(text)}")
    return text


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, if nobody at the table has one that looks the same."""
    if _face(name) in {_face(other) for other in taken}:
        raise NameTaken(f"somebody here is called {name!r}: choose another name")
    return name


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    faces = {_face(name) for name in taken}
    return next(name for name in BOT_NAMES if _face(name) not in faces)


def _one_line(given: str) -> str:
    """Normalised, with single spaces; control, format and unassigned characters are left out."""
    seen = unicodedata.normalize("NFC", given)
    kept = (" " if c.isspace() else c for c in seen if c.isspace() or _is_visible(c))
    return " ".join("".join(kept).split())


def _is_visible(sign: str) -> bool:
    return not unicodedata.category(sign).startswith("C")


def _face(name: str) -> str:
    """What a name looks like at a glance."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
