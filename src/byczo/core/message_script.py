"""From the declaration of a message to the table of steps that ``write_json`` walks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec
import numpy as np

from byczo.core import json_kernel as kernel
from byczo.core.action_texts import Letters, Named, Verb
from byczo.core.json_kernel import Steps
from byczo.core.layout import Bytes, Record
from byczo.core.message_fields import (
    BadDeclaration,
    Field,
    Kind,
    Struct,
    fields_of,
    tag_of,
    variant_name,
)
from byczo.core.message_record import count_name, record_of, union_record_of
from byczo.core.value_texts import ValueTexts, json_text, words_of

LONGEST_NUMBER = len(str(-(1 << 31)))
BRACKETS = {Kind.ENTRY: "{}", Kind.LETTER: '""', Kind.JOINED: '""'}


class Script(msgspec.Struct, frozen=True):
    """What the kernel needs to know to write a message."""

    steps: Steps
    texts: Bytes
    size: int  # room for the longest message, and for a block behind it


def script_of(
    struct: Struct, verbs: Sequence[Verb], reasons: Mapping[int, str], only: str | None = None
) -> Script:
    """The script of a message; or, with ``only``, of the value of one of its fields."""
    writer = _Writer(verbs, [reasons.get(n, "") for n in range(max(reasons) + 1)])
    if only is None:
        size = writer.struct(struct)
    else:
        field = next(field for field in fields_of(struct) if field.name == only)
        size = writer.field(record_of(struct), field)
    return writer.script(size)


class _Writer:
    """Collects the steps of a script, and the tables of names and verbs that come after them."""

    def __init__(self, verbs: Sequence[Verb], reasons: Sequence[str]) -> None:
        self.verbs = verbs
        self.reasons = reasons
        self.steps: list[list[int]] = []
        self.texts = bytearray()
        self.tables: list[list[int]] = []
        self.links: list[tuple[list[int], int, list[int]]] = []  # who names a table, and where
        self.values: list[tuple[list[int], ValueTexts]] = []  # of which steps
        self.pending = ""  # text that the next step writes
        self.beside: ValueTexts | None = None  # where the next value may be added
        self.around = 0  # where the struct lies within the record or item around it
        self.depth = 0

    def script(self, size: int) -> Script:
        """All that was collected, with the places of tables filled in where they are named."""
        self._step(kernel.END)
        for step, values in self.values:
            if values.are_names:
                step[kernel.OPERATION] = kernel.NAME
                self._link(step, kernel.TABLE, self._names(values.texts, quoted=False))
            else:
                step[kernel.COUNT] = len(values.strides)
                self._link(step, kernel.TABLE, self._values(values))
        starts: dict[int, int] = {}
        start = len(self.steps) * kernel.STEP
        for table in self.tables:
            starts[id(table)] = start
            start += len(table)
        for user, place, table in self.links:
            user[place] = starts[id(table)]
        flat = [number for part in (*self.steps, *self.tables) for number in part]
        texts = np.frombuffer(bytes(self.texts) + bytes(kernel.BLOCK), np.uint8)
        return Script(np.array(flat, np.int32), texts, size + kernel.BLOCK)

    # Each of these writes steps, and returns how many bytes they can write at most.

    def struct(self, struct: Struct) -> int:
        """An object with the tag, if the struct has one, and all fields."""
        self.beside = None
        pieces = [":".join(map(json_text, tag)) for tag in [tag_of(struct)] if tag]
        self.pending += "{" + ",".join(pieces)
        size = len("{}") + sum(map(len, pieces))
        for field in fields_of(struct):
            if struct.__struct_config__.omit_defaults:
                size += self._mention(struct, field)
                continue
            key = f"{',' if pieces else ''}{json_text(field.key)}:"
            pieces.append(key)
            self.pending += key
            size += len(key.encode()) + self.field(record_of(struct), field)
        self.pending += "}"
        self.beside = None
        return size

    def _mention(self, struct: Struct, field: Field) -> int:
        """A field that is left out where it is None; whether a comma is due shows then."""
        if not field.optional or field.default is not None or field.kind is Kind.STRUCT:
            raise BadDeclaration(f"{struct.__name__}.{field.name}: what can be left out is None")
        record = record_of(struct)
        tested = self._place_of(record, count_name(field) if field.room else field.name)
        step = self._step(kernel.MENTION, 0, {kernel.COUNT: tested})
        self.pending = f"{json_text(field.key)}:"
        size = len(",") + len(self.pending.encode()) + self.field(record, field)
        step[kernel.JUMP] = self._here()
        return size

    def field(self, record: type[Record], field: Field) -> int:
        """The value of a field."""
        place = self._place_of(record, field.name)
        if not field.room and field.kind is not Kind.STRUCT:
            return self._single(field, place)
        count = self._place_of(record, count_name(field)) if field.room or field.optional else 0
        if not field.room:
            return self._part(field, place, count)
        if field.kind in (Kind.NUMBER, Kind.NAME, Kind.READY, Kind.LETTER, Kind.JOINED):
            return self._list(field, place, count)
        return self._loop(field, place, count)

    def _single(self, field: Field, place: int) -> int:
        words = words_of(field)
        if 0 < len(words) <= kernel.FEW:
            self._value(place, words, optional=field.optional)
            return max(len(word.encode()) for word in words)
        match field.kind:
            case Kind.ACTION:
                table, size = self._verb_table
                self._link(self._step(kernel.ACTION, place), kernel.TABLE, table)
                return size
            case Kind.NAME | Kind.READY | Kind.REASON:
                names = field.names or self.reasons
                step = self._step(kernel.NAME, place)
                quoted = field.kind is not Kind.READY
                self._link(step, kernel.TABLE, self._names(names, quoted=quoted))
                return _longest(names)
            case Kind.SIGNED:
                signs = self._names(kernel.SIGNS, quoted=False)
                self._link(self._step(kernel.SIGNED, place), kernel.TABLE, signs)
                return _longest(kernel.SIGNS) + LONGEST_NUMBER
        self._step(kernel.PERHAPS if field.optional else kernel.NUMBER, place)
        return LONGEST_NUMBER

    def _value(self, place: int, words: Sequence[str], *, optional: bool) -> None:
        """Values beside each other are one step: it has the whole text of all that they can be."""
        values = self.beside
        beside = values is not None and self.steps[-1] is self.values[-1][0]
        if values is None or not beside or not values.takes(place, words):
            values = self.beside = ValueTexts(place)
            self.values.append((self._step(kernel.VALUES, place), values))
        values.add(self.pending, words, optional=optional)
        self.pending = ""

    def _values(self, values: ValueTexts) -> list[int]:
        """The table of values beside each other."""
        texts = self._names(values.texts, quoted=False)
        return [1 + len(values.strides) + 2 * values.zero, *values.strides, *texts]

    def _part(self, field: Field, place: int, count: int) -> int:
        """A struct within a struct; None is written instead of it and the step after it is next."""
        option = self._step(kernel.OPTION, 0, {kernel.COUNT: count}) if field.optional else None
        outside, self.around = self.around, place
        size = self.struct(field.structs[0])
        self.around = outside
        if option is not None:
            leaving = self._step(kernel.GOTO)  # with it the closing brace is written
            leaving[kernel.JUMP] = option[kernel.JUMP] = self._here()
        return max(size, len("null"))

    def _list(self, field: Field, place: int, count: int) -> int:
        """Numbers, names or letters; or a text that is made of them."""
        opening, closing = BRACKETS.get(field.kind, "[]").encode()
        numbers = {kernel.COUNT: count, kernel.OPENING: opening, kernel.CLOSING: closing}
        step = self._step(kernel.LIST, place, numbers)
        between = field.between or ""
        if field.kind is Kind.JOINED:
            step[kernel.BETWEEN], step[kernel.BETWEEN_SIZE] = self._text(between)
        more = max(len(between.encode()), len(","))
        if not field.names:
            return field.room * (LONGEST_NUMBER + more) + len("null")
        names = self._names(field.names, quoted=field.kind is Kind.NAME)
        self._link(step, kernel.TABLE, names)
        return field.room * (_longest(field.names) + more) + len("null")

    def _loop(self, field: Field, place: int, count: int) -> int:
        """Structs, tuples, or the entries of a mapping."""
        opening, closing = BRACKETS.get(field.kind, "[]").encode()
        step = self._step(
            kernel.LOOP,
            place,
            {
                kernel.COUNT: count,
                kernel.STRIDE: _stride(field),
                kernel.OPENING: opening,
                kernel.CLOSING: closing,
            },
        )
        self.depth += 1
        if self.depth > kernel.DEEPEST:
            raise BadDeclaration(
                f"{field.name}: lists lie in lists more than {kernel.DEEPEST} deep"
            )
        outside, self.around = self.around, 0
        match field.kind:
            case Kind.STRUCT:
                size = self.struct(field.structs[0])
            case Kind.UNION:
                size = self._union(field.structs)
            case Kind.ENTRY:
                entry = self._step(kernel.SHORT_NAME)
                self._link(entry, kernel.TABLE, self._names(field.names, quoted=True))
                self.pending = ":"
                self._step(kernel.SHORT, 1)
                size = _longest(field.names) + 1 + LONGEST_NUMBER
            case _:
                size = self._tuple(field.width)
        self.around = outside
        self.depth -= 1
        self._step(kernel.NEXT)
        step[kernel.JUMP] = self._here()
        return field.room * (size + 1) + len("null")

    def _tuple(self, width: int) -> int:
        self.pending += "["
        for place in range(width):
            self._step(kernel.SHORT, place)
            self.pending = "," if place + 1 < width else "]"
        return width * (LONGEST_NUMBER + 1) + 1

    def _union(self, structs: Sequence[Struct]) -> int:
        """The steps of all its structs; a table tells where those of each begin."""
        record = union_record_of(tuple(structs))
        choice = self._step(kernel.CHOICE, self._place_of(record, "kind"))
        table: list[int] = []
        sizes: list[int] = []
        leaving: list[list[int]] = []
        for struct in structs:
            table.append(self._here())
            self.around = self._place_of(record, variant_name(struct))
            sizes.append(self.struct(struct))
            self.around = 0
            leaving.append(self._step(kernel.GOTO))
        for step in leaving:
            step[kernel.JUMP] = self._here()
        self._link(choice, kernel.TABLE, table)
        return max(sizes)

    @cached_property
    def _verb_table(self) -> tuple[list[int], int]:
        """The table of all verbs, and the length of the longest action."""
        table, longest = [len(self.verbs)], len("null")
        for verb in self.verbs:
            start = len(table)
            word = f'"{verb.word}' if verb.follows is None else f'"{verb.word} '
            phase = kernel.ANY_PHASE if verb.phase is None else verb.phase
            follows = kernel.WORD_ALONE if verb.follows is None else kernel.NUMBER_FOLLOWS
            names: Sequence[str] = ()
            size = LONGEST_NUMBER
            if isinstance(verb.follows, Named):
                follows, names = kernel.NAME_FOLLOWS, verb.follows.names
                size = max(map(len, names))
            elif isinstance(verb.follows, Letters):
                follows, names = kernel.LETTERS_FOLLOW, verb.follows.letters
                size = len(names)
            table += [phase, verb.first, verb.last, *self._text(word), follows, 0]
            if names:
                self._link(table, start + kernel.FOLLOWING, self._names(names, quoted=False))
            longest = max(longest, len(word) + size + 1)
        return table, longest

    # --- putting it together ------------------------------------------------------------------

    def _step(
        self, operation: int, place: int = 0, numbers: Mapping[int, int] | None = None
    ) -> list[int]:
        step = [0] * kernel.STEP
        step[kernel.OPERATION] = operation
        step[kernel.TEXT], step[kernel.TEXT_SIZE] = self._text(self.pending)
        step[kernel.PLACE] = place
        for which, number in (numbers or {}).items():
            step[which] = number
        self.pending = ""
        self.steps.append(step)
        return step

    def _here(self) -> int:
        """Where the next step will lie, for steps that lead there."""
        self.beside = None
        return len(self.steps) * kernel.STEP

    def _place_of(self, record: type[Record], name: str) -> int:
        assert record.layout.fields is not None
        return self.around + int(record.layout.fields[name][1]) // np.dtype(np.int16).itemsize

    def _text(self, text: str) -> tuple[int, int]:
        """Where a text lies among all texts, and how long it is."""
        encoded = text.encode()
        start = self.texts.find(encoded)
        if start < 0:
            start = len(self.texts)
            self.texts += encoded
        return start, len(encoded)

    def _names(self, names: Sequence[str], *, quoted: bool) -> list[int]:
        texts = [json_text(name) if quoted else name for name in names]
        return [number for text in texts for number in self._text(text)]

    def _link(self, user: list[int], place: int, table: list[int]) -> None:
        """Note in a step or table where another table lies; equal tables lie there once."""
        known = next((other for other in self.tables if other == table), None)
        if known is None:
            known = table
            self.tables.append(table)
        self.links.append((user, place, known))


def _longest(names: Sequence[str]) -> int:
    """Bytes of the longest of the names, or of null."""
    return max(len("null"), *(len(json_text(name).encode()) for name in names))


def _stride(field: Field) -> int:
    """From one item to the next, in 16 bits."""
    if field.kind is Kind.STRUCT:
        size = record_of(field.structs[0]).layout.itemsize
    elif field.kind is Kind.UNION:
        size = union_record_of(field.structs).layout.itemsize
    else:
        return field.width
    return size // np.dtype(np.int16).itemsize
