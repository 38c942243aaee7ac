from __future__ import annotations

import hashlib
import hmac
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.core.errors import BadRecord
from byczo.core.fairness import Fair, read_secret
from byczo.core.game import Game
from byczo.core.game_record import to_line
from byczo.core.options import Options
from tests.core.fair_games import fair_game
from tests.support import NAMES, TABLES

DOCS = Path(__file__).parents[2] / "docs"
VECTORS = json.loads((DOCS / "fairness-vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(str(vector["secret"]))
    assert hashlib.sha256(secret).hexdigest() == vector["commitment"]
    fair = Fair(secret, vector["salts"], vector["event"])
    assert fair.commitment == vector["commitment"]
    assert fair.draws(vector["limits"]) == vector["draws"]


def test_the_vectors_exercise_rejection() -> None:
    last = VECTORS[-1]
    assert last["first_words"][0] >= 2**32 - 2**32 % last["limits"][0]


def test_seats_are_drawn_as_the_page_says() -> None:
    """Computed here once more, and written there as an example."""
    secret, order = bytes(range(32)), [0, 1, 2, 3]
    digest = hmac.digest(secret, b"byczo 1|ania,bruno|seats|0", "sha256")
    for place in range(3):
        other = place + int.from_bytes(digest[4 * place : 4 * place + 4], "big") % (4 - place)
        order[place], order[other] = order[other], order[place]
    assert Fair(secret, ["ania", "bruno"]).seating(4) == order
    assert f"sit in the order {', '.join(map(str, order))}." in (DOCS / "fairness.md").read_text()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_the_verifier_of_the_docs_agrees(game: Game, options: Options, tmp_path: Path) -> None:
    page = (DOCS / "fairness.md").read_text()
    (script,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert "byczo" not in re.findall(r"import (\w+)", script)
    (tmp_path / "verify.py").write_text(script)
    record = fair_game(game, options)
    (tmp_path / "good.json").write_text(to_line(record))
    foreign = msgspec.structs.replace(record, log=fair_game(game, options, bytes(32)).log)
    (tmp_path / "bad.json").write_text(to_line(foreign))

    def answer(name: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "verify.py", name]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    good = answer("good.json")
    assert good.stdout.startswith("fair: "), good.stderr
    tactical = getattr(options, "variant", "") == "tactical"  # nothing there is left to chance
    assert ("AssertionError" in answer("bad.json").stderr) is not tactical


@pytest.mark.parametrize("salt", ["", "a b", "a,b", "a|b", "x" * 65, "ż"])
def test_bad_salts(salt: str) -> None:
    with pytest.raises(BadRecord, match="is no salt"):
        Fair.fresh([salt])


@pytest.mark.parametrize("text", ["", "00", "G" * 64, "A" * 64])
def test_bad_secrets(text: str) -> None:
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        read_secret(text)


def test_draws_are_even() -> None:
    fair = Fair(b"e" * 32)
    counts = [0] * 6
    for _ in range(2000):
        for value in fair.draws([6, 6, 6]):
            counts[value] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi-square, 5 df, 0.1 %
