"""What holds for all bots, in all games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.errors import BadOption, Unknown
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.games import GAMES, game_of
from byczo.play.playout_policy import WeightsFile
from byczo.play.roster import bot_of, bots_for
from tests.nights import pairs_with_nights
from tests.support import TABLES, seen_by, short, walk


def seats_of(game: Game) -> Iterator[Any]:
    """Every bot at some tables of a game: one of them usually, each of them in `make nightly`."""
    tables = [options for other, options in TABLES[::3] if other is game]
    bots = [name for name in bots_for(game) if name != "random"]
    for pair in pairs_with_nights(bots, tables):
        name, options = pair.values
        label = f"{name}-{game.id}-{options.players}"
        yield pytest.param(game, options, name, id=label, marks=pair.marks)


seated = pytest.mark.parametrize(
    ("game", "options", "name"), [seat for game in GAMES.values() for seat in seats_of(game)]
)


@seated
def test_a_bot_plays_by_the_rules(game: Game, options: Options, name: str) -> None:
    """One of its kind at a table of random players; the match would refuse an illegal action."""
    match = Match(game, short(game, options), chance=Seeded(3), compiled=True)
    clever = bot_of(name, game, stream_of(1))
    others = bot_of("random", game, stream_of(2))
    while not match.over:
        for seat in match.waiting:
            bot = others if seat else clever
            match.act(seat, bot.decide(match.observe(seat), seat))


@seated
def test_a_bot_cannot_tell_two_worlds_apart(game: Game, options: Options, name: str) -> None:
    """In worlds that differ only in what its seat cannot know, it decides alike."""
    engine = game.compiled
    stream = stream_of(4)
    other = game.state.blank()
    for state in walk(game, short(game, options), 4, engine):
        if state.waiting in {CHANCE, OVER} or draw(stream, 8):
            continue
        seat = state.waiting.bit_length() - 1
        seen = seen_by(game, engine, state, seat)
        engine.imagine(seen, seat, stream, other)
        here = bot_of(name, game, stream_of(5)).decide(seen, seat)
        there = bot_of(name, game, stream_of(5)).decide(seen_by(game, engine, other, seat), seat)
        assert here == there


def test_a_bot_of_no_name() -> None:
    with pytest.raises(Unknown, match="there is no bot 'hal': there are calf, heifer"):
        bot_of("hal", TABLES[0][0], stream_of(1))


def test_a_searcher_with_weights_of_a_file(tmp_path: Path) -> None:
    game = game_of("six-nimmt")
    shipped = game.strategy.weights
    assert shipped is not None
    match = Match(game, game.read_options({"players": 3}), chance=Seeded(3), compiled=True)
    names = ("search:300", f"search:300@{shipped}")
    usual, same = (bot_of(name, game, stream_of(1)).decide(match.observe(0), 0) for name in names)
    assert usual == same
    held = msgspec.json.decode(shipped.read_bytes(), type=WeightsFile)
    for change, why in (
        ({"game": "x-nimmt"}, "has the weights of x-nimmt, not of six-nimmt"),
        ({"weights": held.weights[1:]}, "does not fit this version"),
        ({"weights": [-1.0, *held.weights[1:]]}, "does not fit this version"),
        ({"model": [1.0]}, "does not fit this version"),
    ):
        file = tmp_path / "weights.json"
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(held, **change)))
        with pytest.raises(BadOption, match=why):
            bot_of(f"search@{file}", game, stream_of(1))
    file.write_text("{}")
    with pytest.raises(BadOption, match="holds no weights of 'byczo train'"):
        bot_of(f"search@{file}", game, stream_of(1))
    with pytest.raises(BadOption, match=r"cannot read nowhere\.json"):
        bot_of("search@nowhere.json", game, stream_of(1))


@pytest.mark.parametrize("name", ["search@", "greedy@x", "search:x@y", "network@", "plain:3@x"])
def test_names_of_files_for_bots_that_have_none(name: str) -> None:
    with pytest.raises(Unknown, match="there is no bot"):
        bot_of(name, game_of("six-nimmt"), stream_of(1))
