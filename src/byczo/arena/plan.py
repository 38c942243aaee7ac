"""An arena from its plan to its summary: what is to be played, in order, until the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from byczo.arena.bots import check_bot
from byczo.arena.results import Results
from byczo.arena.scores import scores_of
from byczo.arena.seatings import Pairing, Seating, pairings_of, seatings_of
from byczo.arena.sequential import LeadVerdict, SequentialTest
from byczo.arena.summary import ArenaSummary, summary_of
from byczo.arena.table_play import TableJob, TablePlayer, TableResult, TableSettings, Task
from byczo.arena.values import Thought, description_of, save_values
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.options import Options, written_options
from byczo.core.validation import listed
from byczo.games import game_of
from byczo.play.bot import BotMaker
from byczo.workers import Workers, start_workers


@dataclass(frozen=True)
class Plan:
    """Who plays what, how often."""

    settings: TableSettings
    pairings: list[Pairing]
    deals: int
    margin: float | None = None  # ask whether the first bot leads the second by so much

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_of(self.settings.game)

    @property
    def players(self) -> int:
        """Seats at every table."""
        return int(self.settings.options["players"])

    @property
    def seatings(self) -> list[Seating]:
        """The tables of each deal."""
        return seatings_of(self.pairings, self.players)

    @property
    def tables(self) -> int:
        """How many tables that makes, unless a test ends it early."""
        return self.deals * len(self.seatings)


def plan_of(
    game: Game,
    options: Options,
    bots: Sequence[str] | Mapping[str, str | BotMaker],
    *,
    deals: int,
    seed: str = "1",
    limit: float = 1.0,
    cross: bool = False,
    control: bool = True,
    margin: float | None = None,
    log_values: bool = False,
) -> Plan:
    """A plan that can be carried out; BadOption or Unknown if it cannot.

    ``bots`` are names, or a mapping of names to bots of your own: ``{"mine": MyBot}``. A text in
    it stands for the bot of that name: ``{"mine": MyBot, "greedy": "greedy"}``.
    """
    makers = _makers_of(bots)
    if deals < 1:
        raise BadOption(f"deals must be at least 1, not {deals}")
    if not limit > 0:
        raise BadOption(f"the limit must be more than 0 seconds, not {limit:g}")
    if margin is not None and len(bots) != 2:
        raise BadOption(f"a test compares two bots, not {len(bots)}")
    for name in bots:
        check_bot(name, game, makers)
    return Plan(
        settings=TableSettings(game.id, written_options(options), seed, limit, makers, log_values),
        pairings=pairings_of(list(bots), cross=cross, control=control),
        deals=deals,
        margin=margin,
    )


def _makers_of(bots: Any) -> dict[str, BotMaker]:
    """Bots that were given as makers, by name; anything else is refused in one line."""
    if isinstance(bots, str):
        raise BadOption(f"bots are a list of names or a mapping, not {bots!r}")
    if not isinstance(bots, Mapping):
        for bot in bots:
            if not isinstance(bot, str):
                raise BadOption(f'a bot of your own needs a name: {{"mine": {_called(bot)}}}')
        return {}
    makers: dict[str, BotMaker] = {}
    for name, bot in bots.items():
        if not isinstance(name, str):
            raise BadOption(f"the name of a bot is a text, not {name!r}")
        if isinstance(bot, str):
            if bot != name:
                raise BadOption(f'a bot by name keeps it: {{"{bot}": "{bot}"}}, not {name!r}')
        elif not callable(bot):
            raise BadOption(
                f"{name!r} must be what makes a bot, a class or a function of a game and a "
                f"stream, not {_called(bot)}"
            )
        else:
            makers[name] = bot
    return makers


def _called(bot: object) -> str:
    """What somebody would call it: the name of a class or a function, or what else it is."""
    return str(getattr(bot, "__name__", f"one {type(bot).__name__}"))


def run_arena(
    plan: Plan,
    *,
    out: Path | None = None,
    values: Path | None = None,
    workers: int | Workers = 1,
    tick: Callable[[int], None] = lambda tables: None,
) -> ArenaSummary:
    """Play all tables that are not in the file yet, and sum up. ``tick`` hears of progress.

    ``workers`` are processes of this machine, or whatever :func:`byczo.workers.start_workers`
    gives. A plan with ``log_values`` writes what searchers thought into the file ``values``.
    """
    arena = _Arena(plan)
    if isinstance(workers, int):
        workers = start_workers(workers, most=plan.tables)
    with Results(plan.settings, out) as results, workers:
        for played in results.tables:
            arena.add(played)
        tick(len(arena.tables))
        arena.look()
        left = plan.tables - len(arena.tables)
        for played in workers.do(TableJob(plan.settings), arena.tasks(), left):
            results.add(played)
            arena.add(played)
            arena.look()
            tick(1)
    if values is not None:
        settings = plan.settings
        description = description_of(plan.game, settings.options, settings.seed)
        save_values(values, arena.thoughts(), description)
    return arena.summary()


def tasks(plan: Plan) -> Iterator[Task]:
    """Every table that a plan asks for, deal by deal: to be played wherever you like."""
    return _Arena(plan).tasks()


def play(plan: Plan, task: Task) -> TableResult:
    """Play one table. It depends on the plan and the task, and on nothing else."""
    with TablePlayer(plan.settings) as player:
        return player.play(task)


def summarise(plan: Plan, played: Iterable[TableResult]) -> ArenaSummary:
    """What the tables of a plan tell, in whatever order they come; all must be there."""
    arena = _Arena(plan)
    for table in played:
        arena.add(table)
    arena.look()
    missing = next(arena.tasks(), None)
    if missing is not None:
        raise BadOption(f"deal {missing[0]} lacks the table of {listed(list(missing[1].bots))}")
    return arena.summary()


class _Arena:
    """The tables that the plan asks for, and the test that may end it early.

    The test takes the deals in their order, however their tables come in, so that neither its
    answer nor the summary depends on the number of workers.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seatings = plan.seatings
        self.wanted = set(self.seatings)
        self.deals = plan.deals
        self.tables: dict[tuple[int, Seating], TableResult] = {}
        self.test = None if plan.margin is None else SequentialTest(plan.margin)
        self.verdict: LeadVerdict | None = None if self.test is None else self.test.verdict()

    def add(self, played: TableResult) -> None:
        """Take in a finished table, unless the plan does not ask for it, or for more of it."""
        if self.plan.settings.log_values and played.values is None:
            return
        if played.deal < self.plan.deals and played.seating in self.wanted:
            self.tables[played.deal, played.seating] = played

    def tasks(self) -> Iterator[Task]:
        """What is left to play, deal by deal; ends early when the test has its answer."""
        deal = 0
        while deal < self.deals:
            for seating in self.seatings:
                if deal < self.deals and (deal, seating) not in self.tables:
                    yield deal, seating
            deal += 1

    def look(self) -> None:
        """Let the test have all deals that are complete so far."""
        pairing = self.plan.pairings[0]
        while self.test is not None and self.test.deals < self.deals and self._complete(pairing):
            deal = self.test.deals
            lead = scores_of(
                self.tables,
                pairing,
                range(deal, deal + 1),
                self.plan.players,
                fewest_wins=self.plan.game.fewest_wins,
            ).lead[0]
            self.verdict = self.test.push(float(lead))
            if self.verdict.answer != "undecided":
                self.deals = self.test.deals

    def thoughts(self) -> Iterator[tuple[int, tuple[str, ...], list[Thought]]]:
        """What was thought at the tables that count, deal by deal."""
        for deal in range(self.deals):
            for seating in self.seatings:
                yield deal, seating.bots, self.tables[deal, seating].values or []

    def summary(self) -> ArenaSummary:
        """What was found out."""
        settings = self.plan.settings
        return summary_of(
            self.plan.game,
            settings.options,
            settings.seed,
            self.plan.pairings,
            self.tables,
            self.deals,
            self.verdict,
        )

    def _complete(self, pairing: Pairing) -> bool:
        assert self.test is not None
        seatings = pairing.seatings(self.plan.players)
        return all((self.test.deals, seating) in self.tables for seating in seatings)
