"""What waits to be said, to whom, and how fast."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from byczo.messages import client_messages as asks
from byczo.messages.server_messages import Answer
from byczo.server.clients import Asker, Client

NOW, NEXT, SOON = 0, 1, 2
"""How fast something is said: at once; at once unless the server is busy; with the next news, or
soon. What somebody has to decide about is said NOW, what happened NEXT, who is ready SOON."""

Part = tuple[Iterable[Client], bytes, int]
"""A message, to whom, and how fast."""


@dataclass(slots=True)
class Pending:
    """An entry on its way to the disk, and what will be said when it is there.

    ``count``: of public events, with those of the entry. ``asked`` is answered when it is stored,
    each ask that led to it or was said again; who has ``joined`` is welcomed.
    """

    asked: list[tuple[Asker, asks.Ask]]
    out: list[Part]
    count: int
    answers: list[tuple[Asker, Answer]] = field(default_factory=list)
    joined: list[tuple[Client, asks.Hello]] = field(default_factory=list)
