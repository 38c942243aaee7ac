"""What a browser must know of a game to run a table with its WebAssembly: the manifest.

It is data only, so that the frame around the kernels is written once for all games
(``web/src/engine``): where the fields of records lie, how kernels are called, what writes views and
events as JSON, how actions are written, and how the named opponents think.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from byczo.core import (
    chance,
    contract,
    declaration,
    json_kernel,
    match_kernels,
    message_record,
    pad_declaration,
    seats,
)
from byczo.core.action_texts import Letters, Named, Numbered, Verb
from byczo.core.chance_texts import ChanceTexts
from byczo.core.compiler.spec import KernelSpec, Parameter
from byczo.core.game import Game
from byczo.core.layout import Batch
from byczo.core.message_form import MessageForm
from byczo.core.reason import Unit
from byczo.core.start_records import StartTable, start_table
from byczo.play import (
    baseline,
    coach,
    cost_kernels,
    cost_sampler,
    decision,
    hand_chain,
    search_kernels,
    story,
)
from byczo.play.daily import LEVEL, options_of
from byczo.play.levels import LEVELS, effort_of
from byczo.play.playout_policy import policy_of

FORMAT = 2

CONSTANTS: Mapping[str, int | float] = {
    "over": contract.OVER,
    "chance": contract.CHANCE,
    "nobody": contract.NOBODY,
    "faceDown": contract.FACE_DOWN,
    "notAllowed": match_kernels.NOT_ALLOWED,
    "nothing": message_record.NOTHING,
    "phaseBits": message_record.PHASE_BITS,
    "stack": json_kernel.STACK,
    "own": declaration.OWN,
    "relative": declaration.RELATIVE,
    "win": declaration.WIN,
    "payoffs": search_kernels.PAYOFFS,
    "columns": search_kernels.COLUMNS,
    "rows": search_kernels.ROWS,
    "likings": hand_chain.MOST_LIKINGS,
    "moments": hand_chain.MOST_MOMENTS,
    "slotRows": hand_chain.SLOT_ROWS,
    "mostSeats": seats.MOST_SEATS,
    "lists": decision.LISTS,
    "states": decision.STATES,
    "usualPayoff": decision.USUAL_PAYOFF,
    "alive": decision.ALIVE,
    "judged": cost_kernels.JUDGED,
    "highestLimit": chance.HIGHEST_LIMIT,
    "multiplier": chance.MULTIPLIER,
    "mostMarks": pad_declaration.MOST_MARKS,
    "mostRounds": pad_declaration.MOST_ROUNDS,
    "afterEnd": pad_declaration.AFTER_END,
}
"""Numbers of the frame in Python that the frame in the browser needs, too."""


class FieldSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a field lies in a record."""

    name: str
    offset: int
    type: str  # numpy's code of a number, or the name of a record
    shape: list[int] = []


class RecordSpec(msgspec.Struct, frozen=True):
    """A record: its size in bytes, and its fields."""

    size: int
    fields: list[FieldSpec]


class MessageSpec(msgspec.Struct, frozen=True):
    """What ``write_json`` needs for a kind of message; bytes are in base64."""

    record: str
    blank: str
    steps: str  # of 32 bits each
    texts: str
    size: int  # of the longest message


class VerbSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verb of the notation: the actions that it says, and what follows it."""

    word: str
    first: int
    last: int
    phase: int | None = None
    follows: str | None = None  # number, name or letters
    names: list[str] = []  # or letters


class LevelSpec(msgspec.Struct, frozen=True):
    """How a named opponent thinks: see :class:`byczo.play.search.Effort`."""

    name: str
    part: float
    guesses: float
    slip: float


class PadSpec(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """How rounds are written on a score pad: see :class:`byczo.core.pad_declaration.Pad`."""

    entry: pad_declaration.PadEntry
    problems: dict[int, str]
    turn_text: str
    turn: str | None = None
    line: str | None = None


class DailySpec(msgspec.Struct, frozen=True):
    """How the deal of the day is played: see :mod:`byczo.play.daily`."""

    options: dict[str, Any]
    level: str


class SolverSpec(msgspec.Struct, frozen=True):
    """What rules that solve decisions are handed: see :class:`byczo.core.solver.Solver`."""

    tables: list[tuple[str, list[int]]]
    room: list[tuple[str, list[int]]]
    error: float
    always: bool  # whether every decision has a solution


class CoachSpec(msgspec.Struct, frozen=True, rename="camel"):
    """What a coach says of a game, and how it thinks: see :mod:`byczo.play.coach`."""

    unit: Unit
    danger: str | None
    payoffs: tuple[str, ...] = coach.PAYOFF_NAMES
    verdicts: tuple[str, ...] = coach.VERDICT_NAMES
    playouts: int = coach.PLAYOUTS
    regrets: int = coach.REGRETS
    regrets_share: float = coach.REGRETS_SHARE
    first: int = coach.FIRST
    largest: int = coach.LARGEST
    table: int = coach.TABLE
    fewest: int = cost_sampler.FEWEST
    danger_share: float = cost_sampler.DANGER_SHARE


class ReviewSpec(msgspec.Struct, frozen=True):
    """What the figures of a review are called, in their order: see :mod:`byczo.play.story`."""

    notes: tuple[str, ...] = story.NOTES
    figures: tuple[str, ...] = story.FIGURES
    parts: tuple[str, ...] = story.PARTS
    rounds: int = baseline.ROUNDS  # to find par
    seed: str = baseline.SEED


class BrowserManifest(msgspec.Struct, frozen=True, rename="camel"):
    """All that a frame must know of one game."""

    format: int
    game: str
    module: str  # the file of its WebAssembly
    players: tuple[int, int]  # fewest and most
    fewest_wins: bool
    simultaneous: bool
    hidden: bool
    actions: int
    most_draws: int
    most_outcome: int
    reasons: dict[int, str]
    rule_sets: dict[str, dict[str, Any]]
    options: dict[str, Any]  # as JSON Schema
    start: StartTable
    records: dict[str, RecordSpec]
    state: str  # which of the records it is
    messages: dict[str, MessageSpec]  # view, events and, if it has some, reason
    kernels: dict[str, KernelSpec]
    constants: dict[str, int | float]
    weights: list[float]
    model: list[float]
    playouts: int
    solved: bool
    solver: SolverSpec | None
    levels: list[LevelSpec]
    coach: CoachSpec
    review: ReviewSpec
    verbs: list[VerbSpec]
    examples: dict[int, str]
    pad: PadSpec
    daily: DailySpec
    chance: ChanceTexts  # deals and rolls as entries of a log
    rule_values: dict[int, dict[str, int | str]]  # of the usual table, by players


def manifest_of(game: Game, kernels: Mapping[str, KernelSpec], module: str) -> BrowserManifest:
    """The manifest of a game whose kernels, by name, lie in this module."""
    records = _Records()
    state = records.add(game.state.layout)
    forms: dict[str, MessageForm[Any]] = {"view": game.views, "events": game.events}
    if game.explanations is not None:
        forms["reason"] = game.explanations
    messages = {
        name: MessageSpec(
            record=records.add(form.record.layout),
            blank=_base64(form.blank),
            steps=_base64(form.script.steps),
            texts=_base64(form.script.texts),
            size=form.script.size,
        )
        for name, form in forms.items()
    }
    texts = game.notation.ACTION_TEXTS
    policy = policy_of(game)
    return BrowserManifest(
        format=FORMAT,
        game=game.id,
        module=module,
        players=(game.players[0], game.players[-1]),
        fewest_wins=game.fewest_wins,
        simultaneous=game.simultaneous,
        hidden=game.hidden,
        actions=game.actions,
        most_draws=game.most_draws,
        most_outcome=game.most_outcome,
        reasons=dict(game.reasons),
        rule_sets={name: dict(options) for name, options in game.rule_sets.items()},
        options=msgspec.json.schema(game.options),
        start=start_table(game),
        records=records.found,
        state=state,
        messages=messages,
        kernels={name: _kernel(spec, records) for name, spec in kernels.items()},
        constants=dict(CONSTANTS),
        weights=policy.weights.tolist(),
        model=policy.model.tolist(),
        playouts=game.strategy.playouts,
        solved=game.strategy.solved,
        solver=_solver(game),
        levels=[
            LevelSpec(level.name, level.part, effort.guesses, effort.slip)
            for level, effort in ((level, effort_of(level, game)) for level in LEVELS)
        ],
        coach=CoachSpec(game.coaching.unit, game.coaching.danger),
        review=ReviewSpec(),
        verbs=[_verb(verb) for verb in texts.verbs],
        examples=dict(texts.examples),
        pad=PadSpec(
            game.pad.entry,
            dict(game.pad.problems),
            game.pad.turn_text,
            game.pad.turn,
            game.pad.line,
        ),
        daily=DailySpec(options_of(game), LEVEL.name),
        chance=game.notation.CHANCE_TEXTS,
        rule_values={
            players: game.rule_values(game.read_options({"players": players}))
            for players in game.players
        },
    )


@dataclass
class _Records:
    """The records that were described so far."""

    found: dict[str, RecordSpec] = field(default_factory=dict)

    def add(self, layout: np.dtype[Any]) -> str:
        """Describe a record and all records in it; returns its name."""
        name = layout.type.__name__
        fields = [
            self._field(each, *layout.fields[each][:2])
            for each in layout.names or ()
            if layout.fields is not None
        ]
        if self.found.setdefault(name, RecordSpec(layout.itemsize, fields)).fields != fields:
            raise TypeError(f"two different records are called {name}")
        return name

    def _field(self, name: str, kind: np.dtype[Any], offset: int) -> FieldSpec:
        element = kind.subdtype[0] if kind.subdtype else kind
        code = self.add(element) if element.names else element.str.lstrip("<>|=")
        return FieldSpec(name, offset, code, list(kind.shape))


def _kernel(spec: KernelSpec, records: _Records) -> KernelSpec:
    """With records named as the manifest names them."""
    parameters = [_parameter(parameter, records) for parameter in spec.parameters]
    return msgspec.structs.replace(spec, parameters=parameters)


def _parameter(parameter: Parameter, records: _Records) -> Parameter:
    if ":" not in parameter.element:
        return parameter
    name = parameter.element.split(":")[1]
    known = name if name in records.found else f"{name.removesuffix('.record')}Record"
    if known not in records.found:
        raise TypeError(f"{parameter.name}: the manifest does not describe {name}")
    return msgspec.structs.replace(parameter, element=known)


def _solver(game: Game) -> SolverSpec | None:
    solver = game.strategy.solver
    if solver is None:
        return None
    tables, room = (
        [(code, list(shape)) for code, shape in spaces] for spaces in (solver.tables, solver.room)
    )
    return SolverSpec(tables, room, solver.error, game.strategy.solved)


def _verb(verb: Verb) -> VerbSpec:
    follows, names = verb.follows, []
    kinds: dict[type, str] = {Numbered: "number", Named: "name", Letters: "letters"}
    kind = kinds.get(type(follows))
    if isinstance(follows, Named):
        names = list(follows.names)
    if isinstance(follows, Letters):
        names = list(follows.letters)
    return VerbSpec(verb.word, verb.first, verb.last, verb.phase, kind, names)


def _base64(array: Batch | np.ndarray[Any, Any]) -> str:
    return b64encode(array.tobytes()).decode()
