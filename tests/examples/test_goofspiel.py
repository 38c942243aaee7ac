"""A game of another package plays everywhere, without a touch to the tree.

The package is installed into a folder of its own, as users would install it into their
environment, and met through commands, processes and sockets.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.goofspiel import PACKAGE, ROOT, install
from tests.server.running import Player, ServerProcess, first_choice, gather

FEW = ("--players", "3", "--option", "cards=4")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Processes that this test starts find the package."""
    target = tmp_path_factory.mktemp("installed")
    with pytest.MonkeyPatch.context() as patch:
        install(target, patch)
        patch.setenv("LANG", "en_US.UTF-8")
        yield target


@pytest.fixture(scope="module")
def record(installed: Path) -> Path:
    """A game that was played in the terminal."""
    file = installed / "game.jsonl"
    answers = "?\n" + "".join(f"{card}\n" for card in (4, 3, 2, 1))
    said = byczo("play", "goofspiel", *FEW, "--record", str(file), typed=answers)
    assert "prize" in said
    return file


def run(*command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def byczo(*words: str, typed: str = "") -> str:
    return run("-m", "byczo", *words, typed=typed)


def test_its_own_tests_pass(installed: Path) -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(PACKAGE), str(PACKAGE))


def test_the_documented_tests_of_other_games_pass(installed: Path) -> None:
    """As the page about adding a game says."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    (words,) = re.findall(r"^pytest (.*-k goofspiel)$", page, re.MULTILINE)
    said = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words.split())
    assert "passed" in said


def test_it_is_on_the_list(installed: Path) -> None:
    assert "goofspiel" in [game["id"] for game in json.loads(byczo("games", "--json"))]
    assert "goofspiel" in byczo("play", "--help")
    assert "Goofspiel" in byczo("rules", "goofspiel", "--lang", "pl")


def test_a_record_is_replayed_verified_and_reviewed(record: Path) -> None:
    assert "bids" in byczo("replay", str(record))
    assert "fair, 4 deals and rolls checked" in byczo("verify", str(record))
    assert "Turning points" in byczo("review", str(record), "--seat", "0", "--playouts", "100")


def test_games_are_simulated(installed: Path) -> None:
    words = ("simulate", "goofspiel", *FEW, "--games", "20", "--json")
    assert json.loads(byczo(*words))["games"] == 20
    assert json.loads(byczo(*words, "--bots", "greedy,ox"))["games"] == 20


def test_bots_meet_in_the_arena_on_several_workers(installed: Path) -> None:
    words = ("arena", "goofspiel", "greedy", "random", *FEW, "--deals", "4", "--json")
    alone, together = byczo(*words, "--workers", "1"), byczo(*words, "--workers", "2")
    assert leads(alone) == leads(together)
    assert len(leads(alone)) == 2


def test_what_searchers_think_of_it_is_a_dataset(installed: Path) -> None:
    """It declares no features, so what a seat observes stands there, field by field."""
    file = installed / "values.npz"
    words = ("arena", "goofspiel", "search:20", "random", *FEW, "--deals", "1", "--workers", "1")
    byczo(*words, "--log-values", str(file))
    with np.load(file) as data:
        names, first = data["feature_names"].tolist(), data["feature_first"].tolist()
        assert {"seat", "hands", "prize"} <= set(names)
        assert data["features"].shape == (len(data["deal"]), first[-1])
        prize = data["features"][:, first[names.index("prize")]]
        assert (prize - 1 <= 4).all() and len(set(prize.tolist())) > 1


def leads(summary: str) -> list[float]:
    return [cell["lead"]["mean"] for cell in json.loads(summary)["cells"]]


async def test_people_and_bots_play_it_at_a_server(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        assert "goofspiel" in [game["game"] for game in server.request("/api/games")]
        _, (host,) = await gather(
            server, 1, ["greedy", "calf"], game="goofspiel", options={"cards": 4}
        )
        await host.do("start")
        assert (await host.ask("hint"))["advice"]["candidates"][0]["reason"] is None
        await host.play(first_choice)
        assert host.last["table"]["result"]["reason"] == "prizes"
        assert server.complaints == ""
    finally:
        for player in Player.connected:
            await player.leave()
        server.stop()
