"""The sheets of a game: those that it declares, or the plain score sheet."""

from __future__ import annotations

from importlib import import_module

from byczo.printing.sheet import Request, SheetSet

PLAIN = "byczo.printing.plain_sheet"


def game_sheets(request: Request) -> SheetSet:
    """What ``score_sheets`` in the game's module ``score_sheet`` draws for this request."""
    module = import_module(request.game.score_sheet or PLAIN)
    wanted: SheetSet = module.score_sheets(request)
    return wanted
