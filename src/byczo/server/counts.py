"""What a server has done since it started."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """Plain numbers: they are counted on the way of every move."""

    heard: int = 0
    refused: int = 0
    frames: int = 0
    stored: int = 0
    groups: int = 0
    failed: int = 0
