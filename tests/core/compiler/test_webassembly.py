"""WebAssembly, in Node, gives the same bytes as native code: tables, bots, coach and solvers."""

from __future__ import annotations

import gzip
from base64 import b64decode
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from byczo.core import rule
from byczo.core.chance import Seeded, Source, draw, stream_of
from byczo.core.compiler.load import load_kernel
from byczo.core.compiler.manifest import WASM
from byczo.core.compiler.spec import KernelEntry
from byczo.core.declaration import OWN
from byczo.core.fairness import Fair, read_secret
from byczo.core.game import Game
from byczo.core.game_record import read_records
from byczo.core.kernels import play_games
from byczo.core.match import Match, joined
from byczo.core.options import Options, written_options
from byczo.core.verification import verify
from byczo.games import GAMES, game_of
from byczo.play import baseline, solution
from byczo.play.bot import Bot
from byczo.play.coach import Coach
from byczo.play.daily import PLAYER, Daily
from byczo.play.levels import LEVELS, Level, bot_at
from byczo.play.search import Effort, SearchBot
from byczo.play.solution import SharedTables, solution_of
from byczo.prebuilt.libraries import build_for_browsers, is_fresh, table_kernels
from tests.contract import test_kernels as laws
from tests.nights import NIGHT
from tests.support import RULE_SETS, legal, seen_by, tables_of, walk
from tools.wasm_runner import WasmGame, WasmProblem, bytes_of

RECORDS = sorted(Path(__file__).parents[2].glob("records/*/*.json"))
NAMES = [f"{game.id}-{rule_set}" for game, rule_set in RULE_SETS]

Modules = dict[str, WasmGame]


LARGEST = 30_000
"""Bytes of a game's module as it is sent, compressed."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules of the checkout, or fresh ones."""
    if is_fresh(WASM):
        return WASM
    made = tmp_path_factory.mktemp("wasm")
    build_for_browsers(made)
    return made


@pytest.fixture(scope="session")
def modules(folder: Path) -> Iterator[Modules]:
    """All games in Node."""
    running = {name: WasmGame(folder / f"{name}.json") for name in GAMES}
    yield running
    for each in running.values():
        each.__exit__()


@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_a_small_download(folder: Path, name: str) -> None:
    assert len(gzip.compress((folder / f"{name}.wasm").read_bytes(), 9)) <= LARGEST


# --- Tables -------------------------------------------------------------------------------------


class Watched:
    """A source of chance that writes down what it draws among the moves."""

    def __init__(self, source: Source, moves: list[dict[str, Any]]) -> None:
        self.source, self.moves = source, moves

    def draws(self, limits: list[int]) -> list[int]:
        drawn = self.source.draws(limits)
        self.moves.append({"draws": drawn})
        return drawn


Decide = Callable[[Match], tuple[int, int]]


def compare(
    module: WasmGame, game: Game, options: Options, source: Source, decide: Decide
) -> Match:
    """Play a game in Python, and the same moves in Node: all must see the same."""
    moves: list[dict[str, Any]] = []
    match = Match(game, options, chance=Watched(source, moves), compiled=True)
    told: list[tuple[int, bytes, list[bytes], list[list[int]]]] = []
    while not match.over:
        begun = len(moves)
        seat, action = decide(match)
        moves.append({"seat": seat, "action": action})
        events = match.act_json(seat, action)
        views = [match.view_json(each) for each in (None, *match.everybody)]
        told.append((begun, events, views, [match.actions(each) for each in match.everybody]))
    found = module.play(written_options(options), moves)
    ends = [begun for begun, *_ in told[1:]] + [len(moves)]
    for (begun, events, views, actions), end in zip(told, ends, strict=True):
        shown = found["shown"][begun:end]
        assert joined([each["events"].encode() for each in shown]) == events
        assert [view.encode() for view in shown[-1]["views"]] == views
        assert shown[-1]["actions"] == actions
    assert not differing([match.state], [b64decode(found["state"])])
    assert found["shown"][-1]["over"]
    return match


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=NAMES)
def test_tables_show_the_same(modules: Modules, game: Game, rule_set: str) -> None:
    tables = tables_of(game, rule_set)
    for seed, (_, options) in enumerate((tables[0], tables[len(tables) // 2], tables[-1])):
        stream = stream_of(seed)

        def decide(match: Match, stream: Any = stream) -> tuple[int, int]:
            seat = match.waiting[draw(stream, len(match.waiting))]
            actions = match.actions(seat)
            return seat, actions[draw(stream, len(actions))]

        compare(modules[game.id], game, options, Seeded(seed), decide)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_records_replay(modules: Modules, file: Path) -> None:
    (record,) = read_records(file)
    game = game_of(record.game)
    done = (entry for entry in record.log if "do" in entry)
    assert record.fairness is not None
    assert record.fairness.secret is not None

    def decide(match: Match) -> tuple[int, int]:
        entry = next(done)
        return entry["seat"], game.notation.read_action(match.state, entry["do"])

    source = Fair(read_secret(record.fairness.secret), record.fairness.salts)
    options = game.read_options(record.options)
    assert compare(modules[game.id], game, options, source, decide).result == record.result


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("six-nimmt", {"players": 3, "target": 1, "ends": "at"}),
        ("six-nimmt", {"players": 10, "ends": "above", "target": 10_000}),
        ("six-nimmt", {"players": 2, "variant": "tactical", "rounds": 100}),
        ("six-nimmt", {"players": 7, "variant": "halves"}),
        ("x-nimmt", {"players": 2}),
        ("x-nimmt", {"players": 4, "rounds": 10}),
        ("david-goliath", {"players": 3}),
        ("david-goliath", {"players": 6, "rounds": 6}),
        ("david-goliath", {"players": 5, "rounds": 20}),
        ("twenty-one", {"players": 6}),
    ],
)
def test_tables_start_the_same(modules: Modules, name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    assert modules[name].start(options) == bytes_of(game.start(game.read_options(options)))


def test_options_that_only_a_server_understands_are_refused(modules: Modules) -> None:
    with pytest.raises(WasmProblem, match="only a server understands the option layout"):
        modules["twenty-one"].start({"players": 2, "layout": []})
    with pytest.raises(WasmProblem, match="not for 8 players"):
        modules["six-nimmt"].start({"players": 8, "variant": "halves"})


# --- Kernels ------------------------------------------------------------------------------------


def differing(arguments: Sequence[Any], left: list[bytes]) -> list[int]:
    """Which arguments do not hold these bytes; the bytes themselves tell a reader nothing."""
    pairs = enumerate(zip(arguments, left, strict=True))
    return [place for place, (argument, content) in pairs if bytes_of(argument) != content]


class Spied:
    """A game whose kernels run in Node, too: each call must leave the same bytes on both sides."""

    def __init__(self, game: Game, module: WasmGame, patch: pytest.MonkeyPatch) -> None:
        self.names = {entry.key: name for name, entry in table_kernels(game).items()}
        self.module = module
        self.called: set[str] = set()
        self.game = replace(game)  # it has loaded nothing yet
        patch.setattr(rule, "load_kernel", self.load)

    def load(self, entry: KernelEntry, engine: str) -> Callable[..., Any]:
        native = load_kernel(entry, engine)
        name = self.names.get(entry.key)
        if name is None:
            return native

        def call(*arguments: Any) -> Any:
            found, left = self.module.call(name, *arguments)
            result = native(*arguments)
            assert result == (tuple(found) if isinstance(found, list) else found), name
            assert not differing(arguments, left), name
            self.called.add(name)
            return result

        return call


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=NAMES)
def test_bots_and_coach_think_the_same(
    modules: Modules, monkeypatch: pytest.MonkeyPatch, game: Game, rule_set: str
) -> None:
    spied = Spied(game, modules[game.id], monkeypatch)
    options = tables_of(game, rule_set)[0][1]
    match = Match(spied.game, options, chance=Seeded("wasm"), compiled=True)
    bots: list[Bot] = [SearchBot(spied.game, stream_of(1), Effort(playouts=100))]
    bots += [bot_at(level, spied.game, stream_of(level.name)) for level in LEVELS[:-1]]
    for turn in range(len(bots)):
        if match.over:
            break
        seat = match.waiting[0]
        seen = match.observe(seat)
        if turn % 4 == 0:
            Coach(spied.game).advice(seen, seat, playouts=200)
            if spied.game.strategy.solved:
                assert solution_of(spied.game, seen, seat) is not None
        match.act(seat, bots[turn % len(bots)].decide(seen, seat))
    thinks = "choose_solved" if game.strategy.solved else "decide"
    assert {thinks, "do_action", "observe_table"} <= spied.called


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_all_kernels_give_the_same(
    modules: Modules, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    """Those that Python asks seldom, each at many states of a game."""
    spied = Spied(game, modules[game.id], monkeypatch)
    entries = table_kernels(game)
    options = game.read_options({"players": game.players[0]})
    first, stream = game.start(options).alone(), stream_of("all")
    totals, lengths = np.zeros((20, options.players), np.int16), np.zeros(20, np.int16)
    call = {name: spied.load(entry, "native") for name, entry in entries.items()}
    call["play_games"](first, first.copy(), stream, totals, lengths)
    assert lengths.min() > 0
    engine, actions = game.compiled, np.zeros(game.actions, np.int16)
    for state in walk(game, options, 3, engine):
        if state.waiting <= 0:
            continue
        seat = (state.waiting & -state.waiting).bit_length() - 1
        for name in {"coach_payoff", "feared"} & set(call):
            call[name](state)
        call["list_actions"](state.alone(), seat, actions)
        if "risk" in call:
            seen = seen_by(game, engine, state, seat)
            for action in legal(engine, seen, seat):
                assert 0 <= call["risk"](seen, seat, action) <= 1
    assert set(call) >= spied.called >= {"play_games", "list_actions", "coach_payoff"}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_kernel_is_compared(
    modules: Modules, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    """What the laws of kernels call, at the smallest tables; none of a module is left out."""
    monkeypatch.setattr(baseline, "ROUNDS", 2)
    monkeypatch.setattr(solution, "SHARED_TABLES", SharedTables())
    spied = Spied(game, modules[game.id], monkeypatch)
    for seed, options in enumerate(laws.tables(game)[::2]):
        for call in (laws.play_match, laws.keep_score, laws.judge, laws.solve, laws.play_batches):
            call(spied.game, options, seed)
        for turn in range(3):  # a search thinks about one decision in ten
            laws.search(spied.game, options, turn, 1)
        laws.tell_story(spied.game, options)
        baseline.baseline_of(spied.game, options, OWN)
    assert not set(table_kernels(game)) - spied.called


def test_solvers_find_the_same(modules: Modules, monkeypatch: pytest.MonkeyPatch) -> None:
    """The duel of tactical 6 nimmt!, from the moment on when few cards are left."""
    spied = Spied(game_of("six-nimmt"), modules["six-nimmt"], monkeypatch)
    options = {"players": 2, "variant": "tactical", "rounds": 1}
    match = Match(game_of("six-nimmt"), options, chance=Seeded(5))
    solved = 0
    while not match.over:
        seat = match.waiting[0]
        solution = solution_of(spied.game, match.observe(seat), seat)
        if solution is not None:
            solved += 1
            solution.choose(stream_of(solved))
        match.act(seat, match.actions(seat)[0])
    assert solved > 4
    assert {"solve", "choose_solved"} <= spied.called


@pytest.mark.parametrize("decisions", [30, pytest.param(300, marks=NIGHT)])
@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=NAMES)
def test_bots_of_all_levels_decide_the_same(
    modules: Modules, game: Game, rule_set: str, level: Level, decisions: int
) -> None:
    """The frame of the browser is asked beside that of Python, from game to game."""
    wanted = -(-decisions // len(game.rule_sets))
    options = [each for _, each in tables_of(game, rule_set)]
    stream = stream_of(level.name)
    bot = bot_at(level, game, stream)
    compared = 0
    while compared < wanted:
        table = options[compared % len(options)]
        match = Match(game, table, chance=Seeded(f"bots {compared}"), compiled=True)
        while not match.over and compared < wanted:
            seat = match.waiting[draw(stream, len(match.waiting))]
            seen = match.observe(seat)
            asked = level.name, bytes_of(seen), seat, int(stream[0])
            told = modules[game.id].decide(*asked)
            action = bot.decide(seen, seat)
            assert told == (action, int(stream[0]))
            match.act(seat, action)
            compared += 1


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=NIGHT)])
@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=NAMES)
def test_coaches_say_the_same(modules: Modules, game: Game, rule_set: str, every: bool) -> None:
    """From first answer to last, also about a choice that has been made and can be changed.

    By day at the smallest and the largest table, by night at every one.
    """
    module, coach = modules[game.id], Coach(game)
    tables = tables_of(game, rule_set)
    for _, options in tables if every else (tables[0], tables[-1]):
        match = Match(game, options, chance=Seeded("coach"), compiled=True)
        for turn in range(40):
            if match.over:
                break
            if turn % 9 == 0:
                seat = next(each for each in match.everybody if match.actions(each))
                seen = match.observe(seat)
                answers = module.advise(bytes_of(seen), seat, 4000)
                told = [
                    msgspec.to_builtins(each) for each in coach.advise(seen, seat, playouts=4000)
                ]
                assert [each["advice"] for each in answers] == told
                assert [each["last"] for each in answers] == [False] * (len(told) - 1) + [True]
            seat = match.waiting[0]
            actions = match.actions(seat)
            match.act(seat, actions[turn % len(actions)])


def test_a_coach_is_not_asked_by_who_has_nothing_to_decide(modules: Modules) -> None:
    match = Match(game_of("david-goliath"), {"players": 3}, chance=Seeded(2), compiled=True)
    idle = 1 if match.waiting != [1] else 2
    with pytest.raises(WasmProblem, match=f"seat {idle} has nothing to decide now"):
        modules["david-goliath"].advise(bytes_of(match.observe(idle)), idle, 100)


def test_games_at_random_end_the_same(modules: Modules) -> None:
    """As many games at once as a benchmark plays."""
    for game, rule_set in RULE_SETS:
        for _, options in tables_of(game, rule_set):
            first = game.start(options).alone()
            totals = np.zeros((100, options.players), np.int16)
            given = [first, first.copy(), stream_of(7), totals, totals[:, 0].copy()]
            _, left = modules[game.id].call(play_games.__name__, *given)
            load_kernel(KernelEntry.of(play_games, game.parts), "native")(*given)
            assert not differing(given, left)
            assert totals.any()


# --- The frame ----------------------------------------------------------------------------------


def test_what_does_not_fit_a_kernel_is_refused(modules: Modules) -> None:
    module = modules["six-nimmt"]
    state = game_of("six-nimmt").state.blank()
    with pytest.raises(WasmProblem, match="out must be i2 with 1 dimensions, not i2 of"):
        module.call("list_limits", state.alone(), np.zeros((2, 3), np.int16))


# --- The deal of the day ------------------------------------------------------------------------


def by_seat(log: list[dict[str, Any]]) -> list[list[Any]]:
    """Deals, rolls and scores in their order, and what each seat did, in whatever order."""
    seats = {entry.get("seat") for entry in log}
    return [
        [entry for entry in log if entry.get("seat") == seat] for seat in sorted(seats, key=str)
    ]


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_the_deal_of_a_day_is_the_same_in_every_browser(
    modules: Modules, name: str, last: bool
) -> None:
    """Whole games, bots included, whoever chooses first."""
    game = game_of(name)
    daily = Daily(game, date(2026, 11, 17))
    match = Match(game, daily.options, chance=daily.chance, compiled=True)
    while not match.over:
        seat = match.waiting[0]
        action = match.actions(seat)[0] if seat == PLAYER else daily.decide(match, seat)
        match.act(seat, action)
    record = modules[name].daily("2026-11-17", last=last)
    assert by_seat(record.log) == by_seat(match.log)
    assert record.result == match.result
    assert verify(game, record) > 0
