"""Checking a record's deals and rolls against its revealed secret."""

from __future__ import annotations

from byczo.core.errors import BadRecord, Unfair
from byczo.core.fairness import Fair, commitment, read_secret
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.core.match import Match


def verify(game: Game, record: GameRecord) -> int:
    """Draw everything again: the number of deals and rolls checked; Unfair names a wrong one."""
    if record.fairness is None:
        raise BadRecord("the record has no field 'fairness': its deals cannot be checked")
    if record.fairness.secret is None:
        raise BadRecord("the secret of this game has not been revealed yet")
    secret = read_secret(record.fairness.secret)
    if commitment(secret) != record.fairness.commitment:
        raise Unfair("the revealed secret is not the one that the table committed to")
    Match.load(game, record)  # a record that breaks the rules is bad, not unfair
    match = Match(game, record.options, chance=Fair(secret, record.fairness.salts))
    chances = 0
    for number, entry in enumerate(record.log, 1):
        if "do" in entry:
            match.act(entry["seat"], entry["do"])
        elif "score" not in entry:
            chances += 1
        if match.log[number - 1] != entry:
            raise Unfair(f"log entry {number} should be {match.log[number - 1]}")
    return chances
