"""The table as messages: what everybody may know of it, and what a seat sees of the game."""

from __future__ import annotations

from byczo.core.options import written_options
from byczo.table.answers import Place, TableNow, View
from byczo.table.table import Chair, Table


def table_now(table: Table) -> TableNow:
    """The same for everybody at the table."""
    return TableNow(
        n=table.count,
        game=table.game.id,
        options=options_of(table),
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
        result=table.match.result if table.match is not None else None,
    )


def view_of(table: Table, seat: int | None) -> View:
    """The game from a seat, or from beside the table."""
    assert table.match is not None
    return View(n=table.count, moment=table.moment, due=table.due, view=table.match.view(seat))


def options_of(table: Table) -> dict[str, object]:
    """The options with all defaults; without the number of players before the game begins."""
    if table.match is not None:
        return written_options(table.match.options)
    example = table.game.read_options({**table.agreed.options, "players": table.players[0]})
    return {name: value for name, value in written_options(example).items() if name != "players"}


def _place(chair: Chair) -> Place:
    return Place(
        name=chair.name,
        by=chair.by,
        stand_in=chair.stand_in,
        away=chair.away,
        salted=chair.salt is not None,
        wants_pause=chair.wants_pause,
        wants_abandon=chair.wants_abandon,
    )
