"""Pictures of the rules: the few situations that explain a game at a glance.

A picture is a moment of the guided first game, so that nothing is dealt twice: the learner's task
that it stands at, and the choice whose effect it shows. What it claims (``brings``, ``shows``) is
tested against the rules.

Texts are named by their last part: ``nearest`` is the message ``<game>-rules-picture-nearest``.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.events import Event
from byczo.core.game import Game
from byczo.core.lesson import LEARNER, Happen, Others, Try, lesson_of
from byczo.core.match import Match


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """One situation."""

    text: str
    """What is said of it."""
    at: str
    """The task of the lesson at which it stands, by its text."""
    do: str
    """The choice that it shows."""
    brings: dict[str, Any]
    """An event that the choice must bring about (some of its fields)."""
    shows: dict[str, Any] = {}
    """What the drawing needs besides; the room's own tests check it."""


@dataclass(frozen=True)
class Moment:
    """What the learner sees before and after the choice of a picture, and what happened."""

    picture: Picture
    before: bytes  # views, as JSON
    after: bytes
    events: list[Event]


def pictures_of(game: Game) -> tuple[Picture, ...]:
    """The ``PICTURES`` in the module that a game names as its ``pictures``, if it has some."""
    if game.pictures is None:
        return ()
    found: tuple[Picture, ...] = import_module(game.pictures).PICTURES
    return found


def moment_of(game: Game, picture: Picture) -> Moment:
    """Play the lesson up to the picture, and then what it shows."""
    lesson = lesson_of(game)
    if lesson is None:
        raise LookupError(f"{game.title} has no lesson to take pictures of")
    table = Match(game, lesson.options)
    for step in lesson.steps:
        match step:
            case Happen():
                table.deal(step.entry)
            case Others():
                _act(table, step.acts)
            case Try() if step.text == picture.at:
                before = table.view_json(LEARNER)
                events = [*table.act(LEARNER, picture.do), *_act(table, step.then)]
                return Moment(picture, before, table.view_json(LEARNER), events)
            case Try():
                table.act(LEARNER, next(iter(step.good)))
                _act(table, step.then)
            case _:
                pass
    raise LookupError(f"the lesson of {game.title} has no task {picture.at!r}")


def _act(match: Match[Any, Any, Any], acts: tuple[tuple[int, str], ...]) -> list[Event]:
    """What others do, as far as they may: after another choice than the meant one, perhaps less."""
    events: list[Event] = []
    for seat, do in acts:
        try:
            events += match.act(seat, do)
        except ByczoError:
            break
    return events
