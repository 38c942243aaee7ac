"""One table: the state that follows from its log. Nothing here reads a clock or draws a lot.

:meth:`Table.apply` is the only way to change a table, for a new entry as for one from the store.
What may be asked for is decided in :mod:`byczo.table.commands`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from byczo.core.errors import BadOption
from byczo.core.events import Event, Ready
from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, Seat
from byczo.core.match import Match
from byczo.games import game_of
from byczo.messages import table_events as news
from byczo.messages.clocks import LIMITS, STRIKES, ClockName
from byczo.messages.statuses import Away, Status
from byczo.play.roster import bots_for
from byczo.table import log_entries as entries
from byczo.table.chair import Chair

REMEMBERED_EVENTS = 400
REMEMBERED_IDS = 64
MOST_DEVICES = 8
"""Guests who can play for one seat; another one takes the place of the one longest there."""
STAND_IN = "ox"
"""The bot that plays for people who are not there."""


@dataclass(slots=True)
class Agreed:
    """What the table has agreed on."""

    options: dict[str, Any]
    listed: bool
    clock: ClockName
    hints: bool


class Table:
    """People, bots and the game between them."""

    def __init__(self, opened: entries.Opened, *, compiled: bool = False) -> None:
        self.game: Game = game_of(opened.game)
        self.compiled = compiled
        self.agreed = Agreed(opened.options, opened.listed, opened.clock, opened.hints)
        self.players = possible_players(self.game, opened.options)
        self.host = opened.who
        self.chairs: list[Chair] = []
        self.status: Status = "gathering"
        self.number = 1
        self.fair = Fair(bytes.fromhex(opened.secret))
        self.match: Match | None = None
        self.moment = 0  # counts the positions of the game that everybody saw
        self.due: int | None = None
        self.paused_at = 0
        self.count = 0  # of public events
        self.events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)
        self.chosen: set[int] = set()  # seats that everybody knows to have chosen at this moment
        self.asked: dict[str, dict[str, None]] = {}  # the ids of the last asks of each person
        self.talk: dict[str, deque[int]] = {}
        self._remember(opened)
        if isinstance(opened, entries.Brought):
            self._brought(opened.record)

    @classmethod
    def replay(cls, log: Iterable[entries.AnyEntry], *, compiled: bool = False) -> Table:
        """The table that a log leads to."""
        log = iter(log)
        opened = next(log)
        assert isinstance(opened, entries.Opened)
        table = cls(opened, compiled=compiled)
        for entry in log:
            table.apply(entry)
        return table

    def compile(self) -> None:
        """From now on the rules run as machine code."""
        self.compiled = True
        if self.match is not None:
            self.match.engine = self.game.compiled

    # --- asking -------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether a game is on, perhaps pausing."""
        return self.status in {"playing", "paused"}

    @property
    def ended(self) -> bool:
        """Whether the last game is over, with a result or without."""
        return self.status in {"over", "abandoned"}

    @property
    def tended(self) -> bool:
        """Whether the game goes on though nobody looks: by its bots, or by its clock."""
        clock = LIMITS[self.agreed.clock] is not None
        return self.status == "playing" and (clock or any(chair.player for chair in self.chairs))

    def seat_of(self, person: str) -> int | None:
        """Where the person sits."""
        for seat, chair in enumerate(self.chairs):
            if person in chair.people:
                return seat
        return None

    def was_asked(self, person: str, ask: str) -> bool:
        """Whether an ask with this id of this person has been done."""
        return ask in self.asked.get(person, ())

    def missed(self, seen: int) -> list[Event] | None:
        """The events after that number; None if they are no longer remembered."""
        behind = self.count - seen
        if not 0 <= behind <= len(self.events):
            return None
        return list(self.events)[len(self.events) - behind :]

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that wait for a bot, and for which."""
        bots = [(seat, bot) for seat, c in enumerate(self.chairs) if (bot := c.player)]
        waiting = self._waiting() if bots else []
        return [(seat, bot) for seat, bot in bots if seat in waiting]

    def people_to_move(self) -> list[int]:
        """The seats that wait for their person."""
        return [seat for seat in self._waiting() if self.chairs[seat].player is None]

    def record(self) -> GameRecord | None:
        """The game of this table, once it has ended: before that it holds secrets."""
        return self.match.record() if self.match is not None and self.ended else None

    def bot_names(self) -> list[str]:
        """The bots that can sit here."""
        return list(bots_for(self.game))

    def _waiting(self) -> list[int]:
        if self.match is None or self.status != "playing":
            return []
        return self.match.waiting

    # --- changing -----------------------------------------------------------------------------

    def apply(self, entry: entries.AnyEntry) -> list[Event]:
        """Let an entry happen, and tell what everybody saw. An illegal action changes nothing."""
        events = _APPLY[type(entry)](self, entry)
        self._remember(entry)
        self.events.extend(events)
        self.count += len(events)
        return events

    def _remember(self, entry: entries.Entry) -> None:
        if entry.id:
            ids = self.asked.setdefault(entry.who, {})
            ids[entry.id] = None
            if len(ids) > REMEMBERED_IDS:
                del ids[next(iter(ids))]

    def _brought(self, record: GameRecord) -> None:
        """The game is over, its people are gone; its bots would play again."""
        self.match = Match.load(self.game, record, compiled=self.compiled)
        if isinstance(self.match.chance, Fair):
            self.fair = self.match.chance
        bots = bots_for(self.game)
        self.chairs = [
            Chair(seat.name, [], seat.by)
            if seat.by in bots
            else Chair(seat.name, [], None, away="left")
            for seat in record.seats
        ]
        self.status = "over"

    def _sat(self, entry: entries.Sat) -> list[Event]:
        people = [] if entry.bot else [entry.who]
        self.chairs.append(Chair(entry.name, people, entry.bot))
        seat = len(self.chairs) - 1
        return [news.SatDown(seat=seat, name=entry.name, by=entry.bot or "human")]

    def _invited(self, entry: entries.Invited) -> list[Event]:
        chair = Chair(entry.name, [], None, program=True, token=entry.token)
        self.chairs.append(chair)
        return [news.SatDown(seat=len(self.chairs) - 1, name=entry.name, by=chair.by)]

    def _left(self, entry: entries.Left) -> list[Event]:
        chair = self.chairs[entry.seat]
        if self.ended:
            chair.away = "left"
        else:
            del self.chairs[entry.seat]
        self._pass_host(chair)
        return [news.GotUp(seat=entry.seat, name=chair.name)]

    def _pass_host(self, leaving: Chair) -> None:
        """When the host goes, the next person at the table is host."""
        if self.host in leaving.people:
            others = (
                chair
                for chair in self.chairs
                if chair.by == "human" and chair is not leaving and not chair.stand_in
            )
            heir = next(others, None)
            self.host = heir.people[0] if heir else self.host

    def _reset(self, entry: entries.Reset) -> list[Event]:
        self.agreed = Agreed(entry.options, entry.listed, entry.clock, entry.hints)
        self.players = possible_players(self.game, entry.options)
        return [news.SetUpChanged()]

    def _salted(self, entry: entries.SaltGiven) -> list[Event]:
        self.chairs[entry.seat].salt = entry.salt
        return [news.Salted(seat=entry.seat)]

    def _started(self, entry: entries.Started) -> list[Event]:
        salts = [chair.salt for chair in self.chairs if chair.salt]
        self.fair = Fair(self.fair.secret, salts)
        self.chairs = [self.chairs[place] for place in entry.order]
        self.match = Match(
            self.game,
            {**self.agreed.options, "players": len(self.chairs)},
            seats=[Seat(name=chair.name, by=chair.by) for chair in self.chairs],
            compiled=self.compiled,
        )
        self.status = "playing"
        self._next_moment(entry.at)
        drawn = news.SeatsDrawn(number=self.number, order=entry.order, salts=salts)
        return [drawn, *self.match.draw_from(self.fair)]

    def _acted(self, entry: entries.Acted) -> list[Event]:
        assert self.match is not None
        chair = self.chairs[entry.seat]
        happened = self.match.act(entry.seat, entry.do)
        events: list[Event] = []
        if entry.who and chair.stand_in:
            events += self._sit_again(entry.seat)
        if entry.clock:
            chair.strikes += 1
            events.append(news.ClockRanOut(seat=entry.seat))
            if chair.strikes >= STRIKES:
                events.append(self._stand_in(entry.seat, STAND_IN, "clock"))
        elif entry.who:
            chair.strikes = 0
        if len(happened) != 1 or type(happened[0]) is not Ready:
            self._next_moment(entry.at)
            if self.match.over:
                self.status, self.due = "over", None
        elif entry.seat in self.chosen:
            # Everybody may know that a seat has chosen, nobody that it has changed its mind.
            happened = []
        else:
            self.chosen.add(entry.seat)
        events += happened
        return [*events, *self._settle_votes(entry.at)] if chair.away == "clock" else events

    def _next_moment(self, now: int) -> None:
        self.moment += 1
        self.chosen.clear()
        limit = LIMITS[self.agreed.clock]
        self.due = None if limit is None else now + limit
        for chair in self.chairs:
            chair.wants_pause = False

    def _stand_in(self, seat: int, bot: str, why: Away) -> Event:
        chair = self.chairs[seat]
        chair.stand_in, chair.away = bot, why
        chair.wants_pause = chair.wants_abandon = False
        return news.TakenOver(seat=seat, by=bot, why=why)

    def _replaced(self, entry: entries.Replaced) -> list[Event]:
        events = [self._stand_in(entry.seat, entry.bot, entry.why)]
        if entry.why == "left":
            self._pass_host(self.chairs[entry.seat])
        return [*events, *self._settle_votes(entry.at)]

    def _returned(self, entry: entries.Returned) -> list[Event]:
        return self._sit_again(entry.seat)

    def _sit_again(self, seat: int) -> list[Event]:
        chair = self.chairs[seat]
        chair.stand_in, chair.away, chair.strikes = None, None, 0
        return [news.CameBack(seat=seat)]

    def _said(self, entry: entries.ChatSaid) -> list[Event]:
        self._talked(entry)
        name = self.chairs[entry.seat].name
        return [news.Said(seat=entry.seat, name=name, text=entry.text, at=entry.at)]

    def _reacted(self, entry: entries.ReactionShown) -> list[Event]:
        self._talked(entry)
        return [news.Reacted(seat=entry.seat, reaction=entry.reaction)]

    def _talked(self, entry: entries.Entry) -> None:
        self.talk.setdefault(entry.who, deque(maxlen=MOST_TALK)).append(entry.at)

    def _pause_voted(self, entry: entries.PauseVoted) -> list[Event]:
        if self.status == "paused":
            self.status = "playing"
            if self.due is not None:
                self.due += entry.at - self.paused_at
            for chair in self.chairs:
                chair.wants_pause = False
            return [news.PlayedOn(seat=entry.seat)]
        self.chairs[entry.seat].wants_pause = entry.want
        events: list[Event] = [news.PauseVote(seat=entry.seat, want=entry.want)]
        return [*events, *self._settle_votes(entry.at)]

    def _abandon_voted(self, entry: entries.AbandonVoted) -> list[Event]:
        self.chairs[entry.seat].wants_abandon = entry.want
        events: list[Event] = [news.AbandonVote(seat=entry.seat, want=entry.want)]
        return [*events, *self._settle_votes(entry.at)]

    def _settle_votes(self, now: int) -> list[Event]:
        """What all people who play agree on happens."""
        voters = [c for c in self.chairs if c.by == "human" and not c.stand_in and self.playing]
        if voters and all(chair.wants_abandon for chair in voters):
            self.status, self.due = "abandoned", None
            return [news.Abandoned()]
        if voters and self.status == "playing" and all(chair.wants_pause for chair in voters):
            self.status, self.paused_at = "paused", now
            return [news.Paused()]
        return []

    def _rematched(self, entry: entries.Rematched) -> list[Event]:
        """The same people again; who has left the game gives up the seat."""
        self.chairs = [
            Chair(chair.name, chair.people, chair.bot, chair.program, token=chair.token)
            for chair in self.chairs
            if chair.away != "left"
        ]
        self.fair = Fair(bytes.fromhex(entry.secret))
        self.number += 1
        self.status, self.match = "gathering", None
        return [news.Gathering(number=self.number, commitment=self.fair.commitment)]

    def _linked(self, entry: entries.LinkMade) -> list[Event]:
        self.chairs[entry.seat].token = entry.token
        return []

    def _claimed(self, entry: entries.Claimed) -> list[Event]:
        chair = self.chairs[entry.seat]
        if entry.who not in chair.people:
            chair.people.append(entry.who)
        if len(chair.people) > MOST_DEVICES:
            del chair.people[0 if chair.program else 1]  # a person's first device stays
        return []


MOST_TALK = 8
"""Things one person can say or show within the time that :mod:`byczo.table.commands` allows."""


def possible_players(game: Game, options: dict[str, Any]) -> list[int]:
    """With how many the options can be played; BadOption when with none."""
    if "players" in options:
        raise BadOption("the number of players is the number of those who sit when it begins")
    problem: BadOption | None = None
    possible = []
    for players in game.players:
        try:
            game.read_options({**options, "players": players})
        except BadOption as found:
            problem = found
        else:
            possible.append(players)
    if problem is not None and not possible:
        raise problem
    return possible


_APPLY: dict[type[entries.Entry], Callable[[Table, Any], list[Event]]] = {
    entries.Sat: Table._sat,
    entries.Invited: Table._invited,
    entries.Left: Table._left,
    entries.Reset: Table._reset,
    entries.SaltGiven: Table._salted,
    entries.Started: Table._started,
    entries.Acted: Table._acted,
    entries.Replaced: Table._replaced,
    entries.Returned: Table._returned,
    entries.ChatSaid: Table._said,
    entries.ReactionShown: Table._reacted,
    entries.PauseVoted: Table._pause_voted,
    entries.AbandonVoted: Table._abandon_voted,
    entries.Rematched: Table._rematched,
    entries.LinkMade: Table._linked,
    entries.Claimed: Table._claimed,
}
