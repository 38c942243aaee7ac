"""All types that go over the wire, in groups, with the names that clients know them by."""

from __future__ import annotations

from typing import Annotated, Any, TypeGuard, get_args, get_origin, get_type_hints

import msgspec
from starlette.responses import Response

from byczo.core import errors as of_play, events as of_games
from byczo.core.errors import ByczoError
from byczo.core.game import Game
from byczo.games import GAMES
from byczo.messages import table_events as of_tables
from byczo.messages.client_messages import ClientMessage
from byczo.messages.server_messages import ServerMessage
from byczo.messages.vocabulary import Away, ClockName, Reaction, Status
from byczo.server import errors as of_the_server
from byczo.server.http_api import ENDPOINTS, Endpoint
from byczo.store import errors as of_the_store
from byczo.table import errors as of_the_table

Struct = type[msgspec.Struct]

WORDS: dict[str, Any] = {
    "ClockName": ClockName,
    "Reaction": Reaction,
    "Status": Status,
    "Away": Away,
}
"""Closed lists of words that have a name of their own."""


def client_messages() -> list[Struct]:
    """What clients say."""
    return list(get_args(ClientMessage))


def server_messages() -> list[Struct]:
    """What the server says."""
    return list(ServerMessage.__subclasses__())


def views() -> list[Struct]:
    """What a seat sees, game by game."""
    return [view_of(game) for game in GAMES.values()]


def view_of(game: Game) -> Struct:
    """The view of one game: the struct of its room that has the game's tag."""
    room = [kind for kind in vars(game.showing).values() if _is_struct(kind)]
    return next(kind for kind in room if tag_of(kind) == game.id)


def event_groups() -> dict[str, list[Struct]]:
    """Public events: those of every table, those of every game, and those of each game."""
    groups = {"TableEvent": _events_in(of_tables.__name__)}
    groups["GameEvent"] = _events_in(of_games.__name__)
    for game in GAMES.values():
        groups[f"{prefix_of(game)}Event"] = _events_of(game)
    return groups


def _events_in(module: str) -> list[Struct]:
    return [kind for kind in of_games.Event.__subclasses__() if kind.__module__ == module]


def _events_of(game: Game) -> list[Struct]:
    """What can happen in this game beside the common events."""
    kinds, _ = get_args(get_type_hints(game.showing.EVENTS)["events"])
    return [kind for kind in get_args(kinds) if kind not in get_args(of_games.CommonEvent)]


def bodies() -> list[Struct]:
    """What requests and their answers carry."""
    found: list[Any] = []
    for endpoint in ENDPOINTS:
        found += [endpoint.body, endpoint.query, answer_of(endpoint)]
    return [kind for kind in structs_in(filter(None, found)) if kind not in server_messages()]


def answer_of(endpoint: Endpoint) -> Any:
    """What a request is answered with; ``Annotated`` names what raw JSON holds. None: a file."""
    kind = get_type_hints(endpoint.answer, include_extras=True)["return"]
    if kind is Response:
        return None
    return kind.__metadata__[0] if get_origin(kind) is Annotated else kind


def errors() -> dict[str, str]:
    """The stable codes of all errors, with what they mean."""
    found: dict[str, str] = {}
    for home in (of_play, of_the_table, of_the_store, of_the_server):
        for kind in vars(home).values():
            if isinstance(kind, type) and issubclass(kind, ByczoError):
                found.setdefault(kind.code, (kind.__doc__ or "").strip())
    return dict(sorted(found.items()))


def structs_in(kinds: Any) -> list[Struct]:
    """These structs and all that they hold, each once."""
    found: dict[Struct, None] = {}

    def look(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = None
        if isinstance(info, (tuple, list)):
            for part in info:
                look(part)
        elif isinstance(info, (msgspec.inspect.Type, msgspec.inspect.Field)):
            look(msgspec.structs.astuple(info))

    look(msgspec.inspect.multi_type_info(list(kinds)))
    return list(found)


def name_of(kind: Struct) -> str:
    """What clients call a type: those of a game's room carry the game's name."""
    for game in GAMES.values():
        view = view_of(game)
        if kind.__module__ == view.__module__ and kind is not view:
            return prefix_of(game) + kind.__name__
    return kind.__name__


def prefix_of(game: Game) -> str:
    """What the names of a game's types begin with."""
    return view_of(game).__name__.removesuffix("View")


def tag_of(kind: Struct) -> str:
    """The word in a message that tells its type."""
    return str(kind.__struct_config__.tag)


def _is_struct(kind: object) -> TypeGuard[Struct]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
