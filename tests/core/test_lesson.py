"""Lessons are data: what they say, and where they are found. Contract tests play them."""

from __future__ import annotations

import dataclasses

import msgspec

from byczo.core.lesson import Happen, Lesson, Others, Outcome, Tell, Try, lesson_of
from byczo.games import GAMES

LESSON = Lesson(
    options={"players": 2},
    steps=(
        Happen(entry={"deal": {}}),
        Tell(text="rows", at="row-1"),
        Others(acts=((1, "play 3"),)),
        Try(
            text="try",
            good={"play 1": Outcome("done", {"event": "placed"})},
            wrong={"play 2": Outcome("lost")},
        ),
    ),
)


def test_all_texts_are_listed_as_they_come() -> None:
    assert list(LESSON.texts()) == ["rows", "try", "done", "lost", "other"]


def test_a_lesson_goes_to_the_browser_and_back_as_json() -> None:
    sent = msgspec.json.encode(LESSON)
    assert msgspec.json.decode(sent, type=Lesson) == LESSON
    assert b'"step":"try"' in sent


def test_a_game_without_a_lesson_has_none() -> None:
    game = next(iter(GAMES.values()))
    assert lesson_of(game) is not None
    assert lesson_of(dataclasses.replace(game, lesson=None)) is None
