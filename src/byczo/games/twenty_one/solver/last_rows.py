"""Two players in their last rows, solved: the chance to win when both do their best.

All write the same dice at the same time, and the game ends as soon as either row is full. So what
counts is which fields each side has open, its hits, the lead in points, and who rolls next. From
few open fields to more, every such position gets its chance to win, over all joint rolls.

The fields that are open now are numbered on each side from left to right, so that a mask of them
also tells which one a cross takes: the lowest.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from byczo.core.layout import FloatCube, Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import (
    BONUS,
    COLOURS,
    COUNT,
    CROSS,
    DECIDE,
    ROWS,
    State,
)
from byczo.games.twenty_one.solver.joint_rolls import (
    COLOUR,
    FEW,
    MADE,
    ME,
    NUMBER,
    RIVAL,
    SIDES,
    IntCube,
    joint_chance,
    joint_kinds,
    joint_number,
    joint_ones,
    joint_rolls,
    next_joint_roll,
)
from byczo.games.twenty_one.solver.row_values import PLACES, left_after
from byczo.games.twenty_one.solver.seats import HAS, OPEN, ROW
from byczo.games.twenty_one.solver.turns import TRIFLE

MOST_JOINT_ROLLS = 4096
"""Of a position."""

SPAN = 36
"""A lead of so many points cannot be lost with few open fields."""

LEADS = 2 * SPAN + 1

ENTRIES = 1 << FEW
STATE, GAIN, ACTION, FACETS = 0, 1, 2, 3
"""What is known of an entry: the side's state after it, its points, and the action."""

Worth = Annotated[Floats, 4]
"""The chance to win before a roll: by my state, the rival's, the side that rolls, and the lead."""


@rule
def read_fields(open_fields: int, numbers: Ints, colours: Ints, fields: IntGrid) -> None:
    """List the open fields of a side, from left to right."""
    count = 0
    for place in range(PLACES):
        if open_fields >> place & 1:
            fields[NUMBER, count] = numbers[place]
            fields[COLOUR, count] = colours[place]
            count += 1


@rule
def list_entries(fields: IntGrid, state: int, had: int, dice: Ints, entries: IntGrid) -> int:
    """All entries of a side, the cross first; returns how many. ``had`` are its hits now."""
    open_fields, made = state >> MADE, state & FEW
    fits, struck = 0, 0
    for i in range(fields.shape[1]):
        if open_fields >> i & 1:
            die, number = dice[fields[COLOUR, i]], fields[NUMBER, i]
            fits |= (die <= number) << i
            struck |= (die == number) << i
    count = 0
    entry = 0
    trying = True
    while trying:
        hits = COUNT[entry & struck]
        gain, action = BONUS[had + made + hits] - BONUS[had + made], 0
        for i in range(fields.shape[1]):
            if entry >> i & 1:
                gain += dice[fields[COLOUR, i]]
                action |= 1 << fields[COLOUR, i]
        entries[count, STATE] = left_after(open_fields, entry) << MADE | made + hits
        entries[count, GAIN] = gain
        entries[count, ACTION] = action if entry else CROSS
        count += 1
        entry = (entry - fits) & fits
        trying = entry != 0
    return count


@rule
def list_all_entries(
    fields: IntCube, states: Ints, had: Ints, dice: Ints, entries: IntCube, counts: Ints
) -> None:
    """All entries of both sides, and how many they are."""
    for side in range(states.shape[0]):
        counts[side] = list_entries(fields[side], states[side], had[side], dice, entries[side])


@rule
def worth_after(mine: Ints, theirs: Ints, lead: int, rolling: int, worth: Worth) -> float:
    """The chance to win after an entry of each side."""
    after = min(max(lead + mine[GAIN] - theirs[GAIN], -SPAN), SPAN)
    chance: float = worth[mine[STATE], theirs[STATE], rolling, after + SPAN]
    return chance


@rule
def worth_of_entries(
    entries: IntCube, counts: Ints, lead: int, rolling: int, worth: Worth
) -> float:
    """The chance to win when both sides choose an entry at once.

    It lies between what I can make sure of and what the rival can hold me to. These are nearly
    always the same; where they are not, the middle is taken.
    """
    most = np.zeros(ENTRIES)
    surest = 0.0
    for i in range(counts[ME]):
        worst = 1.0
        for j in range(counts[RIVAL]):
            chance = worth_after(entries[ME, i], entries[RIVAL, j], lead, rolling, worth)
            worst = min(worst, chance)
            most[j] = max(most[j], chance)
        surest = max(surest, worst)
    limit = 1.0
    for j in range(counts[RIVAL]):
        limit = min(limit, most[j])
    return (surest + limit) / 2


# --- Positions ------------------------------------------------------------------------------------


@rule
def most_points(fields: IntGrid, state: int, had: int) -> int:
    """The most that a side can still write."""
    open_fields, made = state >> MADE, state & FEW
    points = BONUS[had + made + COUNT[open_fields]] - BONUS[had + made]
    for i in range(fields.shape[1]):
        points += fields[NUMBER, i] * (open_fields >> i & 1)
    most: int = points
    return most


@rule
def fill_decided(mine: int, theirs: int, worth: Worth) -> None:
    """The chance to win where nobody writes any more; so is it where a lead cannot be lost."""
    for rolling in range(worth.shape[2]):
        for lead in range(worth.shape[3]):
            won = 0.5 if lead == SPAN else 0.0
            worth[mine, theirs, rolling, lead] = 1.0 if lead > SPAN else won


@rule
def add_up_rerolls(
    kinds: Ints, lowest: int, highest: int, chances: Floats, again: FloatCube
) -> None:
    """From the sums of rolls that show just these ones to the mean of all that show them."""
    for colour in range(kinds.shape[0]):
        for ones in range(chances.shape[0]):
            if kinds[colour] > 1 and ones >> colour & 1 == 0:
                chances[ones] += chances[ones | 1 << colour]
                for rolling in range(again.shape[0]):
                    for lead in range(lowest, highest + 1):
                        again[rolling, ones, lead] += again[rolling, ones | 1 << colour, lead]
    for ones in range(chances.shape[0]):
        if chances[ones] > 0:
            for rolling in range(again.shape[0]):
                for lead in range(lowest, highest + 1):
                    again[rolling, ones, lead] /= chances[ones]


@rule
def fill_position(
    fields: IntCube,
    states: Ints,
    had: Ints,
    lowest: int,
    highest: int,
    kinds: Ints,
    entries: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
) -> None:
    """The chance to win of a position, from those that it leads to.

    ``lowest`` and ``highest`` are the leads that are asked for. ``kinds`` become those of its
    rolls, ``rolled`` the chance to win by the side that rolls, the roll and the lead, ``again``
    the same after a reroll, by the ones that stay.
    """
    dice = np.zeros(COLOURS, np.int16)
    counts = np.zeros(SIDES, np.int16)
    chances = np.zeros(1 << COLOURS)
    joint_kinds(fields, states, kinds)
    again[:] = 0.0
    for second in range(states.shape[0]):
        if second:
            add_up_rerolls(kinds, lowest, highest, chances, again)
        dice[:] = 1
        number = 0
        going = True
        while going:
            chance = joint_chance(kinds, dice)
            ones = joint_ones(kinds, dice)
            if not second:
                chances[ones] += chance
                list_all_entries(fields, states, had, dice, entries, counts)
            for rolling in range(rolled.shape[0]):
                here = worth[states[ME], states[RIVAL], rolling]
                kept, thrown = rolled[rolling, number], again[rolling, ones]
                for lead in range(lowest, highest + 1):
                    if not second:
                        kept[lead] = worth_of_entries(
                            entries, counts, lead - SPAN, 1 - rolling, worth
                        )
                        thrown[lead] += chance * kept[lead]
                        here[lead] = 0.0
                    elif rolling == ME:
                        here[lead] += chance * max(kept[lead], thrown[lead])
                    else:
                        here[lead] += chance * min(kept[lead], thrown[lead])
            number += 1
            going = next_joint_roll(kinds, dice)


@rule
def fill_worth(
    fields: IntCube,
    open_now: Ints,
    had: Ints,
    entries: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
) -> None:
    """The chance to win of all positions after this turn: each side has settled a field at least.

    ``open_now`` is how many fields each side has open, ``had`` are its hits.
    """
    states = np.zeros(SIDES, np.int16)
    kinds = np.zeros(COLOURS, np.int16)
    for mine in range((1 << open_now[ME]) - 1):
        for theirs in range((1 << open_now[RIVAL]) - 1):
            for made in range(open_now[ME] - COUNT[mine] + 1):
                for struck in range(open_now[RIVAL] - COUNT[theirs] + 1):
                    states[ME] = mine << MADE | made
                    states[RIVAL] = theirs << MADE | struck
                    fill_decided(states[ME], states[RIVAL], worth)
                    if mine > 0 and theirs > 0:
                        lowest = SPAN - most_points(fields[ME], states[ME], had[ME])
                        highest = SPAN + most_points(fields[RIVAL], states[RIVAL], had[RIVAL])
                        fill_position(
                            fields,
                            states,
                            had,
                            lowest,
                            highest,
                            kinds,
                            entries,
                            rolled,
                            again,
                            worth,
                        )


# --- The decision ---------------------------------------------------------------------------------


@rule
def weigh_last_rows(
    seen: State,
    me: int,
    actions: Ints,
    chances: Floats,
    numbers: IntGrid,
    colours: IntGrid,
    facts: IntGrid,
    points: Ints,
    fields: IntCube,
    entries: IntCube,
    rolled: FloatCube,
    again: FloatCube,
    worth: Worth,
) -> bool:
    """Write the chance to win of each action; False if these are not two last rows, nearly full.

    Where nothing else is to be gained, points are. ``fields`` to ``worth`` are room to work in.
    """
    if seen.players != SIDES:
        return False
    had = np.zeros(SIDES, np.int16)
    open_now = np.zeros(SIDES, np.int16)
    states = np.zeros(SIDES, np.int16)
    kinds = np.zeros(COLOURS, np.int16)
    for side in range(fields.shape[0]):
        seat = me if side == ME else 1 - me
        open_now[side] = COUNT[facts[seat, OPEN]]
        if facts[seat, ROW] != ROWS - 1 or open_now[side] > FEW:
            return False
        had[side] = facts[seat, HAS]
        states[side] = ((1 << open_now[side]) - 1) << MADE
        read_fields(facts[seat, OPEN], numbers[seat], colours[seat], fields[side])
    joint_kinds(fields, states, kinds)
    if joint_rolls(kinds) > MOST_JOINT_ROLLS:
        return False
    fill_worth(fields, open_now, had, entries, rolled, again, worth)
    lead = min(max(points[me] - points[1 - me], -SPAN), SPAN)
    if seen.phase == DECIDE:
        at = lead + SPAN
        fill_position(fields, states, had, at, at, kinds, entries, rolled, again, worth)
        chances[0] = rolled[ME, joint_number(kinds, seen.dice), at]
        if actions.shape[0] > 1:
            chances[1] = again[ME, joint_ones(kinds, seen.dice), at]
    else:
        rolling = RIVAL if seen.active == me else ME
        weigh_last_entries(
            seen,
            fields,
            states,
            had,
            lead,
            rolling,
            entries,
            worth,
            actions,
            chances,
        )
    return True


@rule
def weigh_last_entries(
    seen: State,
    fields: IntCube,
    states: Ints,
    had: Ints,
    lead: int,
    rolling: int,
    entries: IntCube,
    worth: Worth,
    actions: Ints,
    chances: Floats,
) -> None:
    """The chance to win that each entry makes sure of, whatever the rival enters."""
    counts = np.zeros(SIDES, np.int16)
    list_all_entries(fields, states, had, seen.dice, entries, counts)
    for k in range(counts[ME]):
        entry = entries[ME, k]
        surest = 1.0
        for j in range(counts[RIVAL]):
            surest = min(surest, worth_after(entry, entries[RIVAL, j], lead, rolling, worth))
        for place in range(actions.shape[0]):
            if actions[place] == entry[ACTION]:
                chances[place] = surest + TRIFLE * entry[GAIN]
