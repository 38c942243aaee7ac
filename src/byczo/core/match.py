"""One game being played: the authority for local play, replay, simulation and the online table.

A match takes options, chance and actions. It gives the seats that must act, their legal
actions, what happened, what each seat sees, scores and the result; and it can be saved and
loaded at any point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import msgspec
import numpy as np

from byczo.core.chance import Source
from byczo.core.contract import CHANCE, NOBODY, OVER, Table
from byczo.core.errors import BadChance, BadRecord, ByczoError, GameOver, IllegalAction, NotYourTurn
from byczo.core.events import Event, GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.fairness import Fair, read_secret
from byczo.core.game import Engine, Game
from byczo.core.game_record import VERSION, Fairness, GameRecord, Result, Seat
from byczo.core.layout import Batch
from byczo.core.match_kernels import (
    deal_outcome,
    do_action,
    list_limits,
    observe_table,
    unfold_draws,
)
from byczo.core.options import Options, written_options
from byczo.core.validation import listed

Entry = dict[str, Any]


class Match:
    """A game between seats, from the first deal to the result."""

    def __init__(
        self,
        game: Game,
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
        self.options = options if isinstance(options, Options) else game.read_options(options)
        self.engine: Engine = game.compiled if compiled else game.interpreted
        self._table = game.start(self.options).alone()
        self._blank, self._seen, self._own = (game.state.batch(1) for _ in range(3))
        self.everybody = range(self.state.players)
        self.seats = list(seats or (Seat(name=f"Seat {n + 1}") for n in self.everybody))
        if len(self.seats) != self.state.players:
            raise BadRecord(f"{len(self.seats)} seats are named for {self.state.players} players")
        self.log: list[Entry] = []
        self.chance = chance
        self._view: msgspec.Struct | None = None  # a spectator's, made when somebody asks
        self._observe(NOBODY, self._seen)
        self._show()
        self._advance()

    # --- asking -------------------------------------------------------------------------------

    @property
    def state(self) -> Table:
        """Everything on and around the table, secrets included: for the authority alone."""
        state: Table = self._table[0]
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
        waiting = max(self._waiting, 0)
        return [seat for seat in self.everybody if waiting >> seat & 1]

    @property
    def _waiting(self) -> int:
        """The same as the state keeps it; everybody sees it."""
        return self._public.waiting

    def actions(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, in order."""
        return self.engine.actions(self._table, seat)

    def legal(self, seat: int) -> list[str]:
        """The seat's legal actions as text; also while a secret choice can still be changed."""
        write = self.game.notation.write_action
        return [write(self._public, action) for action in self.actions(self._seat(seat))]

    def observe(self, seat: int | None) -> Table:
        """What the seat (or a spectator) may know, as a record of the game's state."""
        seen = self.game.state.blank()
        self._observe(NOBODY if seat is None else self._seat(seat), seen.alone())
        return seen

    def _observe(self, seat: int, seen: Batch) -> None:
        self.engine.fit(observe_table)(self._table, seat, self._blank, seen)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What the seat (or a spectator) may know, as a message for clients."""
        showing = self.game.showing
        if self._view is None:
            self._view = showing.view(self._seen, self._public, self.engine)
        if seat is None:
            return self._view
        self._observe(self._seat(seat), self._own)
        return showing.view_from(seat, self._view, self._own, self._public, self.engine)

    def _show(self) -> None:
        """Everybody sees now what was observed."""
        self._public: Table = self.game.state.unpack(self._seen.tobytes())
        self._view = None

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
        if self.over:
            raise GameOver("the game is over")
        number = self._read(self._seat(seat), action)
        do = self.engine.fit(do_action)
        if not do(self._table, seat, number, self._blank, self._seen):
            said = action if isinstance(action, str) else f"action {action}"
            raise self._refused(seat, f"seat {seat} may not {said!r} now")
        if not self._waiting >> seat & 1:
            self._forget_choice(seat)
        self.log.append({"seat": seat, "do": self.game.notation.write_action(self._public, number)})
        events = self._happened(seat)
        return [*events, *self._advance()] if self.needs_chance else events

    def deal(self, entry: Entry | None = None) -> list[Event]:
        """Let chance happen: as the entry says, or drawn from the match's source."""
        if not self.needs_chance:
            raise BadChance(f"nothing is to be dealt or rolled now: {self._awaited()}")
        if entry is None:
            entry = self._drawn()
        outcome = self.game.notation.read_outcome(self.state, entry)
        entry = self.game.notation.write_outcome(self.state, outcome)
        deal = self.engine.fit(deal_outcome)
        deal(self._table, np.array(outcome, np.int16), self._blank, self._seen)
        self.log.append(entry)
        return self._happened(None)

    def draw_from(self, chance: Source) -> list[Event]:
        """Deals and rolls come from this source from now on; those that are due happen now."""
        self.chance = chance
        return self._advance()

    def _advance(self) -> list[Event]:
        """Deal and roll as long as chance is next and there is a source."""
        events: list[Event] = []
        while self.needs_chance and self.chance is not None:
            events += self.deal()
        return events

    def _drawn(self) -> Entry:
        limits = self._limits()
        if limits and self.chance is None:
            raise BadChance("this match has no source of chance: say what is dealt or rolled")
        drawn = self.chance.draws(limits) if self.chance is not None else []
        outcome = np.zeros(self.game.most_outcome, np.int16)
        unfold = self.engine.fit(unfold_draws)
        count = unfold(self._table, np.array(drawn, np.int16), outcome)
        return self.game.notation.write_outcome(self.state, outcome[:count].tolist())

    def _limits(self) -> list[int]:
        out = np.zeros(self.game.most_draws, np.int16)
        count = self.engine.fit(list_limits)(self._table, out)
        limits: list[int] = out[:count].tolist()
        return limits

    def _seat(self, seat: int) -> int:
        if seat not in self.everybody:
            raise NotYourTurn(
                f"there is no seat {seat}: this table has seats 0 to {self.everybody[-1]}"
            )
        return seat

    def _awaited(self) -> str:
        if self.over:
            return "the game is over"
        if self.needs_chance:
            return "cards or dice come first"
        return f"waiting for seat {listed([str(seat) for seat in self.waiting])}"

    def _read(self, seat: int, action: str | int) -> int:
        if not isinstance(action, str):
            return action
        try:
            return self.game.notation.read_action(self._public, action)
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

    def _happened(self, actor: int | None) -> list[Event]:
        before = self._public
        self._show()
        after = self._public
        events: list[Event] = []
        if after.round != before.round and after.closed == before.closed:
            events.append(RoundBegun(round=after.round))
        events += self.game.showing.happened(before, after)
        if actor is not None and not events and after.waiting >> actor & 1 == 0:
            events.append(Ready(seat=actor))
        if after.closed != before.closed:
            points = list(after.points[: after.players])
            self.log.append({"score": points})
            events.append(RoundClosed(round=after.closed, points=points, totals=self.totals))
            if after.round != before.round:
                events.append(RoundBegun(round=after.round))
        result = result_of(self.game, after)
        if result is not None:
            events.append(GameEnded(**msgspec.structs.asdict(result)))
        return events

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
    def load(cls, game: Game, record: GameRecord, *, compiled: bool = False) -> Self:
        """Play a record again. BadRecord names the entry that breaks the rules, and why."""
        match = cls(game, _options(game, record), seats=record.seats, compiled=compiled)
        for _ in match.replay(record):
            pass
        return match

    def replay(self, record: GameRecord) -> Iterator[tuple[Entry, list[Event]]]:
        """Play the record's log entry by entry on this fresh match; yields each with its events."""
        drawn = 0
        for number, entry in enumerate(record.log, 1):
            try:
                drawn += bool(self.needs_chance and self._limits())
                events = self._repeat(entry, number)
            except ByczoError as problem:
                text = msgspec.json.encode(entry).decode()
                raise BadRecord(f"log entry {number}, {text}: {problem}") from None
            if events is not None:
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

    def _repeat(self, entry: Entry, number: int) -> list[Event] | None:
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


def result_of(game: Game, state: Table) -> Result | None:
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


def _options(game: Game, record: GameRecord) -> Options:
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        return game.read_options(record.options)
    except ByczoError as problem:
        raise BadRecord(f"options: {problem}") from None
