"""What entries about seats do to a table: who sits, leaves, comes back, and who stands in."""

from __future__ import annotations

from byczo.core.events import Event
from byczo.core.game_record import Seat
from byczo.messages import table_events
from byczo.messages.vocabulary import Away
from byczo.table import log_entries as entries
from byczo.table.chair import Chair
from byczo.table.table import Table
from byczo.table.talk_changes import settle_votes

MOST_DEVICES = 8
"""Guests who can play for one seat; another one takes the place of the one longest there."""


def sat(table: Table, entry: entries.Sat) -> list[Event]:
    """Somebody takes the next seat."""
    people = [] if entry.bot else [entry.who]
    table.chairs.append(Chair(entry.name, people, entry.bot))
    seat = len(table.chairs) - 1
    return [table_events.SatDown(seat=seat, name=entry.name, by=entry.bot or "human")]


def invited(table: Table, entry: entries.Invited) -> list[Event]:
    """The next seat is kept for a program."""
    chair = Chair(entry.name, [], None, program=True, token=entry.token)
    table.chairs.append(chair)
    seat = len(table.chairs) - 1
    return [table_events.SatDown(seat=seat, name=entry.name, by=chair.by)]


def renamed(table: Table, entry: entries.Renamed) -> list[Event]:
    """Somebody has another name, in the record of the game that is on, too."""
    chair = table.chairs[entry.seat]
    before, chair.name = chair.name, entry.name
    if table.match is not None and not table.ended:
        table.match.seats[entry.seat] = Seat(name=chair.name, by=chair.by)
    return [table_events.Renamed(seat=entry.seat, name=entry.name, before=before)]


def left(table: Table, entry: entries.Left) -> list[Event]:
    """A seat is free again; after a game its name stays in the result."""
    chair = table.chairs[entry.seat]
    if table.ended:
        chair.away = "left"
    else:
        del table.chairs[entry.seat]
    _pass_host(table, chair)
    got_up = table_events.GotUp(seat=entry.seat, name=chair.name)
    return [got_up, *_open_seals(table)]


def _open_seals(table: Table) -> list[Event]:
    """The game does not begin as it was about to: what was promised and shown for it is void."""
    if table.closed_at is None:
        return []
    table.closed_at = None
    for chair in table.chairs:
        chair.seal, chair.salt, chair.awaited = None, None, False
    return [table_events.SealsOpened()]


def _pass_host(table: Table, leaving: Chair) -> None:
    """When the host goes, the next person at the table is host."""
    if table.host in leaving.people:
        others = (
            chair
            for chair in table.chairs
            if chair.by == "human" and chair is not leaving and not chair.stand_in
        )
        heir = next(others, None)
        table.host = heir.people[0] if heir else table.host


def replaced(table: Table, entry: entries.Replaced) -> list[Event]:
    """A bot plays for a person."""
    events = [stand_in(table, entry.seat, entry.bot, entry.why)]
    if entry.why == "left":
        _pass_host(table, table.chairs[entry.seat])
    return [*events, *settle_votes(table, entry.at)]


def stand_in(table: Table, seat: int, bot: str, why: Away) -> Event:
    """Let a bot play for the seat until its person is back."""
    chair = table.chairs[seat]
    chair.stand_in, chair.away = bot, why
    chair.wants_pause = chair.wants_abandon = False
    return table_events.TakenOver(seat=seat, by=bot, why=why)


def returned(table: Table, entry: entries.Returned) -> list[Event]:
    """A person is back."""
    return come_back(table, entry.seat)


def come_back(table: Table, seat: int) -> list[Event]:
    """Let the seat's person play again."""
    chair = table.chairs[seat]
    chair.stand_in, chair.away, chair.strikes = None, None, 0
    return [table_events.CameBack(seat=seat)]


def linked(table: Table, entry: entries.LinkMade) -> list[Event]:
    """A new token opens the seat."""
    table.chairs[entry.seat].token = entry.token
    return []


def claimed(table: Table, entry: entries.Claimed) -> list[Event]:
    """Another device plays for the seat."""
    chair = table.chairs[entry.seat]
    if entry.who not in chair.people:
        chair.people.append(entry.who)
    if len(chair.people) > MOST_DEVICES:
        del chair.people[0 if chair.program else 1]  # a person's first device stays
    return []


def unlinked(table: Table, entry: entries.Unlinked) -> list[Event]:
    """Only one device plays for the seat."""
    chair = table.chairs[entry.seat]
    if table.host in chair.people:
        table.host = entry.who
    chair.people, chair.token = [entry.who], None
    return []
