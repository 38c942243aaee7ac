"""A table written down as it is, so that it can be read without its whole log.

The log stays the truth: a snapshot of another format is ignored, and the log is read instead.
"""

from __future__ import annotations

from collections import deque
from typing import Any, cast

import msgspec

from byczo.core.fairness import Fair
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.messages.vocabulary import ClockName, Status
from byczo.table.chair import Chair
from byczo.table.rates import Recent
from byczo.table.table import Agreed, SharedPad, Table

FORMAT = 1


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a table is; the game on it as a record."""

    format: int
    game: str
    options: dict[str, Any]
    listed: bool
    clock: ClockName
    hints: bool
    host: str
    chairs: list[Chair]
    status: Status
    number: int
    secret: str
    salts: list[str]
    closed_at: int | None
    seals: list[str]
    order: list[int]
    record: GameRecord | None
    at: int
    moment: int
    due: int | None
    shown: int = 0
    paused_at: int
    count: int
    entries: int
    events: list[msgspec.Raw]
    chosen: list[int]
    changed_minds: dict[int, int]
    done: dict[str, list[str]]
    recent: list[Recent]
    pad: SharedPad | None = None


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Snapshot)


def take(table: Table) -> bytes:
    """The table as it is now."""
    return _encode(
        Snapshot(
            format=FORMAT,
            game=table.game.id,
            options=table.agreed.options,
            listed=table.agreed.listed,
            clock=table.agreed.clock,
            hints=table.agreed.hints,
            host=table.host,
            chairs=table.chairs,
            status=table.status,
            number=table.number,
            secret=table.fair.secret.hex(),
            salts=list(table.fair.salts),
            closed_at=table.closed_at,
            seals=table.seals,
            order=table.order,
            record=table.match.record() if table.match is not None else None,
            at=table.at,
            moment=table.moment,
            due=table.due,
            shown=table.shown,
            paused_at=table.paused_at,
            count=table.count,
            entries=table.entries,
            events=cast(list[msgspec.Raw], list(table.events)),  # which are written likewise
            chosen=sorted(table.chosen),
            changed_minds=table.changed_minds,
            done={person: list(ids) for person, ids in table.done.items()},
            recent=table.rates.written(),
            pad=table.pad,
        )
    )


def restore(written: bytes, *, compiled: bool = False) -> Table | None:
    """The table of a snapshot; None if another format wrote it."""
    try:
        snapshot = _decoder.decode(written)
    except msgspec.DecodeError:
        return None
    if snapshot.format != FORMAT:
        return None
    agreed = Agreed(snapshot.options, snapshot.listed, snapshot.clock, snapshot.hints)
    table = Table(snapshot.game, agreed, snapshot.host, snapshot.secret, compiled=compiled)
    if snapshot.record is not None:
        table.match = Match.load(table.game, snapshot.record, compiled=compiled)
    if table.match is not None and isinstance(table.match.chance, Fair):
        table.fair = table.match.chance
    else:
        table.fair = Fair(table.fair.secret, snapshot.salts)
    table.closed_at, table.seals, table.order = snapshot.closed_at, snapshot.seals, snapshot.order
    table.chairs = snapshot.chairs
    table.status, table.number = snapshot.status, snapshot.number
    table.at, table.moment = snapshot.at, snapshot.moment
    table.due, table.shown = snapshot.due, snapshot.shown
    table.paused_at = snapshot.paused_at
    table.count, table.entries = snapshot.count, snapshot.entries
    table.events = deque(snapshot.events, maxlen=table.events.maxlen)
    table.chosen = set(snapshot.chosen)
    table.changed_minds = snapshot.changed_minds
    table.done = {person: dict.fromkeys(ids) for person, ids in snapshot.done.items()}
    table.rates.read(snapshot.recent)
    table.pad = snapshot.pad
    return table
