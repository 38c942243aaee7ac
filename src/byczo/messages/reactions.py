"""The feelings one can show at the table. Clients draw and name them."""

from __future__ import annotations

from typing import Literal

Reaction = Literal["bull", "clap", "cry", "fire", "heart", "laugh", "luck", "think", "wow"]
