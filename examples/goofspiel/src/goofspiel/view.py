"""Goofspiel as a seat sees it, as messages for clients."""

from __future__ import annotations

import msgspec

from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.core.layout import Batch
from goofspiel.rules import BID, State


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its cards are known to all, for all began with the same."""

    hand: list[int]
    points: int
    ready: bool


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A card that the observer may play."""

    do: str
    card: int


class GoofspielView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="goofspiel"):
    """The table of goofspiel before one seat, or before a spectator (seat None)."""

    seat: int | None
    turn: int
    waiting: list[int]
    prize: int | None
    stake: int
    prizes_left: list[int]
    places: list[Place]
    chosen: int | None
    choices: list[Choice]


class PrizeTurnedUp(Event, frozen=True, kw_only=True, tag="prize"):
    """A prize lies on the table; ``stake`` counts prizes that nobody won before it, too."""

    prize: int
    stake: int


class PrizeDecided(Event, frozen=True, kw_only=True, tag="bids"):
    """All bids were revealed; the winner is nobody if the highest are equal."""

    bids: list[int]
    winner: int | None
    stake: int


def view(seen: Batch, public: State, engine: Engine) -> GoofspielView:
    """What everybody sees."""
    seats, cards = range(public.players), range(1, public.cards + 1)
    bidding, waiting = public.phase == BID, max(public.waiting, 0)
    return GoofspielView(
        seat=None,
        turn=public.turn,
        waiting=[seat for seat in seats if waiting >> seat & 1],
        prize=public.prize if bidding else None,
        stake=public.stake,
        prizes_left=[card for card in cards if not public.prizes[card]],
        places=[
            Place(
                hand=[card for card in cards if public.hands[seat][card]],
                points=public.won[seat],
                ready=bidding and not waiting >> seat & 1,
            )
            for seat in seats
        ],
        chosen=None,
        choices=[],
    )


def view_from(
    seat: int, view: GoofspielView, seen: Batch, public: State, engine: Engine
) -> GoofspielView:
    """The same with the seat's own choice, and what it may do."""
    hand = view.places[seat].hand if public.phase == BID else []
    return msgspec.structs.replace(
        view,
        seat=seat,
        chosen=int(seen[0].chosen[seat]) or None,
        choices=[Choice(do=f"bid {card}", card=card) for card in hand],
    )


def happened(before: State, after: State) -> list[Event]:
    """Bids that were revealed, and a prize that was turned up."""
    events: list[Event] = []
    if before.phase == BID and after.phase != BID:
        winner = None if after.winner < 0 else after.winner
        bids = list(after.bids[: after.players])
        events.append(PrizeDecided(bids=bids, winner=winner, stake=before.stake))
    if after.turn != before.turn:
        events.append(PrizeTurnedUp(prize=after.prize, stake=after.stake))
    return events
