"""What a client is told of a game before anybody plays it."""

from __future__ import annotations

from byczo.core.game import Game
from byczo.messages.http_messages import GameInfo
from byczo.play.roster import LEVELS, bots_for

USUAL_PLAYERS = 4  # a number with which all games can be played


def info_of(game: Game) -> GameInfo:
    """The game in a list of games."""
    return GameInfo(
        game=game.id,
        title=game.title,
        players=list(game.players),
        minutes=game.minutes,
        fewest_wins=game.fewest_wins,
        rule_sets={name: dict(options) for name, options in game.rule_sets.items()},
        levels=[level.name for level in LEVELS],
        bots=list(bots_for(game)),
        chapters=list(game.chapters),
        rule_values=game.rule_values(game.read_options({"players": USUAL_PLAYERS})),
    )
