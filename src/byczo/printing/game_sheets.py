"""Finds who draws the sheets of a game: its own module, or the plain score sheet."""

from __future__ import annotations

from importlib import import_module

from byczo.printing.sheet import Request, SheetSet

PLAIN = "byczo.printing.plain_sheet"


def game_sheets(request: Request) -> SheetSet:
    """What ``score_sheets(request)`` of the module draws that the game names."""
    module = import_module(request.game.score_sheet or PLAIN)
    wanted: SheetSet = module.score_sheets(request)
    return wanted
