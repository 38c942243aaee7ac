"""What entries about the game do to a table: its set-up, its moves, and the next game."""

from __future__ import annotations

from byczo.core.events import Event, Ready
from byczo.core.fairness import Fair, seal_of
from byczo.core.game_record import Seat
from byczo.core.match import Match
from byczo.messages import table_events
from byczo.table import log_entries as entries
from byczo.table.chair import Chair
from byczo.table.seat_changes import come_back, stand_in
from byczo.table.table import Agreed, Table, possible_players
from byczo.table.talk_changes import settle_votes
from byczo.table.turn_limits import LIMITS, STRIKES, shown_until

STAND_IN = "ox"
"""The bot that plays for people who are not there."""


def set_up(table: Table, entry: entries.SetUpChanged) -> list[Event]:
    """The table has agreed on something else."""
    table.agreed = Agreed(entry.options, entry.listed, entry.clock, entry.hints)
    table.players = possible_players(table.game, entry.options)
    return [table_events.SetUpChanged()]


def sealed(table: Table, entry: entries.SealGiven) -> list[Event]:
    """A person has promised a salt."""
    chair = table.chairs[entry.seat]
    chair.seal, chair.salt = entry.seal, None
    return [table_events.Sealed(seat=entry.seat)]


def seals_closed(table: Table, entry: entries.SealsClosed) -> list[Event]:
    """Nothing that the deals follow from can change any more; now salts are shown."""
    table.closed_at = entry.at
    for seat in entry.seats:
        table.chairs[seat].awaited = True
    return [table_events.SealsClosed(seats=entry.seats)]


def salted(table: Table, entry: entries.SaltGiven) -> list[Event]:
    """A person has added a salt; if it was the last one that is awaited, the game begins."""
    chair = table.chairs[entry.seat]
    chair.salt, chair.seal, chair.awaited = entry.salt, seal_of(entry.salt), False
    happened: list[Event] = [table_events.Salted(seat=entry.seat)]
    if table.closed_at is None or any(chair.awaited for chair in table.chairs):
        return happened
    return [*happened, *_begin(table, drawn_seats(table), entry.at)]


def started(table: Table, entry: entries.Started) -> list[Event]:
    """The game begins at once, or without the salts that are still missing."""
    return _begin(table, entry.order, entry.at)


def drawn_seats(table: Table) -> list[int]:
    """Who gets which seat, by the salts that are known."""
    salts = [chair.salt for chair in table.chairs if chair.salt]
    return Fair(table.fair.secret, salts).seating(len(table.chairs))


def _begin(table: Table, order: list[int], now: int) -> list[Event]:
    """The seats are drawn, and the first cards dealt."""
    salts = [chair.salt for chair in table.chairs if chair.salt]
    table.seals = [chair.seal for chair in table.chairs if chair.seal]
    table.order, table.closed_at = order, None
    table.fair = Fair(table.fair.secret, salts)
    table.chairs = [table.chairs[place] for place in order]
    for chair in table.chairs:
        chair.awaited = False
    table.match = Match(
        table.game,
        {**table.agreed.options, "players": len(table.chairs)},
        seats=[Seat(name=chair.name, by=chair.by) for chair in table.chairs],
        compiled=table.compiled,
    )
    table.status = "playing"
    dealt = table.match.draw_from(table.fair)
    _next_moment(table, now, dealt)
    return [table_events.SeatsDrawn(number=table.number, order=order, salts=salts), *dealt]


def acted(table: Table, entry: entries.Acted) -> list[Event]:
    """A seat has acted, perhaps because its time was over."""
    assert table.match is not None
    chair = table.chairs[entry.seat]
    happened = table.match.act(entry.seat, entry.do)
    events: list[Event] = []
    if entry.who and chair.stand_in:
        events += come_back(table, entry.seat)
    if entry.clock:
        chair.strikes += 1
        events.append(table_events.ClockRanOut(seat=entry.seat))
        if chair.strikes >= STRIKES:
            events.append(stand_in(table, entry.seat, STAND_IN, "clock"))
    elif entry.who:
        chair.strikes = 0
    if len(happened) != 1 or type(happened[0]) is not Ready:
        _next_moment(table, entry.at, happened)
        if table.match.over:
            table.status, table.due = "over", None
    elif entry.seat in table.chosen:
        # Everybody may know that a seat has chosen, nobody that it has changed its mind.
        happened = []
        table.changed_minds[entry.seat] = table.changed_minds.get(entry.seat, 0) + 1
    else:
        table.chosen.add(entry.seat)
    events += happened
    return [*events, *settle_votes(table, entry.at)] if chair.away == "clock" else events


def _next_moment(table: Table, now: int, happened: list[Event]) -> None:
    table.moment += 1
    table.chosen.clear()
    table.changed_minds.clear()
    limit = LIMITS[table.agreed.clock]
    table.shown = shown_until(happened, table.shown, now)
    table.due = None if limit is None else table.shown + limit
    for chair in table.chairs:
        chair.wants_pause = False


def rematched(table: Table, entry: entries.Rematched) -> list[Event]:
    """The same people again; who has left the game gives up the seat."""
    table.chairs = [
        Chair(chair.name, chair.people, chair.bot, chair.program, token=chair.token)
        for chair in table.chairs
        if chair.away != "left"
    ]
    table.fair = Fair(bytes.fromhex(entry.secret))
    table.number += 1
    table.entries = 0
    table.status, table.match = "gathering", None
    return [table_events.Gathering(number=table.number, commitment=table.fair.commitment)]
