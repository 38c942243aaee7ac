"""The pictures of a game's rules as a browser gets them: what the rules make of each situation."""

from __future__ import annotations

from typing import Any

import msgspec

from byczo.core.events import Event
from byczo.core.game import Game
from byczo.core.picture import moment_of, pictures_of


class BrowserPicture(msgspec.Struct, frozen=True):
    """A situation: the view before a choice, the choice, what happened, and the view after it."""

    text: str
    do: str
    before: msgspec.Raw
    events: list[Event]
    after: msgspec.Raw
    shows: dict[str, Any]


def browser_pictures(game: Game) -> list[BrowserPicture]:
    """All pictures of a game, in their order."""
    return [
        BrowserPicture(
            text=moment.picture.text,
            do=moment.picture.do,
            before=msgspec.Raw(moment.before),
            events=moment.events,
            after=msgspec.Raw(moment.after),
            shows=moment.picture.shows,
        )
        for moment in (moment_of(game, picture) for picture in pictures_of(game))
    ]
