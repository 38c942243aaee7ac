"""What holds for all bots, in all games."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.play.roster import bot_of, bots_for
from tests.support import TABLES, seen_by, short, walk

SEATED = [
    (game, options, name)
    for game, options in TABLES[::3]
    for name in bots_for(game)
    if name != "random"
]
seated = pytest.mark.parametrize(
    ("game", "options", "name"),
    SEATED,
    ids=[f"{name}-{game.id}-{options.players}" for game, options, name in SEATED],
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
