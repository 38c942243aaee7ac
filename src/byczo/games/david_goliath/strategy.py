"""How David & Goliath is played well."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import Belief, Strategy, Training, Yardstick
from byczo.games.david_goliath.features import features
from byczo.games.david_goliath.reading import MARKS, describe, imagine_likely, may_hold, read_play

STRATEGY = Strategy(
    playouts=38_000,
    slip=3.0,
    features=features,
    weights=Path(__file__).with_name("weights.json"),
    belief=Belief(
        read=read_play,
        imagine=imagine_likely,
        describe=describe,
        marks=MARKS,
        may_hold=may_hold,
    ),
    yardsticks={
        "search-1": Yardstick(
            weights=Path(__file__).with_name("search-1.json"),
            playouts=35_000,
        )
    },
    training=Training(
        tables=[{"players": players, "rounds": 1} for players in (4, 3, 5, 4, 6)],
        temperature=2.0,
        games=150,
    ),
)
