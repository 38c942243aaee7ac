"""Every picture of the rules shows what the rules do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from byczo.core.game import Game
from byczo.core.picture import Picture, moment_of, pictures_of
from byczo.games import GAMES
from byczo.games.catalogue import built_in_games
from byczo.games.rows.heads import heads_of
from byczo.locales import LANGUAGES, voice

PICTURES = [(game, picture) for game in GAMES.values() for picture in pictures_of(game)]
NAMES = [f"{game.id}-{picture.text}" for game, picture in PICTURES]
FEW = range(3, 7)
"""How many pictures can be looked at in a minute."""
MOST_CHARACTERS = 130
"""Of what is said of one."""


def fields(value: Any) -> Any:
    """As a browser gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=NAMES)
def test_a_picture_brings_what_it_claims(game: Game, picture: Picture) -> None:
    events = [fields(event) for event in moment_of(game, picture).events]
    assert picture.brings
    assert any({**event, **picture.brings} == event for event in events)


@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=NAMES)
def test_the_choice_of_a_picture_is_one_of_its_view(game: Game, picture: Picture) -> None:
    before = msgspec.json.decode(moment_of(game, picture).before)
    assert picture.do in [choice["do"] for choice in before["choices"]]


@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=NAMES)
def test_what_a_picture_shows_besides_is_true(game: Game, picture: Picture) -> None:
    moment = moment_of(game, picture)
    shows = dict(picture.shows)
    after = msgspec.json.decode(moment.after)
    if "card" in shows:
        assert fields(moment.events)[0]["card"] == shows.pop("card")
    if "heads" in shows:
        assert all(heads_of([int(card)]) == count for card, count in shows.pop("heads").items())
    if "colour" in shows:
        piles = {pile["colour"]: pile for pile in after["places"][shows.pop("seat")]["piles"]}
        pile = piles[shows.pop("colour")]
        assert len(pile["cards"]) == shows.pop("cards")
        assert pile["worth"] == shows.pop("worth")
    assert not shows, "nobody checks this"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=NAMES)
def test_a_picture_has_few_words(game: Game, picture: Picture, language: str) -> None:
    say, message = voice(language, game.texts), f"{game.id}-rules-picture-{picture.text}"
    assert say.knows(message)
    assert len(say(message)) <= MOST_CHARACTERS


def test_every_game_of_this_package_has_a_handful() -> None:
    for game in built_in_games():
        assert len(pictures_of(game)) in FEW
