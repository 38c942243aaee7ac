"""The laws that every game obeys, over all rule sets and numbers of players, in all engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, NOBODY, OVER, TableState
from byczo.core.errors import BadChance, GameOver, IllegalAction, NotYourTurn
from byczo.core.frozen_dict import FrozenDict
from byczo.core.game import Game
from byczo.core.game_record import from_json, to_line, to_page
from byczo.core.match import Match
from byczo.core.match_kernels import arrange_outcome
from byczo.core.options import Options
from tests.support import (
    NAMES,
    TABLES,
    legal,
    played,
    seen_by,
    short,
    tables_where,
    walk,
)

tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
seeds = st.integers(0, 2**32)
pytestmark = pytest.mark.usefixtures("engine")


def few(examples: int) -> settings:
    """Each example is a whole game."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )


def longest_of(game: Game) -> Callable[[Options], int]:
    """The bound that a game declares; one that declares none still has to end some time."""
    return game.checks.longest or (lambda options: 100_000)


@tables
@few(2)
@given(seed=seeds)
def test_two_worlds(game: Game, options: Options, seed: int) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it, also afterwards."""
    engine = game.compiled
    stream = stream_of(seed)
    view = game.view_json
    other = game.state.blank()
    for state in walk(game, short(game, options), seed, engine):
        if draw(stream, 4) and engine is game.interpreted:
            continue
        seat = draw(stream, state.players + 1) - 1
        seen = seen_by(game, engine, state, seat)
        engine.imagine(seen, seat, stream, other)
        assert seen_by(game, engine, other, seat).same(seen)
        assert seen_by(game, engine, other, NOBODY).same(seen_by(game, engine, state, NOBODY))
        assert view(seen_by(game, engine, other, seat), seat, engine) == view(seen, seat, engine)
        if seat == NOBODY or state.waiting in {CHANCE, OVER}:
            continue
        actions = legal(engine, state, seat)
        assert legal(engine, other, seat) == legal(engine, seen, seat) == actions
        if actions and state.waiting & ~(1 << seat):
            # The seat's own secret choice tells it nothing about the others.
            mine, twin = state.twin(), other.twin()
            action = actions[draw(stream, len(actions))]
            engine.act(mine, seat, action)
            engine.act(twin, seat, action)
            assert seen_by(game, engine, twin, seat).same(seen_by(game, engine, mine, seat))


@tables
@few(3)
@given(seed=seeds)
def test_imagined_worlds_can_be_played_on(game: Game, options: Options, seed: int) -> None:
    """A state imagined from an observation obeys the rules: it conserves cards and ends."""
    engine, longest = game.compiled, longest_of(game)
    stream = stream_of(seed)
    for begun, state in enumerate(walk(game, short(game, options), seed, engine)):
        if state.waiting in {CHANCE, OVER} or draw(stream, 12):
            continue
        seat = draw(stream, state.players)
        other = game.state.blank()
        engine.imagine(seen_by(game, engine, state, seat), seat, stream, other)
        game.checks.conserved(other)
        step = begun
        while other.waiting > 0:
            turn = other.waiting.bit_length() - 1
            index = draw(stream, engine.choices(other, turn))
            engine.act(other, turn, engine.choice(other, turn, index))
            step += 1
            assert step <= longest(options)
        game.checks.conserved(other)


@tables
@few(1)
@given(seed=seeds)
def test_interpreted_and_compiled_agree(game: Game, options: Options, seed: int) -> None:
    """Bit for bit, at every step."""
    brief = short(game, options)
    steps = zip(
        walk(game, brief, seed, game.interpreted),
        walk(game, brief, seed, game.compiled),
        strict=True,
    )
    plain, fast = stream_of(seed), stream_of(seed)
    for one, two in steps:
        assert one.same(two)
        seat = draw(stream_of(seed), one.players)
        seen = seen_by(game, game.interpreted, one, seat)
        assert seen.same(seen_by(game, game.compiled, two, seat))
        first, second = game.state.blank(), game.state.blank()
        game.interpreted.imagine(seen, seat, plain, first)
        game.compiled.imagine(seen, seat, fast, second)
        assert first.same(second)
        assert plain[0] == fast[0]


def changeable(value: Any, path: str = "") -> list[str]:
    """Where in a message there is something that can be changed."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            return [path or type(value).__name__]
        inner = [(f"{path}.{name}", getattr(value, name)) for name in value.__struct_fields__]
    elif type(value) is tuple:
        inner = [(f"{path}[{at}]", one) for at, one in enumerate(value)]
    elif type(value) is FrozenDict:
        inner = [(f"{path}[{key!r}]", one) for key, one in value.items()]
    else:
        return [] if value is None or type(value) in {int, str, bool, float} else [path]
    return [found for place, one in inner for found in changeable(one, place)]


@tables
@few(1)
@given(seed=seeds)
def test_messages_do_not_depend_on_the_engine_and_survive_their_json(
    game: Game, options: Options, seed: int
) -> None:
    """Nothing in them is a number, list or tuple of another kind than their types say."""
    stream = stream_of(seed)
    for state in walk(game, short(game, options), seed, game.compiled):
        if draw(stream, 3):
            continue
        seat = int(draw(stream, state.players + 1)) - 1
        seen = seen_by(game, game.compiled, state, seat)
        text = game.view_json(seen, seat, game.compiled)
        assert game.view_json(seen, seat, game.interpreted) == text
        view = game.view(seen, seat, game.compiled)
        assert msgspec.json.encode(view) == text
        assert changeable(view) == []
        for engine in (game.interpreted, game.compiled):
            assert seat == NOBODY or engine.actions(seen.alone(), seat) == legal(engine, seen, seat)


@tables
@few(1)
@given(seed=seeds)
def test_events_do_not_depend_on_the_engine_and_survive_their_json(
    game: Game, options: Options, seed: int
) -> None:
    brief = short(game, options)
    match, fast, typed = (
        Match(game, brief, chance=Seeded(seed), compiled=compiled)
        for compiled in (False, True, True)
    )
    stream = stream_of(seed)
    while not match.over:
        seat = match.waiting[0]
        actions = match.actions(seat)
        action = actions[draw(stream, len(actions))]
        told = match.act_json(seat, action)
        assert fast.act_json(seat, action) == told
        events = typed.act(seat, action)
        assert msgspec.json.encode(events) == told
        assert [found for event in events for found in changeable(event)] == []


@tables
@few(2)
@given(seed=seeds)
def test_replay(game: Game, options: Options, seed: int) -> None:
    """Options, chance and actions give the same states again; a record survives its JSON."""
    match = played(game, options, seed)
    record = from_json(to_line(match.record()))
    assert record == from_json(to_page(record)) == match.record()
    again = Match.load(game, record, compiled=True)
    assert again.state.same(match.state)
    assert again.log == match.log
    assert again.result == match.result is not None


@tables
@few(3)
@given(seed=seeds, cut=st.integers(0, 400))
def test_saved_and_loaded_at_any_point(game: Game, options: Options, seed: int, cut: int) -> None:
    """A match goes on from its record as if nothing had happened."""
    match = Match(game, options, chance=Seeded(seed), compiled=True)
    stream = stream_of(seed)
    for _ in range(cut):
        if match.over:
            break
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    again = Match.load(game, from_json(to_line(match.record())), compiled=True)
    assert again.state.same(match.state)
    assert again.waiting == match.waiting
    for seat in match.everybody:
        assert again.legal(seat) == match.legal(seat)
        assert again.view(seat) == match.view(seat)


@tables
@few(1)
@given(seed=seeds)
def test_conservation(game: Game, options: Options, seed: int) -> None:
    """No card appears twice or vanishes; points add up."""
    engine = game.compiled
    brief = short(game, options) if engine is game.interpreted else options
    for state in walk(game, brief, seed, engine):
        game.checks.conserved(state)


@tables
@few(2)
@given(seed=seeds)
def test_illegal_actions_change_nothing(game: Game, options: Options, seed: int) -> None:
    """Every number that is not a legal action is refused, with a reason."""
    match = Match(game, short(game, options), chance=Seeded(seed), compiled=True)
    stream = stream_of(seed)
    while not match.over:
        before, log = match.state.twin(), list(match.log)
        for seat in match.everybody:
            allowed = match.actions(seat)
            wrong = draw(stream, game.actions + 3) - 1
            if wrong in allowed:
                continue
            expected = IllegalAction if allowed else NotYourTurn
            with pytest.raises(expected, match="allowed: " if allowed else "waiting for seat"):
                match.act(seat, wrong)
        for nobody in (-1, match.state.players, 99):
            for ask in (match.actions, match.legal, match.view, match.observe):
                with pytest.raises(NotYourTurn, match="there is no seat"):
                    ask(nobody)
            with pytest.raises(NotYourTurn, match="there is no seat"):
                match.act(nobody, 1)
        with pytest.raises(BadChance):
            match.deal({"deal": {}})
        assert match.state.same(before)
        assert match.log == log
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    with pytest.raises(GameOver):
        match.act(0, 1)


@tables
@settings(max_examples=12, deadline=None, derandomize=True)
@given(text=st.text(max_size=12) | st.from_regex(r"(play|row|x|pick|write|keep) ?-?\w*"))
def test_nonsense_is_refused_in_words(game: Game, options: Options, text: str) -> None:
    """Whatever is typed: a legal action, or an IllegalAction that says what is allowed."""
    match = Match(game, options, chance=Seeded(1), compiled=True)
    seat = match.waiting[0]
    before = match.state.twin()
    try:
        match.act(seat, text)
    except IllegalAction as problem:
        assert "allowed: " in str(problem)
        assert match.state.same(before)
    else:
        assert match.log[-1]["do"] == " ".join(text.split())


@tables
@few(3)
@given(seed=seeds)
def test_termination(game: Game, options: Options, seed: int) -> None:
    """Every game ends within its known bound."""
    longest = longest_of(game)
    steps = sum(1 for _ in walk(game, options, seed, game.compiled))
    assert steps <= longest(options)


@tables_where(lambda game, _: game.simultaneous)
def test_a_choice_can_be_changed_until_the_last_seat_commits(game: Game, options: Options) -> None:
    """Only the last choice counts, and only it is in the log."""
    match = Match(game, options, chance=Seeded(5), compiled=True)
    stream = stream_of(5)
    while len(match.waiting) < match.state.players:
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    length = len(match.log)
    legal_now = match.legal(1)
    match.act(1, legal_now[0])
    assert match.legal(1) == legal_now
    match.act(1, legal_now[-1])
    assert match.log[length:] == [{"seat": 1, "do": legal_now[-1]}]
    assert 1 not in match.waiting


@tables
def test_chance_is_even_in_its_limits(game: Game, options: Options) -> None:
    """Other draws give another outcome, so that all outcomes are equally likely.

    Every value of every draw is tried, of each kind of chance that the first two rounds bring. The
    lowest and the highest outcome are written and read.
    """
    engine = game.compiled
    draws, outcome = np.zeros((2, max(game.most_draws, game.most_outcome)), np.int16)
    for limits, state in kinds_of_chance(game, options).items():

        def outcome_of(drawn: list[int], state: TableState = state) -> list[int]:
            draws[: len(drawn)] = drawn
            return outcome[: engine.unfold(state, draws, outcome)].tolist()

        lowest, highest = [0] * len(limits), [limit - 1 for limit in limits]
        outcomes = {tuple(outcome_of(lowest))}
        for place, limit in enumerate(limits):
            for value in range(1, limit):
                outcomes.add((*outcome_of([*lowest[:place], value, *lowest[place + 1 :]]),))
        assert len(outcomes) == 1 + sum(highest)
        for drawn in (lowest, highest):
            dealt = np.array(outcome_of(drawn), np.int16)
            engine.fit(arrange_outcome)(state.alone(), dealt)
            entry = game.notation.write_outcome(state, dealt.tolist())
            assert game.notation.read_outcome(state, entry) == dealt.tolist()


def kinds_of_chance(game: Game, options: Options) -> dict[tuple[int, ...], TableState]:
    """States of a random game in which chance decides, by the limits of what is drawn."""
    engine, out = game.compiled, np.zeros(game.most_draws, np.int16)
    found: dict[tuple[int, ...], TableState] = {}
    for state in walk(game, options, 1, engine):
        if state.waiting == CHANCE:
            limits = (*out[: engine.limits(state, out)].tolist(),)
            if limits not in found:
                found[limits] = state.twin()
        if state.closed == 2:
            break
    return found
