"""The table as messages: what everybody may know of it, and what a seat sees of the game."""

from __future__ import annotations

import msgspec

from byczo.core.game_record import to_line
from byczo.core.options import Options, written_options
from byczo.messages.server_messages import SeatNow, TableNow, ViewNow
from byczo.messages.shared_pad import PadNow
from byczo.table.chair import Chair
from byczo.table.summaries import Finished, TableSummary
from byczo.table.table import SharedPad, Table
from byczo.table.turn_limits import LIMITS


def table_now(table: Table) -> TableNow:
    """The same for everybody at the table."""
    options = options_of(table)
    return TableNow(
        n=table.count,
        game=table.game.id,
        options=_shown(table, options),
        rule_values=table.game.rule_values(options),
        players=table.players,
        status=table.status,
        number=table.number,
        listed=table.agreed.listed,
        clock=table.agreed.clock,
        hints=table.agreed.hints,
        host=table.seat_of(table.host),
        places=[_place(chair) for chair in table.chairs],
        commitment=table.fair.commitment,
        salts=list(table.fair.salts),
        secret=table.fair.secret.hex() if table.ended else None,
        scores=table.match.scores if table.match is not None else [],
        result=table.match.result if table.match is not None else None,
        revealing=table.closed_at is not None,
        pad=_pad(table.pad) if table.pad is not None else None,
    )


def view_of(table: Table, seat: int | None) -> ViewNow:
    """The game from a seat, or from beside the table."""
    assert table.match is not None
    view = msgspec.Raw(table.match.view_json(seat))
    limit = LIMITS[table.agreed.clock]
    starts = None if table.due is None or limit is None else table.due - limit
    return ViewNow(n=table.count, moment=table.moment, due=table.due, view=view, starts=starts)


def options_of(table: Table) -> Options:
    """The options of the game; before it begins, as if it were played by the fewest possible."""
    if table.match is not None:
        return table.match.options
    return table.game.read_options({**table.agreed.options, "players": table.players[0]})


def summary_of(table: Table, now: int) -> TableSummary:
    """The table as lists show it."""
    return TableSummary(
        game=table.game.id,
        status="playing" if table.status == "paused" else table.status,
        listed=table.agreed.listed,
        tended=table.tended,
        changed=now,
        people=_people(table),
        names=table.pad.pad.names if table.pad else [chair.name for chair in table.chairs],
    )


def finished_of(table: Table, now: int) -> Finished:
    """The game that has just ended."""
    record = table.record()
    assert record is not None
    return Finished(
        number=table.number,
        ended=now,
        game=table.game.id,
        names=[seat.name for seat in record.seats],
        result=record.result,
        record=to_line(record),
        people=_people(table),
    )


def _people(table: Table) -> list[str]:
    """Who sits there, or at least who keeps the table."""
    return [person for chair in table.chairs for person in chair.people] or [table.host]


def _shown(table: Table, options: Options) -> dict[str, object]:
    """The options with all defaults; without the number of players before the game begins."""
    shown = written_options(options)
    return shown if table.match is not None else {k: v for k, v in shown.items() if k != "players"}


def _pad(shared: SharedPad) -> PadNow:
    return PadNow(
        version=shared.version,
        everybody=shared.everybody,
        options=shared.pad.options,
        names=shared.pad.names,
        rounds=shared.pad.rounds,
    )


def _place(chair: Chair) -> SeatNow:
    return SeatNow(
        name=chair.name,
        by=chair.by,
        stand_in=chair.stand_in,
        away=chair.away,
        salted=chair.salt is not None,
        wants_pause=chair.wants_pause,
        wants_abandon=chair.wants_abandon,
        seal=chair.seal,
    )
