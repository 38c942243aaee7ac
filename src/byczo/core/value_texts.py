"""Values that can be few things each, such as flags: the texts of all that they can be together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from byczo.core.json_kernel import MOST_TEXTS
from byczo.core.message_fields import Field, Kind


class ValueTexts:
    """The texts of values beside each other, from a place on, with the keys between them."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.strides: list[int] = []  # from a text to that of a value which is one more; two a text
        self.zero = 0  # which of the texts they have if all are 0
        self.texts = [""]

    @property
    def are_names(self) -> bool:
        """Whether there is one value, never None: its text is found sooner by its number."""
        return len(self.strides) == 1 and self.zero == 0

    def takes(self, place: int, words: Sequence[str]) -> bool:
        """Whether a value lies beside these, and the texts are not too many."""
        beside = place == self.place + 2 * len(self.strides)
        return beside and len(self.texts) * len(words) <= MOST_TEXTS

    def add(self, before: str, words: Sequence[str], *, optional: bool) -> None:
        """Add a value with these words from 0 on, or from None on."""
        self.strides.append(2 * len(self.texts))
        self.zero += len(self.texts) * optional
        self.texts = [text + before + word for word in words for text in self.texts]


def words_of(field: Field) -> list[str]:
    """All that can be written of a field, if that is known."""
    words: list[str] = []
    if field.room:
        return words
    if field.kind is Kind.FLAG:
        words = ["false", "true"]
    elif field.kind is Kind.NAME:
        words = [json_text(name) for name in field.names]
    elif field.kind is Kind.READY:
        words = list(field.names)
    return ["null", *words] if words and field.optional else words


def json_text(text: str) -> str:
    """A text as JSON has it."""
    return msgspec.json.encode(text).decode()
