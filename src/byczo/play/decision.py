"""A whole decision of the searcher as one rule, and its steps.

The legal actions are tried on more and more imagined worlds, and the worse half is dropped again
and again (sequential halving). Bots in Python and in a browser call the same rule; what they hand
in besides numbers is room to work in (:mod:`byczo.play.trial`).
"""

from __future__ import annotations

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import (
    BLANK,
    NOBODY,
    States,
    Stream,
    TableState,
    choice,
    choices,
    observe,
)
from byczo.core.exponential import exponential
from byczo.core.layout import FloatCube, FloatGrid, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.core.sorting import sort_part
from byczo.play.belief_kernels import read_play
from byczo.play.hand_chain import liking_row
from byczo.play.search_kernels import (
    COLUMNS,
    GAINS,
    GUESS,
    NO_GUESS,
    ROWS,
    WORLDS,
    match_regrets,
    try_actions,
)

ACTIONS, ALIVE, KEPT, LISTS = 0, 1, 2, 3
"""The lists of a trial: its actions, whether each is still tried, and room to work in."""

WORLD, PLAYED, PUBLIC, EMPTY, STATES = 0, 1, 2, 3, 4
"""The states of a trial: room to work in, and one that stays blank."""

USUAL_PAYOFF = -1
"""The one that the game's bots play for."""

GUESSED = 3
"""Without a model the others choose by the guess in one world of so many, in the rest by the
playout policy: who prepares for only one of these is weak against the other."""


@rule
def goal(seen: TableState) -> int:
    """The payoff that a seat plays for."""
    raise TypeError(BLANK)


@rule
def begin_trial(
    seen: TableState,
    seat: int,
    sign: int,
    payoff: int,
    guessing: int,
    weights: Floats,
    model: Floats,
    stream: Stream,
    states: States,
    room: IntGrid,
    lists: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
    tables: FloatGrid,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> int:
    """List the legal actions, clear all sums, and guess how the others choose.

    Returns the number of actions. With a model the guess is what it says, and hands are read from
    play; without, ``guessing`` is the number of playouts for the guess.
    """
    count = choices(seen, seat)
    for k in range(count):
        lists[ACTIONS, k] = choice(seen, seat, k)
        lists[ALIVE, k] = 1
    sort_part(lists[ACTIONS], 0, count)
    for half in range(2):
        for k in range(count + 1):
            for column in range(COLUMNS):
                sums[half, k, column] = 0.0
            for j in range(count):
                gaps[half, k, j] = 0.0
    for row in range(ROWS):
        for column in range(tables.shape[1]):
            tables[row, column] = 0.0
    if len(model) > 0:
        now = read_play(seen, seat, model, stream, states, likes, liked, slots)
        if now != NOBODY:
            for other in range(seen.players):
                row = liking_row(slots, other, now)
                for action in range(likes.shape[1]):
                    tables[GUESS + other, action] = likes[row, action]
    elif guessing > 0:
        guess_others(seen, sign, payoff, guessing, weights, stream, states, room, tables)
    return count


@rule
def guess_others(
    seen: TableState,
    sign: int,
    payoff: int,
    playouts: int,
    weights: Floats,
    stream: Stream,
    states: States,
    room: IntGrid,
    tables: FloatGrid,
) -> None:
    """How likely the others are to choose each action, as far as everybody can tell.

    The guess stays zero, which stands for the playout policy, where they do not choose now. It is
    made with random playouts: three times as many tell more than a third of them by the policy.
    """
    most, choosing = 1, 0
    for seat in range(seen.players):
        count = choices(seen, seat)
        most = max(most, count)
        choosing += count > 0
    if choosing > 1:
        states[PUBLIC] = states[EMPTY]
        observe(seen, NOBODY, states[PUBLIC])
        rounds = max(playouts // most, 1)
        anything = weights[:0]
        match_regrets(states[PUBLIC], sign, payoff, rounds, anything, stream, states, room, tables)
        for seat in range(1, seen.players):
            for action in range(tables.shape[1]):
                tables[GUESS + seat, action] = tables[GUESS, action]


@rule
def go_on(
    seen: TableState,
    seat: int,
    sign: int,
    payoff: int,
    count: int,
    worlds: int,
    weights: Floats,
    model: Floats,
    stream: Stream,
    states: States,
    room: IntGrid,
    lists: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
    tables: FloatGrid,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> None:
    """Try what is still alive on that many more worlds."""
    guessed = 0
    if is_guessed(tables, seen.players):
        guessed = worlds if len(model) > 0 else worlds // GUESSED
    for row in range(2):
        try_actions(
            seen,
            seat,
            sign,
            payoff,
            lists[ACTIONS, :count],
            lists[ALIVE, :count],
            tables,
            NO_GUESS if row else GUESS,
            weights,
            model,
            worlds - guessed if row else guessed,
            stream,
            states,
            room,
            sums,
            gaps,
            likes,
            liked,
            slots,
        )


@rule
def is_guessed(tables: FloatGrid, players: int) -> bool:
    """Whether it was guessed how anybody chooses."""
    for seat in range(players):
        for action in range(tables.shape[1]):
            if tables[GUESS + seat, action] > 0.0:
                return True
    return False


@rule
def living(alive: Ints, count: int) -> int:
    """How many actions are still tried."""
    number = 0
    for k in range(count):
        number += alive[k]
    return number


@rule
def drop_worse_half(payoff: int, count: int, lists: IntGrid, sums: FloatCube) -> None:
    """Go on only with the better half of what is still tried; of equals the first are kept."""
    left = (living(lists[ALIVE], count) + 1) // 2
    for k in range(count):
        lists[KEPT, k] = 0
    for _ in range(left):
        best, most = count, 0.0
        for k in range(count):
            if lists[ALIVE, k] and not lists[KEPT, k]:
                mean = sums[0, k, payoff] / sums[0, k, WORLDS]
                if best == count or mean > most:
                    best, most = k, mean
        lists[KEPT, best] = 1
    for k in range(count):
        lists[ALIVE, k] = lists[KEPT, k]


@rule
def best_candidate(payoff: int, count: int, sums: FloatCube) -> int:
    """The place of the action with the highest mean, dropped or not."""
    best = 0
    for k in range(1, count):
        mean = sums[0, k, payoff] / sums[0, k, WORLDS]
        if mean > sums[0, best, payoff] / sums[0, best, WORLDS]:
            best = k
    return best


@rule
def slipped_candidate(
    payoff: int, count: int, slip: float, sums: FloatCube, stream: Stream, odds: Floats
) -> int:
    """The place of an action drawn by how good it is: for ``slip`` less it is e times as rare."""
    best = best_candidate(payoff, count, sums)
    most = sums[0, best, payoff] / sums[0, best, WORLDS]
    total = 0.0
    for k in range(count):
        worth = sums[0, k, payoff] / sums[0, k, WORLDS]
        total += exponential((worth - most) / slip)
        odds[k] = total
    aim = total * draw(stream, HIGHEST_LIMIT) / HIGHEST_LIMIT
    place = 0
    while odds[place] <= aim:
        place += 1
    return place


@rule
def playouts_of(full: int, part: float, players: int) -> int:
    """Playouts of a decision: a part of ``full``, divided by one more than there are players."""
    return max(int(part * (full // (players + 1))), 1)


@rule
def decide(
    seen: TableState,
    seat: int,
    sign: int,
    payoff: int,
    full: int,
    part: float,
    guesses: float,
    slip: float,
    weights: Floats,
    model: Floats,
    stream: Stream,
    states: States,
    room: IntGrid,
    lists: IntGrid,
    sums: FloatCube,
    gaps: FloatCube,
    tables: FloatGrid,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> int:
    """The best action found; with a ``slip``, one that is not much worse.

    ``part`` of the ``full`` number of playouts are played, and ``guesses`` as many of each to
    find out what the others do; who makes none does not use the model either.
    """
    if choices(seen, seat) == 1:
        return choice(seen, seat, 0)
    if payoff == USUAL_PAYOFF:
        payoff = goal(seen)
    playouts = playouts_of(full, part, seen.players)
    guessing = int(playouts * guesses)
    known = model[: len(model) if guesses > 0.0 else 0]
    count = begin_trial(
        seen,
        seat,
        sign,
        payoff,
        guessing,
        weights,
        known,
        stream,
        states,
        room,
        lists,
        sums,
        gaps,
        tables,
        likes,
        liked,
        slots,
    )
    stages = 1
    while 1 << stages < count:
        stages += 1
    for _ in range(stages):
        worlds = max(playouts // (stages * living(lists[ALIVE], count)), 1)
        go_on(
            seen,
            seat,
            sign,
            payoff,
            count,
            worlds,
            weights,
            known,
            stream,
            states,
            room,
            lists,
            sums,
            gaps,
            tables,
            likes,
            liked,
            slots,
        )
        if slip == 0.0:
            drop_worse_half(payoff, count, lists, sums)
    best = best_candidate(payoff, count, sums)
    if slip > 0.0:
        best = slipped_candidate(payoff, count, slip, sums, stream, tables[GAINS])
    action: int = lists[ACTIONS, best]
    return action
