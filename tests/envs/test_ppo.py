"""The baseline trains, and what it writes plays in the arena."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from byczo.cli.main import main as byczo
from byczo.games import game_of
from byczo.play.network_bot import load_network
from tests.nights import NIGHT

torch = pytest.importorskip("torch", reason="the extra 'train' is not installed")

TINY = ["--updates", "2", "--seats", "4", "--steps", "6", "--hidden", "8", "--threads", "1"]


def test_the_same_seed_gives_the_same_network_which_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from byczo.envs.ppo import main

    game = game_of("six-nimmt")
    networks = []
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        file = tmp_path / f"{name}.npz"
        main(["six-nimmt", "--players", "2", "--seed", seed, "--out", str(file), *TINY])
        networks.append(load_network(file, game)[0])
    first, again, other = ([weights for weights, _ in network.layers] for network in networks)
    assert all(np.array_equal(*pair) for pair in zip(first, again, strict=True))
    assert not np.array_equal(first[1], other[1])  # the first layer only cuts features
    table = ["--players", "2", "--option", "rounds=1", "--deals", "2", "--workers", "1"]
    assert byczo(["arena", "six-nimmt", f"network@{tmp_path}/a.npz", "random", *table]) == 0
    assert "network@" in capsys.readouterr().out


@NIGHT
@pytest.mark.parametrize(("bot", "deals", "least"), [("random", 50, 25.0), ("greedy", 200, 0.0)])
def test_the_documented_command_reaches_what_it_promises(
    bot: str, deals: int, least: float, trained: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its whole interval: the page of the baseline has +32.1 ± 1.4 and +3.4 ± 1.2."""
    table = ["--players", "4", "--deals", str(deals), "--no-control", "--json"]
    assert byczo(["arena", "six-nimmt", f"network@{trained}", bot, *table]) == 0
    (cell,) = json.loads(capsys.readouterr().out)["cells"]
    assert cell["lead"]["mean"] - cell["lead"]["error"] > least


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command of the page writes: minutes of work."""
    file = tmp_path_factory.mktemp("ppo") / "ppo.npz"
    command = ["six-nimmt", "--players", "4", "--seed", "1", "--out", str(file)]
    subprocess.run([sys.executable, "-m", "byczo.envs.ppo", *command], check=True)
    return file


def test_every_option_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    from byczo.envs.ppo import main

    with pytest.raises(SystemExit):
        main(["--help"])
    options = re.split(r"\n  (?=-)", capsys.readouterr().out.partition("options:\n")[2])
    assert len(options) > 15
    assert all(re.search(r"[a-z]+ [A-Z]+\S*\s+[a-z]|show this help", text) for text in options)


def test_what_pays_is_done_more_often() -> None:
    """One action brings a point, all others cost one: soon it is chosen."""
    from byczo.envs.ppo import Learner, Setting
    from byczo.envs.tables import Tables

    tables = Tables("six-nimmt", 2, {"players": 2}, seed=1)
    learner = Learner(tables, Setting(hidden=16, epochs=4, rate=0.01), 1)
    seen = torch.tensor(tables.observations[:1, 0]).repeat(64, 1)
    masks = torch.tensor(tables.masks[:1, 0]).repeat(64, 1)
    wanted = int(tables.masks[0, 0].argmax())
    for _ in range(60):
        with torch.no_grad():
            chances, values = learner(seen.float(), masks)
        actions = torch.distributions.Categorical(logits=chances).sample()
        paid = (actions == wanted).float() * 2 - 1
        before = chances.gather(1, actions[:, None])[:, 0]
        gains = paid - values
        data = {"seen": seen, "masks": masks, "actions": actions, "before": before}
        learner.improve({**data, "gains": gains, "returns": paid})
    assert chances[0, wanted].exp() > 0.9
    assert (chances[0][masks[0] == 0].exp() == 0).all()


def test_what_plays_prefers_what_was_learned() -> None:
    """Numpy's network, which cuts features with a layer of its own, agrees with the learner."""
    from byczo.envs.ppo import Learner, Setting
    from byczo.envs.tables import Tables

    tables = Tables("six-nimmt", 20, {"players": 4}, seed=1)
    for _ in range(9):
        tables.step()
    learner = Learner(tables, Setting(hidden=16), 1)
    seen = tables.observations[:, 0]
    with torch.no_grad():
        for tensor in learner.policy:
            tensor.normal_()
        chances, _ = learner(torch.tensor(seen), torch.ones(len(seen), tables.masks.shape[-1]))
    preferences = torch.log_softmax(torch.tensor(learner.network()(seen)), -1)
    assert torch.allclose(preferences, chances, atol=1e-3)
