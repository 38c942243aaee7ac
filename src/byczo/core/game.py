"""A game: its declaration, its options, and its rule functions bound together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Protocol, Self

import msgspec
import numpy as np

from byczo.core import contract
from byczo.core.action_texts import ActionTexts
from byczo.core.belief import default_imagine
from byczo.core.chance_texts import ChanceTexts
from byczo.core.compiler.load import chosen_engine
from byczo.core.contract import TableState
from byczo.core.declaration import Checks, Coaching, Puzzles, Strategy
from byczo.core.desk import Desk, Desks
from byczo.core.encoding import Observation
from byczo.core.events import Event, Events
from byczo.core.game_types import OptionsT_co, StateT_co, ViewT_co
from byczo.core.layout import Batch, Ints
from byczo.core.match_kernels import list_actions
from byczo.core.message_form import MessageForm
from byczo.core.observation import choice_finder
from byczo.core.options import plain_values, read_options
from byczo.core.pad_declaration import Pad
from byczo.core.rule import compiled, interpreted
from byczo.core.validation import listed

CONTRACT = ("limits", "unfold", "deal", "choices", "choice", "act", "observe")
"""The functions that every game's ``rules`` module has."""

SHOWN = ("show", "preview", "happened")
"""The functions that every game's ``view`` module has."""

WRITTEN = ("write_action", "read_action", "write_outcome", "read_outcome")
"""The functions that every game's ``notation`` module has."""


class Engine(msgspec.Struct, frozen=True):
    """The rule functions of one game, all interpreted or all compiled."""

    limits: Callable[[Any, Ints], int]
    unfold: Callable[[Any, Ints, Ints], int]
    deal: Callable[[Any, Ints], None]
    choices: Callable[[Any, int], int]
    choice: Callable[[Any, int, int], int]
    act: Callable[[Any, int, int], None]
    observe: Callable[[Any, int, Any], None]
    imagine: Callable[[Any, int, contract.Stream, Any], None]
    fit: Callable[[Callable[..., Any]], Callable[..., Any]]  # for any other rule or kernel
    most_actions: int

    def seen(self, state: TableState, seat: int) -> TableState:
        """What the seat may know of a state."""
        view = type(state).blank()
        self.observe(state, seat, view)
        return view

    def actions(self, table: Batch, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, in order; the table is a batch of one."""
        out = np.empty(self.most_actions, np.int16)
        count = self.fit(list_actions)(table, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions


class Notation(Protocol):
    """Actions and chance as text: the ``notation`` module of a game."""

    ACTION_TEXTS: ActionTexts
    CHANCE_TEXTS: ChanceTexts

    def write_action(self, state: Any, action: int) -> str:
        """The short text of an action in this state."""
        ...

    def read_action(self, state: Any, text: str) -> int:
        """The action that a text stands for in this state; IllegalAction if for none."""
        ...

    def write_outcome(self, state: Any, outcome: list[int]) -> dict[str, Any]:
        """A log entry for an outcome of chance in this state."""
        ...

    def read_outcome(self, state: Any, entry: dict[str, Any]) -> list[int]:
        """The outcome that an entry stands for; BadChance if it cannot happen in this state."""
        ...


class Showing(Protocol[ViewT_co]):
    """What people see: the ``view`` module of a game, with the contract's rules about it."""

    @property
    def VIEW(self) -> type[ViewT_co]:  # noqa: N802 - a constant of the module
        """What a seat sees. It has ``choices``, each with what to ``do``."""
        ...

    EVENTS: type[Events]
    """What can happen between two decisions: its only field is the list ``events``."""

    def show(self, state: Any, seat: int, view: Any) -> None:
        """:func:`byczo.core.contract.show`."""
        ...

    def preview(self, seen: Any, seat: int, action: int, trial: Any, choice: Any) -> None:
        """:func:`byczo.core.contract.preview`."""
        ...

    def happened(self, before: Any, after: Any, events: Any) -> None:
        """:func:`byczo.core.contract.happened`."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game(Generic[StateT_co, OptionsT_co, ViewT_co]):
    """A game declares itself: everything that only this game knows.

    What has a default here may be left out; everything works without it.
    """

    id: str
    title: str
    authors: tuple[str, ...] = ()  # a traditional game has none
    players: range
    minutes: int
    order: int = 100  # its place in lists of games

    # What it is
    fewest_wins: bool
    simultaneous: bool
    hidden: bool
    state: type[StateT_co]
    options: type[OptionsT_co]
    start: Callable[[Any], StateT_co]
    rules: ModuleType
    policy: Callable[[Any, int, contract.Stream], int]
    notation: Notation
    showing: Showing[ViewT_co]
    actions: int  # actions are numbered 1 … actions
    most_draws: int  # room for the limits and draws of any chance
    most_outcome: int  # room for any outcome, and for the pack it is drawn from
    reasons: Mapping[int, str]  # why it can end
    rule_sets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"base": {}})
    """The options that choose each of its rule sets."""
    imagine: Callable[[Any, int, contract.Stream, Any], None] | None = None
    """By default nothing is hidden but choices of the moment: see :mod:`byczo.core.belief`."""

    kernels: tuple[Callable[..., Any], ...] = ()
    """Rules that its room calls from Python besides the contract; compiled ahead of time."""
    own_forms: Mapping[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict)
    """By kernel of the core: a form of its own that does the very same, but sooner."""

    # How it is played, explained and checked
    strategy: Strategy = field(default_factory=Strategy)
    coaching: Coaching = field(default_factory=Coaching)
    checks: Checks = field(default_factory=Checks)
    observation: Observation | None = None
    """What learning programs are given; by default all that a seat sees."""
    texts: Path | None = None  # a folder with one file per language, such as en.ftl
    chapters: tuple[str, ...] = ()  # of its rules text, in reading order
    rule_values: Callable[[Any], dict[str, int | str]] = plain_values
    """The numbers that its rules text mentions."""
    board: str | None = None
    """The module that draws it in a terminal: see :mod:`byczo.games.boards`."""
    drawing: str | None = None
    """The module that draws it in pictures: see :mod:`byczo.games.drawings`."""
    score_sheet: str | None = None
    """The module that draws its sheets on paper: see :mod:`byczo.printing.game_sheets`."""
    lesson: str | None = None
    """The module with its guided first game: see :mod:`byczo.core.lesson`."""
    pictures: str | None = None
    """The module with the pictures of its rules: see :mod:`byczo.core.picture`."""
    daily: Mapping[str, Any] = field(default_factory=dict)
    """Options of the deal of the day, where they are not the usual ones."""
    puzzles: Puzzles | None = None
    """Where its puzzles lie, and how they are found: see :mod:`byczo.core.puzzle`."""
    pad: Pad = field(default_factory=Pad)
    """How its rounds are kept by those who play it with the box."""

    def __post_init__(self) -> None:
        missing = [
            f"{file}.py: {name}"
            for file, module, names in (
                ("rules", self.rules, CONTRACT),
                ("view", self.showing, ("VIEW", "EVENTS", *SHOWN)),
                ("notation", self.notation, ("ACTION_TEXTS", "CHANCE_TEXTS", *WRITTEN)),
            )
            for name in names
            if not hasattr(module, name)
        ]
        if self.hidden and self.imagine is None:
            missing.append("imagine (for its hidden cards)")
        if missing:
            raise TypeError(f"{self.title} lacks {listed(missing)}")
        longest = max(self.most_draws, self.most_outcome)
        if longest > contract.MOST_DRAWS:
            raise ValueError(
                f"{self.title} has {longest} draws or an outcome of that length; "
                f"there is room for {contract.MOST_DRAWS}"
            )

    def __deepcopy__(self, memo: object) -> Self:
        """A game never changes, so a copy of what plays it plays the same."""
        return self

    @property
    def usual_players(self) -> int:
        """Four, where the game can be played by four."""
        return 4 if 4 in self.players else self.players[0]

    def read_options(self, given: Mapping[str, Any]) -> OptionsT_co:
        """Validated options; BadOption says what would be right."""
        return read_options(self.options, given)

    def view(self, seen: TableState, seat: int, engine: Engine) -> ViewT_co:
        """The message for clients that follows from one observation alone, without its match."""
        return self.views.read(self.view_json(seen, seat, engine))

    def view_json(self, seen: TableState, seat: int, engine: Engine) -> bytes:
        """The same as the JSON that is sent to clients."""
        return self.desks(engine).desk.seen_json(seen.alone(), seat)

    @cached_property
    def views(self) -> MessageForm[ViewT_co]:
        """What a seat sees, as a message."""
        return MessageForm(self.showing.VIEW, self.notation.ACTION_TEXTS, self.reasons)

    @cached_property
    def events(self) -> MessageForm[Sequence[Event]]:
        """What happened, as a message: a list of events."""
        texts = self.notation.ACTION_TEXTS
        return MessageForm(self.showing.EVENTS, texts, self.reasons, only="events")

    @cached_property
    def explanations(self) -> MessageForm[Any] | None:
        """Reasons of its coach, as a message, if it has some."""
        declared = self.coaching.reason
        texts = self.notation.ACTION_TEXTS
        return None if declared is None else MessageForm(declared, texts, self.reasons)

    def desks(self, engine: Engine) -> Desks:
        """Where messages are made with this engine, in each thread."""
        if id(engine) not in self._desks:
            self._desks[id(engine)] = Desks(partial(self._desk, engine))
        return self._desks[id(engine)]

    @cached_property
    def _desks(self) -> dict[int, Desks]:
        return {}

    def _desk(self, engine: Engine) -> Desk:
        return Desk(
            self.state,
            self.views,
            self.events,
            fewest_wins=self.fewest_wins,
            most_actions=self.actions,
            most_draws=self.most_draws,
            most_outcome=self.most_outcome,
            fit=engine.fit,
            interpreted=engine is self.interpreted,
        )

    @cached_property
    def parts(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """The contract's functions and this game's own, to fit kernels with."""
        imagine = self.imagine or default_imagine(self.state)
        return {**self._rules, contract.imagine: imagine, contract.policy: self.policy}

    @property
    def _rules(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        state: Any = self.state  # a class that mypy does not take for hashable
        rules = {getattr(contract, name): getattr(self.rules, name) for name in CONTRACT}
        shown = {getattr(contract, name): getattr(self.showing, name) for name in SHOWN}
        return {
            **rules,
            **shown,
            contract.arrange: getattr(self.rules, "arrange", contract.arrange),
            contract.has_chosen: choice_finder(state),
            contract.begin_pad: self.pad.begin,
            contract.score_round: self.pad.score,
            **self.own_forms,
        }

    @cached_property
    def interpreted(self) -> Engine:
        """The rules as plain Python."""
        return self._engine(interpreted)

    @cached_property
    def compiled(self) -> Engine:
        """The rules as machine code, or as BYCZO_ENGINE says."""
        return self.engine(chosen_engine())

    def engine(self, name: str) -> Engine:
        """The rules as ``native`` machine code, ``checked`` or ``interpreted``."""
        if name not in self._engines:
            self._engines[name] = self._engine(partial(compiled, engine=name))
        return self._engines[name]

    @cached_property
    def _engines(self) -> dict[str, Engine]:
        return {"interpreted": self.interpreted}

    def _engine(self, translate: Callable[..., Callable[..., Any]]) -> Engine:
        return Engine(
            **{name: translate(getattr(self.rules, name)) for name in CONTRACT},
            imagine=translate(self.parts[contract.imagine], self._rules),
            fit=cache(lambda kernel: translate(kernel, self.parts)),
            most_actions=self.actions,
        )
