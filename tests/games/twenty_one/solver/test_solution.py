"""The solver of Twenty One and its yardsticks: legal, and as strong as they should be."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import stream_of
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import CROSS, KEEP, State
from byczo.games.twenty_one.solver.careful_bot import CarefulBot
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot
from byczo.games.twenty_one.solver.row_values import ALL_OPEN
from byczo.play.exact_bot import ExactBot
from tests.games.twenty_one.solver.playing import ENGINE, Anything, bot_of, decisions, won_by_first
from tests.nights import NIGHT
from tests.support import legal, seen_by

KINDS = [ExactBot, CarefulBot, FixedPriceBot]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_always_legal(kind: Any, players: int) -> None:
    bots = [bot_of(kind), *(Anything() for _ in range(players - 1))]
    for state, seat, _, action in decisions(players, f"legal {players}", bots):
        if seat is not None:
            assert action in legal(ENGINE, state, seat)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_observation_gives_the_same_decision(kind: Any, players: int) -> None:
    """Whatever the bot has seen before, whatever its stream: and in every world that fits."""
    bots = [bot_of(kind) for _ in range(players)]
    old, stream = bot_of(kind), stream_of("worlds")
    for _, seat, seen, action in decisions(players, "same", bots):
        if seat is None:
            break
        before = seen.twin()
        assert old.decide(seen, seat) == action
        assert seen.same(before)
        assert kind(GAME, stream_of("another")).decide(seen, seat) == action
        world = State.blank()
        ENGINE.imagine(seen, seat, stream, world)
        assert old.decide(seen_by(GAME, ENGINE, world, seat), seat) == action
        assert old.decide(world, seat) == action


def test_other_numbers_on_the_sheets() -> None:
    """A host's layout: the bot computes tables for it."""
    layout = default_layout()
    sixes = [[[[colour, 6] for colour, _ in row] for row in sheet] for sheet in layout]
    match = Match(GAME, {"players": 2, "layout": sixes}, compiled=True)
    match.deal({"deal": {"sheets": sixes[:2], "first": 0}})
    match.deal({"roll": {"w": 6, "y": 6, "r": 6, "g": 6, "b": 6, "k": 6}})
    match.act(0, "keep")
    assert bot_of(ExactBot).decide(match.observe(1), 1) == ALL_OPEN


def test_writes_a_full_row_of_hits() -> None:
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": dict(default_layout()[0][0])})
    for kind in KINDS:
        assert bot_of(kind).decide(match.observe(0), 0) == KEEP
    match.act(0, "keep")
    for kind in KINDS:
        assert bot_of(kind).decide(match.observe(0), 0) == ALL_OPEN


@pytest.mark.parametrize("games", [120, pytest.param(360, marks=NIGHT)])
def test_the_solution_beats_a_careful_player(games: int) -> None:
    """75 % are expected, 3 standard errors of 360 games are 7."""
    exact, careful = bot_of(ExactBot), bot_of(CarefulBot)
    assert won_by_first([exact, careful], games, "greedy") > 0.66


def test_ends_the_game_when_that_wins() -> None:
    """Last row, one field open, well ahead, and only a cross can fill it now: seat 0 crosses."""
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 1}})
    state: Any = match.state
    sheet = default_layout()[0][4]
    last = "wyrgbk".index(sheet[-1][0])
    state.row[0] = 4
    state.free[0] = 1 << last
    state.scores[0, :4] = 30
    match.deal({"roll": {"w": 6, "y": 6, "r": 6, "g": 6, "b": 6, "k": 6}})
    match.act(1, "keep")
    assert bot_of(ExactBot).decide(match.observe(0), 0) == CROSS


def test_hopeless_is_no_reason_to_cross() -> None:
    """Points count where no chance is left: nothing to be won, but a hit is written."""
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 1}})
    state: Any = match.state
    sheet = default_layout()[0][4]
    last = "wyrgbk".index(sheet[-1][0])
    state.row[0] = 4
    state.free[0] = 1 << last
    state.scores[1, :4] = 42
    roll = dict.fromkeys("wyrgbk", 6) | {sheet[-1][0]: 1}
    match.deal({"roll": roll})
    match.act(1, "keep")
    assert bot_of(ExactBot).decide(match.observe(0), 0) == 1 << last
