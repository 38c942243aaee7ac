"""How much may happen at one table: limits for each kind of entry, person and time."""

from __future__ import annotations

from collections import deque

import msgspec

from byczo.table import log_entries as entries
from byczo.table.errors import TooFast

MINUTE = 60_000


class Rate(msgspec.Struct, frozen=True):
    """So many entries of a kind by one person within so many milliseconds."""

    what: str
    most: int
    within: int


TALK = Rate("messages", 8, 15_000)
SEATS = Rate("changes of seats", 40, MINUTE)
LINKS = Rate("links", 10, MINUTE)
NAMES = Rate("names", 6, MINUTE)
SET_UP = Rate("changes of what is agreed on", 30, MINUTE)
SALTS = Rate("salts", 20, MINUTE)
VOTES = Rate("votes", 20, MINUTE)
PAD = Rate("changes of the pad", 60, MINUTE)

RATES: dict[type[entries.Entry], Rate] = {
    entries.ChatSaid: TALK,
    entries.ReactionShown: TALK,
    entries.Sat: SEATS,
    entries.Invited: SEATS,
    entries.Renamed: NAMES,
    entries.Left: SEATS,
    entries.Replaced: SEATS,
    entries.Returned: SEATS,
    entries.LinkMade: LINKS,
    entries.Claimed: LINKS,
    entries.Unlinked: LINKS,
    entries.SetUpChanged: SET_UP,
    entries.SaltGiven: SALTS,
    entries.SealGiven: SALTS,
    entries.SealsClosed: SET_UP,
    entries.PauseVoted: VOTES,
    entries.AbandonVoted: VOTES,
    entries.PadPut: PAD,
    entries.PadWritten: PAD,
    entries.PadOpened: PAD,
}
"""Moves are bounded by the game, see :data:`MOST_CHANGES`."""

MOST_CHANGES = 20
"""Times that a seat can change its secret choice at one moment of a game."""

MOST_ENTRIES = 10_000
"""Entries beside moves from one game to the next; after that a table takes only moves."""

MOST_REMEMBERED = 500
"""People and kinds of entries whose last times are remembered."""


class Recent(msgspec.Struct, frozen=True, array_like=True):
    """When a person last did something of a kind."""

    person: str
    what: str
    times: list[int]


class Rates:
    """What happened lately at one table; only entries that have a rate count."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, str], deque[int]] = {}

    def note(self, entry: entries.Entry) -> None:
        """An entry has happened."""
        rate = RATES[type(entry)]
        if not entry.who:
            return
        key = entry.who, rate.what
        if key not in self.times:
            self.times[key] = deque(maxlen=rate.most)
            if len(self.times) > MOST_REMEMBERED:
                self._forget(entry.at)
        self.times[key].append(entry.at)

    def check(self, entry: entries.Entry) -> None:
        """TooFast when its person has done that too often."""
        rate = RATES[type(entry)]
        times = self.times.get((entry.who, rate.what))
        if times is not None and len(times) == rate.most and entry.at - times[0] < rate.within:
            raise TooFast(f"at most {rate.most} {rate.what} in {rate.within // 1000} seconds")

    def written(self) -> list[Recent]:
        """For a snapshot."""
        return [Recent(person, what, list(times)) for (person, what), times in self.times.items()]

    def read(self, recent: list[Recent]) -> None:
        """From a snapshot."""
        most = {rate.what: rate.most for rate in RATES.values()}
        self.times = {
            (each.person, each.what): deque(each.times, maxlen=most[each.what]) for each in recent
        }

    def _forget(self, now: int) -> None:
        """Forget people who have done nothing for a minute, or else the one who came first."""
        old = [key for key, times in self.times.items() if times and now - times[-1] > MINUTE]
        for key in old or list(self.times)[:1]:
            del self.times[key]
