"""What tests of all games share: every table that can be opened, and random play at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.errors import BadOption
from byczo.core.game import Engine, Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.games import GAMES

StateT = TypeVar("StateT", bound=TableState)


def tables_of(game: Game, rule_set: str) -> list[tuple[Game, Options]]:
    """A rule set of a game with every number of players."""
    tables = []
    for players in game.players:
        try:
            options = game.read_options({"players": players, **game.rule_sets[rule_set]})
        except BadOption:
            continue  # a variant for fewer numbers of players than the game
        tables.append((game, options))
    return tables


RULE_SETS = [(game, rule_set) for game in GAMES.values() for rule_set in game.rule_sets]

TABLES = [table for game, rule_set in RULE_SETS for table in tables_of(game, rule_set)]
"""Every game in every rule set with every number of players."""

NAMES = [
    f"{game.id}-{rule_set}-{options.players}"
    for game, rule_set in RULE_SETS
    for _, options in tables_of(game, rule_set)
]


def tables_where(wanted: Callable[[Game, Options], bool]) -> pytest.MarkDecorator:
    """A test at the tables of those games, rule sets and sizes only that it is about."""
    found = [(name, *table) for name, table in zip(NAMES, TABLES, strict=True) if wanted(*table)]
    return pytest.mark.parametrize(
        ("game", "options"), [table for _, *table in found], ids=[name for name, *_ in found]
    )


def short(game: Game, options: Options) -> Options:
    """The same table for one round, where the game has rounds."""
    given: dict[str, Any] = {"players": options.players}
    if hasattr(options, "variant"):
        given["variant"] = options.variant
    if hasattr(options, "rounds") and given.get("variant") != "halves":
        given["rounds"] = 1
    return game.read_options(given)


def walk(
    game: Game[StateT, Any, Any], options: Options, seed: int, engine: Engine
) -> Iterator[StateT]:
    """All states of a random game, the one record changing under way; ends when the game does."""
    stream = stream_of(seed)
    state = game.start(options)
    yield state
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            engine.deal(state, drawn(game, state, stream, engine))
        else:
            seats = [seat for seat in range(state.players) if state.waiting >> seat & 1]
            seat = seats[draw(stream, len(seats))]
            index = draw(stream, engine.choices(state, seat))
            engine.act(state, seat, engine.choice(state, seat, index))
        yield state


def drawn(game: Game, state: TableState, stream: Any, engine: Engine) -> Any:
    """An outcome of chance."""
    size = max(game.most_draws, game.most_outcome)
    limits, draws, outcome = np.zeros((3, size), np.int16)
    for i in range(engine.limits(state, limits)):
        draws[i] = draw(stream, int(limits[i]))
    return outcome[: engine.unfold(state, draws, outcome)]


def legal(engine: Engine, state: TableState, seat: int) -> list[int]:
    """The seat's legal actions."""
    return sorted(int(engine.choice(state, seat, k)) for k in range(engine.choices(state, seat)))


def seen_by(game: Game, engine: Engine, state: TableState, seat: int) -> TableState:
    """The observation of a seat."""
    view = game.state.blank()
    engine.observe(state, seat, view)
    return view


def finish(match: Match, seed: int | str) -> Match:
    """Play on at random to the end."""
    stream = stream_of(f"actions {seed}")
    while not match.over:
        for seat in match.waiting:
            actions = match.actions(seat)
            match.act(seat, actions[draw(stream, len(actions))])
    return match


def played(game: Game, options: Options, seed: int, *, compiled: bool = True) -> Match:
    """A finished random match."""
    return finish(Match(game, options, chance=Seeded(seed), compiled=compiled), seed)
