"""What a search believes of hidden hands. A game that can read them from play says how.

``likes``, ``liked`` and ``slots`` are the room in which it does so: see
:mod:`byczo.play.hand_chain`.
"""

from __future__ import annotations

from byczo.core.contract import NOBODY, States, Stream, TableState, imagine
from byczo.core.layout import FloatGrid, Floats, IntGrid
from byczo.core.rule import rule


@rule
def read_play(
    seen: TableState,
    seat: int,
    model: Floats,
    stream: Stream,
    states: States,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
) -> int:
    """Learn from the round so far, before the first world is imagined.

    Returns the moment of now, whose rows of ``likes`` tell how the others choose, by action; NOBODY
    where they do not. ``states[1]`` is room to work in.
    """
    return NOBODY


@rule
def imagine_likely(
    seen: TableState,
    seat: int,
    stream: Stream,
    likes: FloatGrid,
    liked: FloatGrid,
    slots: IntGrid,
    state: TableState,
) -> None:
    """Complete an observation to a full state, drawn by how likely it makes what was played."""
    imagine(seen, seat, stream, state)
