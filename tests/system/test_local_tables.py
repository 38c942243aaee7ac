"""Tables that a browser keeps by itself, run in Node: their records are records.

They tell a page only what the seat that it shows may see.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.cli.main import main
from byczo.core.chance import Seeded
from byczo.core.compiler.manifest import WASM
from byczo.core.game import Game
from byczo.core.game_record import Seat, from_json, read_records
from byczo.core.match import Match
from byczo.core.options import Options, written_options
from byczo.games import GAMES, game_of
from byczo.play.levels import LEVELS
from byczo.play.review import ReviewJob
from byczo.play.story import playouts_each
from byczo.prebuilt.libraries import build_for_browsers, is_fresh
from byczo.server.replay import replay_of
from tests.nights import NIGHT
from tests.support import NAMES, RULE_SETS, TABLES, short, tables_of

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "local_tables.mjs"
QUICK = [level.name for level in LEVELS[:3]]
RULE_SET_NAMES = [f"{game.id}-{rule_set}" for game, rule_set in RULE_SETS]
PLAYOUTS = 120  # for each decision of a review
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.json"))


class Node:
    """The code of the browser's worker, in a process of Node."""

    def __init__(self, folder: Path) -> None:
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
        self.process = subprocess.Popen(
            [node, str(SCRIPT), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **asked: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = WASM
    if not is_fresh(folder):
        folder = tmp_path_factory.mktemp("wasm")
        build_for_browsers(folder)
    running = Node(folder)
    yield running
    running.process.communicate()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_a_whole_game_gives_a_record(node: Node, game: Game, options: Options) -> None:
    """Loading plays every entry again, with all deals and scores, and compares the result."""
    asked = written_options(short(game, options))
    found = node.ask(command="play", game=game.id, options=asked, people=2)
    assert "problem" not in found, found
    record = from_json(json.dumps(found["record"]))
    match = Match.load(game, record, compiled=True)
    assert match.over
    assert record.result == match.result
    assert [seat.by for seat in record.seats][:3] == ["human", "human", "calf"][: options.players]


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=RULE_SET_NAMES)
@pytest.mark.parametrize("count", [3, pytest.param(1000, marks=NIGHT)])
def test_games_with_bots_are_replayed_by_the_command(
    node: Node,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    game: Game,
    rule_set: str,
    count: int,
) -> None:
    """As the worker runs them: every number of players, one in ten of the usual length."""
    tables = [options for _, options in tables_of(game, rule_set)]
    rounds = [short(game, options) for options in tables]
    file = tmp_path / "games.jsonl"
    with file.open("w") as written:
        for number in range(count):
            options = written_options((rounds if number % 10 else tables)[number % len(tables)])
            found = node.ask(command="meet", game=game.id, options=options, levels=QUICK)
            assert "problem" not in found, found
            written.write(json.dumps(found["record"]) + "\n")
    assert main(["replay", "--json", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == count
    assert all(json.loads(line)["result"] for line in lines)


@pytest.mark.parametrize(("game", "options"), TABLES[::5], ids=NAMES[::5])
def test_a_page_is_told_what_the_seat_that_it_shows_may_see(
    node: Node, game: Game, options: Options
) -> None:
    """Two people pass the device: nobody's view comes while somebody else, or nobody, looks."""
    asked = written_options(short(game, options))
    found = node.ask(command="play", game=game.id, options=asked, people=2)
    shown: int | None = None
    looked = set()
    for message in (message for frame in found["told"] for message in frame):
        assert message["t"] in {"welcome", "you", "table", "events", "view", "present", "chosen"}
        if message["t"] == "you":
            shown = message["seat"]
            looked.add(shown)
        if message["t"] == "view":
            assert message["view"]["seat"] == shown
        if message["t"] == "chosen":
            assert not game.hidden
    assert looked >= ({None, 0, 1} if game.hidden else {0, 1})


def as_they_might_be(deal: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    """The deal with all cards of two hands exchanged; each keeps what it plays first."""
    hands = list(deal["hands"])
    hands[one], hands[other] = (
        [hands[one][0], *hands[other][1:]],
        [hands[other][0], *hands[one][1:]],
    )
    return {**deal, "hands": hands}


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.hidden], ids=lambda game: game.id
)
def test_a_page_is_told_nothing_of_seats_that_it_does_not_show(node: Node, game: Game) -> None:
    """Two worlds that differ in the hands of two others, from the first message to the turn's end.

    In between the person who is shown asks the coach, and plays.
    """
    seats = [Seat(name=name, by="human") for name in ("Ania", "Bartek", "Celina")]
    match = Match(game, {"players": 3}, seats=seats, chance=Seeded("worlds"))
    shown = match.waiting[0]
    one, other = (seat for seat in range(3) if seat != shown)
    deal = match.log[0]["deal"]
    played = match.legal(shown)[0]
    asked = [
        {"t": "show", "seat": shown},
        {"t": "hint"},
        {"t": "act", "do": played},
        {"t": "act", "do": played},  # nobody has the device: refused
        {"t": "show", "seat": shown},
        {"t": "show", "seat": None},
    ]
    worlds = []
    for dealt in (deal, as_they_might_be(deal, one, other)):
        log: list[dict[str, Any]] = [{"deal": dealt}]
        if one in match.waiting:  # who has chosen keeps that secret, too
            log.append({"seat": one, "do": f"play {dealt['hands'][one][1]}"})
        record = {**msgspec.to_builtins(match.record()), "log": log}
        worlds.append(node.ask(command="follow", record=record, asked=asked)["told"])
    assert worlds[0] == worlds[1]
    kinds = {message["t"] for message in worlds[0]}
    assert kinds >= {"welcome", "you", "table", "view", "present", "hint", "ack", "error"}
    assert {message["view"]["seat"] for message in worlds[0] if message["t"] == "view"} == {
        None,
        shown,
    }


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_records_are_seen_as_on_a_server(node: Node, file: Path) -> None:
    (record,) = read_records(file)
    given = msgspec.to_builtins(record)
    for seat in (0, len(record.seats) - 1):
        found = node.ask(command="replay", record=given, seat=seat)
        expected = json.loads(msgspec.json.encode(replay_of(record, seat, compiled=True)))
        assert found["replay"] == expected
    assert found["written"]["log"] == record.log
    assert found["written"]["result"] == given["result"]


@pytest.mark.parametrize(
    "file",
    [file if at % 3 == 0 else pytest.param(file, marks=NIGHT) for at, file in enumerate(RECORDS)],
    ids=lambda file: f"{file.parent.name}-{file.stem}",
)
def test_golden_records_are_reviewed_as_on_a_server(node: Node, file: Path) -> None:
    """Every cost, reason, danger and sum; as many playouts as a server would take are known."""
    (record,) = read_records(file)
    work = ReviewJob(game_of(record.game), record, playouts=PLAYOUTS)
    found = node.ask(command="review", record=msgspec.to_builtins(record), playouts=PLAYOUTS)
    assert "problem" not in found, found
    assert found["review"] == msgspec.to_builtins(work.run())
    assert found["usual"] == playouts_each(len(work.decisions))
    assert found["done"] == len(work.decisions) > 0


def test_running_games_can_be_judged_as_well(node: Node) -> None:
    game, options = TABLES[0]
    match = Match(game, options, chance=Seeded("running"), compiled=True)
    for _ in range(5):
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    for log in (match.log, match.log[:1]):
        record = {**msgspec.to_builtins(match.record()), "log": log}
        work = ReviewJob(game, from_json(json.dumps(record)), playouts=PLAYOUTS)
        found = node.ask(command="review", record=record, playouts=PLAYOUTS)
        assert found["review"] == msgspec.to_builtins(work.run())
        assert not found["review"]["finished"]


def test_a_record_that_breaks_the_rules_is_refused(node: Node) -> None:
    game = game_of(TABLES[0][0].id)
    played = node.ask(
        command="play", game=game.id, options=written_options(short(*TABLES[0])), people=2
    )
    for spoil in (
        {"seat": 0, "do": "play 500"},
        {"deal": {"hands": [[1] * 10, [2] * 10], "rows": [1, 2, 3, 4]}},
        {"deal": {"hands": [[30_000, *range(2, 11)], [*range(11, 21)]], "rows": [21, 22, 23, 24]}},
        {"score": [1, 2]},
    ):
        record = {**played["record"], "log": [spoil, *played["record"]["log"]]}
        assert "problem" in node.ask(command="replay", record=record, seat=0)
        assert "problem" in node.ask(command="review", record=record, playouts=PLAYOUTS)
