"""Golden playthroughs of OpenSpiel: ``python -m tests.envs.playthroughs`` writes them anew."""

from __future__ import annotations

import hashlib
from pathlib import Path

from byczo.core.game import Game
from byczo.envs.openspiel import openspiel_name, parameters_of
from byczo.games import GAMES

FOLDER = Path(__file__).with_name("openspiel")
LONG = (
    *("InformationStateString", "ObservationString", "ObservationTensor", "observation", "# {"),
    *("ChanceOutcomes", "History", "LegalActions()", "StringLegalActions()", "Is", "Rewards"),
    *("PublicObservationString", "PrivateObservationString"),
)
"""How lines begin that only the digest at the end tells of."""


def name_of(game: Game) -> str:
    """A short table of the game."""
    rounds = ",rounds=1" if "rounds" in parameters_of(game) else ""
    return f"{openspiel_name(game)}(players={game.players[0]}{rounds})"


def made(game: Game) -> str:
    """What happens at a short table, and the digest of everything that OpenSpiel says about it."""
    # Loads all of SciPy's statistics, which no other test needs.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(name_of(game), [], seed=5)
    lines = [line for line in text.splitlines() if not line.startswith(LONG)]
    digest = hashlib.sha256(text.encode()).hexdigest()
    return "\n".join([*lines, f"# all of it: {digest}", ""])


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.id}.txt").write_text(made(game), encoding="utf-8")


if __name__ == "__main__":
    main()
