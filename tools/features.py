"""The page of features: what learning programs are given of each game, as tables."""

from __future__ import annotations

from collections.abc import Iterator

from byczo.core.encoding import Feature, Observation
from byczo.core.game import Game
from byczo.games.catalogue import built_in_games

HEAD = """# Features

What `byczo.envs` gives a learning program of a table: small whole numbers, in this order. Features
marked n have so many numbers for each seat, clockwise from the seat that observes. Numbers that
would be higher than 255 are written as 255. A version changes whenever a number changes its place
or its meaning. This page is written by `make documents`.

A game that declares none, such as one of another package, has version 0: a 1 for its seat among as
many numbers as the game has seats (`seat`), then all fields of what the seat observes, by their
names, each number plus 1, so that -1 for a hidden card is 0.

```pycon
>>> from byczo.envs import Tables
>>> tables = Tables("six-nimmt", 2, {"players": 4}, seed=1)
>>> tables.observations.shape
(2, 4, 367)
>>> hand = tables.observations[0, 1, tables.observation.places(4)["hand"]]
>>> int(hand.sum())
10

```
"""


def documents() -> dict[str, str]:
    """The page."""
    return {"docs/features.md": page()}


def page() -> str:
    """The whole text."""
    games = sorted(built_in_games(), key=lambda game: game.order)
    return "\n".join([HEAD, *(line for game in games for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """The table of one game."""
    observation = game.observation
    assert observation is not None
    few, many = game.players[0], game.players[-1]
    yield f"## {game.title}"
    yield ""
    yield (
        f"Version {observation.version}; {observation.size(few):,} numbers with {few} players, "
        f"{observation.size(many):,} with {many}. Actions are numbered 1 to {game.actions}."
    )
    yield ""
    yield "| feature | numbers | from 0 to | meaning |"
    yield "|---|---|---|---|"
    yield from rows(observation)
    yield ""


def rows(observation: Observation) -> Iterator[str]:
    """A line for each feature."""
    for feature in observation.features:
        numbers = size(observation, feature)
        yield f"| `{feature.name}` | {numbers} | {feature.high} | {feature.meaning} |"


def size(observation: Observation, feature: Feature) -> str:
    """How many numbers a feature has."""
    if feature not in observation.by_seat:
        return str(feature.size)
    return "n" if feature.size == 1 else f"n × {feature.size}"
