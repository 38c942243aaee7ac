"""How X nimmt! is played well."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import Strategy, Training
from byczo.games.x_nimmt.features import features

STRATEGY = Strategy(
    playouts=24_000,
    slip=1.5,
    features=features,
    weights=Path(__file__).with_name("weights.json"),
    training=Training(
        tables=[{"players": players, "rounds": 1} for players in (3, 2, 4)],
        temperature=1.5,
        games=200,
    ),
)
