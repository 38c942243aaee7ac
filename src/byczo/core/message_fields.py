"""How a message declares what rules need to know to fill it.

A message is a msgspec struct. Its types say what clients get; these marks in ``Annotated`` say how
much room a list needs and which names the numbers of a rule stand for::

    cards: Annotated[tuple[int, ...], AtMost(5)]
    colour: Annotated[str, Names("rygbv")]
    dice: Annotated[Mapping[str, int] | None, AtMost(6), Names("wyrgbk")]
    fields: Annotated[tuple[Field, ...], AtMost(6), Among(FIELDS)]

A struct with ``omit_defaults`` leaves out what is None.
:func:`fields_of` reads such a declaration.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

Struct = type[msgspec.Struct]


class AtMost(msgspec.Struct, frozen=True):
    """The most items that a list, a mapping or a text of letters can have."""

    size: int


class Names:
    """The names that stand for the numbers from 0."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)


class Among:
    """All that a struct can be: a rule writes the number of one, from 0, and it is copied whole."""

    def __init__(self, structs: Iterable[msgspec.Struct]) -> None:
        self.structs = tuple(structs)

    @property
    def texts(self) -> tuple[str, ...]:
        """The structs as JSON."""
        return tuple(msgspec.json.encode(struct).decode() for struct in self.structs)


class Joined(msgspec.Struct, frozen=True):
    """A text is made of numbers, or of names, with this between them."""

    between: str


class Key(msgspec.Struct, frozen=True):
    """What the field is called in the message, where another one has the name already."""

    name: str


class Words(Enum):
    """Texts that are made of numbers."""

    ACTION = auto()
    """An action in the game's notation; the rule writes ``action_text(phase, action)``."""

    REASON = auto()
    """Why the game ended; the rule writes the number of the reason."""

    SIGNED = auto()
    """A number with its sign, as ``+7``; the rule writes ``signed(number)``."""


class Kind(Enum):
    """What a field holds, or each item of a list."""

    NUMBER = auto()
    FLAG = auto()
    NAME = auto()
    READY = auto()  # a struct that is one of a few; their texts are its names
    ACTION = auto()
    REASON = auto()
    TUPLE = auto()  # of numbers
    ENTRY = auto()  # of a mapping: a name and a number
    LETTER = auto()  # of a text
    JOINED = auto()  # numbers or names that make a text
    SIGNED = auto()
    STRUCT = auto()
    UNION = auto()  # one of several structs, told apart by their tags


class Field(msgspec.Struct, frozen=True):
    """A field of a message."""

    name: str
    kind: Kind
    optional: bool = False  # it may be None
    room: int = 0  # of a list; 0 is no list
    names: tuple[str, ...] = ()
    key: str = ""  # its name in the message
    between: str | None = None  # what joins the items of a text
    width: int = 1  # numbers in a tuple
    structs: tuple[Struct, ...] = ()  # one, or all of a union
    default: Any = None


class BadDeclaration(TypeError):
    """A message declares a field that no rule could fill."""


@cache
def fields_of(struct: Struct) -> tuple[Field, ...]:
    """The fields of a message, in the order of its JSON."""
    hints = get_type_hints(struct, include_extras=True)
    defaults = {field.name: field.default for field in msgspec.structs.fields(struct)}
    return tuple(
        _field(f"{struct.__name__}.{name}", name, hints[name], defaults[name])
        for name in struct.__struct_fields__
    )


def tag_of(struct: Struct) -> tuple[str, str] | None:
    """The key and the word that tell the type of a message."""
    config = struct.__struct_config__
    return (cast(str, config.tag_field), str(config.tag)) if config.tag else None


def variant_name(struct: Struct) -> str:
    """What a struct of a union is called in its record: ``round_begun``."""
    tag = tag_of(struct)
    if tag is None:
        raise BadDeclaration(f"{struct.__name__}: in a union every struct needs a tag")
    return tag[1].replace("-", "_")


def _field(path: str, name: str, hint: Any, default: Any) -> Field:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    kind, optional = _without_none(get_args(hint)[0] if marks else hint)
    room = next((mark.size for mark in marks if isinstance(mark, AtMost)), 0)
    names = next((mark.names for mark in marks if isinstance(mark, Names)), ())
    names = next((mark.texts for mark in marks if isinstance(mark, Among)), names)
    if get_origin(kind) is Literal:
        names = get_args(kind)
    key = next((mark.name for mark in marks if isinstance(mark, Key)), "")
    between = next((mark.between for mark in marks if isinstance(mark, Joined)), None)
    field = Field(
        name,
        Kind.NUMBER,
        optional,
        names=names,
        key=key or name,
        between=between,
        default=None if default is msgspec.NODEFAULT else default,
    )
    if get_origin(kind) in (tuple, Mapping) or (kind is str and room):
        if not room:
            raise BadDeclaration(f"{path}: say how many items it can have, as in AtMost(5)")
        return _list(path, kind, replace(field, room=room))
    if kind is int:
        return field
    if kind is bool:
        return replace(field, kind=Kind.FLAG)
    if kind is str and Words.ACTION in marks:
        return replace(field, kind=Kind.ACTION)
    if kind is str and Words.REASON in marks:
        return replace(field, kind=Kind.REASON)
    if kind is str and Words.SIGNED in marks:
        return replace(field, kind=Kind.SIGNED)
    if _is_struct(kind) and names:
        return replace(field, kind=Kind.READY)
    if names:
        return replace(field, kind=Kind.NAME)
    if _is_struct(kind):
        return replace(field, kind=Kind.STRUCT, structs=(kind,))
    raise BadDeclaration(f"{path}: no rule can write {kind}; a text needs Names or Words")


def _list(path: str, kind: Any, field: Field) -> Field:
    """A field with many items."""
    if kind is str and field.between is not None:
        return replace(field, kind=Kind.JOINED)
    if kind is str:
        if not field.names or {len(name) for name in field.names} != {1}:
            raise BadDeclaration(f"{path}: a text with AtMost is made of the letters in Names")
        return replace(field, kind=Kind.LETTER)
    item, *others = get_args(kind)
    if get_origin(kind) is Mapping:
        if (item, others) != (str, [int]) or not field.names:
            raise BadDeclaration(f"{path}: a mapping is Mapping[str, int] and has Names")
        return replace(field, kind=Kind.ENTRY, width=2)
    if others != [...]:
        raise BadDeclaration(f"{path}: a list is tuple[…, ...]")
    if item is int:
        return field
    if item is str and field.names:
        return replace(field, kind=Kind.NAME)
    if get_origin(item) is tuple and set(get_args(item)) == {int}:
        return replace(field, kind=Kind.TUPLE, width=len(get_args(item)))
    if _is_struct(item) and field.names:
        return replace(field, kind=Kind.READY)
    if _is_struct(item):
        return replace(field, kind=Kind.STRUCT, structs=(item,))
    if get_origin(item) in (Union, UnionType) and all(map(_is_struct, get_args(item))):
        return replace(field, kind=Kind.UNION, structs=get_args(item))
    raise BadDeclaration(f"{path}: no rule can write a list of {item}")


def _without_none(kind: Any) -> tuple[Any, bool]:
    options = get_args(kind) if get_origin(kind) in (Union, UnionType) else ()
    if NoneType not in options:
        return kind, False
    left = [option for option in options if option is not NoneType]
    return Union[tuple(left)], True  # noqa: UP007 - of a list made at run time


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
