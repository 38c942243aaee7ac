"""Records that are brought from elsewhere: what their fields may hold.

Whether the game follows the rules is seen when it is played again; here is what no rule looks at.
"""

from __future__ import annotations

import re

from byczo.core.errors import BadRecord
from byczo.core.fairness import SALT
from byczo.core.game_record import Fairness, GameRecord

MOST_SEATS = 20
MOST_ENTRIES = 5000
MOST_OPTIONS = 30
BY = re.compile(r"[0-9A-Za-z:_-]{1,40}")
DIGEST = re.compile(r"[0-9a-f]{64}")


def check(record: GameRecord) -> None:
    """BadRecord names the field that cannot be right."""
    if record.result is None:
        raise BadRecord("only a finished game can be brought: this record has no result")
    if not 1 <= len(record.seats) <= MOST_SEATS:
        raise BadRecord(f"field 'seats': a game has 1 to {MOST_SEATS}, not {len(record.seats)}")
    for seat in record.seats:
        if not BY.fullmatch(seat.by):
            raise BadRecord("field 'by' of a seat: it is human, program or the name of a bot")
    if len(record.log) > MOST_ENTRIES:
        raise BadRecord(f"field 'log': a game has at most {MOST_ENTRIES} entries")
    if len(record.options) > MOST_OPTIONS:
        raise BadRecord(f"field 'options': a game has at most {MOST_OPTIONS}")
    if record.fairness is not None:
        _check_fairness(record.fairness)


def _check_fairness(fairness: Fairness) -> None:
    if not DIGEST.fullmatch(fairness.commitment):
        raise BadRecord("field 'commitment': it must have 64 hexadecimal digits in lower case")
    if fairness.secret is not None and not DIGEST.fullmatch(fairness.secret):
        raise BadRecord("field 'secret': it has 64 hexadecimal digits in lower case")
    if len(fairness.seals) > MOST_SEATS or not all(map(DIGEST.fullmatch, fairness.seals)):
        raise BadRecord(
            f"field 'seals': at most {MOST_SEATS}, each of 64 hexadecimal digits in lower case"
        )
    if (
        sorted(fairness.order) != list(range(len(fairness.order)))
        or len(fairness.order) > MOST_SEATS
    ):
        raise BadRecord("field 'order': it must hold each number from 0 on once")
    if len(fairness.salts) > MOST_SEATS:
        raise BadRecord(f"field 'salts': there are at most {MOST_SEATS}, not {len(fairness.salts)}")
    for salt in fairness.salts:
        if not SALT.fullmatch(salt):
            raise BadRecord("field 'salts': each has 1 to 64 letters, digits, hyphens, underscores")
