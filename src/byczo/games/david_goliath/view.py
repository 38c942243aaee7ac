"""David & Goliath as a seat sees it, as messages for clients. Cards are named as in ``g7``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Literal, get_args

import msgspec
import numpy as np
from msgspec.structs import replace

from byczo.core.events import Event
from byczo.core.game import Engine
from byczo.core.layout import Batch, Ints
from byczo.games.cards_by_place import cards_at, sort_cards
from byczo.games.david_goliath.notation import COLOUR_OF, LETTERS, NAMES, write_action
from byczo.games.david_goliath.preview import FACTS, preview
from byczo.games.david_goliath.rules import (
    CARDS,
    HAND,
    IN_TRICK,
    WON,
    State,
    held,
    highest,
    highest_number,
    lowest,
    seat_of,
    worth,
)

Phase = Literal["deal", "play", "done"]
PHASES: tuple[Phase, ...] = get_args(Phase)
PILES_KEPT = 1 << 12  # about 5 MB: of a thousand seats, as they change


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """Won cards of one colour, what they count now, and whether one more would lower that."""

    colour: str
    cards: list[str]
    worth: int
    at_risk: bool


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it; ``hand`` only where the observer may know it.

    ``worth`` is what all its piles count now, ``voids`` the colours that it has shown to lack.
    """

    cards: int
    piles: list[Pile]
    worth: int
    total: int
    voids: list[str]
    hand: list[str] | None


class TrickCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a trick and who played it."""

    seat: int
    card: str


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """Cards in the order of play; who has the highest, and the lowest of the others, so far."""

    cards: list[TrickCard]
    goliath: int | None
    david: int | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A card the observer may play, and what would happen if the trick ended with it.

    ``highest`` and ``lowest`` tell what the card would be among those played so far, ``gain``
    by how much the worth of the observer's won cards would change.
    """

    do: str
    card: str
    highest: bool
    lowest: bool
    gain: int


class DavidGoliathView(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="david-goliath"
):
    """The table of David & Goliath before one seat, or before a spectator (seat None)."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    numbers: int  # of each colour in play: 1 to this
    dealer: int | None
    leader: int | None
    tricks: int  # won in this round
    waiting: list[int]
    led: str | None
    trick: Trick
    last: Trick | None
    places: list[Place]
    played: list[str]
    unseen: list[str]
    choices: list[Choice]


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A card was played to the trick."""

    seat: int
    card: str


class Winnings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat has won in this round, and what it counts now."""

    seat: int
    piles: list[Pile]
    worth: int


class TrickWon(Event, frozen=True, kw_only=True, tag="trick-won"):
    """David's seat won the highest card, Goliath's seat all others.

    ``winnings`` are those of the two after it: a new round may have swept them from the next view.
    """

    goliath: int
    david: int
    highest: str
    others: list[str]
    winnings: list[Winnings]


def view(seen: Batch, public: State, engine: Engine) -> DavidGoliathView:
    """Everything a client needs to show the table."""
    seats = range(public.players)
    _, unseen, *played = sort_cards(seen, CARDS, WON + public.players, engine)
    return DavidGoliathView(
        seat=None,
        phase=PHASES[public.phase],
        round=public.round,
        rounds=public.rounds,
        numbers=highest_number(public.players),
        dealer=public.dealer if public.round else None,
        leader=public.leader if public.waiting > 0 else None,
        tricks=public.tricks,
        waiting=[s for s in seats if public.waiting > 0 and public.waiting >> s & 1],
        led=LETTERS[public.led] if public.played else None,
        trick=_trick(public),
        last=_last(public) if public.tricks else None,
        places=[_place(public, s, won) for s, won in enumerate(played[WON - IN_TRICK :])],
        played=_names(sorted(chain.from_iterable(played))),
        unseen=_names(unseen),
        choices=[],
    )


def view_from(
    seat: int, view: DavidGoliathView, seen: Batch, public: State, engine: Engine
) -> DavidGoliathView:
    """The same with the seat's own hand, and what it may do."""
    hand = _names(_hand(seen[0], seat))
    places = view.places.copy()
    places[seat] = replace(places[seat], hand=hand)
    return replace(
        view,
        seat=seat,
        places=places,
        unseen=[card for card in view.unseen if card not in hand],
        choices=_choices(seen, public, seat, engine),
    )


def happened(before: State, after: State) -> list[Event]:
    """The card that was played between two public observations, and the trick that it closed."""
    if before.waiting <= 0 or (after.tricks, after.played) == (before.tricks, before.played):
        return []
    seat = before.waiting.bit_length() - 1
    if after.tricks == before.tricks:
        return [Played(seat=seat, card=NAMES[after.middle[before.played]])]
    last = _last(after)
    return [
        Played(seat=seat, card=NAMES[after.last[before.played]]),
        TrickWon(
            goliath=after.goliath,
            david=after.david,
            highest=next(laid.card for laid in last.cards if laid.seat == after.goliath),
            others=[laid.card for laid in last.cards if laid.seat != after.goliath],
            winnings=[_winnings(after, seat) for seat in (after.goliath, after.david)],
        ),
    ]


def _names(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _hand(seen: State, seat: int) -> list[int]:
    """Read from the record: of the plain form's largest grid this is one part in six."""
    return sorted([card for card in seen.hands[seat].ravel().tolist() if card])


def _cards(seen: State, leader: int, cards: Ints, count: int) -> list[TrickCard]:
    """Cards in the order of play, with their seats."""
    return [
        TrickCard(seat=(leader + turn) % seen.players, card=NAMES[cards[turn]])
        for turn in range(count)
    ]


def _trick(seen: State) -> Trick:
    high = highest(seen)
    return Trick(
        cards=_cards(seen, seen.leader, seen.middle, seen.played),
        goliath=seat_of(seen, high) if seen.played > 0 else None,
        david=seat_of(seen, lowest(seen, high)) if seen.played > 1 else None,
    )


def _last(seen: State) -> Trick:
    return Trick(
        cards=_cards(seen, seen.opener, seen.last, seen.players),
        goliath=seen.goliath,
        david=seen.david,
    )


def _winnings(seen: State, seat: int) -> Winnings:
    won = cards_at(WON + seat, seen.lies)
    piles = _piles(tuple(won), seen.counts[seat], seen.sums[seat])
    return Winnings(seat=seat, piles=list(piles), worth=sum([pile.worth for pile in piles]))


def _place(seen: State, seat: int, won: list[int]) -> Place:
    piles = _piles(tuple(won), seen.counts[seat], seen.sums[seat])
    return Place(
        cards=held(seen, seat),
        piles=list(piles),
        worth=sum([pile.worth for pile in piles]),
        total=seen.totals[seat],
        voids=[letter for letter, v in zip(LETTERS, seen.voids[seat], strict=True) if v],
        hand=None,
    )


@lru_cache(PILES_KEPT)
def _piles(won: tuple[int, ...], counts: Iterable[int], sums: Iterable[int]) -> tuple[Pile, ...]:
    """The cards that a seat has won; most are as they were in the view before."""
    return tuple(
        Pile(
            colour=letter,
            cards=[NAMES[card] for card in won if COLOUR_OF[card] == colour],
            worth=worth(count, numbers),
            at_risk=worth(count + 1, numbers + 1) < worth(count, numbers),
        )
        for colour, (letter, count, numbers) in enumerate(zip(LETTERS, counts, sums, strict=True))
    )


def _choices(seen: Batch, public: State, seat: int, engine: Engine) -> list[Choice]:
    facts = np.empty((HAND, FACTS), np.int16)
    count = engine.fit(preview)(seen, seat, State.batch(1), facts)
    return [
        Choice(
            do=write_action(public, card),
            card=NAMES[card],
            highest=bool(is_highest),
            lowest=bool(is_lowest),
            gain=gain,
        )
        for card, is_highest, is_lowest, gain in sorted(facts[:count].tolist())
    ]
