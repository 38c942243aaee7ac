"""Writes the golden records anew: three games of every rule set, with few, some and many players.

Only for a deliberate change of a rule or of the format; else golden records stay as they are.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from byczo.core.fairness import Fair
from byczo.core.game_record import Seat, to_page
from byczo.core.match import Match
from tests.support import RULE_SETS, finish, tables_of

HERE = Path(__file__).parent
NAMES = ("Ania", "Bruno", "Celina", "Dario", "Edda", "Felek", "Gina", "Henryk", "Ilse", "Jacopo")


def main() -> None:
    """One file per game, named after rule set and players."""
    for game, rule_set in RULE_SETS:
        folder = HERE / game.id
        folder.mkdir(exist_ok=True)
        tables = tables_of(game, rule_set)
        for _, options in (tables[0], tables[len(tables) // 2], tables[-1]):
            name = f"{rule_set}-{options.players}"
            secret = hashlib.sha256(f"golden {game.id} {name}".encode()).digest()
            seats = [Seat(name=name, by="random") for name in NAMES[: options.players]]
            match = Match(game, options, chance=Fair(secret, ["golden"]), seats=seats)
            page = to_page(finish(match, name).record())
            (folder / f"{name}.json").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
