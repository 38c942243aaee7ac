"""How David & Goliath is played well."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import Strategy, Training
from byczo.games.david_goliath.features import features

STRATEGY = Strategy(
    playouts=35_000,
    slip=3.0,
    features=features,
    weights=Path(__file__).with_name("weights.json"),
    training=Training(
        tables=[{"players": players, "rounds": 1} for players in (4, 3, 5, 4, 6)],
        temperature=2.0,
        games=150,
    ),
)
