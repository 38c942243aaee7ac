"""A seat at a table, and who or what plays on it."""

from __future__ import annotations

from dataclasses import dataclass

from byczo.messages.vocabulary import Away


@dataclass(slots=True)
class Chair:
    """One player's place; a rematch gives everybody a fresh one."""

    name: str
    people: list[str]  # guests who may play for it: one, or the same person's other devices
    bot: str | None
    program: bool = False  # plays from outside, with the seat's token
    stand_in: str | None = None
    away: Away | None = None
    strikes: int = 0
    salt: str | None = None
    seal: str | None = None  # the SHA-256 of the salt
    awaited: bool = False  # its salt, now that seals are closed
    token: str | None = None
    wants_pause: bool = False
    wants_abandon: bool = False

    @property
    def by(self) -> str:
        """What decides for the seat as long as nobody stands in: a bot, a program or a person."""
        return self.bot or ("program" if self.program else "human")

    @property
    def player(self) -> str | None:
        """The bot that decides for the seat now; None: its person does."""
        return self.bot or self.stand_in
