"""One kind of message of a game: its declaration, its record and its script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from byczo.core.action_texts import ActionTexts
from byczo.core.layout import Batch, Record
from byczo.core.message_fields import Struct
from byczo.core.message_record import blank_of, record_of
from byczo.core.message_script import Script, script_of

T = TypeVar("T")


class MessageForm(Generic[T]):
    """Turns a declared message into a record for rules, and its JSON into objects."""

    def __init__(
        self,
        struct: Struct,
        texts: ActionTexts,
        reasons: Mapping[int, str],
        only: str | None = None,
    ) -> None:
        """With ``only`` the message is nothing but the value of that field."""
        self.struct = struct
        self.record: type[Record] = record_of(struct)
        self.blank: Batch = blank_of(struct)
        self.script: Script = script_of(struct, texts.verbs, reasons, only)
        kind: Any = struct if only is None else get_type_hints(struct)[only]
        self.read: Callable[[bytes], T] = msgspec.json.Decoder(kind).decode
        """The message as objects."""
        self.read_again = lru_cache(maxsize=64)(self.read)
        """The same for short ones that come again and again: somebody has chosen."""
