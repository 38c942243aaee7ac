"""How X nimmt! is played well."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import Belief, Strategy, Training, Yardstick
from byczo.games.x_nimmt.features import features
from byczo.games.x_nimmt.reading import MARKS, describe, imagine_likely, read_play

STRATEGY = Strategy(
    playouts=36_000,
    slip=1.5,
    features=features,
    weights=Path(__file__).with_name("weights.json"),
    belief=Belief(
        read=read_play,
        imagine=imagine_likely,
        describe=describe,
        marks=MARKS,
    ),
    yardsticks={
        "search-1": Yardstick(
            weights=Path(__file__).with_name("search-1.json"),
            playouts=24_000,
        )
    },
    training=Training(
        tables=[{"players": players, "rounds": 1} for players in (3, 2, 4)],
        temperature=1.5,
        games=200,
    ),
)
