"""Checking a record's deals and rolls against its revealed secret, and against one's own notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from byczo.core.errors import BadRecord, Unfair
from byczo.core.fairness import Fair, commitment, read_secret, seal_of
from byczo.core.game import Game
from byczo.core.game_record import Fairness, GameRecord
from byczo.core.match import Match


@dataclass(frozen=True)
class PlayerNotes:
    """What a player has kept of a game: nobody else can have changed it since.

    The commitment that was shown before the game, the player's own salt, and the seals of all as
    they were shown before that salt was.
    """

    commitment: str | None = None
    salt: str | None = None
    seals: Sequence[str] = ()


def verify(game: Game, record: GameRecord, notes: PlayerNotes | None = None) -> int:
    """Draw everything again: the number of deals and rolls checked; Unfair names a wrong one.

    Without notes it is only known that the record agrees with itself.
    """
    fairness = record.fairness
    if fairness is None:
        raise BadRecord("the record has no field 'fairness': its deals cannot be checked")
    if notes is not None:
        _compare(fairness, notes)
    if fairness.secret is None:
        raise BadRecord("the secret of this game has not been revealed yet")
    secret = read_secret(fairness.secret)
    if commitment(secret) != fairness.commitment:
        raise Unfair("the revealed secret is not the one that the table committed to")
    _check_seals(fairness)
    fair = Fair(secret, fairness.salts)
    if fairness.order and fairness.order != fair.seating(len(record.seats)):
        raise Unfair(f"the seats should be drawn in the order {fair.seating(len(record.seats))}")
    Match.load(game, record)  # a record that breaks the rules is bad, not unfair
    match = Match(game, record.options, chance=fair)
    chances = 0
    for number, entry in enumerate(record.log, 1):
        if "do" in entry:
            match.act(entry["seat"], entry["do"])
        elif "score" not in entry:
            chances += 1
        if match.log[number - 1] != entry:
            raise Unfair(f"log entry {number} should be {match.log[number - 1]}")
    return chances


def _compare(fairness: Fairness, notes: PlayerNotes) -> None:
    """Is this record about the game that the notes are about?"""
    if notes.commitment is not None and notes.commitment != fairness.commitment:
        raise Unfair(
            "the record has another commitment than the one that you noted before the game"
        )
    if notes.salt is not None and notes.salt not in fairness.salts:
        raise Unfair("your salt is not among those that the deals follow from")
    if notes.seals and list(notes.seals) != fairness.seals:
        raise Unfair("the record has other seals than those that you noted before you showed yours")


def _check_seals(fairness: Fairness) -> None:
    """Every salt was sealed, in this order; seals whose salt was never shown may lie between."""
    seals = iter(fairness.seals)
    if fairness.seals and not all(seal_of(salt) in seals for salt in fairness.salts):
        raise Unfair("a salt is not one of those that were sealed before any was shown")
