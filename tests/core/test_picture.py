"""Pictures are moments of a lesson. Contract tests hold each to what it claims."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from byczo.core.picture import Picture, moment_of, pictures_of
from byczo.games import game_of

GAME = game_of("six-nimmt")


def test_a_picture_stands_at_a_task_of_the_lesson() -> None:
    picture = Picture(text="x", at="nearest", do="play 54", brings={})
    moment = moment_of(GAME, picture)
    before, after = msgspec.json.decode(moment.before), msgspec.json.decode(moment.after)
    assert before["rows"][2]["cards"] == [52]
    assert 54 in after["rows"][2]["cards"]
    assert msgspec.to_builtins(moment.events[0])["event"] == "revealed"


def test_a_picture_of_nothing_is_refused() -> None:
    with pytest.raises(LookupError, match="no task 'nowhere'"):
        moment_of(GAME, Picture(text="x", at="nowhere", do="play 54", brings={}))
    with pytest.raises(LookupError, match="has no lesson"):
        unknown = dataclasses.replace(GAME, lesson=None)
        moment_of(unknown, Picture(text="x", at="nearest", do="play 54", brings={}))


def test_a_game_without_pictures_has_none() -> None:
    assert pictures_of(GAME)
    assert pictures_of(dataclasses.replace(GAME, pictures=None)) == ()
