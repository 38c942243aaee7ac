"""The games for OpenSpiel: importing this module registers them with ``pyspiel.load_game``.

A game is called ``byczo_<id>``; its parameters are its options, 0 for a number that is not set.
Seats that decide at the same time do so in a simultaneous node, one seat alone in a node of its
own. Chance comes draw by draw: each of its nodes is one draw with equally likely outcomes.
Players get by how much they are better than the mean of the others, which adds up to zero.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, get_args

import msgspec
import numpy as np
import numpy.typing as npt

from byczo.core.contract import CHANCE, NOBODY, OVER, TableState
from byczo.core.encoder import Encoder
from byczo.core.errors import GameOver, IllegalAction
from byczo.core.extras import missing_extra
from byczo.core.game import Game
from byczo.core.layout import Batch
from byczo.core.options import Options
from byczo.core.validation import listed
from byczo.games import GAMES

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing_extra(problem, __name__) from None

MOST_POINTS = 32_767
"""No total is higher: points are numbers of 16 bits."""

LONGEST = 100_000
"""Decisions of a game that does not say how long it can last."""

Parameters = dict[str, Any]


def openspiel_name(game: Game) -> str:
    """What OpenSpiel calls a game, such as ``byczo_go_fish`` for ``go-fish``."""
    return f"byczo_{game.id.replace('-', '_')}"


def parameters_of(game: Game) -> Parameters:
    """The options that are numbers, words or truth values, with their defaults."""
    found: Parameters = {"players": game.usual_players}
    for field in msgspec.structs.fields(game.options):
        if isinstance(field.default, int | str):
            found[field.name] = field.default
        elif field.default is None and int in get_args(field.type):
            found[field.name] = 0
    return found


def options_of(game: Game, parameters: Parameters) -> Options:
    """The options that the parameters stand for."""
    unset = {field.name for field in msgspec.structs.fields(game.options) if field.default is None}
    given = {name: v for name, v in parameters.items() if not (name in unset and not v)}
    return game.read_options({"players": game.usual_players, **given})


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=openspiel_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SIMULTANEOUS if game.simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class ByczoGame(pyspiel.Game):
    """A game with its options; ``start`` is a position to begin at instead of the first one."""

    def __init__(
        self, game: Game, parameters: Parameters | None = None, start: TableState | None = None
    ) -> None:
        self.game = game
        self.options = options_of(game, parameters or {})
        self.start = start
        self.engine = game.compiled
        players = self.options.players
        self.encoders = [
            Encoder(game, players, np.array([seat], np.int16), game.parts)
            for seat in range(players)
        ]
        longest = game.checks.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions + 1,
            max_chance_outcomes=max(game.most_draws, game.most_outcome),
            num_players=players,
            min_utility=-float(MOST_POINTS),
            max_utility=float(MOST_POINTS),
            utility_sum=0.0,
            max_game_length=LONGEST if longest is None else longest(self.options),
        )
        super().__init__(type_of(game), info, {**parameters_of(game), **(parameters or {})})

    def new_initial_state(self) -> ByczoState:
        """The table before the first deal, or the position to begin at."""
        first = self.game.start(self.options) if self.start is None else self.start
        return ByczoState(self, first.twin().alone())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> ByczoObserver:
        """An observer of features, or of all that a player has seen so far."""
        return ByczoObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ByczoState(pyspiel.State):
    """A table, the draws of a deal that is not complete, and what each seat has seen before."""

    def __init__(self, game: ByczoGame, table: Batch) -> None:
        super().__init__(game)
        self.table = table
        self.draws: list[int] = []
        self.memories = [b""] * game.options.players
        self._settle()

    @property
    def _game(self) -> ByczoGame:
        game: ByczoGame = self.get_game()
        return game

    @property
    def state(self) -> Any:
        """Everything on and around the table."""
        return self.table[0]

    def current_player(self) -> int:
        """Chance, the only seat that must decide, or several at once."""
        waiting = self.state.waiting
        if waiting == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if waiting == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if waiting & (waiting - 1):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(waiting.bit_length() - 1)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.waiting == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        """Ascending; none for a seat that has nothing to decide."""
        waiting = self.state.waiting
        if waiting <= 0 or not waiting >> player & 1:
            return []
        return sorted(self._game.engine.actions(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next draw."""
        limit = self._limits()[len(self.draws)]
        return [(outcome, 1 / limit) for outcome in range(limit)]

    def _apply_action(self, action: int) -> None:
        """One draw, or the decision of the only seat that must decide."""
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self._draw(int(action))
        elif player == pyspiel.PlayerId.SIMULTANEOUS:
            raise IllegalAction("several seats decide at once here: apply_actions, one for each")
        else:
            self._act({player: int(action)})

    def _apply_actions(self, actions: list[int]) -> None:
        """The decisions of all seats; those who have nothing to decide are passed over."""
        waiting, players = self.state.waiting, self._game.options.players
        if waiting == CHANCE:
            raise IllegalAction("chance decides here: apply_action, one draw")
        if len(actions) != players:
            raise IllegalAction(f"{players} seats have {players} actions, not {len(actions)}")
        self._act({seat: int(a) for seat, a in enumerate(actions) if waiting >> seat & 1})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        notation = self._game.game.notation
        return notation.write_action(self.state, action) if action else "nothing"

    def returns(self) -> list[float]:
        """At the end: by how much each is better than the mean of the others."""
        players = self._game.options.players
        if not self.is_terminal():
            return [0.0] * players
        sign = -1 if self._game.game.fewest_wins else 1
        totals = [sign * int(total) for total in self.state.totals[:players]]
        return [own - (sum(totals) - own) / (players - 1) for own in totals]

    def __str__(self) -> str:
        drawn = f" and the draws {self.draws}" if self.draws else ""
        return self.seen_as_text(NOBODY) + drawn

    def seen_as_text(self, player: int) -> str:
        """What a player, or a spectator, sees now."""
        game, engine = self._game.game, self._game.engine
        return game.view_json(engine.seen(self.state, player), player, engine).decode()

    def recalled_as_text(self, player: int) -> str:
        """The same with the digest of all that the player has seen and done before."""
        return f"{self.memories[player].hex()} {self.seen_as_text(player)}"

    def _draw(self, outcome: int) -> None:
        limit = self._limits()[len(self.draws)]
        if not 0 <= outcome < limit:
            raise IllegalAction(f"draw {outcome} cannot be: draws are now from 0 to {limit - 1}")
        self.draws.append(outcome)
        self._settle()

    def _act(self, decisions: dict[int, int]) -> None:
        if self.is_terminal():
            raise GameOver("the game is over: nothing more can be played")
        for seat, action in decisions.items():
            allowed = self._legal_actions(seat)
            if action not in allowed:
                raise IllegalAction(
                    f"seat {seat}: action {action} is not allowed now; "
                    f"allowed: {listed([str(number) for number in allowed])}"
                )
        engine = self._game.engine
        for seat, memory in enumerate(self.memories):
            seen: Any = engine.seen(self.state, seat)
            done = decisions.get(seat, 0).to_bytes(2, "big")
            self.memories[seat] = blake2b(memory + seen.tobytes() + done, digest_size=12).digest()
        for seat, action in decisions.items():
            engine.act(self.state, seat, action)
        self._settle()

    def _settle(self) -> None:
        """Let chance happen as soon as all its draws are there; some chance needs none."""
        engine = self._game.engine
        while self.state.waiting == CHANCE and len(self.draws) == len(self._limits()):
            outcome = np.zeros(self._game.game.most_outcome, np.int16)
            drawn = np.array(self.draws, np.int16)
            count = engine.unfold(self.state, drawn, outcome)
            engine.deal(self.state, outcome[:count])
            self.draws = []

    def _limits(self) -> list[int]:
        out = np.zeros(self._game.game.most_draws, np.int16)
        limits: list[int] = out[: self._game.engine.limits(self.state, out)].tolist()
        return limits


class ByczoObserver:
    """Features as numbers and the view as text; with perfect recall only text."""

    def __init__(self, game: ByczoGame, kind: Any) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self.private and not self.recalls:
            encoder = game.encoders[0]
            self.tensor = np.zeros(encoder.size, np.float32)
            places = encoder.observation.places(game.options.players)
            self.dict = {name: self.tensor[place] for name, place in places.items()}

    def set_from(self, state: ByczoState, player: int) -> None:
        """Write the features of a player."""
        if self.tensor is not None:
            out = np.zeros((1, 1, len(self.tensor)), np.uint8)
            self.game.encoders[player].encode(state.table, out)
            self.tensor[:] = out[0, 0]

    def string_from(self, state: ByczoState, player: int) -> str:
        """What a player sees; the public part alone is what a spectator sees."""
        if not self.private:
            return state.seen_as_text(NOBODY)
        return state.recalled_as_text(player) if self.recalls else state.seen_as_text(player)


def register_games() -> None:
    """Register every game of the catalogue that is not registered yet."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if openspiel_name(game) not in known:
            pyspiel.register_game(type_of(game), _class_of(game))


def _class_of(game: Game) -> type[ByczoGame]:
    """A class that makes a game from its parameters.

    OpenSpiel lets go of it after Python has ended, which only classes survive.
    """

    class RegisteredGame(ByczoGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            super().__init__(game, parameters)

    return RegisteredGame


register_games()
