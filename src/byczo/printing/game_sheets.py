"""Finds who draws the sheets of a game: its own room, or the plain score sheet."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from byczo.printing import plain_sheet
from byczo.printing.sheet import Request, SheetSet


def game_sheets(request: Request) -> SheetSet:
    """What ``score_sheet.score_sheets`` beside the game's rules draws, if there is one."""
    own = f"{request.game.rules.__package__}.score_sheet"
    module = import_module(own) if find_spec(own) else plain_sheet
    wanted: SheetSet = module.score_sheets(request)
    return wanted
