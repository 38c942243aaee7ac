"""One table: people, bots and the game between them, as its log has made it.

Nothing here reads a clock or draws a lot. :mod:`byczo.table.changes` is the only place that
changes a table; what may be asked for is decided in :mod:`byczo.table.commands`.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from byczo.core.errors import BadOption
from byczo.core.events import Event
from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.core.score_pad import ScorePad
from byczo.games import game_of
from byczo.messages.vocabulary import ClockName, Status
from byczo.play.roster import bots_for
from byczo.table.chair import Chair
from byczo.table.rates import Rates
from byczo.table.turn_limits import LIMITS

REMEMBERED_EVENTS = 400


@dataclass(slots=True)
class Agreed:
    """What the table has agreed on."""

    options: dict[str, Any]
    listed: bool
    clock: ClockName
    hints: bool


@dataclass(frozen=True, slots=True)
class SharedPad:
    """A score pad that people at this table share."""

    pad: ScorePad
    version: int
    everybody: bool  # may write; else only the host


class Table:
    """The state of a table, and questions about it."""

    def __init__(
        self, game: str, agreed: Agreed, host: str, secret: str, *, compiled: bool = False
    ) -> None:
        self.game: Game = game_of(game)
        self.compiled = compiled
        self.agreed = agreed
        self.players = possible_players(self.game, agreed.options)
        self.host = host
        self.chairs: list[Chair] = []
        self.status: Status = "gathering"
        self.number = 1
        self.fair = Fair(bytes.fromhex(secret))
        self.closed_at: int | None = None  # since when seals are closed and salts are shown
        self.seals: list[str] = []  # of the game that has begun
        self.order: list[int] = []  # in which its seats were drawn
        self.match: Match | None = None
        self.at = 0  # the time of the last entry
        self.moment = 0  # counts the positions of the game that everybody saw
        self.due: int | None = None
        self.shown = 0  # when slow clients have shown what happened; the clock waits for them
        self.paused_at = 0
        self.count = 0  # of public events
        self.events: deque[Event | Raw] = deque(maxlen=REMEMBERED_EVENTS)
        self.chosen: set[int] = set()  # seats that everybody knows to have chosen at this moment
        self.done: dict[str, dict[str, None]] = {}  # the ids of each person's last commands
        self.changed_minds: dict[int, int] = {}  # how often each seat has, at this moment
        self.rates = Rates()
        self.pad: SharedPad | None = None
        self.entries = 0  # of the log, since the last game

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
        """Whether bots or a clock carry the game on though nobody looks."""
        clock = LIMITS[self.agreed.clock] is not None
        return self.status == "playing" and (clock or any(chair.player for chair in self.chairs))

    def seat_of(self, person: str) -> int | None:
        """Where the person sits."""
        for seat, chair in enumerate(self.chairs):
            if person in chair.people:
                return seat
        return None

    def was_done(self, person: str, command: str) -> bool:
        """Whether a command of this person with this id has been done."""
        return command in self.done.get(person, ())

    def missed(self, seen: int) -> list[Event | Raw] | None:
        """The events after that number; None if they are no longer remembered."""
        behind = self.count - seen
        if not 0 <= behind <= len(self.events):
            return None
        return list(self.events)[len(self.events) - behind :]

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that wait for a bot, and for which."""
        bots = [
            (n, bot) for n, chair in enumerate(self.chairs) if (bot := chair.bot or chair.stand_in)
        ]
        if not bots:
            return []
        waiting = self._waiting()
        return [(seat, bot) for seat, bot in bots if seat in waiting]

    def people_to_move(self) -> list[int]:
        """The seats that wait for their person."""
        return [seat for seat in self._waiting() if self.chairs[seat].player is None]

    def record(self) -> GameRecord | None:
        """The game of this table, once it has ended: before that it holds secrets."""
        if self.match is None or not self.ended:
            return None
        record = self.match.record()
        if record.fairness is None:
            return record
        fairness = replace(record.fairness, seals=self.seals, order=self.order)
        return replace(record, fairness=fairness)

    def bot_names(self) -> list[str]:
        """The bots that can sit here."""
        return list(bots_for(self.game))

    def _waiting(self) -> list[int]:
        if self.match is None or self.status != "playing":
            return []
        return self.match.waiting


def possible_players(game: Game, options: dict[str, Any]) -> list[int]:
    """With how many the options can be played; BadOption when with none."""
    if "players" in options:
        raise BadOption("leave out the number of players: all who sit when the game begins play")
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
