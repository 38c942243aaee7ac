"""Many tables of one game as arrays, for learning programs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from byczo.core.chance import stream_of
from byczo.core.contract import NOBODY
from byczo.core.declaration import OWN, RELATIVE, WIN
from byczo.core.encoder import Encoder
from byczo.core.encoding import Observation
from byczo.core.errors import BadOption, IllegalAction
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.layout import Bytes
from byczo.core.options import Options
from byczo.core.rule import OPEN, bind, compiled
from byczo.core.seats import MOST_SEATS
from byczo.core.validation import listed, whole_number
from byczo.core.view import View
from byczo.envs.kernels import NOBODY_ERRED, run_tables
from byczo.envs.opponents import OpponentRule, opponent_of, room_to_search
from byczo.games import game_of

Array = npt.NDArray[Any]
Selection = Sequence[int] | npt.NDArray[np.bool_] | npt.NDArray[np.integer[Any]]
Seeds = int | Sequence[int] | npt.NDArray[np.integer[Any]]

PAYOFFS = {"own": OWN, "relative": RELATIVE, "win": WIN}


@dataclass(frozen=True)
class TablesSnapshot:
    """Everything about some tables at one moment; it holds what is hidden from learners, too."""

    game: str
    arrays: dict[str, Array]


@dataclass(frozen=True)
class Setting:
    """How tables were set up: with a snapshot it is all that makes them anew."""

    game: Game
    count: int
    options: Options
    learners: tuple[int, ...]
    opponents: str | OpponentRule
    reward: str
    reward_at: str
    illegal: str
    auto_reset: bool


class Tables:
    """``count`` tables of one game.

    All arrays belong to it, are changed in place by each step, and cannot be written to. Learners
    are counted in the order of ``learners``. An action is the number that the game gives it, from
    1; 0 is the action of a learner who has nothing to decide. The mask of each learner says what
    is allowed.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        options: Options | Mapping[str, Any],
        *,
        seed: Seeds | None = None,
        learners: Sequence[int] | None = None,
        opponents: str | OpponentRule = "policy",
        reward: Literal["own", "relative", "win"] = "relative",
        reward_at: Literal["decision", "end"] = "decision",
        illegal: Literal["raise", "random"] = "raise",
        auto_reset: bool = True,
    ) -> None:
        """Set up the tables and bring each to its first decision.

        ``seed`` is one for each table, or the first of as many in a row. ``learners`` are seats,
        by default all; ``opponents`` sit in the others (:func:`opponent_of`). With ``illegal`` of
        "random" a uniformly random legal action takes the place of an illegal one.
        """
        played = game_of(game) if isinstance(game, str) else game
        chosen = options if isinstance(options, Options) else played.read_options(options)
        number = whole_number(count, "the number of tables")
        seats = tuple(range(chosen.players) if learners is None else learners)
        how = (opponents, reward, reward_at, illegal, auto_reset)
        self._set_up(Setting(played, number, chosen, seats, *how))
        self.reset(seeds=secrets.randbits(48) if seed is None else seed)

    def _set_up(self, setting: Setting) -> None:
        """Everything but the games themselves."""
        self._setting = setting
        self.game, self.options, self.count = setting.game, setting.options, setting.count
        self.players = self.options.players
        self.learners, self.auto_reset = setting.learners, setting.auto_reset
        self._lenient = setting.illegal == "random"
        self._check(setting)
        seats = np.array(self.learners, np.int16)
        others = opponent_of(
            self.game, setting.opponents if len(self.learners) < self.players else "random"
        )
        self._encoder = Encoder(self.game, self.players, seats, others.parts)
        self._make_arrays()
        self._kernel = self._bound(
            seats, others, PAYOFFS[setting.reward], each_decision=setting.reward_at == "decision"
        )

    def __getstate__(self) -> tuple[Setting, TablesSnapshot]:
        """For pickle and copy: how they were set up, and all tables as they are now."""
        return self._setting, self.snapshot()

    def __setstate__(self, state: tuple[Setting, TablesSnapshot]) -> None:
        setting, snapshot = state
        self._set_up(setting)
        self.restore(snapshot)

    # --- What learners are given ---------------------------------------------------------------

    @property
    def observation(self) -> Observation:
        """The features: their names, sizes, ranges and version."""
        return self._encoder.observation

    @property
    def observations(self) -> Bytes:
        """Features by table and learner."""
        return self._shown["observations"]

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """By table, learner and action: 1 for what is allowed."""
        return self._shown["masks"]

    @property
    def waiting(self) -> npt.NDArray[np.int8]:
        """By table and learner: 1 for those who must decide."""
        return self._shown["waiting"]

    @property
    def turns(self) -> npt.NDArray[np.int16]:
        """By table: the first learner who must decide, who acts in a single step; -1 for nobody."""
        return self._shown["turns"]

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By table and learner: what the last step brought. More is always better."""
        return self._shown["rewards"]

    @property
    def done(self) -> npt.NDArray[np.int8]:
        """By table: 1 if a game ended in the last step."""
        return self._shown["done"]

    @property
    def totals(self) -> npt.NDArray[np.int16]:
        """By table and seat: the totals of the game that ended last."""
        return self._shown["totals"]

    def final_observations(self, which: Selection | None = None) -> Bytes:
        """Features by table and learner at the end of the game that ended last; 0 before that."""
        layout = self.game.state.layout
        ended = self._bytes_of("ended")[self._chosen(which)].reshape(-1).view(layout)
        known = ended["players"] > 0
        features = np.empty((known.sum(), *self.observations.shape[1:]), np.uint8)
        self._encoder.encode(ended[known], features)
        out = np.zeros((len(ended), *features.shape[1:]), np.uint8)
        out[known] = features
        return out

    def view(self, table: int, seat: int | None) -> View:
        """What a learner's seat, or a spectator, sees of a table, as a message for clients."""
        if table not in range(self.count):
            raise BadOption(f"tables are numbers from 0 to {self.count - 1}, not {table!r}")
        if seat is not None and seat not in self.learners:
            seats = listed([str(learner) for learner in self.learners], "or")
            raise BadOption(
                f"a view is that of a learner's seat, {seats}, or of None, not {seat!r}"
            )
        observer = NOBODY if seat is None else seat
        seen = self.game.compiled.seen(self._arrays["states"][table], observer)
        return self.game.view(seen, observer, self.game.compiled)

    # --- Playing -------------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """All learners who must decide act at once: an action by table and learner.

        None is a random legal action for everybody. IllegalAction names the first action that is
        not allowed; nothing has changed then.
        """
        self._run(actions, (self.count, len(self.learners)), single=False)

    def step_single(self, actions: npt.ArrayLike | None = None) -> None:
        """At each table one learner acts, the one in ``turns``: an action by table."""
        self._run(actions, (self.count,), single=True)

    def _run(self, actions: npt.ArrayLike | None, shape: tuple[int, ...], *, single: bool) -> None:
        buffer = self._arrays["actions"]
        if actions is None:
            buffer.fill(0)
        else:
            given = np.asarray(actions)
            if given.shape != shape:
                raise BadOption(f"actions have the shape {shape}, not {given.shape}")
            if given.dtype.kind not in "iub":
                raise BadOption(f"actions are whole numbers, not {given.dtype}")
            buffer[:] = given[:, None] if single else given
        error = self._kernel(False, self._lenient or actions is None, single)
        if error != NOBODY_ERRED:
            table, learner = divmod(error, len(self.learners))
            action = np.asarray(actions)[(table,) if single else (table, learner)]
            raise self._refused(table, learner, int(action))
        self._complete()

    def reset(self, which: Selection | None = None, *, seeds: Seeds | None = None) -> None:
        """Begin new games at these tables, by default at all.

        ``which`` are numbers of tables or a truth value for each. Without seeds chance goes on
        where it was; seeds are in the order of ``which``, one seed is the first of as many in a
        row.
        """
        tables = self._chosen(which)
        if seeds is not None:
            self._seed(tables, seeds)
        chosen = self._arrays["which"]
        chosen.fill(0)
        chosen[tables] = 1
        self._kernel(True, self._lenient, False)
        chosen.fill(1)  # a step is one of all tables
        self._complete()

    def snapshot(self) -> TablesSnapshot:
        """All tables as they are now."""
        return TablesSnapshot(self._name, {name: kept.copy() for name, kept in self._kept.items()})

    def restore(self, snapshot: TablesSnapshot, which: Selection | None = None) -> None:
        """Bring these tables, by default all, back to how they were."""
        if snapshot.game != self._name:
            raise BadOption(f"this is a snapshot of {snapshot.game}, not of {self._name}")
        tables = self._chosen(which)
        for name, kept in self._kept.items():
            kept[tables] = snapshot.arrays[name][tables]

    # --- Inside --------------------------------------------------------------------------------

    def _chosen(self, which: Selection | None) -> npt.NDArray[np.intp]:
        """The numbers of these tables, each once, in the order that was given."""
        given = np.arange(self.count) if which is None else np.asarray(which)
        if given.dtype.kind == "b" and given.shape == (self.count,):
            return np.flatnonzero(given)
        if given.size == 0:
            return np.arange(0)
        whole = given.dtype.kind in "iu" and given.ndim == 1
        if not whole or given.min() < 0 or given.max() >= self.count:
            raise BadOption(
                f"tables are numbers from 0 to {self.count - 1}, or a truth value for each"
            )
        if np.bincount(given).max() > 1:
            raise BadOption("a table is named twice")
        return given.astype(np.intp)

    @property
    def _name(self) -> str:
        return f"{self.count} tables of {self.game.id}, {self.options}, learners {self.learners}"

    @property
    def _kept(self) -> dict[str, Array]:
        """What changes from step to step and is not mere room to work in; states as bytes."""
        room = {"actions", "which"}
        arrays = {name: array for name, array in self._arrays.items() if name not in room}
        for name in ("states", "ended"):
            arrays[name] = self._bytes_of(name)
        return arrays

    def _bytes_of(self, name: str) -> Bytes:
        """States as bytes: numpy copies records field by field, and not the gaps between them."""
        return self._arrays[name].view(np.uint8).reshape(self.count, -1)

    def _check(self, setting: Setting) -> None:
        seats = set(self.learners)
        if self.count < 1:
            raise BadOption(f"there must be at least one table, not {self.count}")
        if not seats or len(seats) < len(self.learners) or not seats <= set(range(self.players)):
            raise BadOption(
                f"learners are different seats from 0 to {self.players - 1}, not {self.learners}"
            )
        for name, value, known in (
            ("reward", setting.reward, list(PAYOFFS)),
            ("reward_at", setting.reward_at, ["decision", "end"]),
            ("illegal", setting.illegal, ["raise", "random"]),
        ):
            if value not in known:
                raise BadOption(f"{name} is {' or '.join(known)}, not {value!r}")

    def _make_arrays(self) -> None:
        count, learners = self.count, len(self.learners)
        state = self.game.state
        self._arrays: dict[str, Array] = {
            "states": state.batch(count),
            "ended": state.batch(count),
            "chance": np.zeros((count, 1), np.int64),
            "choosing": np.zeros((count, 1), np.int64),
            "which": np.ones(count, np.int8),
            "actions": np.zeros((count, learners), np.int64),
            "observations": np.zeros((count, learners, self._encoder.size), np.uint8),
            "masks": np.zeros((count, learners, self.game.actions + 1), np.int8),
            "waiting": np.zeros((count, learners), np.int8),
            "turns": np.zeros(count, np.int16),
            "rewards": np.zeros((count, learners), np.float32),
            "done": np.zeros(count, np.int8),
            "totals": np.zeros((count, self.players), np.int16),
            "paid": np.zeros((count, self.players), np.int16),
        }
        self._shown = {name: array.view() for name, array in self._arrays.items()}
        for array in self._shown.values():
            array.flags.writeable = False

    def _bound(
        self, seats: Array, others: Any, payoff: int, *, each_decision: bool
    ) -> Callable[[bool, bool, bool], int]:
        """The kernel with everything but how it is called: fresh, lenient, single."""
        arrays = self._arrays
        first = self.game.state.batch(1)
        first[0] = self.game.start(self.options)
        places = np.zeros(MOST_SEATS, np.int16)
        places[seats] = np.arange(len(seats))
        sums, gaps = room_to_search(self.game, others)
        return bind(
            compiled(run_tables, self._encoder.parts),
            arrays["states"],
            first,
            arrays["ended"],
            self.game.state.batch(4),
            room_for(self.game),
            arrays["chance"],
            arrays["choosing"],
            arrays["which"],
            OPEN,
            arrays["actions"],
            OPEN,
            OPEN,
            self.auto_reset,
            seats,
            places,
            sum(1 << seat for seat in self.learners),
            payoff,
            each_decision,
            -1 if self.game.fewest_wins else 1,
            self._encoder.observation.sizes,
            self._encoder.order,
            others.weights,
            others.playouts,
            sums,
            gaps,
            arrays["observations"],
            arrays["masks"],
            arrays["waiting"],
            arrays["turns"],
            arrays["rewards"],
            arrays["done"],
            arrays["totals"],
            arrays["paid"],
        )

    def _complete(self) -> None:
        if not self._encoder.by_kernel:
            self._encoder.encode(self._arrays["states"], self._arrays["observations"])

    def _seed(self, tables: Array, seeds: Seeds) -> None:
        given = [whole_number(seed, "a seed") for seed in np.atleast_1d(np.asarray(seeds, object))]
        if np.ndim(seeds) == 0:
            given = [given[0] + place for place in range(len(tables))]
        if len(given) != len(tables):
            raise BadOption(f"{len(given)} seeds were given for {len(tables)} tables")
        for table, seed in zip(tables, given, strict=True):
            self._arrays["chance"][table] = stream_of(f"chance {seed}")
            self._arrays["choosing"][table] = stream_of(f"choices {seed}")

    def _refused(self, table: int, learner: int, action: int) -> IllegalAction:
        allowed = [str(number) for number in np.flatnonzero(self.masks[table, learner])]
        return IllegalAction(
            f"table {table}, seat {self.learners[learner]}: action {action} is not allowed now; "
            f"allowed: {listed(allowed)}"
        )
