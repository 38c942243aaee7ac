"""What a seat sees of a game: JSON that the rules of the game wrote, passed on as it is."""

from __future__ import annotations

from typing import Annotated

import msgspec

GameView = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "GameView"})]
"""One of the games' views; the schema of the protocol lists them under this name."""
