"""The games in OpenSpiel."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.observation import make_observation

from byczo.core.chance import Seeded
from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.envs.openspiel import ByczoGame, openspiel_name, options_of, parameters_of
from byczo.games import GAMES, game_of
from byczo.games.six_nimmt.endgame import solve
from tests.envs.playthroughs import FOLDER, made, name_of

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SIMULTANEOUS = pyspiel.GameType.Dynamics.SIMULTANEOUS


@games
def test_random_games_conform(game: Game) -> None:
    loaded = pyspiel.load_game(name_of(game))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    if loaded.get_type().dynamics == SIMULTANEOUS:
        turns = pyspiel.convert_to_turn_based(loaded)
        pyspiel.random_sim_test(turns, num_sims=1, serialize=False, verbose=False)


@games
def test_a_playthrough_stays_as_it_was(game: Game) -> None:
    assert made(game) == (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8")


@games
def test_it_plays_as_a_match_does(game: Game) -> None:
    """The same draws and decisions give the same returns."""
    state = pyspiel.load_game(name_of(game)).new_initial_state()
    parameters = pyspiel.load_game(name_of(game)).get_parameters()
    match = Match(game, options_of(game, parameters), chance=Seeded(3))
    twin = Seeded(3)
    while not state.is_terminal():
        if state.is_chance_node():
            limits = [len(state.chance_outcomes())]
            state.apply_action(twin.draws(limits)[0])
        else:
            waiting = list(match.waiting)
            picks = {seat: min(match.actions(seat)) for seat in waiting}
            assert all(state.legal_actions(seat) == sorted(match.actions(seat)) for seat in waiting)
            for seat, pick in picks.items():
                match.act(seat, pick)
            if state.is_simultaneous_node():
                state.apply_actions([picks.get(seat, 0) for seat in range(state.num_players())])
            else:
                assert waiting == [state.current_player()]
                state.apply_action(picks[waiting[0]])
    sign = -1 if game.fewest_wins else 1
    totals = np.array(match.totals) * sign
    others = (totals.sum() - totals) / (len(totals) - 1)
    assert state.returns() == pytest.approx((totals - others).tolist())
    assert sum(state.returns()) == pytest.approx(0)


def refuse(do: Callable[[], None], text: str, state: Any) -> None:
    """It raises IllegalAction, and nothing has changed."""
    before = state.history(), str(state)
    with pytest.raises(IllegalAction, match=text):
        do()
    assert (state.history(), str(state)) == before


@games
def test_a_draw_that_cannot_be_is_refused(game: Game) -> None:
    state = pyspiel.load_game(name_of(game)).new_initial_state()
    while not state.is_chance_node():  # some games begin with a decision
        act_first(state)
    for _ in range(3):
        limit = len(state.chance_outcomes())
        for draw in (limit, -2, -5, 30_000, 1 << 40):
            refuse(partial(state.apply_action, draw), f"from 0 to {limit - 1}", state)
        if state.num_players() > 1:
            many = [0] * state.num_players()
            refuse(partial(state.apply_actions, many), "chance decides here", state)
        state.apply_action(limit - 1)
        if not state.is_chance_node():
            break


@games
def test_an_action_that_is_not_allowed_is_refused(game: Game) -> None:
    state = pyspiel.load_game(name_of(game)).new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(0)
            continue
        seat = seats_to_act(state)[0]
        legal = state.legal_actions(seat)
        others = set(range(1, game.actions + 1)) - set(legal)
        for action in (0, -2, -3, 9999, 1 << 40, *list(others)[:2]):
            text = f"seat {seat}: action {action} is not allowed now; allowed: {legal[0]}"
            if state.is_simultaneous_node():
                actions = first_actions(state)
                actions[seat] = action
                refuse(partial(state.apply_actions, actions), text, state)
                refuse(partial(state.apply_action, legal[0]), "several seats", state)
                refuse(partial(state.apply_actions, [legal[0]]), "not 1", state)
            else:
                refuse(partial(state.apply_action, action), text, state)
        act_first(state)
        if state.is_terminal():
            break


def test_after_the_end_nothing_is_done() -> None:
    state = pyspiel.load_game("byczo_six_nimmt(players=2,rounds=1)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            act_first(state)
    refuse(partial(state.apply_action, 1), "the game is over", state)
    refuse(partial(state.apply_actions, [1, 1]), "the game is over", state)


def seats_to_act(state: Any) -> list[int]:
    return [seat for seat in range(state.num_players()) if state.legal_actions(seat)]


def first_actions(state: Any) -> list[int]:
    return [(state.legal_actions(seat) or [0])[0] for seat in range(state.num_players())]


def act_first(state: Any) -> None:
    """Everybody does the first thing that is allowed."""
    if state.is_simultaneous_node():
        state.apply_actions(first_actions(state))
    else:
        state.apply_action(state.legal_actions()[0])


def test_players_see_what_their_seats_see() -> None:
    game = pyspiel.load_game("byczo_six_nimmt(players=2,rounds=1)")
    state: Any = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    mine, yours = state.observation_string(0), state.observation_string(1)
    assert '"seat":0' in mine and '"seat":1' in yours
    assert state.information_state_string(0).endswith(mine)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.dict["hand"].sum() == 10
    assert observer.tensor.tolist() == state.observation_tensor(0)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    assert '"seat":null' in public.string_from(state, 0)


def test_a_player_remembers_what_it_has_seen() -> None:
    game = pyspiel.load_game("byczo_six_nimmt(players=2,rounds=1)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    first, second = state.clone(), state.clone()
    mine, yours = state.legal_actions(0), state.legal_actions(1)
    first.apply_actions([mine[0], yours[0]])
    second.apply_actions([mine[1], yours[0]])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.clone().information_state_string(0) == first.information_state_string(0)


def test_equilibria_agree_with_our_solver() -> None:
    """Two cards each of tactical 6 nimmt!: everything is known but the choice of the moment."""
    six = game_of("six-nimmt")
    parameters = {"players": 2, "variant": "tactical", "rounds": 1}
    for seed in (1, 4):
        match = Match(six, parameters, chance=Seeded(seed))
        number = 0
        while match.state.turn < 8 or len(match.waiting) < 2:
            for seat in match.waiting:
                number += 7
                match.act(seat, match.actions(seat)[number % len(match.actions(seat))])
        game = pyspiel.convert_to_turn_based(ByczoGame(six, parameters, match.state))
        solver = cfr.CFRPlusSolver(game)
        for _ in range(100):
            solver.evaluate_and_update_policy()
        average = solver.average_policy()
        found = expected_game_score.policy_value(game.new_initial_state(), [average, average])
        ahead = int(match.state.heads[1] - match.state.heads[0])
        exact = solve(match.observe(0), 0).value + ahead
        assert found[0] == pytest.approx(exact, abs=0.05)
        assert exploitability.exploitability(game, average) == pytest.approx(0, abs=0.05)


def test_parameters_are_options() -> None:
    six = game_of("six-nimmt")
    assert parameters_of(six)["rounds"] == 0
    assert options_of(six, {"players": 3, "rounds": 0, "target": 66}).players == 3
    loaded = pyspiel.load_game("byczo_six_nimmt(players=3,rounds=2)")
    assert loaded.num_players() == 3
    assert loaded.get_parameters()["rounds"] == 2


def test_the_interpreter_ends_quietly() -> None:
    """OpenSpiel lets go of what was registered after Python has ended."""
    code = "import byczo.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@games
def test_every_game_is_registered(game: Game) -> None:
    assert openspiel_name(game) in pyspiel.registered_names()
