"""The same chance for every seating, whatever is played."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from byczo.arena.duplicate import Duplicate
from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE
from byczo.core.driver import moves
from byczo.games import game_of

Outcome = tuple[int, ...]


def chance_of(game_id: str, options: dict[str, Any], deal: int, play: int) -> list[Any]:
    """What chance does, named by what people would call it, in a game of random play."""
    game = game_of(game_id)
    engine, state = game.interpreted, game.start(game.read_options(options))
    stream = stream_of(play)

    def decide(state: Any, seat: int) -> int:
        return int(engine.choice(state, seat, draw(stream, engine.choices(state, seat))))

    events = []
    for seat, what in moves(game, state, engine, Duplicate("seed", deal).source, decide):
        if seat == CHANCE:
            name = (state.phase, state.round, getattr(state, "half", 0))
            if game_id == "twenty-one":
                name = (state.phase, getattr(state, "turn", 0), 0)
            events.append((name, tuple(what.tolist())))
    return events


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("six-nimmt", {"players": 2, "target": 30}),
        ("six-nimmt", {"players": 4, "variant": "halves"}),
        ("x-nimmt", {"players": 2}),
        ("david-goliath", {"players": 3, "rounds": 2}),
        ("twenty-one", {"players": 2}),
    ],
)
def test_chance_does_not_depend_on_play(game: str, options: dict[str, Any]) -> None:
    """The n-th deal, roll and reroll is the same, though rounds, turns and rerolls differ."""
    seen: dict[Any, set[Outcome]] = defaultdict(set)
    for play in range(5):
        for name, outcome in chance_of(game, options, 7, play):
            if options.get("variant") == "halves" and name[2] == 1:
                continue  # the second half deals what the first has left
            seen[name].add(outcome)
    assert all(len(outcomes) == 1 for outcomes in seen.values())
    assert len(set().union(*seen.values())) == len(seen)


def test_rerolls_do_not_shift_later_rolls() -> None:
    games = [chance_of("twenty-one", {"players": 2}, 7, play) for play in range(5)]
    rerolls = {tuple(name[1] for name, _ in game if name[0] == 3) for game in games}
    assert len(rerolls) > 1


def test_deals_differ_from_each_other() -> None:
    first, second = (chance_of("x-nimmt", {"players": 2}, deal, 0)[0] for deal in (7, 8))
    assert first != second
