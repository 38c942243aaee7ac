"""What the authority over one table asks of the rules, move by move.

These are kernels over batches of one: machine code takes an array from Python ten times sooner
than a record (:meth:`byczo.core.layout.Record.alone`). Whatever they fill is made a blank first,
so that nothing of another seat or table can be left in it.
"""

from __future__ import annotations

from byczo.core.contract import (
    NOBODY,
    EventLists,
    States,
    Views,
    act,
    arrange,
    choice,
    choices,
    deal,
    limits,
    observe,
    preview,
    show,
    unfold,
)
from byczo.core.event_rules import tell
from byczo.core.json_kernel import Steps, write_json
from byczo.core.layout import Bytes, Ints
from byczo.core.message_record import action_text
from byczo.core.rule import brief, rule
from byczo.core.sorting import sort_part

NOT_ALLOWED = -1


@brief
def list_actions(table: States, seat: int, out: Ints) -> int:
    """Write all actions that the rules allow the seat now, ascending, and return their number."""
    count = choices(table[0], seat)
    for k in range(count):
        out[k] = choice(table[0], seat, k)
    sort_part(out, 0, count)
    return count


@brief
def observe_table(table: States, seat: int, blank: States, seen: States) -> None:
    """Write what the seat may know."""
    seen[0] = blank[0]
    observe(table[0], seat, seen[0])


@brief
def write_view(
    table: States,
    seat: int,
    blank: States,
    seen: States,
    trial: States,
    actions: Ints,
    blank_view: Views,
    view: Views,
    memory: Ints,
    steps: Steps,
    texts: Bytes,
    stack: Steps,
    out: Bytes,
) -> int:
    """Write what the seat sees as JSON, and return its length. ``memory`` is that of ``view``."""
    seen[0] = blank[0]
    observe(table[0], seat, seen[0])
    return write_seen(
        seen, seat, trial, actions, blank_view, view, memory, steps, texts, stack, out
    )


@brief
def write_seen(
    seen: States,
    seat: int,
    trial: States,
    actions: Ints,
    blank_view: Views,
    view: Views,
    memory: Ints,
    steps: Steps,
    texts: Bytes,
    stack: Steps,
    out: Bytes,
) -> int:
    """The same from what the seat observes."""
    view[0] = blank_view[0]
    show(seen[0], seat, view[0])
    if seat != NOBODY:
        show_choices(seen, seat, trial, actions, view)
    return write_json(steps, texts, stack, memory, out)


@rule
def show_choices(seen: States, seat: int, trial: States, actions: Ints, view: Views) -> None:
    """All that the seat may do, in order."""
    count = list_actions(seen, seat, actions)
    view[0].choices_count = count
    for k in range(count):
        view[0].choices[k].do = action_text(seen[0].phase, actions[k])
        preview(seen, seat, actions[k], trial, view[0].choices[k])


@brief
def do_action(
    table: States,
    seat: int,
    action: int,
    fewest_wins: bool,
    public: States,
    blank: States,
    seen: States,
    blank_events: EventLists,
    events: EventLists,
    memory: Ints,
    steps: Steps,
    texts: Bytes,
    stack: Steps,
    out: Bytes,
) -> int:
    """Do an action, and write what happened as JSON; NOT_ALLOWED, and nothing is done.

    ``public`` is what everybody may know, before and after; ``memory`` is that of ``events``.
    """
    for k in range(choices(table[0], seat)):
        if choice(table[0], seat, k) == action:
            act(table[0], seat, action)
            write_events(table, seat, fewest_wins, public, blank, seen, blank_events, events)
            return write_json(steps, texts, stack, memory, out)
    return NOT_ALLOWED


@brief
def deal_outcome(
    table: States,
    outcome: Ints,
    fewest_wins: bool,
    public: States,
    blank: States,
    seen: States,
    blank_events: EventLists,
    events: EventLists,
    memory: Ints,
    steps: Steps,
    texts: Bytes,
    stack: Steps,
    out: Bytes,
) -> int:
    """Let chance happen, and write what happened as JSON."""
    deal(table[0], outcome)
    write_events(table, NOBODY, fewest_wins, public, blank, seen, blank_events, events)
    return write_json(steps, texts, stack, memory, out)


@rule
def write_events(
    table: States,
    actor: int,
    fewest_wins: bool,
    public: States,
    blank: States,
    seen: States,
    blank_events: EventLists,
    events: EventLists,
) -> None:
    """Tell what everybody sees now and did not see before."""
    seen[0] = blank[0]
    observe(table[0], NOBODY, seen[0])
    events[0] = blank_events[0]
    tell(public[0], seen[0], actor, fewest_wins, events[0])
    public[0] = seen[0]


@brief
def list_limits(table: States, out: Ints) -> int:
    """Write how many values each draw of the next chance has, and return their number."""
    return limits(table[0], out)


@brief
def unfold_draws(table: States, draws: Ints, out: Ints) -> int:
    """Write the outcome that these draws give, and return its length."""
    return unfold(table[0], draws, out)


@brief
def arrange_outcome(table: States, outcome: Ints) -> None:
    """Put the outcome into the order that the rules give it."""
    arrange(table[0], outcome)
