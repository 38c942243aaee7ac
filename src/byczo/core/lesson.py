"""A guided first game: what happens at the table, what is said of it, what the learner tries.

A lesson is data in the room of a game. Its deals, rolls and the actions of the others are fixed;
the learner sits in the first seat and decides by hand. A choice that was not meant is played, too,
so that the learner sees what it brings; then the table goes back to the moment before. What a
lesson claims (``brings``) is tested against the rules.

Texts are named by their last part: ``rows`` is the message ``<game>-lesson-rows``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from byczo.core.game import Game

LEARNER = 0
"""The seat of the learner."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, tag_field="step"):
    """The base of all steps of a lesson."""


class Happen(LessonStep, frozen=True, kw_only=True, tag="happen"):
    """A deal or roll, as in the log of a record."""

    entry: dict[str, Any]


class Others(LessonStep, frozen=True, kw_only=True, tag="others"):
    """Other seats act, one after the other."""

    acts: tuple[tuple[int, str], ...]


class Tell(LessonStep, frozen=True, kw_only=True, tag="tell"):
    """A few words, beside the thing they are about; the learner goes on when they are read."""

    text: str
    at: str | None = None
    """The anchor of the thing in the client's table, such as ``row-3``."""


class Outcome(msgspec.Struct, frozen=True):
    """What is said after a choice, and an event that it must bring about (some of its fields)."""

    text: str
    brings: dict[str, Any] = {}


class Try(LessonStep, frozen=True, kw_only=True, tag="try"):
    """The learner decides. Any choice is played; the lesson goes on after a good one."""

    text: str
    at: str | None = None
    then: tuple[tuple[int, str], ...] = ()
    """What others do after it, as far as they may."""
    good: dict[str, Outcome]
    wrong: dict[str, Outcome] = {}
    otherwise: str = "other"
    """What is said after any other choice."""


AnyStep = Happen | Others | Tell | Try


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A first game, from its first deal to where the learner plays on alone."""

    options: dict[str, Any]
    steps: tuple[AnyStep, ...]

    def texts(self) -> Iterator[str]:
        """The names of all texts, as they come."""
        for step in self.steps:
            match step:
                case Tell():
                    yield step.text
                case Try():
                    yield step.text
                    yield from (outcome.text for outcome in step.good.values())
                    yield from (outcome.text for outcome in step.wrong.values())
                    yield step.otherwise


def lesson_of(game: Game) -> Lesson | None:
    """The ``LESSON`` in the module that a game names as its ``lesson``, if it has one."""
    if game.lesson is None:
        return None
    found: Lesson = import_module(game.lesson).LESSON
    return found
