"""Positions laid out by hand, to say what a coach should say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.waiting import ask_everybody
from byczo.games import game_of
from byczo.games.david_goliath import rules as david_goliath
from byczo.games.david_goliath.notation import CARD_OF
from byczo.games.rows.heads import HEADS
from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.reveal_order import queue_up
from byczo.games.six_nimmt import rules as six_nimmt
from byczo.games.x_nimmt import rules as x_nimmt
from tests.support import short, walk


def six_nimmt_table(
    rows: Sequence[Sequence[int]], hand: Sequence[int], players: int = 4
) -> six_nimmt.State:
    """Seat 0 of a base game is to play one of these cards; others hold as many."""
    state = game_of("six-nimmt").start(
        game_of("six-nimmt").read_options({"players": players, "rounds": 1})
    )
    assert isinstance(state, six_nimmt.State)
    state.round = 1
    state.turn = six_nimmt.HAND - len(hand)
    state.lies[:] = UNSEEN
    for row, cards in enumerate(rows):
        state.rows[row, : len(cards)] = cards
        state.lengths[row] = len(cards)
        state.ends[row] = cards[-1]
        state.row_heads[row] = HEADS[list(cards)].sum()
        state.lies[list(cards)] = six_nimmt.PLAYED
    state.held[:players] = len(hand)
    for place, card in enumerate(hand):
        six_nimmt.hold(state, 0, place, card)
    ask_everybody(state, six_nimmt.PLAY)
    return state


def must_take(state: six_nimmt.State, card: int) -> six_nimmt.State:
    """The seat has played the last card of all, which is below all rows."""
    state.held[: state.players] = 0
    state.hands[:] = 0
    state.turn = six_nimmt.HAND
    others = [100 + seat for seat in range(1, state.players)]
    for seat, played in enumerate([card, *others]):
        state.cards[seat] = played
        state.lies[played] = six_nimmt.PLAYED
        queue_up(state, seat, played)
    state.placed = 0
    state.phase = six_nimmt.TAKE
    state.waiting = 1
    return state


def x_nimmt_table(
    rows: Sequence[Sequence[int]], hand: Sequence[int], players: int = 3
) -> x_nimmt.State:
    """Seat 0 is to play one of these cards; others hold as many."""
    game = game_of("x-nimmt")
    state = game.start(game.read_options({"players": players}))
    assert isinstance(state, x_nimmt.State)
    state.round = 1
    for row, cards in enumerate(rows):
        state.rows[row, : len(cards)] = cards
        state.lengths[row] = len(cards)
        state.ends[row] = cards[-1]
        state.lies[list(cards)] = x_nimmt.OPEN
    state.held[:players] = len(hand)
    state.hands[0, : len(hand)] = hand
    state.spots[list(hand)] = range(len(hand))
    ask_everybody(state, x_nimmt.PLAY)
    return state


def trick(
    middle: Sequence[str], hand: Sequence[str], won: Sequence[str] = (), players: int = 4
) -> david_goliath.State:
    """The next seat after these cards holds the hand and has won those cards."""
    game = game_of("david-goliath")
    state = game.start(game.read_options({"players": players, "rounds": 1}))
    assert isinstance(state, david_goliath.State)
    seat = len(middle)
    state.round = 1
    state.tricks = david_goliath.HAND - len(hand)
    state.phase = david_goliath.PLAY
    seen = [CARD_OF[name] for name in (*middle, *hand)]
    highest = david_goliath.highest_number(players)
    left = [
        card
        for card in range(1, david_goliath.CARDS + 1)
        if david_goliath.NUMBER[card] <= highest and card not in seen
    ]
    for name in hand:
        david_goliath.take_card(state, seat, CARD_OF[name])
    for name in won:
        left.remove(CARD_OF[name])
        david_goliath.win_card(state, seat, CARD_OF[name])
    hidden = sum(len(hand) - (other < seat) for other in range(players) if other != seat)
    for card in left[:hidden]:
        state.lies[card] = david_goliath.UNSEEN
    for card in left[hidden:]:
        david_goliath.win_card(state, (seat + 1) % players, card)
    for turn, name in enumerate(middle):
        state.middle[turn] = CARD_OF[name]
        state.lies[CARD_OF[name]] = david_goliath.IN_TRICK
    state.led = david_goliath.COLOUR[CARD_OF[middle[0]]] if middle else 0
    state.played = len(middle)
    state.waiting = 1 << seat
    return state


def moments(game: Game, options: Options, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some states of a random game in which a seat decides, and that seat."""
    stream = stream_of(f"moments {seed}")
    for state in walk(game, short(game, options), seed, game.compiled):
        if state.waiting not in {CHANCE, OVER} and draw(stream, every) == 0:
            yield state, state.waiting.bit_length() - 1
