"""The parts of a game: which it declares, and what stands in for the others."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from byczo.core.declaration import Checks, Coaching, Strategy
from byczo.core.game import Game
from byczo.core.pad_declaration import Pad


@dataclass(frozen=True)
class GamePart:
    """A part that a game may leave out."""

    name: str  # where GAME declares it
    otherwise: str  # what happens without it
    declared: bool = False


OPTIONAL = (
    GamePart("imagine", "nothing is hidden but choices of the moment"),
    GamePart("strategy.payoff", "bots play for the difference to the others"),
    GamePart("strategy.features", "playouts go by the quick policy"),
    GamePart("strategy.weights", "playouts go by the quick policy"),
    GamePart("strategy.training", "weights cannot be learned with 'byczo train'"),
    GamePart("strategy.solver", "no decision is computed exactly"),
    GamePart("coaching.why", "the coach tells costs without reasons"),
    GamePart("coaching.danger", "the coach warns of nothing"),
    GamePart("coaching.turn", "a review counts the decisions of a seat"),
    GamePart("checks.conserved", "tests do not know what must add up"),
    GamePart("checks.longest", "tests do not know how long a game can last"),
    GamePart("texts", "people read English names of fields instead"),
    GamePart("chapters", "'byczo rules' has nothing to show"),
    GamePart("board", "the terminal shows the fields of the view"),
    GamePart("drawing", "pictures show the board of the terminal"),
    GamePart("score_sheet", "'byczo print' draws a plain score sheet"),
    GamePart("lesson", "nobody is shown how to play it"),
    GamePart("pictures", "its rules are text alone"),
    GamePart("daily", "the deal of the day is a usual game"),
    GamePart("puzzles", "there is nothing to solve"),
    GamePart("pad.entry", "the score pad asks for points"),
    GamePart("pad.score", "the score pad adds up points until people stop"),
)
"""In the order of a game's declaration. What must be there, ``Game`` itself asks for."""

_DEFAULTS = {"strategy": Strategy(), "coaching": Coaching(), "checks": Checks(), "pad": Pad()}


def optional_parts(game: Game) -> list[GamePart]:
    """All parts that a game may leave out, with whether it declares them."""
    return [GamePart(part.name, part.otherwise, _declared(game, part.name)) for part in OPTIONAL]


def _declared(game: Game, name: str) -> bool:
    group, _, field = name.partition(".")
    if field:
        return bool(attrgetter(name)(game) != getattr(_DEFAULTS[group], field))
    return bool(getattr(game, name))
