"""First states as data are those that Python makes."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import pytest

from byczo.core.game import Game
from byczo.core.start_records import StartTable, start_table
from byczo.games import GAMES
from tests.support import RULE_SETS, tables_of

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def laid(game: Game, table: StartTable, rule_set: str, players: int) -> Any:
    """The state that the runs of bytes give."""
    content = bytearray(game.state.layout.itemsize)
    for offset, text in table.records[rule_set][players]:
        run = b64decode(text)
        content[offset : offset + len(run)] = run
    return bytes(content)


@games
def test_every_table_begins_as_in_python(game: Game) -> None:
    table = start_table(game)
    for played, rule_set in RULE_SETS:
        if played is game:
            tables = tables_of(game, rule_set)
            assert list(table.records[rule_set]) == [options.players for _, options in tables]
            for _, options in tables:
                started: Any = game.start(options)
                assert laid(game, table, rule_set, options.players) == started.tobytes()


@games
def test_options_that_are_numbers_are_written_where_they_belong(game: Game) -> None:
    table = start_table(game)
    players = game.players[-1]
    for option, fields in table.numbers.items():
        state = game.start(game.read_options({"players": players, option: 4}))
        assert fields
        assert {getattr(state, field) for field in fields} == {4}


@games
def test_every_option_is_understood_or_refused(game: Game) -> None:
    table = start_table(game)
    chosen = {name for options in game.rule_sets.values() for name in options}
    told = {*table.numbers, *table.words, *table.refused, *chosen, "players"}
    assert told == set(game.options.__struct_fields__)
