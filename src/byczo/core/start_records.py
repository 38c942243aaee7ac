"""The first state of every table a game can have, as data, for frames that are not Python.

``start`` of a game is plain Python. Here it is asked about each rule set and number of players, and
what each other option changes is found by trying it.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import msgspec
from msgspec.inspect import IntType, LiteralType, UnionType, type_info

from byczo.core.errors import BadOption
from byczo.core.game import Game

TRIED = (2, 3, 5, 7)
"""Values of a number that are tried to find out where it is written."""

Run = tuple[int, str]
"""An offset in a record, and the bytes that lie there, in base64."""


class StartTable(msgspec.Struct, frozen=True):
    """How to make the first state from options."""

    records: dict[str, dict[int, list[Run]]]  # by rule set and players: all that is not zero
    numbers: dict[str, list[str]]  # options that are numbers: the fields that each is written to
    words: dict[str, dict[str, dict[str, int]]]  # by option and value: the fields that it sets
    refused: list[str]  # options that only Python understands


def start_table(game: Game) -> StartTable:
    """What ``start`` of the game does."""
    records: dict[str, dict[int, list[Run]]] = {}
    for name, chosen in game.rule_sets.items():
        records[name] = {}
        for players in game.players:
            fields = _started(game, {**chosen, "players": players})
            if fields is not None:
                records[name][players] = _runs(fields.tobytes())
    table = StartTable(records, {}, {}, [])
    named = {"players", *(option for chosen in game.rule_sets.values() for option in chosen)}
    for option in msgspec.structs.fields(game.options):
        if option.name not in named:
            _add(table, game, option.name, type_info(option.type))
    return table


def _add(table: StartTable, game: Game, option: str, kind: Any) -> None:
    """Find out what an option changes."""
    kinds = kind.types if isinstance(kind, UnionType) else (kind,)
    if any(isinstance(each, IntType) for each in kinds):
        found = [_changes(game, option, value) for value in TRIED]
        table.numbers[option] = [
            name
            for name in found[0]
            if all(each.get(name) == value for each, value in zip(found, TRIED, strict=True))
        ]
        if all(set(each) == set(table.numbers[option]) for each in found):
            return
    elif isinstance(kind, LiteralType):
        changed = {str(value): _changes(game, option, value) for value in kind.values}
        every = {name for each in changed.values() for name in each}
        usual = _usual(game)
        table.words[option] = {
            value: {name: each.get(name, int(usual[name])) for name in sorted(every)}
            for value, each in changed.items()
        }
        return
    table.numbers.pop(option, None)
    table.refused.append(option)


def _changes(game: Game, option: str, value: object) -> dict[str, int]:
    """The fields that the option sets. One that it sets to the usual value is found, too."""
    usual = _usual(game)
    state = _started(game, {"players": int(usual["players"]), option: value})
    if state is None:
        raise BadOption(f"{option} {value!r} could not be tried with the usual options")
    numbers = [name for name, kind in _numbers(game) if kind.shape == ()]
    rest = [name for name, _ in _numbers(game) if name not in numbers]
    assert all((state[name] == usual[name]).all() for name in rest)
    return {
        name: int(state[name])
        for name in numbers
        if state[name] != usual[name] or (state[name] == value and name == option)
    }


def _numbers(game: Game) -> list[tuple[str, Any]]:
    return [(name, game.state.layout[name]) for name in game.state.layout.names or ()]


def _usual(game: Game) -> Any:
    """A state with most players, so that few values that are tried equal its own by chance."""
    return _started(game, {"players": game.players[-1]})


def _started(game: Game, options: Mapping[str, Any]) -> Any:
    """The first state; None if the options do not go together."""
    try:
        return game.start(game.read_options(options))
    except BadOption:
        return None


def _runs(content: bytes) -> list[Run]:
    """What is not zero; gaps of a few zeros are not worth a new run."""
    words = [content[at : at + 16] for at in range(0, len(content), 16)]
    runs: list[Run] = []
    for is_blank, group in groupby(enumerate(words), lambda pair: not any(pair[1])):
        if not is_blank:
            pieces = list(group)
            joined = b"".join(piece for _, piece in pieces)
            runs.append((16 * pieces[0][0], b64encode(joined).decode()))
    return runs
