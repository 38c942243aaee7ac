"""One true example of every message: asks by hand, answers and events from games being played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from byczo import __version__
from byczo.core.events import Event
from byczo.core.fairness import Fair
from byczo.core.match import Match
from byczo.core.reason import because
from byczo.games import GAMES
from byczo.messages import (
    client_messages as asks,
    http as bodies,
    server_messages as answers,
    table_events as news,
)
from byczo.messages.advice import Advice, Candidate
from byczo.messages.review import Move, Player, Review
from byczo.server.clients import refused
from byczo.server.live_table import HEARTBEAT
from byczo.server.replay import replay_of
from byczo.store.interface import Listed, Played
from byczo.table import log_entries as entries
from byczo.table.commands import Who, decide, open_table
from byczo.table.errors import TooLate
from byczo.table.presentation import table_now, view_of
from byczo.table.table import Table

NOON = 1_790_000_000_000
TABLE = "9f2c41d07ab35e8864c1d2f0"
TOKEN = "Zk3vQ8w1rXo5tYb7mNc2La"
SECRET = bytes(range(32))
RULE_SETS = ("base", "tactical")
"""Between them the games show every event in these."""

PLAYER = Player(
    seat=0,
    name="Ania",
    par=-52.0,
    result=-41.0,
    skill=6.5,
    deal=1.0,
    luck=3.5,
    cost=4.2,
    accuracy=91.0,
    decisions=22,
)
MOVE = Move(
    entry=2,
    round=1,
    turn=1,
    seat=0,
    do="play 3",
    verdict="costs",
    cost=2.1,
    error=0.3,
    danger=0.9,
    reason=because("six-nimmt-why-low", heads=2, row=4),
    best="play 46",
    best_reason=because("six-nimmt-why-next", end=45, place=2, row=4),
    standing=0.4,
    skill=-1.8,
    luck=0.6,
)

EXAMPLES: list[msgspec.Struct] = [
    asks.Hello(table=TABLE, seen=41),
    asks.Ping(sent=NOON),
    asks.Act(id="a7", do="play 45", moment=12),
    asks.Sit(id="a1", name="Ania"),
    asks.Leave(id="a30"),
    asks.Back(id="a31"),
    asks.AddBot(id="a3", bot="ox"),
    asks.Invite(id="a14", name="My bot", token=TOKEN),
    asks.Remove(id="a4", seat=2),
    asks.Replace(id="a20", seat=1),
    asks.SetUp(id="a5", options={"target": 100}, clock="relaxed"),
    asks.Salt(id="a2", salt="3fQz0Lw8"),
    asks.Start(id="a6"),
    asks.Chat(id="a8", text="Bull's eye!"),
    asks.React(id="a9", reaction="wow"),
    asks.Pause(id="a10", want=True),
    asks.Abandon(id="a11", want=True),
    asks.Rematch(id="a40"),
    asks.Link(id="a12", token=TOKEN),
    asks.Hint(id="a13"),
    answers.Welcome(table=TABLE, version=__version__, now=NOON, heartbeat=HEARTBEAT),
    answers.You(seat=0, host=True),
    answers.Chosen(moment=1, do="play 45"),
    answers.Ack(id="a7"),
    refused(TooLate("this answers moment 12; the game is at moment 13"), "en", "a7"),
    answers.Present(seats=[0, 2], watching=1, bots=True),
    answers.Hinted(
        id="a13",
        moment=1,
        advice=Advice(
            payoff="own",
            unit="heads",
            exact=False,
            worlds=800,
            usual=-6.1,
            danger="six-nimmt-danger-row",
            candidates=[
                Candidate(
                    do="play 45",
                    verdict="best",
                    cost=0.0,
                    error=0.0,
                    value=-5.2,
                    danger=0.08,
                    reason=because("six-nimmt-why-room", row=2, free=3, most=2),
                )
            ],
        ),
        last=True,
    ),
    answers.Pong(sent=NOON, now=NOON + 21),
    news.SatDown(seat=0, name="Ania", by="human"),
    news.GotUp(seat=1, name="Bruno"),
    news.Salted(seat=0),
    news.SetUpChanged(),
    news.SeatsDrawn(number=1, order=[1, 0], salts=["3fQz0Lw8"]),
    news.TakenOver(seat=1, by="ox", why="clock"),
    news.CameBack(seat=1),
    news.ClockRanOut(seat=1),
    news.Said(seat=0, name="Ania", text="Bull's eye!", at=NOON),
    news.Reacted(seat=0, reaction="wow"),
    news.PauseVote(seat=0, want=True),
    news.Paused(),
    news.PlayedOn(seat=0),
    news.AbandonVote(seat=0, want=True),
    news.Abandoned(),
    news.Gathering(number=2, commitment=Fair(SECRET).commitment),
    bodies.OpenTable(game="six-nimmt", options={"target": 66}, name="Ania"),
    bodies.Join(name="Bruno"),
    bodies.Nothing(),
    bodies.Program(token=f"{TOKEN}.c2lnbmF0dXJl"),
    bodies.Version(name="byczo", version=__version__),
    bodies.GameInfo(
        game="x-nimmt",
        title="X nimmt!",
        players=[2, 3, 4],
        minutes=20,
        fewest_wins=True,
        rule_sets={"base": {}},
        levels=["calf", "heifer", "cow", "ox", "bull", "aurochs"],
        bots=["calf", "heifer", "cow", "ox", "bull", "aurochs", "random", "greedy", "search"],
        chapters=["goal", "cards"],
        rule_values={"players": 4, "rounds": 2},
    ),
    bodies.AtTable(table=TABLE),
    bodies.Reviewed(before=0, done=17, total=44, review=None),
    PLAYER,
    MOVE,
    Review(
        game="six-nimmt",
        names=["Ania", "Bruno"],
        payoff="own",
        unit="heads",
        finished=True,
        totals=[41, 70],
        playouts=8000,
        players=[PLAYER],
        moves=[MOVE],
        turning_points=[0],
    ),
    Listed(table=TABLE, game="six-nimmt", status="gathering", changed=NOON, names=["Ania"]),
    Played(
        table=TABLE, number=1, game="six-nimmt", ended=NOON, names=["Ania", "Bruno"], result=None
    ),
]


@cache
def examples() -> dict[type[msgspec.Struct], msgspec.Struct]:
    """An example of every message, event, view and body."""
    found: dict[type[msgspec.Struct], msgspec.Struct] = {}
    for example in (*EXAMPLES, *_at_a_table(), *_again(), *_in_games()):
        found.setdefault(type(example), example)
    return found


def _again() -> Iterator[msgspec.Struct]:
    """The beginning of a finished game, as it is shown again."""
    match = Match(GAMES["x-nimmt"], {"players": 2})
    match.draw_from(Fair(SECRET))
    again = replay_of(match.record(), 0)
    yield again
    yield from again.steps


def _at_a_table() -> Iterator[msgspec.Struct]:
    """What a table of 6 nimmt! says when its game begins."""
    who = Who("ania", NOON, (), lambda count: SECRET[:count])
    log: list[entries.AnyEntry] = [open_table(asks.SetUp(id="a0"), "six-nimmt", who)]
    table = Table.replay(log)
    events: list[Event] = []
    for ask in (
        asks.Sit(id="a1", name="Ania"),
        asks.AddBot(id="a3", bot="ox"),
        asks.Start(id="a6"),
    ):
        events = table.apply(decide(table, ask, who))
    yield answers.Events(first=table.count - len(events) + 1, events=events)
    yield table_now(table)
    view = view_of(table, table.seat_of("ania"))
    assert view is not None
    yield view


def _in_games() -> Iterator[msgspec.Struct]:
    """Views and events of whole games, where everybody plays the middle of their choices."""
    for game in GAMES.values():
        for rule_set in (name for name in game.rule_sets if name in RULE_SETS):
            options: dict[str, Any] = {"players": game.players[0], **game.rule_sets[rule_set]}
            match = Match(game, options)
            yield from match.draw_from(Fair(SECRET))
            yield match.view(0)
            yield match.options
            while not match.over:
                seat = match.waiting[0]
                actions = match.actions(seat)
                yield from match.act(seat, actions[len(actions) // 2])
