"""A tiny game whose actions tell no event: players take turns to take one or two of ten stones.

Whoever takes the last one wins. Everything that a game must declare is in this one module.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec

from byczo.core.action_texts import ActionTexts, Numbered, Verb
from byczo.core.chance_texts import ChanceTexts
from byczo.core.contract import OVER, States, Stream, TableState
from byczo.core.events import MOST_COMMON_EVENTS, BySeat, CommonEvent, Events
from byczo.core.game import Game
from byczo.core.layout import Ints, Public
from byczo.core.message_fields import AtMost, Words
from byczo.core.message_record import RecordOf
from byczo.core.observation import public_copier
from byczo.core.options import Options, check_range
from byczo.core.rule import rule
from byczo.core.view import View
from byczo.core.waiting import list_waiting

STONES = 10


class State(TableState):
    """How many stones are left."""

    stones: Public


class SilentOptions(Options, frozen=True, kw_only=True):
    """Two or three players."""

    def __post_init__(self) -> None:
        check_range("players", self.players, 2, 3)


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Stones to take."""

    do: Annotated[str, Words.ACTION]


class SilentView(View, frozen=True, kw_only=True, tag="silent"):
    """What everybody sees."""

    seat: int | None
    waiting: BySeat
    stones: int
    choices: Annotated[tuple[Choice, ...], AtMost(2)]


class SilentEvents(Events, frozen=True, kw_only=True):
    """Nothing of its own."""

    events: Annotated[tuple[CommonEvent, ...], AtMost(MOST_COMMON_EVENTS)]


VIEW = SilentView
EVENTS: type[Events] = SilentEvents
ACTION_TEXTS = ActionTexts(verbs=(Verb("take", 1, 2, Numbered()),), examples={0: "'take 2'"})
CHANCE_TEXTS = ChanceTexts(())
write_action, read_action = ACTION_TEXTS.write_action, ACTION_TEXTS.read_action
write_outcome = CHANCE_TEXTS.write_outcome
observe = public_copier(State)


def read_outcome(state: State, entry: dict[str, Any]) -> list[int]:
    """There is no chance in it."""
    return []


def start(options: SilentOptions) -> State:
    """Seat 0 begins."""
    state = State.blank()
    state.players, state.stones, state.round, state.waiting = options.players, STONES, 1, 1
    return state


@rule
def limits(state: State, out: Ints) -> int:
    """No chance."""
    return 0


@rule
def unfold(state: State, draws: Ints, out: Ints) -> int:
    """No chance."""
    return 0


@rule
def deal(state: State, outcome: Ints) -> None:
    """No chance."""


@rule
def choices(state: State, seat: int) -> int:
    """One stone, or two."""
    if state.waiting <= 0 or not state.waiting >> seat & 1:
        return 0
    return min(2, state.stones)


@rule
def choice(state: State, seat: int, index: int) -> int:
    """From one stone up."""
    return index + 1


@rule
def act(state: State, seat: int, action: int) -> None:
    """Take stones; the next seat follows."""
    state.stones -= action
    if state.stones > 0:
        state.waiting = 1 << (seat + 1) % state.players
        return
    state.points[seat] = 1
    state.totals[seat] = 1
    state.closed = 1
    state.waiting = OVER
    state.reason = 1


@rule
def show(state: State, seat: int, view: RecordOf[SilentView]) -> None:
    """The stones that are left."""
    view.seat = seat
    view.waiting_count = list_waiting(state, view.waiting)
    view.stones = state.stones


@rule
def preview(seen: States, seat: int, action: int, trial: States, choice: RecordOf[Choice]) -> None:
    """Everybody can count."""


@rule
def happened(before: State, after: State, events: RecordOf[SilentEvents]) -> None:
    """Nothing is told: everybody sees it."""


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """One stone."""
    return 1


_module = sys.modules[__name__]
GAME = Game(
    id="silent",
    title="Silent stones",
    players=range(2, 4),
    minutes=1,
    fewest_wins=False,
    simultaneous=False,
    hidden=False,
    state=State,
    options=SilentOptions,
    start=start,
    rules=_module,
    policy=policy,
    notation=_module,
    showing=_module,
    actions=2,
    most_draws=1,
    most_outcome=1,
    reasons={1: "stones"},
)


def install(folder: Path) -> None:
    """Make a folder of packages in which the game is one."""
    info = folder / "silent-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: silent\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[byczo.games]\nsilent = {__name__}:GAME\n")
