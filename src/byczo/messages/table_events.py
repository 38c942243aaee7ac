"""What everybody sees happen at the table, beside the game's own events."""

from __future__ import annotations

from byczo.core.events import Event
from byczo.messages.vocabulary import Away, Reaction


class SatDown(Event, frozen=True, kw_only=True, tag="sat-down"):
    """Somebody took a seat."""

    seat: int
    name: str
    by: str


class Renamed(Event, frozen=True, kw_only=True, tag="renamed"):
    """Somebody is called something else from now on."""

    seat: int
    name: str
    before: str


class GotUp(Event, frozen=True, kw_only=True, tag="got-up"):
    """A seat was given up or freed. Before a game the seats after it move up."""

    seat: int
    name: str


class Salted(Event, frozen=True, kw_only=True, tag="salted"):
    """A person has added to the chance of the game."""

    seat: int


class Sealed(Event, frozen=True, kw_only=True, tag="sealed"):
    """A person has promised a salt."""

    seat: int


class SealsClosed(Event, frozen=True, kw_only=True, tag="seals-closed"):
    """The game is about to begin: these seats show their salts now."""

    seats: list[int]


class SealsOpened(Event, frozen=True, kw_only=True, tag="seals-opened"):
    """Somebody has left before the game began: all seals are void, and new ones are needed."""


class SetUpChanged(Event, frozen=True, kw_only=True, tag="set-up-changed"):
    """The host has changed what is agreed on."""


class SeatsDrawn(Event, frozen=True, kw_only=True, tag="seats-drawn"):
    """A game begins. Who sat at ``order[seat]`` while gathering has that seat now."""

    number: int
    order: list[int]
    salts: list[str]


class TakenOver(Event, frozen=True, kw_only=True, tag="taken-over"):
    """A bot plays for the seat from now on, because its person left, was slow or is absent."""

    seat: int
    by: str
    why: Away


class CameBack(Event, frozen=True, kw_only=True, tag="came-back"):
    """The person of the seat plays again."""

    seat: int


class ClockRanOut(Event, frozen=True, kw_only=True, tag="clock-ran-out"):
    """A bot made this one decision for the seat."""

    seat: int


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table said something."""

    seat: int
    name: str
    text: str
    at: int


class Reacted(Event, frozen=True, kw_only=True, tag="reacted"):
    """Somebody at the table showed a feeling."""

    seat: int
    reaction: Reaction


class PauseVote(Event, frozen=True, kw_only=True, tag="pause-vote"):
    """A seat wants a pause, or no longer."""

    seat: int
    want: bool


class Paused(Event, frozen=True, kw_only=True, tag="paused"):
    """All agreed: clocks stand still and nobody plays."""


class PlayedOn(Event, frozen=True, kw_only=True, tag="played-on"):
    """The pause is over."""

    seat: int


class AbandonVote(Event, frozen=True, kw_only=True, tag="abandon-vote"):
    """A seat wants to end the game without a result, or no longer."""

    seat: int
    want: bool


class Abandoned(Event, frozen=True, kw_only=True, tag="abandoned"):
    """All agreed to end the game without a result."""


class Gathering(Event, frozen=True, kw_only=True, tag="gathering"):
    """The table gathers for another game; all deals of it are fixed by this commitment."""

    number: int
    commitment: str
