"""What the authority over one table asks of the rules, move by move.

These are kernels over batches of one: machine code takes an array from Python ten times sooner
than a record (:meth:`byczo.core.layout.Record.alone`), and a list of actions in one call. What
they observe is written over what was seen before, so it is made a blank first.
"""

from __future__ import annotations

from byczo.core.contract import (
    NOBODY,
    States,
    act,
    choice,
    choices,
    deal,
    limits,
    observe,
    unfold,
)
from byczo.core.layout import Ints
from byczo.core.rule import brief


@brief
def list_actions(table: States, seat: int, out: Ints) -> int:
    """Write all actions that the rules allow the seat now, and return their number."""
    count = choices(table[0], seat)
    for k in range(count):
        out[k] = choice(table[0], seat, k)
    return count


@brief
def do_action(table: States, seat: int, action: int, blank: States, seen: States) -> bool:
    """Do an action, and write what everybody may know then; False, and nothing: not allowed."""
    for k in range(choices(table[0], seat)):
        if choice(table[0], seat, k) == action:
            act(table[0], seat, action)
            seen[0] = blank[0]
            observe(table[0], NOBODY, seen[0])
            return True
    return False


@brief
def observe_table(table: States, seat: int, blank: States, seen: States) -> None:
    """Write what the seat may know."""
    seen[0] = blank[0]
    observe(table[0], seat, seen[0])


@brief
def list_limits(table: States, out: Ints) -> int:
    """Write how many values each draw of the next chance has, and return their number."""
    return limits(table[0], out)


@brief
def unfold_draws(table: States, draws: Ints, out: Ints) -> int:
    """Write the outcome that these draws give, and return its length."""
    return unfold(table[0], draws, out)


@brief
def deal_outcome(table: States, outcome: Ints, blank: States, seen: States) -> None:
    """Let chance happen, and write what everybody may know then."""
    deal(table[0], outcome)
    seen[0] = blank[0]
    observe(table[0], NOBODY, seen[0])
