"""Who sits where: every bot alone among copies of another, once in each seat."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations


@dataclass(frozen=True)
class Seating:
    """The bots of one table, by seat.

    ``copy`` tells the tables of a bot among its own copies apart: the seats look the same, but
    at each of these tables the bots draw from streams of their own.
    """

    bots: tuple[str, ...]
    copy: int = 0


@dataclass(frozen=True)
class Pairing:
    """A bot alone among copies of another; among its own copies it is a control."""

    bot: str
    among: str

    @property
    def control(self) -> bool:
        """Whether the arena is measured here: a bot has no lead over its copies."""
        return self.bot == self.among

    def seatings(self, players: int) -> list[Seating]:
        """The bot in each seat: in the s-th of these seatings it sits in seat s."""
        return [
            Seating(
                tuple(self.bot if seat == own else self.among for seat in range(players)),
                copy=own if self.control else 0,
            )
            for own in range(players)
        ]


def pairings_of(bots: list[str], *, cross: bool, control: bool) -> list[Pairing]:
    """What is played: the first bot among copies of the second, or all among all.

    Three bots or more always play all among all. Controls come last.
    """
    bots = list(dict.fromkeys(bots))
    if len(bots) == 1:
        return [Pairing(bots[0], bots[0])]
    if cross or len(bots) > 2:
        pairings = [Pairing(bot, among) for bot, among in permutations(bots, 2)]
        return pairings + [Pairing(bot, bot) for bot in bots if control]
    first, second = bots
    return [Pairing(first, second)] + ([Pairing(first, first)] if control else [])


def seatings_of(pairings: list[Pairing], players: int) -> list[Seating]:
    """All tables of a deal, each once: with two players A among B is also B among A."""
    return list(dict.fromkeys(s for pairing in pairings for s in pairing.seatings(players)))
