"""One game being played: the authority for local play, replay, simulation and the online table.

A match takes options, chance and actions. It gives the seats that must act, their legal
actions, what happened, what each seat sees, scores and the result; and it can be saved and
loaded at any point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any, Generic

import msgspec
import numpy as np

from byczo.core.chance import Source
from byczo.core.contract import CHANCE, NOBODY, OVER, TableState
from byczo.core.desk import TableDesk
from byczo.core.errors import BadChance, BadRecord, ByczoError, GameOver, IllegalAction, NotYourTurn
from byczo.core.events import Event
from byczo.core.fairness import Fair, read_secret
from byczo.core.game import Engine, Game
from byczo.core.game_record import VERSION, Fairness, GameRecord, Result, Seat
from byczo.core.game_types import OptionsT_co, StateT_co, ViewT_co
from byczo.core.layout import Ints
from byczo.core.match_kernels import arrange_outcome
from byczo.core.options import Options, written_options
from byczo.core.validation import listed

RecordEntry = dict[str, Any]

SHORT = 48
"""Bytes of what is told of one choice that is still secret, and more."""

_WAITING, _PHASE, _CLOSED = (
    list(TableState.layout.names or ()).index(n) for n in ("waiting", "phase", "closed")
)
"""Which of the numbers that every state begins with these are."""


class Match(Generic[StateT_co, OptionsT_co, ViewT_co]):
    """A game between seats, from the first deal to the result."""

    def __init__(
        self,
        game: Game[StateT_co, OptionsT_co, ViewT_co],
        options: Options | Mapping[str, Any],
        *,
        chance: Source | None = None,
        seats: Sequence[Seat] | None = None,
        compiled: bool = False,
    ) -> None:
        """With a source of chance, deals and rolls happen by themselves; else call :meth:`deal`.

        ``compiled`` runs the rules as machine code: the same results, sooner for many moves.
        """
        self.game = game
        self.options: OptionsT_co = _read(game, options)
        self.engine: Engine = game.compiled if compiled else game.interpreted
        self._table = game.start(self.options).alone()
        self._numbers = self._table.view(np.int32).data  # Python reads them sooner so
        self._texts = game.notation.ACTION_TEXTS
        self.everybody = range(self.state.players)
        self.seats = list(seats or (Seat(name=f"Seat {n + 1}") for n in self.everybody))
        if len(self.seats) != self.state.players:
            raise BadRecord(f"{len(self.seats)} seats are named for {self.state.players} players")
        self.log: list[RecordEntry] = []
        self.chance = chance
        self._public = game.state.batch(1)  # what everybody may know
        self._desks = game.desks(self.engine)
        self._laid_out = TableDesk(self._desks.desk, self._table, self._public)
        self._desk.observe(NOBODY, self._public)
        self._advance()

    # --- asking -------------------------------------------------------------------------------

    @property
    def state(self) -> StateT_co:
        """Everything on and around the table, secrets included: for the authority alone."""
        state: StateT_co = self._table[0]
        return state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._waiting == OVER

    @property
    def needs_chance(self) -> bool:
        """Whether cards must be dealt or dice rolled before anybody can act."""
        return self._waiting == CHANCE

    @property
    def waiting(self) -> list[int]:
        """The seats that must act now."""
        waiting = self._numbers[_WAITING]
        if waiting <= 0:
            return []
        return [seat for seat in self.everybody if waiting >> seat & 1]

    @property
    def _waiting(self) -> int:
        """The same as the state keeps it; everybody sees it."""
        return self._numbers[_WAITING]

    @property
    def _desk(self) -> TableDesk:
        """The table on the desk of this thread, where views and events are written."""
        if self._laid_out.desk is not self._desks.desk:
            self._laid_out = TableDesk(self._desks.desk, self._table, self._public)
        return self._laid_out

    def actions(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, in order."""
        return self._desk.actions(self._seat(seat))

    def legal(self, seat: int) -> list[str]:
        """The seat's legal actions as text; also while a secret choice can still be changed."""
        return [self._written(action) for action in self.actions(seat)]

    def observe(self, seat: int | None) -> StateT_co:
        """What the seat (or a spectator) may know, as a record of the game's state."""
        seen = self.game.state.blank()
        self._desk.observe(NOBODY if seat is None else self._seat(seat), seen.alone())
        return seen

    def view(self, seat: int | None) -> ViewT_co:
        """What the seat (or a spectator) may know, as a message for clients."""
        return self.game.views.read(self.view_json(seat))

    def view_json(self, seat: int | None) -> bytes:
        """The same as the JSON that is sent to clients."""
        return self._desk.view_json(NOBODY if seat is None else self._seat(seat))

    @property
    def scores(self) -> list[list[int]]:
        """The points of all rounds so far."""
        return [list(entry["score"]) for entry in self.log if "score" in entry]

    @property
    def totals(self) -> list[int]:
        """The points of all rounds so far, added up."""
        totals: list[int] = self.state.totals.tolist()
        return totals[: len(self.everybody)]

    @property
    def result(self) -> Result | None:
        """Totals, winners and the reason for the end, once there is one."""
        return result_of(self.game, self.state)

    # --- playing ------------------------------------------------------------------------------

    def act(self, seat: int, action: str | int) -> list[Event]:
        """Do what the seat says, if the rules allow it, and tell what happened."""
        return self._events(self._do(seat, action))

    def act_json(self, seat: int, action: str | int) -> bytes:
        """Do the same, and tell what happened as the JSON of a list."""
        return joined(self._do(seat, action))

    def deal(self, entry: RecordEntry | None = None) -> list[Event]:
        """Let chance happen: as the entry says, or drawn from the match's source."""
        return self._events([self._deal(entry)])

    def _do(self, seat: int, action: str | int) -> list[bytes]:
        """Act, and let chance happen if it is next; tells what happened, step by step."""
        numbers = self._numbers
        waiting, phase, closed = numbers[_WAITING], numbers[_PHASE], numbers[_CLOSED]
        if waiting == OVER:
            raise GameOver("the game is over")
        seat = self._seat(seat)
        understood = self._texts.understood(phase, action) if isinstance(action, str) else None
        number = self._read(seat, action) if understood is None else understood
        told = self._desk.act(seat, number)
        if told is None:
            said = action if isinstance(action, str) else f"action {action}"
            self._explain(seat, action)
            raise self._refused(seat, f"seat {seat} may not {said!r} now")
        if not waiting >> seat & 1:
            self._forget_choice(seat)
        do = self._texts.write(phase, number) if understood is None else action
        self.log.append({"seat": seat, "do": do})
        if numbers[_CLOSED] != closed:
            self._note_score()
        return [told, *self._advance()] if numbers[_WAITING] == CHANCE else [told]

    def _deal(self, entry: RecordEntry | None) -> bytes:
        if not self.needs_chance:
            raise BadChance(f"nothing is to be dealt or rolled now: {self._awaited()}")
        if entry is None:
            outcome = self._drawn()
        else:
            outcome = np.array(self.game.notation.read_outcome(self.state, entry), np.int16)
        self.engine.fit(arrange_outcome)(self._table, outcome)
        entry = self.game.notation.write_outcome(self.state, outcome.tolist())
        closed = self._numbers[_CLOSED]
        told = self._desk.deal(outcome)
        self.log.append(entry)
        if self._numbers[_CLOSED] != closed:
            self._note_score()
        return told

    def _note_score(self) -> None:
        """A round that was closed just now has its score in the log."""
        self.log.append({"score": self.state.points[: len(self.everybody)].tolist()})

    def _events(self, told: list[bytes]) -> list[Event]:
        events = self.game.events
        if len(told) == 1:
            [text] = told
            return list(events.read_again(text) if len(text) < SHORT else events.read(text))
        return [event for text in told for event in events.read(text)]

    def draw_from(self, chance: Source) -> list[Event]:
        """Deals and rolls come from this source from now on; those that are due happen now."""
        self.chance = chance
        return self._events(self._advance())

    def _advance(self) -> list[bytes]:
        """Deal and roll as long as chance is next and there is a source."""
        told: list[bytes] = []
        while self.needs_chance and self.chance is not None:
            told.append(self._deal(None))
        return told

    def _drawn(self) -> Ints:
        """An outcome of chance."""
        limits = self._desk.limits()
        if limits and self.chance is None:
            raise BadChance("this match has no source of chance: say what is dealt or rolled")
        return self._desk.unfold(self.chance.draws(limits) if self.chance is not None else [])

    def _seat(self, seat: int) -> int:
        """The seat as a plain number: engines would take other numbers differently."""
        try:
            seat = index(seat)
        except TypeError:
            raise NotYourTurn(f"a seat is a whole number, not {seat!r}") from None
        if seat not in self.everybody:
            raise NotYourTurn(
                f"there is no seat {seat}: this table has seats 0 to {self.everybody[-1]}"
            )
        return seat

    def _written(self, action: int) -> str:
        return self._texts.write(self._numbers[_PHASE], action)

    def _awaited(self) -> str:
        if self.over:
            return "the game is over"
        if self.needs_chance:
            return "cards or dice come first"
        return f"waiting for seat {listed([str(seat) for seat in self.waiting])}"

    def _read(self, seat: int, action: str | int) -> int:
        if isinstance(action, str):
            return self._explain(seat, action)
        try:
            number = index(action)
        except TypeError:
            why = f"an action is a text or a whole number, not {action!r}"
            raise self._refused(seat, why) from None
        return number if 0 < number <= self.game.actions else 0  # which is never legal

    def _explain(self, seat: int, action: str | int) -> int:
        """Read an action in this state; raises an error for what cannot be in it."""
        if not isinstance(action, str):
            return action
        try:
            return self.game.notation.read_action(self.state, action)
        except IllegalAction as problem:
            raise self._refused(seat, str(problem)) from None

    def _refused(self, seat: int, why: str) -> ByczoError:
        """The error for what a seat may not do, with what it may."""
        allowed = ", ".join(self.legal(seat))
        if not allowed:
            return NotYourTurn(f"seat {seat} has nothing to decide now: {self._awaited()}")
        return IllegalAction(f"{why}; allowed: {allowed}")

    def _forget_choice(self, seat: int) -> None:
        """A secret choice is changed: only the last one belongs in the log."""
        for place in reversed(range(len(self.log))):
            if self.log[place].get("seat") == seat:
                del self.log[place]
                return

    # --- saving and loading -------------------------------------------------------------------

    def record(self) -> GameRecord:
        """The game so far. It holds all hands: before the end it is for the table alone."""
        fairness = None
        if isinstance(self.chance, Fair):
            fairness = Fairness(
                commitment=self.chance.commitment,
                salts=list(self.chance.salts),
                secret=self.chance.secret.hex(),
            )
        return GameRecord(
            byczo=VERSION,
            game=self.game.id,
            options=written_options(self.options),
            seats=list(self.seats),
            fairness=fairness,
            log=list(self.log),
            result=self.result,
        )

    @classmethod
    def load(
        cls,
        game: Game[StateT_co, OptionsT_co, ViewT_co],
        record: GameRecord,
        *,
        compiled: bool = False,
    ) -> Match[StateT_co, OptionsT_co, ViewT_co]:
        """Play a record again. BadRecord names the entry that breaks the rules, and why."""
        match = cls(game, _options(game, record), seats=record.seats, compiled=compiled)
        for _ in match.replay(record):
            pass
        return match

    def replay(self, record: GameRecord) -> Iterator[tuple[RecordEntry, list[Event]]]:
        """Play the record's log entry by entry on this fresh match; yields each with its events."""
        drawn = 0
        for number, entry in enumerate(record.log, 1):
            try:
                by_chance = bool(self.needs_chance and self._desk.limits())
                events = self._repeat(entry, number)
            except ByczoError as problem:
                text = msgspec.json.encode(entry).decode()
                raise BadRecord(f"log entry {number}, {text}: {problem}") from None
            if events is not None:  # a score is no deal, though the next deal is due
                drawn += by_chance
                yield entry, events
        if len(self.log) > len(record.log):
            raise BadRecord(f"the log ends before the score {self.log[-1]['score']}")
        if record.result != self.result and record.result is not None:
            if self.result is None:
                raise BadRecord(
                    f"the log is cut off: it ends before the game does, {self._awaited()}"
                )
            raise BadRecord(f"the result should be {msgspec.to_builtins(self.result)}")
        if record.fairness is not None and record.fairness.secret is not None:
            secret = read_secret(record.fairness.secret)
            self.chance = Fair(secret, record.fairness.salts, drawn)

    def _repeat(self, entry: RecordEntry, number: int) -> list[Event] | None:
        """Do what a log entry says. A score is not done but checked: the match wrote it already."""
        if len(self.log) >= number:
            if self.log[number - 1] != entry:
                raise BadRecord(f"the round scores {self.log[number - 1]['score']}")
            return None
        if self.over:
            raise GameOver("the game was over before it")
        if set(entry) == {"seat", "do"}:
            seat, do = entry["seat"], entry["do"]
            if type(seat) is not int or not isinstance(do, str):
                raise BadRecord("a seat is a number and what it does is a text")
            return self.act(seat, do)
        if "score" in entry:
            raise BadRecord("no round has ended here")
        return self.deal(entry)


def joined(lists: Sequence[bytes]) -> bytes:
    """Lists in JSON as one list."""
    return b"[" + b",".join(text[1:-1] for text in lists if text != b"[]") + b"]"


def result_of(game: Game, state: TableState) -> Result | None:
    """How the game ended, if it has. Equal best totals share the win."""
    if state.waiting != OVER:
        return None
    totals = [int(total) for total in state.totals[: state.players]]
    best = min(totals) if game.fewest_wins else max(totals)
    return Result(
        totals=totals,
        winners=[seat for seat, total in enumerate(totals) if total == best],
        reason=game.reasons[state.reason],
    )


def _read(
    game: Game[StateT_co, OptionsT_co, ViewT_co], options: Options | Mapping[str, Any]
) -> OptionsT_co:
    """Options that are read already, or those that are given."""
    if isinstance(options, game.options):
        return options
    return game.read_options(written_options(options) if isinstance(options, Options) else options)


def _options(game: Game[StateT_co, OptionsT_co, ViewT_co], record: GameRecord) -> OptionsT_co:
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        return game.read_options(record.options)
    except ByczoError as problem:
        raise BadRecord(f"options: {problem}") from None
