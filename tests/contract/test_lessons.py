"""Every guided first game can be played as it says, and brings what it claims."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from byczo.core.errors import ByczoError
from byczo.core.events import Event
from byczo.core.game import Game
from byczo.core.lesson import LEARNER, Happen, Lesson, Others, Outcome, Tell, Try, lesson_of
from byczo.core.match import Match
from byczo.games import GAMES
from byczo.locales import LANGUAGES, voice

WITH_LESSON = [game for game in GAMES.values() if lesson_of(game)]
MOST_MINUTES = 4
WORDS_A_MINUTE = 200
"""People read about as many."""
DOING = 4
"""Seconds to find a card or field, to select and to confirm it."""
FILM = 1.5
"""Seconds for each thing that happens: between 0.5 and 2.2 in the client's animations."""
MOST_CHARACTERS = 260
"""Of one text: few words at a time."""


def lesson_in(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def fresh_match(game: Game) -> Match[Any, Any, Any]:
    return Match(game, lesson_in(game).options)


def again(match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The same table once more, to try something there."""
    return Match.load(match.game, match.record())


def after(match: Match[Any, Any, Any], choice: str, step: Try) -> list[Event]:
    """What the learner's choice and the answers of the others bring, as far as they may answer."""
    events = match.act(LEARNER, choice)
    for seat, do in step.then:
        try:
            events += match.act(seat, do)
        except ByczoError:
            break
    return events


def assert_brings(events: list[Event], outcome: Outcome) -> None:
    told = [msgspec.json.decode(msgspec.json.encode(event)) for event in events]
    assert any(outcome.brings.items() <= event.items() for event in told), (outcome, told)


@pytest.mark.parametrize("game", WITH_LESSON, ids=lambda game: game.id)
def test_every_step_can_be_done_and_brings_what_it_claims(game: Game) -> None:
    match = fresh_match(game)
    for step in lesson_in(game).steps:
        match step:
            case Happen():
                match.deal(step.entry)
            case Others():
                for seat, do in step.acts:
                    assert seat != LEARNER
                    match.act(seat, do)
            case Try():
                assert LEARNER in match.waiting
                legal = match.legal(LEARNER)
                assert {*step.good, *step.wrong} <= {*legal}
                for choice, outcome in (step.good | step.wrong).items():
                    trial = again(match)
                    if outcome.brings:
                        assert_brings(after(trial, choice, step), outcome)
                for do, _ in step.good.items():
                    trial = again(match)
                    trial.act(LEARNER, do)
                    for seat, answer in step.then:
                        trial.act(seat, answer)  # after a good choice, all of them may
                match = trial
            case Tell():
                pass
    assert match.needs_chance or LEARNER in match.waiting, "the learner plays on alone"


@pytest.mark.parametrize("game", WITH_LESSON, ids=lambda game: game.id)
def test_after_any_choice_the_table_can_go_back(game: Game) -> None:
    """A learner may choose anything at all: it is legal, and something is said of it."""
    match = fresh_match(game)
    for step in lesson_in(game).steps:
        match step:
            case Happen():
                match.deal(step.entry)
            case Others():
                for seat, do in step.acts:
                    match.act(seat, do)
            case Try():
                for choice in match.legal(LEARNER):
                    after(again(match), choice, step)
                after(match, next(iter(step.good)), step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSON, ids=lambda game: game.id)
def test_all_is_said_in_few_words(game: Game, language: str) -> None:
    say = voice(language, game.texts)
    for text in lesson_in(game).texts():
        message = f"{game.id}-lesson-{text}"
        assert say.knows(message), message
        assert len(say(message)) <= MOST_CHARACTERS, message


def seconds(game: Game, language: str) -> float:
    """How long a lesson takes somebody who reads all of it and tries one wrong way of each kind."""
    say = voice(language, game.texts)
    words, happened, done = 0, 0, 0
    match = fresh_match(game)

    def read(text: str) -> int:
        return len(say(f"{game.id}-lesson-{text}").split())

    def filmed(events: list[Event]) -> int:
        told = [msgspec.json.decode(msgspec.json.encode(event)) for event in events]
        return sum(event["event"] != "ready" for event in told)

    for step in lesson_in(game).steps:
        match step:
            case Happen():
                happened += filmed(match.deal(step.entry))
            case Others():
                for seat, do in step.acts:
                    happened += filmed(match.act(seat, do))
            case Tell():
                words += read(step.text)
            case Try():
                for choice, outcome in list(step.wrong.items())[:1]:
                    words += read(outcome.text)
                    happened += filmed(after(again(match), choice, step))
                    done += 1
                choice, outcome = next(iter(step.good.items()))
                words += read(step.text) + read(outcome.text)
                happened += filmed(after(match, choice, step))
                done += 1
    return 60 * words / WORDS_A_MINUTE + FILM * happened + DOING * done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSON, ids=lambda game: game.id)
def test_a_lesson_takes_four_minutes_at_most(game: Game, language: str) -> None:
    shown = [step for step in lesson_in(game).steps if isinstance(step, Tell | Try)]
    assert len(shown) >= 6
    assert 30 < seconds(game, language) <= 60 * MOST_MINUTES, seconds(game, language)


def test_every_game_of_this_package_has_a_lesson() -> None:
    ours = [game for game in GAMES.values() if game.rules.__name__.startswith("byczo.")]
    assert [game.id for game in ours if lesson_of(game) is None] == []
