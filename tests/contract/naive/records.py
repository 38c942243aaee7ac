"""Situations on both sides: as naive positions, and as records of the real games.

A room per game: ``position`` and ``state`` set the situation up on either side, ``key`` reads
from a record what the naive ``key`` reads from a position. Only the fields of a record are used
here, none of its rules; fields that follow from others must be kept up with.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from byczo.core.contract import CHANCE
from byczo.games.david_goliath import rules as dg
from byczo.games.david_goliath.notation import CARD_OF, NAMES as CARD_NAMES
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt import rules as six
from byczo.games.twenty_one import rules as t1
from byczo.games.twenty_one.layout import LETTERS, packed
from byczo.games.twenty_one.notation import sheet_of, write_action
from byczo.games.x_nimmt import rules as x
from tests.contract.naive import david_goliath, six_nimmt, twenty_one, x_nimmt
from tests.contract.naive.situations import Situation

Key = tuple[Any, ...]
PRINTED = ("654321", "544331", "543221", "544221", "443321")  # on the sheets of Twenty One


def ints(values: Any) -> tuple[int, ...]:
    return tuple(values.tolist())


def everybody(players: int) -> int:
    return (1 << players) - 1


def lay_rows(state: Any, rows: list[list[int]], lies: int) -> None:
    """Rows on the table, in both games that have them."""
    for row, cards in enumerate(rows):
        state.rows[row, : len(cards)] = cards
        state.lengths[row] = len(cards)
        state.ends[row] = cards[-1]
        state.lies[cards] = lies
        if hasattr(state, "row_heads"):
            state.row_heads[row] = HEADS[cards].sum()


def give_hands(state: Any, hands: list[list[int]]) -> None:
    for seat, cards in enumerate(hands):
        state.hands[seat, : len(cards)] = cards
        state.held[seat] = len(cards)
        if hasattr(state, "spots"):
            state.spots[cards] = range(len(cards))


def rows_and_hands(state: Any) -> Key:
    rows = zip(state.rows.tolist(), state.lengths.tolist(), strict=True)
    hands = zip(state.hands.tolist(), state.held.tolist()[: state.players], strict=False)
    return (
        tuple(tuple(cards[:count]) for cards, count in rows),
        tuple(tuple(sorted(cards[:count])) for cards, count in hands),
    )


def chosen(state: Any, *, now: bool) -> Key:
    """Secret choices; the field of a seat that is still to choose means nothing."""
    waiting = state.waiting if now else -1
    made = enumerate(ints(state.chosen[: state.players]))
    return tuple(0 if waiting >> seat & 1 else action for seat, action in made)


def to_place(state: Any, *, now: bool) -> Key:
    """Revealed cards that do not lie yet, with their seats."""
    left = state.order[state.placed : state.players] if now else []
    return tuple((int(state.cards[seat]), seat) for seat in left)


class SixNimmt:
    naive: Any = six_nimmt

    @staticmethod
    def picks(situation: Situation) -> int:
        """Draft: the cards that were picked before."""
        return len(situation.cards("hands"))

    @classmethod
    def position(cls, situation: Situation) -> six_nimmt.Position:
        first = situation.number("round", 1) - 1
        return six_nimmt.start(
            situation.groups("hands"),
            situation.groups("rows"),
            situation.cards("offered"),
            (first + cls.picks(situation)) % situation.players,
        )

    @classmethod
    def state(cls, situation: Situation) -> six.State:
        state = six.State.blank()
        state.players = players = situation.players
        state.rounds = state.round = situation.number("round", 1)
        state.closed = state.round - 1
        give_hands(state, situation.groups("hands"))
        if "offered" in situation.given:
            state.variant = six.TACTICAL
            state.phase = six.PICK
            state.picks = cls.picks(situation)
            state.waiting = 1 << (state.round - 1 + state.picks) % players
            state.lies[situation.cards("offered")] = six.OFFERED
            state.lies[situation.cards("hands")] = six.HELD
        else:
            state.phase = six.PLAY
            state.turn = six.HAND - int(state.held[0])
            state.waiting = everybody(players)
            lay_rows(state, situation.groups("rows"), six.PLAYED)
        return state

    @staticmethod
    def key(state: six.State) -> Key:
        rows, hands = rows_and_hands(state)
        picking = state.phase == six.PICK
        return (
            () if picking else rows,
            hands,
            chosen(state, now=state.phase == six.PLAY),
            to_place(state, now=state.phase == six.TAKE),
            ints(np.flatnonzero(state.lies == six.OFFERED)) if picking else (),
            ints(state.heads[: state.players]),
        )


class XNimmt:
    naive: Any = x_nimmt

    @staticmethod
    def position(situation: Situation) -> x_nimmt.Position:
        names = ("hands", "rows", "x-rows", "x-piles")
        return x_nimmt.start(*(situation.groups(name) for name in names))

    @staticmethod
    def state(situation: Situation) -> x.State:
        state = x.State.blank()
        state.players = situation.players
        state.rounds = state.round = 1
        state.phase = x.PLAY
        state.waiting = everybody(state.players)
        give_hands(state, situation.groups("hands"))
        lay_rows(state, situation.groups("rows"), x.OPEN)
        for seat in range(state.players):
            pile, row = (
                situation.groups(name)[seat] if name in situation.given else []
                for name in ("x-piles", "x-rows")
            )
            count = len(pile) + len(row)
            state.x_cards[seat, :count] = [*pile, *row]
            state.x_first[seat], state.x_count[seat] = len(pile), count
            state.x_ends[seat] = row[-1] if row else 0
            state.lies[[*pile, *row]] = x.OPEN
        return state

    @staticmethod
    def key(state: x.State) -> Key:
        fields = (state.x_cards, state.x_first, state.x_count)
        x_cards = [
            (cards[:first], tuple(cards[first:count]))
            for cards, first, count in zip(*(f.tolist() for f in fields), strict=True)
        ][: state.players]
        sorting = state.phase == x.SORT
        taker = state.waiting.bit_length() - 1 if sorting else -1
        return (
            *rows_and_hands(state),
            tuple(row for _, row in x_cards),
            tuple(tuple(sorted(pile)) for pile, _ in x_cards),
            chosen(state, now=state.phase == x.PLAY),
            to_place(state, now=state.phase in {x.TAKE, x.SORT}),
            ints(state.taken[taker, : state.gains[taker]]) if sorting else (),
            taker,
        )


class DavidGoliath:
    naive: Any = david_goliath

    @staticmethod
    def position(situation: Situation) -> david_goliath.Position:
        return david_goliath.start(
            situation.groups("hands"), situation.number("leader"), situation.groups("won")
        )

    @staticmethod
    def state(situation: Situation) -> dg.State:
        state = dg.State.blank()
        state.players = situation.players
        state.rounds = state.round = 1
        state.phase = dg.PLAY
        state.leader = situation.number("leader")
        state.waiting = 1 << state.leader
        state.tricks = dg.HAND - len(situation.groups("hands")[0])
        for seat, names in enumerate(situation.groups("hands")):
            for card in map(CARD_OF.__getitem__, names):
                colour = dg.COLOUR[card]
                state.places[card] = state.holds[seat, colour]
                state.hands[seat, colour, state.places[card]] = card
                state.holds[seat, colour] += 1
                state.lies[card] = dg.UNSEEN
        for seat, names in enumerate(situation.groups("won")):
            for card in map(CARD_OF.__getitem__, names):
                state.counts[seat, dg.COLOUR[card]] += 1
                state.sums[seat, dg.COLOUR[card]] += dg.NUMBER[card]
                state.lies[card] = dg.WON + seat
        return state

    @staticmethod
    def key(state: dg.State) -> Key:
        hands, holds, lies = state.hands.tolist(), state.holds.tolist(), state.lies.tolist()
        seats = range(state.players)
        held = [
            [
                card
                for cards, count in zip(hands[s], holds[s], strict=True)
                for card in cards[:count]
            ]
            for s in seats
        ]
        won = [[card for card, place in enumerate(lies) if place == dg.WON + s] for s in seats]
        return (
            tuple(tuple(sorted(CARD_NAMES[card] for card in cards)) for cards in held),
            tuple(tuple(sorted(CARD_NAMES[card] for card in cards)) for cards in won),
            state.leader,
            tuple(CARD_NAMES[card] for card in state.middle[: state.played].tolist()),
        )


class TwentyOne:
    """Rolls are given by active seat: the first, and what a reroll makes of it."""

    naive: Any = twenty_one
    phases: ClassVar = {t1.ROLL: "roll", t1.DECIDE: "decide", t1.AGAIN: "again", t1.WRITE: "write"}

    @staticmethod
    def position(situation: Situation) -> twenty_one.Position:
        written, active = situation.groups("written"), situation.number("active")
        position = twenty_one.start(TwentyOne.sheets(situation), written, active)
        return TwentyOne.rolled(situation, position)

    @staticmethod
    def sheets(situation: Situation) -> list[list[list[tuple[str, int]]]]:
        """Sheets that show the same colours in each row."""
        return [
            [[(c, int(n)) for c, n in zip(colours, row, strict=True)] for row in PRINTED]
            for [colours] in situation.groups("colours")
        ]

    @staticmethod
    def roll(situation: Situation, active: int, phase: str) -> tuple[int, ...]:
        """What the dice show next, if the situation says it."""
        rolls = situation.groups("rolls")[active]
        wanted = {"roll": 0, "again": 1}.get(phase, len(rolls))
        return tuple(map(int, rolls[wanted])) if wanted < len(rolls) else ()

    @staticmethod
    def rolled(situation: Situation, position: twenty_one.Position) -> twenty_one.Position:
        roll = TwentyOne.roll(situation, position.active, position.phase)
        return twenty_one.roll(position, roll) if roll else position

    @staticmethod
    def state(situation: Situation) -> t1.State:
        state = t1.State.blank()
        state.players = situation.players
        for seat, sheet in enumerate(TwentyOne.sheets(situation)):
            state.sheets[seat] = [packed(row) for row in sheet]
            state.letters[seat] = seat + 1
        state.phase, state.waiting = t1.ROLL, CHANCE
        state.round = state.turn = 1
        state.active = situation.number("active")
        state.free[: state.players] = t1.ALL_FREE
        for seat, rows in enumerate(situation.groups("written")):
            for row, text in enumerate(rows):
                TwentyOne.write(state, seat, row, text)
        return state

    @staticmethod
    def write(state: t1.State, seat: int, row: int, text: str) -> None:
        for (colour, number), entry in zip(sheet_of(state, seat)[row], text, strict=True):
            place = LETTERS.index(colour)
            if entry == "x":
                state.written[seat, row, place] = t1.CROSSED
            elif entry != "-":
                state.written[seat, row, place] = int(entry)
                state.hits[seat, row] += int(entry) == number
                state.scores[seat, row] += int(entry)
        state.scores[seat, row] += t1.BONUS[state.hits[seat, row]]
        free = sum(1 << colour for colour in np.flatnonzero(state.written[seat, row] == 0).tolist())
        state.row[seat], state.free[seat] = (row, free) if free else (row + 1, t1.ALL_FREE)

    @staticmethod
    def key(state: t1.State) -> Key:
        phase = TwentyOne.phases.get(state.phase, "over")
        signs = {0: "-", t1.CROSSED: "x"}
        written = [
            " ".join(
                "".join(
                    signs.get(entries[LETTERS.index(colour)], str(entries[LETTERS.index(colour)]))
                    for colour, _ in printed
                )
                for printed, entries in zip(sheet_of(state, seat), rows, strict=True)
            )
            for seat, rows in enumerate(state.written[: state.players].tolist())
        ]
        made = chosen(state, now=True) if phase == "write" else ()
        return (
            tuple(written),
            state.active,
            phase,
            ints(state.dice) if phase in {"decide", "again", "write"} else (),
            tuple(write_action(state, action) if action else "" for action in made),
        )


ROOMS: dict[str, Any] = {
    "six-nimmt": SixNimmt,
    "x-nimmt": XNimmt,
    "david-goliath": DavidGoliath,
    "twenty-one": TwentyOne,
}
